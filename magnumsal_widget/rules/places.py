"""The places of the game, their names and how they hang together.

The shaft ``S1``–``S6`` goes straight down from the entrance. Corridors of four, three and two chambers leave it on both
sides at ``S2``, ``S4`` and ``S6``. Seen from the entrance the mine is a tree: every space has one neighbour that is
nearer the surface (its *parent*), so the way to the surface is unique.

Sets of mine spaces are bit masks: bit ``i`` stands for ``MINE[i]``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

COLORS: Final = ("orange", "black", "purple", "white")
"""Players' colours, in the order in which a bare number of players takes them."""

SHAFT: Final = ("S1", "S2", "S3", "S4", "S5", "S6")
CORRIDOR_LENGTH: Final = {1: 4, 2: 3, 3: 2}
"""Chambers on each side, by level. Level n leaves the shaft at section 2n."""

CHAMBERS: Final = tuple(
    f"{level}{side}{distance}"
    for level, length in CORRIDOR_LENGTH.items()
    for side in "LR"
    for distance in range(1, length + 1)
)
MINE: Final = SHAFT + CHAMBERS
BUILDINGS: Final = ("inn", "workshop", "pump", "market", "square", "castle")
ASSISTANT_PLACES: Final = ("workshop", "pump", "market", "castle")

INDEX: Final = {name: i for i, name in enumerate(MINE)}
SPACES: Final = len(MINE)
FIRST_CHAMBER: Final = len(SHAFT)
BIT: Final = tuple(1 << i for i in range(SPACES))
ALL_CHAMBERS: Final = sum(BIT[FIRST_CHAMBER:])


def is_chamber(place: str) -> bool:
    """True for ``1L1`` … ``3R2``, false for shaft sections and anything else."""
    return INDEX.get(place, -1) >= FIRST_CHAMBER


def level_of(chamber: str) -> int:
    """Level 1–3 of a chamber; the digit it begins with."""
    return int(chamber[0])


def _parent(index: int) -> int:
    """The neighbour nearer the surface, or -1 for ``S1``, which opens to the entrance."""
    name = MINE[index]
    if index < FIRST_CHAMBER:
        return index - 1
    distance = int(name[2])
    return INDEX[f"S{2 * level_of(name)}"] if distance == 1 else INDEX[f"{name[:2]}{distance - 1}"]


PARENT: Final = tuple(_parent(i) for i in range(SPACES))
CHILDREN: Final = tuple(tuple(j for j in range(SPACES) if PARENT[j] == i) for i in range(SPACES))


def _climb(index: int) -> tuple[int, ...]:
    path = []
    while (index := PARENT[index]) >= 0:
        path.append(index)
    return tuple(path)


WAY: Final = tuple(_climb(i) for i in range(SPACES))
"""For each space the indices of the spaces between it and the entrance, nearest first; the space itself is
not on it."""

WAY_MASK: Final = tuple(sum(BIT[j] for j in way) for way in WAY)

BEYOND: Final = tuple(sum(BIT[j] for j in range(SPACES) if i in WAY[j]) for i in range(SPACES))
"""For each space the mask of all spaces that can only be reached through it."""

OUTWARD: Final = tuple((BIT[i] | BEYOND[i]) & ALL_CHAMBERS if i >= FIRST_CHAMBER else 0 for i in range(SPACES))
"""For each chamber the mask of itself and the chambers further in; 0 for shaft sections."""

NEIGHBOUR_CHAMBERS: Final = tuple(
    tuple(j for j in range(FIRST_CHAMBER, SPACES) if i >= FIRST_CHAMBER and (PARENT[j] == i or PARENT[i] == j))
    for i in range(SPACES)
)
"""For each chamber the chambers next to it in the same corridor: where a bucket can pour."""


def way(chamber: str) -> tuple[str, ...]:
    """The way to the surface from a mine space.

    >>> way("2R3")
    ('2R2', '2R1', 'S4', 'S3', 'S2', 'S1')
    """
    return tuple(MINE[i] for i in WAY[INDEX[chamber]])


@lru_cache(1 << 16)
def spaces_in(mask: int) -> tuple[int, ...]:
    """The indices of the spaces in a mask, in the order of ``MINE``."""
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


def names_in(mask: int) -> tuple[str, ...]:
    """The names of the spaces in a mask."""
    return tuple(MINE[i] for i in spaces_in(mask))
