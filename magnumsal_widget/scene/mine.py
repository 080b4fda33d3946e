"""The mine: shaft sections and chambers with the people, salt and water in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.places import is_chamber, level_of
from ..words.board import board_words
from .art import around, natural
from .cubes import salt_row, water_row
from .figures import counts, figures
from .identity import ids_at
from .layout import (
    BEAM,
    CROWD_HEIGHT,
    FOOT_DRY,
    FOOT_WET,
    POST,
    SHELF,
    SPACES,
    STANDING,
    WATERLINE,
    Box,
)
from .memory import remembered
from .model import Label, Piece, Place
from .speech import space_content, space_title

if TYPE_CHECKING:
    from ..rules.state import Space, View
    from .identity import Crew

MAP_CUBES: Final = 0.78
MAP_WATER: Final = 0.64


def mine_places(state: View, crew: Crew, language: str) -> list[Place]:
    """All 24 spaces."""
    return [_place(space, ids_at(crew, space.name, space.miners), language) for space in state.mine.values()]


@remembered
def _place(space: Space, ids: tuple[str, ...], language: str) -> Place:
    box = SPACES[space.name]
    chamber = is_chamber(space.name)
    miners = figures(space.miners, ids, crowd_area(space.name, wet=space.water > 0))
    words = board_words(language)
    return Place(
        name=space.name,
        shape="room" if chamber else "shaft-high" if box.h > CROWD_HEIGHT else "shaft-low",
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


def _ground(space: Space, box: Box) -> tuple[Piece | Label, ...]:
    """Rock with its level, and what a map says of it; or a room with its passage towards the shaft."""
    name, side, first = space.name, space.name[1].lower(), space.name[2] == "1"
    ground: tuple[Piece, ...]
    if space.revealed:
        art = f"room-{side}{'1' if first else ''}"
        ground = (Piece("room", art, natural(art, box.x - 10, box.y)),)
        if not space.salt.total:
            ground += (Piece("spent", "spent", around("spent", box.x + box.w / 2, box.y + 18, 0.6)),)
    else:
        mirrored = (int(name[2]) + (side == "l")) % 2
        art = f"{'mapped' if space.tile else 'rock'}-{level_of(name)}{'m' if mirrored else ''}"
        ground = (Piece("rock", art, natural(art, box.x, box.y)), *_chart(space, box))
    if space.water:
        art = f"puddle-{min(4, space.water)}"
        ground += (Piece("puddle", art, around(art, box.x + box.w / 2, box.y + 128)),)
    return ground


def _chart(space: Space, box: Box) -> tuple[Piece, ...]:
    """Mapped mine: a chart pinned to the rock shows the cubes to come."""
    if not space.tile:
        return ()
    chart = natural("chart", box.x + 5, box.y + 64)
    salt = Box(chart.x + 4, chart.y + 4, chart.w - 8, 20)
    water = Box(chart.x + 4, chart.y + 25, chart.w - 8, 16)
    return (
        Piece("chart", "chart", chart),
        *salt_row(space.tile.salt, salt, prefix="m", scale=MAP_CUBES),
        *water_row(space.tile.water, water, prefix="m", scale=MAP_WATER),
    )


def _cubes(space: Space, box: Box) -> tuple[Piece | Label, ...]:
    """Salt on the shelf, water at the foot."""
    shelf = Box(box.x + SHELF.x, box.y + SHELF.y, SHELF.w, SHELF.h)
    waterline = Box(box.x + WATERLINE.x, box.y + WATERLINE.y, WATERLINE.w, WATERLINE.h)
    return salt_row(space.salt, shelf) + water_row(space.water, waterline)
