"""Miners of a place as figures, with their ids, and the discs that count them where one stands for several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .art import around
from .model import Figure, Label, Piece
from .packing import pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .layout import Box


def figures(crowd: Sequence[tuple[str, bool]], ids: Sequence[str], area: Box) -> tuple[Figure, ...]:
    """The miners of a place, standing and lying in its area, from the back to the front."""
    return tuple(Figure(ids[spot.member], *crowd[spot.member], spot.box, spot.number) for spot in pack(crowd, area))


def counts(miners: Sequence[Figure]) -> tuple[Piece | Label, ...]:
    """A dark disc with the number beside the feet of every figure that stands for several, clear of its mark."""
    pieces: list[Piece | Label] = []
    for miner in miners:
        if miner.count > 1:
            x, y = miner.box.x + miner.box.w - 5, miner.box.y + miner.box.h - 5
            pieces.append(Piece(f"{miner.id}-disc", "disc", around("disc", x, y, 0.9)))
            pieces.append(Label(f"{miner.id}-count", "count", x, y + 4.4, str(miner.count)))
    return tuple(pieces)
