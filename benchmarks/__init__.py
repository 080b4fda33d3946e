"""Measurements. Speeds are ratios within one run: the machine drifts, so absolute figures mean little."""
