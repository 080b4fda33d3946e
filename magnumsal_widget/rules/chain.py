"""The chain rule.

Between every miner in the mine and the entrance there must be no space without a miner of somebody. A miner may enter a
space that is joined to the entrance by occupied ones, judged after he has left where he stood; and his leaving must not
cut anybody off.

Exception: he may leave a chamber, even cutting off miners further in, when it and all further chambers of its corridor
are revealed and hold no salt. It never applies to a shaft section.

All functions work on masks of mine spaces.
"""

from __future__ import annotations

from functools import lru_cache

from .places import ALL_CHAMBERS, BEYOND, BIT, CHILDREN, FIRST_CHAMBER, OUTWARD, SPACES, WAY
from .rulings import Rulings

_KEEP = 1 << 16


@lru_cache(_KEEP)
def joined(occupied: int) -> int:
    """The occupied spaces that are joined to the entrance by occupied spaces."""
    chain, frontier = 0, [0]
    while frontier:
        space = frontier.pop()
        if occupied & BIT[space]:
            chain |= BIT[space]
            frontier += CHILDREN[space]
    return chain


@lru_cache(_KEEP)
def enterable(occupied: int) -> int:
    """The spaces a miner may enter: ``S1``, and whatever lies next to the chain."""
    mask = BIT[0]
    chain = joined(occupied)
    for space, children in enumerate(CHILDREN):
        if chain & BIT[space]:
            for child in children:
                mask |= BIT[child]
    return mask


def gaps(occupied: int, space: int) -> int:
    """The empty spaces on the way from a space to the entrance: what keeps a miner from entering it."""
    mask = 0
    for step in WAY[space]:
        if not occupied & BIT[step]:
            mask |= BIT[step]
    return mask


@lru_cache(_KEEP)
def holding(occupied: int, stranded_count: bool) -> int:
    """The spaces with a miner somewhere beyond them who needs them: one who is joined to the entrance now.

    Miners that are cut off already hold nobody back, unless ``stranded-miners=count``.
    """
    behind = occupied if stranded_count else joined(occupied)
    mask = 0
    for space in range(SPACES):
        if behind & BEYOND[space]:
            mask |= BIT[space]
    return mask


@lru_cache(_KEEP)
def excused(empty: int) -> int:
    """The chambers that may be left by the exception, given the chambers without salt."""
    mask = 0
    for chamber in range(FIRST_CHAMBER, SPACES):
        if not OUTWARD[chamber] & ~empty:
            mask |= BIT[chamber]
    return mask


def without_salt(revealed: int, salty: int, rulings: Rulings) -> int:
    """The chambers without salt for the exception: revealed ones, or with ``chain-exception=empty`` all."""
    return (ALL_CHAMBERS if rulings.exception_when_empty else revealed) & ~salty


def may_leave(occupied: int, shared: int, empty: int, rulings: Rulings) -> int:
    """The spaces one miner may leave without cutting anybody off: somebody stays there, nobody is beyond, or the
    exception allows it. ``shared`` are the spaces with more than one miner, ``empty`` the chambers without salt."""
    return shared | ~holding(occupied, rulings.stranded_count) | excused(empty)


def cut_off(occupied: int, space: int, rulings: Rulings) -> int:
    """The spaces whose miners are cut off when the last miner leaves a space that he may not leave."""
    return BEYOND[space] & (occupied if rulings.stranded_count else joined(occupied))
