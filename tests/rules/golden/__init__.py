"""Golden playthroughs and decision counts, as text that people can read and compare.

Written anew, all of them, by::

    python -m tests.rules.golden

A change here is a change of the rules, of the notation or of what can be observed: read the difference before you keep
it.
"""

from __future__ import annotations

from pathlib import Path

from .perft import perft_table
from .playthrough import PLAYTHROUGHS, playthrough

HERE = Path(__file__).parent
PERFT = "perft"
NAMES = (*PLAYTHROUGHS, PERFT)


def write(name: str) -> str:
    """The text of a golden file as the engine gives it now."""
    return perft_table() if name == PERFT else playthrough(*PLAYTHROUGHS[name])


def file(name: str) -> Path:
    """Where a golden file is kept."""
    return HERE / f"{name}.txt"
