"""Where a note about a place is put: beside it, towards the middle of the board, so that the place stays visible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from .layout import AXIS, GROUND

if TYPE_CHECKING:
    from .layout import Box

GAP: Final = 14.0
WIDTH: Final = 340.0
"""The widest a note gets, in units of the board."""
MARGIN: Final = 12.0


class NoteSpot(NamedTuple):
    """A point of the note's edge and how the note lies to it: ``side`` of the place, and ``level`` with the point."""

    x: float
    y: float
    side: str
    level: str


def note_spot(box: Box) -> NoteSpot:
    """Below a building of the town, beside anything else."""
    x, y = box.centre
    if y < GROUND - 60:
        middle = min(max(x, MARGIN + WIDTH / 2), 2 * AXIS - MARGIN - WIDTH / 2)
        return NoteSpot(middle, box.y + box.h + GAP, "below", "top")
    level = "top" if y < 420 else "bottom" if y > 700 else "middle"
    edge = {"top": box.y, "middle": y, "bottom": box.y + box.h}[level]
    if x <= AXIS:
        return NoteSpot(box.x + box.w + GAP, edge, "right", level)
    return NoteSpot(box.x - GAP, edge, "left", level)
