"""Room for one more: how a space would look with another miner in it, shown where he may go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layout import DOORS, QUEUES, Box
from .mine import crowd_area
from .packing import pack

if TYPE_CHECKING:
    from ..rules.state import View

Crowd = list[tuple[str, bool]]


def spare_room(state: View, place: str, color: str) -> tuple[Box, Crowd, dict[int, Box]]:
    """Where the newcomer would stand; the crowd that is there, and where each figure of it would then be."""
    if place in state.mine:
        space = state.mine[place]
        crowd: Crowd = [*space.miners]
        area = crowd_area(place, wet=space.water > 0)
    elif place.startswith("queue-"):
        side = place.removeprefix("queue-")
        box = QUEUES[side]
        crowd = [(other, False) for other in state.castle[side]]
        area = Box(box.x + 8, box.y + 2, box.w - 16, box.h - 14)
    else:
        box = DOORS[place.removeprefix("assistant-")]
        return Box(box.x + 4.5, box.y + 10.5, 29, 43.5), [], {}
    newcomer = len(crowd)
    spots = pack([*crowd, (color, False)], area)
    boxes = {spot.member: spot.box for spot in spots}
    place_for_him = boxes.pop(newcomer, None)
    if place_for_him is None:  # he joins a figure that stands for several
        same = next(spot for spot in spots if crowd[spot.member] == (color, False))
        place_for_him = same.box
    return place_for_him, crowd, boxes
