"""The live board: one snapshot out, intents in."""

from .board import Board

__all__ = ["Board"]
