"""Transport: what it costs to carry salt to the surface, and who is paid.

Per cube, 1 gr is due for every space on the way without a miner of one's own, to the owner of a miner in that space;
with several owners the player chooses, cube by cube. A decision names only the total of each payee. Such totals are
right when they sum to what is due in all, and every set of payees gets at least what is due in spaces that only they
occupy.

A cart frees one such space, or two that are adjacent on the way, of the fee.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from . import cells as at
from .places import BIT, FIRST_CHAMBER, INDEX, MINE, WAY, WAY_MASK

Tolls = tuple[int, int, int, int]
"""For each seat a mask of the spaces on the way where he can be paid; empty for the carrier himself."""
Spans = tuple[tuple[str, ...], ...]
"""The spaces of each cart: one, or two that are adjacent on the way; from the chamber upward."""
Bounds = tuple[tuple[int, int, int], ...]
"""For each payee his seat, the least and the most he can get."""
Pay = tuple[tuple[str, int], ...]
"""The total of each payee, in seat order and without zeros."""


class Load(NamedTuple):
    """Cubes carried up with carts laid in one way: the fee in all, and the limits of each payee."""

    carts: Spans
    fee: int
    limits: Bounds


def tolls_on_way(cells: list[int], seat: int, chamber: int) -> Tolls:
    """Whom a player has to pay between a chamber and the surface, and where."""
    way = WAY_MASK[chamber] & ~cells[at.PRESENT + seat]
    first, second, third, fourth = cells[at.PRESENT : at.PRESENT + at.SEATS]
    return first & way, second & way, third & way, fourth & way


def fee_spaces(tolls: Tolls) -> int:
    """The spaces where a fee is due."""
    return tolls[0] | tolls[1] | tolls[2] | tolls[3]


def with_a_choice(tolls: Tolls) -> int:
    """The spaces where more than one owner can be paid."""
    first, second, third, fourth = tolls
    return first & second | (first | second) & third | (first | second | third) & fourth


@lru_cache(1 << 15)
def carry(tolls: Tolls, cubes: int, carted: int, capacity: int) -> tuple[int, Bounds]:
    """The fee for so many cubes, with carts on the spaces of a mask, and the least and the most each payee can get.

    The least is due where he is the only one to be paid, the most wherever he can be paid. With at most three payees
    these limits, and the sum, are all there is to a right payment: two payees together get what the third does not.
    """
    spaces = fee_spaces(tolls)
    if not spaces:
        return 0, ()
    if carted:
        saved = min(cubes, capacity)
        fee = cubes * spaces.bit_count() - saved * (spaces & carted).bit_count()
    else:
        saved = 0
        fee = cubes * spaces.bit_count()
    twice = with_a_choice(tolls)
    limits = []
    for seat, mine in enumerate(tolls):
        if mine:
            alone = mine & ~twice
            most = cubes * mine.bit_count() - saved * (mine & carted).bit_count()
            if most:
                limits.append((seat, cubes * alone.bit_count() - saved * (alone & carted).bit_count(), most))
    return fee, tuple(limits)


@lru_cache(1 << 14)
def cart_layouts(chamber: int, spaces: int, carts: int, chambers_only: bool) -> tuple[tuple[Spans, int], ...]:
    """Every way to lay up to so many carts on fee spaces, as spans and as a mask; spans do not overlap, no cart
    comes first."""
    way = WAY[chamber]
    usable = [bool(spaces & BIT[space]) and not (chambers_only and space < FIRST_CHAMBER) for space in way]

    def lay(first: int, left: int) -> Iterator[Spans]:
        yield ()
        if not left:
            return
        for i in range(first, len(way)):
            if usable[i]:
                for rest in lay(i + 1, left - 1):
                    yield ((MINE[way[i]],), *rest)
                if i + 1 < len(way) and usable[i + 1]:
                    for rest in lay(i + 2, left - 1):
                        yield ((MINE[way[i]], MINE[way[i + 1]]), *rest)

    return tuple((spans, mask_of(spans)) for spans in lay(0, carts))


def mask_of(spans: Spans) -> int:
    """The spaces of all carts as a mask."""
    mask = 0
    for span in spans:
        for name in span:
            mask |= BIT[INDEX[name]]
    return mask


def loads(tolls: Tolls, chamber: int, cubes: int, carts: int, capacity: int, chambers_only: bool) -> list[Load]:
    """Every way to carry so many cubes up from a chamber with up to so many carts."""
    if not carts:
        return [Load((), *carry(tolls, cubes, 0, capacity))]
    layouts = cart_layouts(chamber, fee_spaces(tolls), carts, chambers_only)
    return [Load(spans, *carry(tolls, cubes, mask, capacity)) for spans, mask in layouts]


@lru_cache(1 << 14)
def totals(limits: Bounds, fee: int) -> tuple[tuple[int, ...], ...]:
    """Every right payment, as the total of each payee."""
    if not limits:
        return ((),)
    if len(limits) == 1:
        return ((fee,),)
    return tuple(
        (amount, *others) for amount in share_of_first(limits, fee) for others in totals(limits[1:], fee - amount)
    )


def share_of_first(limits: Bounds, fee: int) -> range:
    """What the first payee can get so that the others' limits can still be kept."""
    (_, least, most), rest = limits[0], limits[1:]
    return range(max(least, fee - sum(top for _, _, top in rest)), min(most, fee - sum(low for _, low, _ in rest)) + 1)


