"""Extracting salt: strength against water, pickaxes, who tires, and the way up.

Strength is own rested miners put to work, plus pickaxes, minus water; 1 to strength cubes of any colours are taken.
Exactly as many miners tire as the work needs, at least one. At least one own rested miner must be there, whatever the
pickaxes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice, product
from typing import NamedTuple

from . import cells as at
from .actions import Action, Extract
from .components import CART, PICKAXE, Salt
from .events import FeePaid, MinersTired, SaltExtracted, ToolUsed
from .moving import tool_faults
from .places import BIT, FIRST_CHAMBER, INDEX, MINE, WAY, is_chamber, spaces_in
from .rulings import Rulings
from .table import Log, Table
from .transport import (
    Load,
    Tolls,
    carry,
    due,
    fee_spaces,
    loads,
    mask_of,
    only_payment,
    payments,
    shares,
    tolls_on_way,
    totals,
    with_a_choice,
)
from .verdict import Faults


class Site(NamedTuple):
    """All that decides what a player can extract from one chamber."""

    chamber: int
    salt: Salt
    miners: int
    water: int
    pickaxes: int
    carts: int
    money: int
    tolls: Tolls


def site(table: Table, chamber: int) -> Site:
    """The chamber as the player finds it."""
    cells = table.cells
    seat = cells[at.SEAT]
    rock = at.ROCK + 3 * chamber
    tools = at.READY + 7 * seat
    return Site(
        chamber,
        Salt(cells[rock], cells[rock + 1], cells[rock + 2]),
        cells[at.RESTED + 24 * seat + chamber],
        cells[at.WATER + chamber],
        cells[tools + PICKAXE],
        cells[tools + CART],
        cells[at.MONEY + seat],
        tolls_on_way(cells, seat, chamber),
    )


def workers(cubes: int, water: int, pickaxes: int) -> int:
    """How many miners the work needs."""
    return max(1, cubes + water - pickaxes)


def useful_pickaxes(cubes: int, water: int, miners: int, rulings: Rulings) -> int:
    """The most pickaxes that still change something: each lends strength or spares a miner.

    Where all own miners of the chamber tire anyway (``fatigue=all``) nobody can be spared.
    """
    if rulings.tire_all:
        return max(0, cubes + water - miners)
    return max(0, cubes + water - 1)


def pickaxe_counts(cubes: int, place: Site, rulings: Rulings) -> range:
    """How many pickaxes can be used to take so many cubes."""
    if not place.miners:
        return range(0)
    least = max(0, cubes + place.water - place.miners)
    most = place.pickaxes
    if not rulings.idle_tools:
        most = min(most, useful_pickaxes(cubes, place.water, place.miners, rulings))
    return range(least, most + 1)


@lru_cache(1 << 12)
def cube_choices(salt: Salt, most: int) -> tuple[Salt, ...]:
    """Every handful of 1 to ``most`` cubes."""
    ranges = (range(count + 1) for count in salt)
    return tuple(Salt(*handful) for handful in product(*ranges) if 0 < sum(handful) <= most)


class Plan(NamedTuple):
    """Everything of an extraction but the payees."""

    salt: Salt
    pickaxes: int
    load: Load


def strength(place: Site) -> int:
    """The most cubes that can be taken, with all pickaxes."""
    return min(place.salt.total, place.miners + place.pickaxes - place.water) if place.miners else 0


def affordable_loads(place: Site, cubes: int, rulings: Rulings) -> list[Load]:
    """Every way to carry so many cubes up that can be paid."""
    capacity, chambers_only = rulings.cart_capacity, rulings.carts_in_chambers_only
    found = loads(place.tolls, place.chamber, cubes, place.carts, capacity, chambers_only)
    return [load for load in found if load.fee <= place.money]


def plans(place: Site, rulings: Rulings) -> Iterator[Plan]:
    """Every extraction from a chamber, before the payees are chosen."""
    most = strength(place)
    by_cubes = {
        cubes: (pickaxe_counts(cubes, place, rulings), affordable_loads(place, cubes, rulings))
        for cubes in range(1, most + 1)
    }
    for salt in cube_choices(place.salt, most):
        effort, carried = by_cubes[salt.total]
        for pickaxes in effort:
            for load in carried:
                yield Plan(salt, pickaxes, load)


def workable(table: Table) -> list[int]:
    """The chambers where the player has a rested miner beside salt, and the strength to take some."""
    cells = table.cells
    seat = cells[at.SEAT]
    rested, pickaxes = at.RESTED + 24 * seat, cells[at.READY + 7 * seat + PICKAXE]
    return [
        chamber
        for chamber in spaces_in(cells[at.AWAKE + seat] & cells[at.SALTY])
        if cells[rested + chamber] + pickaxes > cells[at.WATER + chamber]
    ]


def extractions(table: Table) -> Iterator[Iterable[Action]]:
    """Every way to extract salt, chamber by chamber. Short lists are remembered, long ones made one by one."""
    memo = table.setup.memo
    for chamber in workable(table):
        key = _likeness(table.cells, chamber)
        if key is None:
            continue
        known = memo.extractions.get(key)
        if known is None:
            known = tuple(islice(_make(table, chamber), memo.LONGEST + 1))
            memo.keep_extractions(key, known)
        yield known if len(known) <= memo.LONGEST else _make(table, chamber)


def _make(table: Table, chamber: int) -> Iterator[Extract]:
    name, players = MINE[chamber], table.setup.players
    for salt, pickaxes, (carts, fee, limits) in plans(site(table, chamber), table.setup.rulings):
        for pay in payments(limits, fee, players):
            yield Extract(name, salt, pickaxes, carts, pay)


def _likeness(cells: list[int], chamber: int) -> tuple[int, ...] | None:
    """All that decides what can be extracted from a chamber: where it is the same, the list is the same.

    Without tools it is the salt, how many cubes can be taken and paid for, in how many spaces there is a fee, and for
    each rival in how many of them he can be paid, and in how many only he. A pickaxe makes miners and water matter, a
    cart who stands where on the way. None if no cube can be paid for.
    """
    seat = cells[at.SEAT]
    rock, tools = at.ROCK + 3 * chamber, at.READY + 7 * seat
    brown, green, white, water = cells[rock], cells[rock + 1], cells[rock + 2], cells[at.WATER + chamber]
    miners, money = cells[at.RESTED + 24 * seat + chamber], cells[at.MONEY + seat]
    cubes = brown + green + white
    tolls = first, second, third, fourth = tolls_on_way(cells, seat, chamber)
    spaces = (first | second | third | fourth).bit_count()
    if cells[tools + PICKAXE] or cells[tools + CART]:
        return (
            *(chamber, brown, green, white, min(miners, cubes + water), water),
            *(cells[tools + PICKAXE], cells[tools + CART], min(money, spaces * cubes), *tolls),
        )
    most = min(cubes, miners - water)
    if not spaces:
        return (chamber, brown, green, white, most)
    if money < spaces:
        return None
    twice = with_a_choice(tolls)
    return (
        *(chamber, brown, green, white, min(most, money // spaces), spaces),
        *(first.bit_count(), second.bit_count(), third.bit_count(), fourth.bit_count()),
        *((first & ~twice).bit_count(), (second & ~twice).bit_count()),
        *((third & ~twice).bit_count(), (fourth & ~twice).bit_count()),
    )


def count(table: Table) -> int:
    """How many extractions there are, without making them."""
    return sum(
        len(totals(plan.load.limits, plan.load.fee))
        for chamber in workable(table)
        for plan in plans(site(table, chamber), table.setup.rulings)
    )


def settle(table: Table, action: Extract) -> Extract:
    """The canonical form: carts from the chamber upward, payees in seat order without zeros, and where nothing was said
    of payees and only one set of totals is possible, that one."""
    if not is_chamber(action.chamber):
        return action
    chamber = INDEX[action.chamber]
    order = {MINE[space]: i for i, space in enumerate(WAY[chamber])}
    spans = tuple(tuple(sorted(span, key=lambda name: order.get(name, 99))) for span in action.carts)
    carts = tuple(sorted(spans, key=lambda span: [order.get(name, 99) for name in span]))
    pay = action.pay
    if pay is None:
        place = site(table, chamber)
        fee, limits = carry(place.tolls, action.salt.total, mask_of(carts), table.setup.rulings.cart_capacity)
        pay = only_payment(limits, fee, table.setup.players)
    else:
        seats = table.setup.players
        pay = tuple(sorted((p for p in pay if p[1]), key=lambda p: seats.index(p[0]) if p[0] in seats else 9))
    return Extract(action.chamber, action.salt, action.pickaxes, carts, pay)


def faults(table: Table, action: Extract, found: Faults) -> None:
    """What stands against an extraction."""
    cells, rulings = table.cells, table.setup.rulings
    name = action.chamber
    if not is_chamber(name):
        found.add("not-a-chamber", (name,), place=name)
        return
    chamber = INDEX[name]
    seat = cells[at.SEAT]
    place = site(table, chamber)
    cubes = action.salt.total
    if not cells[at.REVEALED] & BIT[chamber]:
        found.add("unrevealed", (name,), place=name)
    elif not action.salt.fits_in(place.salt):
        found.add("no-salt", (name,), place=name, asked=action.salt, there=place.salt)
    if not cubes:
        found.add("nothing-taken", (name,))
    if not cells[at.PRESENT + seat] & BIT[chamber]:
        found.add("no-miner.space", (name,), place=name)
    elif not place.miners:
        found.add("tired", (name,), place=name)
    elif workers(cubes, place.water, action.pickaxes) > place.miners:
        strength = max(0, place.miners + action.pickaxes - place.water)
        found.add(
            "strength", (name,), place=name, cubes=cubes, strength=strength,
            miners=place.miners, pickaxes=action.pickaxes, water=place.water,
        )  # fmt: skip
    tool_faults(table, PICKAXE, action.pickaxes, found)
    tool_faults(table, CART, len(action.carts), found)
    spare = useful_pickaxes(cubes, place.water, max(place.miners, 1), rulings)
    if action.pickaxes > spare and not rulings.idle_tools:
        found.add("idle-tool", (name,), tool="pickaxe")
    if _carts_fit(action, place, rulings, found):
        _fee_faults(table, action, place, found)


def _carts_fit(action: Extract, place: Site, rulings: Rulings, found: Faults) -> bool:
    """True if the carts can be laid like that; else what stands against it is noted."""
    before = len(found)
    positions = {MINE[space]: i for i, space in enumerate(WAY[place.chamber])}
    spaces = fee_spaces(place.tolls)
    taken: set[str] = set()
    for span in action.carts:
        if not 1 <= len(span) <= 2:
            found.add("cart.length", span)
            continue
        for name in span:
            if name not in positions:
                found.add("cart.way", (name,), place=name, chamber=action.chamber)
            elif rulings.carts_in_chambers_only and INDEX[name] < FIRST_CHAMBER:
                found.add("cart.chambers", (name,), place=name)
            elif not spaces & BIT[INDEX[name]]:
                found.add("cart.free", (name,), place=name)
            if name in taken:
                found.add("cart.overlap", (name,), place=name)
            taken.add(name)
        if len(span) == 2 and all(name in positions for name in span):
            first, second = positions[span[0]], positions[span[1]]
            if second - first != 1:
                found.add("cart.adjacent", span, first=span[0], second=span[1])
    return len(found) == before


def _fee_faults(table: Table, action: Extract, place: Site, found: Faults) -> None:
    """What stands against the payment."""
    players, capacity = table.setup.players, table.setup.rulings.cart_capacity
    cubes, carted = action.salt.total, mask_of(action.carts)
    total, limits = carry(place.tolls, cubes, carted, capacity)
    where = tuple(MINE[space] for space in due(place.tolls, place.chamber, cubes, carted, capacity))
    if total > place.money:
        found.add("cannot-pay", where, needed=total, has=place.money)
    payees = tuple(players[seat] for seat, _, _ in limits)
    if action.pay is None:
        found.add("payees-open", where, due=total, payees=payees)
        return
    paid = dict(action.pay)
    if sum(amount for _, amount in action.pay) != total or len(paid) < len(action.pay):
        found.add("wrong-payment.sum", where, due=total, paid=sum(amount for _, amount in action.pay))
    for payee in paid:
        if payee not in payees:
            found.add("wrong-payment.stranger", where, payee=payee)
    for seat, least, most in limits:
        amount = paid.get(players[seat], 0)
        if amount < least:
            found.add("wrong-payment.too-little", where, payee=players[seat], least=least)
        elif amount > most:
            found.add("wrong-payment.too-much", where, payee=players[seat], most=most)


def do(table: Table, action: Extract) -> None:
    """Take the salt, tire the miners, pay the fees."""
    cells, log = table.cells, table.log
    seat = cells[at.SEAT]
    chamber = INDEX[action.chamber]
    water = cells[at.WATER + chamber]
    pay = action.pay or ()
    if log is not None:
        _tell(table, action, log)
    if action.pickaxes:
        table.use_tool(seat, PICKAXE, action.pickaxes)
    if action.carts:
        table.use_tool(seat, CART, len(action.carts))
    rock, own = at.ROCK + 3 * chamber, at.SALT + 3 * seat
    left = 0
    for colour, cubes in enumerate(action.salt):
        cells[own + colour] += cubes
        left += (rest := cells[rock + colour] - cubes)
        cells[rock + colour] = rest
    if not left:
        cells[at.SALTY] ^= BIT[chamber]
    players = table.setup.players
    for payee, amount in pay:
        cells[at.MONEY + seat] -= amount
        cells[at.MONEY + players.index(payee)] += amount
    tired = tiring(table, action, water)
    table.tire(seat, chamber, tired)
    cells[at.ACTIONS] -= 1


def tiring(table: Table, action: Extract, water: int) -> int:
    """How many miners lie down: those the work needs, or with ``fatigue=all`` all own ones in the chamber."""
    cells = table.cells
    if table.setup.rulings.tire_all:
        return cells[at.RESTED + 24 * cells[at.SEAT] + INDEX[action.chamber]]
    return workers(action.salt.total, water, action.pickaxes)


def _tell(table: Table, action: Extract, log: Log) -> None:
    """The events of an extraction, with the fees space by space."""
    cells, players = table.cells, table.setup.players
    player = players[cells[at.SEAT]]
    chamber = INDEX[action.chamber]
    log.extend(ToolUsed(player, "pickaxe") for _ in range(action.pickaxes))
    log.extend(ToolUsed(player, "cart") for _ in action.carts)
    log.append(SaltExtracted(player, action.chamber, action.salt))
    tolls = tolls_on_way(cells, cells[at.SEAT], chamber)
    capacity = table.setup.rulings.cart_capacity
    amounts = due(tolls, chamber, action.salt.total, mask_of(action.carts), capacity)
    pay = {players.index(payee): amount for payee, amount in action.pay or ()}
    for seat, split in shares(tolls, amounts, pay).items():
        spaces = tuple((MINE[space], amount) for space, amount in split.items())
        log.append(FeePaid(player, players[seat], pay[seat], spaces))
    log.append(MinersTired(player, action.chamber, tiring(table, action, cells[at.WATER + chamber])))
