"""The market: one or two transactions of one cube each.

A cube is sold at the dearest free space of its column and stays there; the cheapest cube of a column is bought. The same
cube is never traded twice in a visit. The commercial privilege makes every purchase of the visit 1 gr cheaper and every sale
1 gr dearer, and lets cubes be sold into a full column, for its lowest price, to the bank.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from . import cells as at
from .actions import Action, Trade, VisitMarket
from .components import COMMERCIAL, MARKET_PRICES, SALTS
from .events import SaltBought, SaltSold, ToolUsed
from .moving import tool_faults
from .rulings import Rulings
from .table import Table
from .verdict import Faults

_PRICES: Final = tuple(MARKET_PRICES[name] for name in SALTS)
_TRADES: Final[tuple[Trade, ...]] = (*(("sell", name) for name in SALTS), *(("buy", name) for name in SALTS))


def _visits() -> tuple[tuple[Trade, ...], ...]:
    """Every canonical list of trades: one of them, two of different colours, or two of one colour in either order."""
    single = [(trade,) for trade in _TRADES]
    double = [
        (a, b) for i, a in enumerate(_TRADES) for j, b in enumerate(_TRADES) if a[1] == b[1] or i < j
    ]
    return ((), *single, *double)


_VISITS: Final = _visits()
_DEAREST: Final = 2 * max(price for prices in _PRICES for price in prices)


class Stall(NamedTuple):
    """All that decides what a player can do at the market."""

    columns: tuple[int, int, int]
    salt: tuple[int, int, int]
    money: int
    privilege: bool


class Deal(NamedTuple):
    """One transaction as it would turn out. ``full`` marks a sale into a full column, whose cube goes to the bank."""

    colour: int
    sale: bool
    price: int
    full: bool


def stall(table: Table) -> Stall:
    """The market as the player finds it."""
    cells = table.cells
    seat = cells[at.SEAT]
    own = at.SALT + 3 * seat
    return Stall(
        (cells[at.MARKET], cells[at.MARKET + 1], cells[at.MARKET + 2]),
        (cells[own], cells[own + 1], cells[own + 2]),
        cells[at.MONEY + seat],
        cells[at.READY + 7 * seat + COMMERCIAL] > 0,
    )


def trade(place: Stall, visit: VisitMarket, rulings: Rulings, found: Faults | None = None) -> list[Deal] | None:
    """Play the transactions through on paper. None, and every broken rule in ``found``, if they cannot be done."""
    columns, salt, money = list(place.columns), list(place.salt), place.money
    bonus = 1 if visit.privilege else 0
    deals: list[Deal] = []
    broken = Faults() if found is None else found
    before = len(broken)
    if not visit.trades and not rulings.market_without_transaction:
        broken.add("transactions.none", ("market",))
    if len(visit.trades) > 2:
        broken.add("transactions.many", ("market",))
        return None
    for verb, name in visit.trades:
        colour = SALTS.index(name)
        prices = _PRICES[colour]
        earlier = deals[-1] if deals and deals[-1].colour == colour else None
        if verb == "sell":
            bought = 1 if earlier and not earlier.sale else 0
            if salt[colour] <= bought:
                broken.add("same-cube.bought" if bought else "own-salt", ("market",), colour=name)
            full = columns[colour] == len(prices)
            if full and not visit.privilege:
                broken.add("column-full", ("market",), colour=name)
            price = prices[-1] + rulings.full_sale_bonus if full else prices[columns[colour]] + bonus
            columns[colour] += not full
            salt[colour] -= 1
            money += price
        else:
            full = False
            if earlier and earlier.sale and not earlier.full:
                broken.add("same-cube.sold", ("market",), colour=name)
            elif not columns[colour]:
                broken.add("column-empty", ("market",), colour=name)
            price = prices[max(0, columns[colour] - 1)] - bonus
            if price > money:
                broken.add("cannot-pay", ("market",), needed=price, has=max(0, money))
            columns[colour] -= 1
            salt[colour] += 1
            money -= price
        deals.append(Deal(colour, verb == "sell", price, full))
    return None if len(broken) > before else deals


def visits(table: Table) -> tuple[Action, ...]:
    """Every legal visit."""
    cells, memo = table.cells, table.setup.memo.market
    seat = cells[at.SEAT]
    salt, column = at.SALT + 3 * seat, at.MARKET
    # More money than two cubes can cost, or more than two cubes of a colour, make no difference.
    key = (
        cells[column], cells[column + 1], cells[column + 2],
        min(cells[salt], 2), min(cells[salt + 1], 2), min(cells[salt + 2], 2),
        min(cells[at.MONEY + seat], _DEAREST), cells[at.READY + 7 * seat + COMMERCIAL] > 0,
    )  # fmt: skip
    known = memo.get(key)
    if known is None:
        known = memo[key] = tuple(_list(stall(table), table.setup.rulings))
    return known


def _list(place: Stall, rulings: Rulings) -> Iterator[Action]:
    for privilege in (False, True) if place.privilege else (False,):
        for trades in _VISITS:
            visit = VisitMarket(trades, privilege)
            if trade(place, visit, rulings) is not None and not (is_idle(visit) and not rulings.idle_tools):
                yield visit


def is_idle(visit: VisitMarket) -> bool:
    """A privilege without transactions changes nothing."""
    return visit.privilege and not visit.trades


def faults(table: Table, action: VisitMarket, found: Faults) -> None:
    """What stands against a visit."""
    rulings = table.setup.rulings
    if action.privilege:
        tool_faults(table, COMMERCIAL, 1, found)
        if is_idle(action) and not rulings.idle_tools:
            found.add("idle-tool", ("market",), tool="commercial")
    trade(stall(table), action, rulings, found)


def do(table: Table, action: VisitMarket) -> None:
    """Carry out the transactions."""
    cells, log = table.cells, table.log
    seat = cells[at.SEAT]
    player = table.setup.players[seat]
    deals = trade(stall(table), action, table.setup.rulings) or ()
    if action.privilege:
        table.use_tool(seat, COMMERCIAL)
        if log is not None:
            log.append(ToolUsed(player, "commercial"))
    for colour, sale, price, full in deals:
        change = -1 if sale else 1
        cells[at.SALT + 3 * seat + colour] += change
        cells[at.MONEY + seat] -= change * price
        if not full:
            cells[at.MARKET + colour] -= change
        if log is not None:
            name = SALTS[colour]
            log.append(
                SaltSold(player, name, price, "bank" if full else "market") if sale else SaltBought(player, name, price)
            )
