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


def note_spot(box: Box, clear_of: Box | None = None) -> NoteSpot:
    """Below a building of the town, beside anything else; on the side away from another place, if one is given."""
    x, y = box.centre
    if y < GROUND - 60:
        middle = min(max(x, MARGIN + WIDTH / 2), 2 * AXIS - MARGIN - WIDTH / 2)
        return NoteSpot(middle, box.y + box.h + GAP, "below", "top")
    level = "top" if y < 420 else "bottom" if y > 700 else "middle"
    edge = {"top": box.y, "middle": y, "bottom": box.y + box.h}[level]
    right = x <= AXIS
    if clear_of and clear_of.centre[0] != x:
        right = clear_of.centre[0] < x
    if right and box.x + box.w + GAP + WIDTH > 2 * AXIS - MARGIN:
        right = False
    if not right and box.x - GAP - WIDTH < MARGIN:
        right = True
    return NoteSpot(box.x + box.w + GAP if right else box.x - GAP, edge, "right" if right else "left", level)
