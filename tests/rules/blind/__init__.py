"""Tests written from the rules alone, without a look at the engine's code."""
