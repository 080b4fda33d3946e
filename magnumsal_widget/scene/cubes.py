"""Rows and piles of cubes as pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .model import Piece
from .packing import pile_of_cubes, row_of_cubes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..rules.components import Salt
    from .layout import Box


def _pieces(prefix: str, names: Sequence[str], boxes: Iterable[Box]) -> tuple[Piece, ...]:
    """Cubes numbered within their kind, so that the rest keep their ids when one is taken."""
    seen: dict[str, int] = {}
    pieces = []
    for name, box in zip(names, boxes, strict=True):
        number = seen[name] = seen.get(name, -1) + 1
        pieces.append(Piece(f"{prefix}{name.removeprefix('salt-')}{number}", name, box))
    return tuple(pieces)


def salt_row(salt: Salt, area: Box, *, prefix: str = "", scale: float = 1.0) -> tuple[Piece, ...]:
    """Salt side by side: brown, then green, then white."""
    names = [f"salt-{colour}" for colour in salt.cubes()]
    return _pieces(prefix, names, row_of_cubes(len(names), area, scale))


def water_row(count: int, area: Box, *, prefix: str = "", scale: float = 1.0) -> tuple[Piece, ...]:
    """Water side by side."""
    return _pieces(prefix, ["water"] * count, row_of_cubes(count, area, scale))


def salt_pile(salt: Salt, middle: float, foot: float, *, prefix: str, scale: float) -> tuple[Piece, ...]:
    """The salt of an order as a little pyramid."""
    names = [f"salt-{colour}" for colour in salt.cubes()]
    return _pieces(prefix, names, pile_of_cubes(len(names), middle, foot, scale))