def only_payment(limits: Bounds, fee: int, players: tuple[str, ...]) -> Pay | None:
    """The payment, where there is only one; found without listing them."""
    pay = []
    while limits:
        amounts = share_of_first(limits, fee)
        if len(amounts) != 1:
            return None
        if amounts[0]:
            pay.append((players[limits[0][0]], amounts[0]))
        fee -= amounts[0]
        limits = limits[1:]
    return tuple(pay)


@lru_cache(1 << 12)
def payments(limits: Bounds, fee: int, players: tuple[str, ...]) -> tuple[Pay, ...]:
    """Every right payment as it is written."""
    return tuple(
        tuple((players[limit[0]], amount) for limit, amount in zip(limits, amounts, strict=True) if amount)
        for amounts in totals(limits, fee)
    )


# Space by space, for explanations


def due(tolls: Tolls, chamber: int, cubes: int, carted: int, capacity: int) -> dict[int, int]:
    """What is due in each space of the way that costs anything: a coin for each cube that no cart takes through it."""
    spaces = fee_spaces(tolls)
    amounts = {
        space: max(0, cubes - capacity) if carted & BIT[space] else cubes
        for space in WAY[chamber]
        if spaces & BIT[space]
    }
    return {space: amount for space, amount in amounts.items() if amount}


def shares(tolls: Tolls, amounts: dict[int, int], pay: dict[int, int]) -> dict[int, dict[int, int]]:
    """One way to split right totals among the spaces: for each payee, what he gets in which space.

    Coins are handed out one by one. Where everybody who can be paid in a space has got his total already, one of them
    takes the coin, and a coin of his in another space goes to somebody else (an augmenting path from spaces to payees).
    """
    paid: dict[int, dict[int, int]] = {space: dict.fromkeys(pay, 0) for space in amounts}
    left = dict(pay)

    def lay_coin(space: int, asked: set[int]) -> bool:
        for seat in pay:
            if not tolls[seat] & BIT[space] or seat in asked:
                continue
            asked.add(seat)
            if left[seat]:
                left[seat] -= 1
            else:
                freed = next((s for s in paid if s != space and paid[s][seat] and lay_coin(s, asked)), None)
                if freed is None:
                    continue
                paid[freed][seat] -= 1
            paid[space][seat] += 1
            return True
        return False

    for space, amount in amounts.items():
        for _ in range(amount):
            if not lay_coin(space, set()):
                raise AssertionError("the totals do not pay for the way")
    return {seat: {space: laid[seat] for space, laid in paid.items() if laid[seat]} for seat in pay}
