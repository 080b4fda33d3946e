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
        pieces.append(Piece(f"{prefix}-{name.removeprefix('salt-')}{number}", name, box))
    return tuple(pieces)


def salt_names(salt: Salt) -> list[str]:
    """The symbol of each cube: brown, then green, then white."""
    return [f"salt-{colour}" for colour in salt.cubes()]


def salt_row(prefix: str, salt: Salt, area: Box, *, scale: float = 1.0, centred: bool = True) -> tuple[Piece, ...]:
    """Salt side by side."""
    names = salt_names(salt)
    return _pieces(prefix, names, row_of_cubes(len(names), area, scale=scale, centred=centred))


def water_row(prefix: str, count: int, area: Box, *, scale: float = 1.0, centred: bool = True) -> tuple[Piece, ...]:
    """Water side by side."""
    return _pieces(prefix, ["water"] * count, row_of_cubes(count, area, scale=scale, centred=centred))


def salt_pile(prefix: str, salt: Salt, middle: float, foot: float, scale: float) -> tuple[Piece, ...]:
    """The salt of an order as a little pyramid."""
    names = salt_names(salt)
    return _pieces(prefix, names, pile_of_cubes(len(names), middle, foot, scale))
