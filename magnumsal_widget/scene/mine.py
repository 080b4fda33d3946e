"""The mine: shaft sections and chambers with the people, salt and water in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.places import is_chamber, level_of
from .art import around, natural
from .cubes import salt_row, water_row
from .figures import counts, figures
from .layout import (
    BEAM,
    CROWD_HEIGHT,
    FOOT_DRY,
    FOOT_WET,
    POST,
    ROOM_HEIGHT,
    SHELF,
    SPACES,
    STANDING,
    WATERLINE,
    Box,
)
from .model import Label, Piece, Place
from .speech import space_content, space_title

if TYPE_CHECKING:
    from ..rules.state import Space, View
    from ..words.board import BoardWords
    from .identity import Crew

PASSAGE_HEIGHT = 44.0


def mine_places(state: View, crew: Crew, words: BoardWords) -> list[Place]:
    """All 24 spaces."""
    return [_place(space, crew, words) for space in state.mine.values()]


def _place(space: Space, crew: Crew, words: BoardWords) -> Place:
    box = SPACES[space.name]
    chamber = is_chamber(space.name)
    miners = figures(space.name, space.miners, crowd_area(space.name, wet=space.water > 0), crew)
    return Place(
        name=space.name,
        shape="room" if chamber else "shaft",
        box=box,
        title=space_title(space.name, words),
        content=space_content(space, words),
        ground=_ground(space, box) if chamber else (),
        miners=miners,
        pieces=_cubes(space, box) + counts(miners),
    )


def crowd_area(name: str, *, wet: bool = False) -> Box:
    """Where the miners of a space stand: on the beam of the shaft, on the floor of a chamber or behind its water."""
    box = SPACES[name]
    if is_chamber(name):
        foot = FOOT_WET if wet else FOOT_DRY
        return Box(box.x + STANDING.x, box.y + foot - STANDING.h, STANDING.w, STANDING.h)
    high = min(CROWD_HEIGHT, box.h - BEAM)
    return Box(box.x + POST, box.y + box.h - BEAM - high, box.w - 2 * POST, high)


def passage(name: str) -> Box:
    """The opening towards the shaft."""
    box = SPACES[name]
    first = name[2] == "1"
    top = box.y + ROOM_HEIGHT - PASSAGE_HEIGHT
    if name[1] == "L":
        return Box(box.x + box.w - 4, top, 10 if first else 14, PASSAGE_HEIGHT)
    return Box(box.x - 6 if first else box.x - 10, top, 10 if first else 14, PASSAGE_HEIGHT)


def _ground(space: Space, box: Box) -> tuple[Piece | Label, ...]:
    """Rock with its level, and what a map says of it; or a room."""
    name = space.name
    if not space.revealed:
        mirrored = (int(name[2]) + (name[1] == "L")) % 2
        art = f"rock-{level_of(name)}{'m' if mirrored else ''}"
        return Piece(f"{name}-rock", art, natural(art, box.x, box.y)), *_chart(space, box)
    ground = [
        Piece(f"{name}-passage", "passage", passage(name)),
        Piece(f"{name}-room", "room", natural("room", box.x, box.y)),
    ]
    if not space.salt.total:
        ground.append(Piece(f"{name}-spent", "spent", around("spent", box.x + box.w / 2, box.y + 18, 0.6)))
    if space.water:
        wide = 2 * min(50, 12 + 11 * space.water)
        ground.append(Piece(f"{name}-puddle", "puddle", _puddle(box, wide)))
    return tuple(ground)


def _puddle(box: Box, wide: float) -> Box:
    return Box(box.x + box.w / 2 - wide / 2, box.y + 122, wide, 12)


def _chart(space: Space, box: Box) -> tuple[Piece, ...]:
    """Mapped mine: a chart pinned to the rock shows the cubes to come. Water carried in lies before it."""
    pieces: tuple[Piece, ...] = ()
    if space.tile:
        chart = natural("chart", box.x + 5, box.y + 84)
        cubes = Box(chart.x + 4, chart.y + 5, 92 - 15 * space.tile.water, 20)
        drops = 13 * (space.tile.water - 1) + 14
        pieces = (
            Piece(f"{space.name}-chart", "chart", chart),
            *salt_row(f"{space.name}-map", space.tile.salt, cubes, scale=0.82, centred=False),
            *water_row(
                f"{space.name}-map", space.tile.water, Box(chart.x + 98 - drops, chart.y + 9, drops, 16), scale=0.64
            ),
        )
    if space.water:
        pieces += (Piece(f"{space.name}-puddle", "puddle", _puddle(box, 2 * min(50, 12 + 11 * space.water))),)
    return pieces


def _cubes(space: Space, box: Box) -> tuple[Piece | Label, ...]:
    """Salt on the shelf, water at the foot."""
    shelf = Box(box.x + SHELF.x, box.y + SHELF.y, SHELF.w, SHELF.h)
    waterline = Box(box.x + WATERLINE.x, box.y + WATERLINE.y, WATERLINE.w, WATERLINE.h)
    return salt_row(space.name, space.salt, shelf) + water_row(space.name, space.water, waterline)
