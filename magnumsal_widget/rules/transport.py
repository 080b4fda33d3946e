"""Transport: what it costs to carry salt to the surface, and who is paid.

Per cube, 1 gr is due for every space on the way without a miner of one's own, to the owner of a miner in that space; with
several owners the player chooses, cube by cube. A decision names only the total of each payee. Such totals are right when
they sum to what is due in all, and every set of payees gets at least what is due in spaces that only they occupy.

A cart frees one such space, or two that are adjacent on the way, of the fee.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from . import cells as at
from .places import BIT, FIRST_CHAMBER, WAY
from .table import Table

Span = tuple[int, ...]
"""The spaces a cart runs through, as positions on the way: one, or two that follow each other."""
Owners = tuple[int, ...]
"""For each space on the way a mask of the seats that can be paid there; 0 where the carrier has a miner himself."""
Bounds = tuple[tuple[int, int, int], ...]
"""For each payee his seat, the least and the most he can get."""


def owners_on_way(table: Table, seat: int, chamber: int) -> Owners:
    """Whom a player can pay in each space between a chamber and the surface."""
    cells = table.cells
    own = cells[at.PRESENT + seat]
    others = [
        (1 << rival, cells[at.PRESENT + rival]) for rival in range(len(table.setup.players)) if rival != seat
    ]
    found = []
    for space in WAY[chamber]:
        bit = BIT[space]
        mask = 0
        if not own & bit:
            for rival, present in others:
                if present & bit:
                    mask |= rival
        found.append(mask)
    return tuple(found)


@lru_cache(1 << 14)
def cart_plans(owners: Owners, chamber: int, carts: int, chambers_only: bool) -> tuple[tuple[Span, ...], ...]:
    """Every way to lay up to so many carts: spans of one or two adjacent fee spaces that do not overlap, no cart first."""
    way = WAY[chamber]
    usable = [bool(mask) and not (chambers_only and way[i] < FIRST_CHAMBER) for i, mask in enumerate(owners)]

    def lay(first: int, left: int) -> Iterator[tuple[Span, ...]]:
        yield ()
        if not left:
            return
        for i in range(first, len(way)):
            if usable[i]:
                for rest in lay(i + 1, left - 1):
                    yield ((i,), *rest)
                if i + 1 < len(way) and usable[i + 1]:
                    for rest in lay(i + 2, left - 1):
                        yield ((i, i + 1), *rest)

    return tuple(lay(0, carts))


@lru_cache(1 << 16)
def demand(owners: Owners, cubes: int, spans: tuple[Span, ...], capacity: int) -> tuple[int, ...]:
    """What is due in each space of the way: one coin for each cube that no cart takes through it."""
    due = [cubes if mask else 0 for mask in owners]
    for span in spans:
        for i in span:
            due[i] = max(0, cubes - capacity) if owners[i] else 0
    return tuple(due)


@lru_cache(1 << 16)
def bounds(owners: Owners, due: tuple[int, ...]) -> Bounds:
    """The least and the most each payee can get.

    The least is due where he is the only one to be paid, the most wherever he can be paid. With at most three payees
    these limits, and the sum, are all there is to a right payment: two payees together get what the third does not.
    """
    seats = 0
    for mask, amount in zip(owners, due, strict=True):
        if amount:
            seats |= mask
    found = []
    for seat in range(at.SEATS):
        bit = 1 << seat
        if seats & bit:
            least = sum(amount for mask, amount in zip(owners, due, strict=True) if mask == bit)
            most = sum(amount for mask, amount in zip(owners, due, strict=True) if mask & bit)
            found.append((seat, least, most))
    return tuple(found)


@lru_cache(1 << 14)
def totals(limits: Bounds, due: int) -> tuple[tuple[int, ...], ...]:
    """Every right payment, as the total of each payee."""
    if not limits:
        return ((),)
    (_, least, most), rest = limits[0], limits[1:]
    if not rest:
        return ((due,),) if least <= due <= most else ()
    room = sum(limit[2] for limit in rest)
    need = sum(limit[1] for limit in rest)
    return tuple(
        (amount, *others)
        for amount in range(max(least, due - room), min(most, due - need) + 1)
        for others in totals(rest, due - amount)
    )


@lru_cache(1 << 12)
def payments(limits: Bounds, due: int, players: tuple[str, ...]) -> tuple[tuple[tuple[str, int], ...], ...]:
    """Every right payment as it is written: payees in seat order, without zeros."""
    return tuple(
        tuple((players[limit[0]], amount) for limit, amount in zip(limits, amounts, strict=True) if amount)
        for amounts in totals(limits, due)
    )


def shares(owners: Owners, due: tuple[int, ...], pay: dict[int, int]) -> dict[int, dict[int, int]]:
    """One way to split right totals among the spaces: for each payee, what he gets at which position of the way.

    Coins are handed out space by space; a payee who has got his total makes room by passing coins of an earlier space on to
    somebody else who can be paid there (an augmenting path in the flow from spaces to payees).
    """
    paid: list[dict[int, int]] = [{} for _ in owners]
    left = dict(pay)

    def find(space: int, seen: set[int]) -> bool:
        """Pay one coin for a space, moving coins already laid if need be."""
        for seat in range(at.SEATS):
            if not owners[space] >> seat & 1 or seat in seen:
                continue
            seen.add(seat)
            if left.get(seat, 0):
                left[seat] -= 1
                paid[space][seat] = paid[space].get(seat, 0) + 1
                return True
            for other, laid in enumerate(paid):
                if laid.get(seat, 0) and other != space and find(other, seen):
                    laid[seat] -= 1
                    paid[space][seat] = paid[space].get(seat, 0) + 1
                    return True
        return False

    for space, amount in enumerate(due):
        for _ in range(amount):
            if not find(space, set()):
                raise AssertionError("the totals do not pay for the way")
    split: dict[int, dict[int, int]] = {}
    for space, laid in enumerate(paid):
        for seat, amount in laid.items():
            if amount:
                split.setdefault(seat, {})[space] = amount
    return split
