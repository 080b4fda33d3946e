"""The market: one or two transactions of one cube each.

A cube is sold at the dearest free space of its column and stays there; the cheapest cube of a column is bought. The
same cube is never traded twice in a visit. The commercial privilege makes every purchase of the visit 1 gr cheaper and
every sale 1 gr dearer, and lets cubes be sold into a full column, for its lowest price, to the bank.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, chain, combinations, product
from typing import Any, Final, NamedTuple

from . import cells as at
from .actions import Action, Trade, VisitMarket, visit_market
from .components import COMMERCIAL, MARKET_PRICES, SALTS
from .events import MarketVisited, SaltBought, SaltSold, ToolUsed
from .memo import PriceList
from .moving import tool_faults
from .rulings import Rulings
from .table import Table
from .verdict import Faults

_PRICES: Final = tuple(MARKET_PRICES[name] for name in SALTS)
_ALONE: Final = ((("sell",), ("buy",)), (("sell", "sell"), ("sell", "buy"), ("buy", "sell"), ("buy", "buy")))
"""What can be done with one colour, in one transaction and in two."""
_PLENTY: Final = 999


class Stall(NamedTuple):
    """All that decides what a player can do at the market."""

    columns: tuple[int, ...]
    salt: tuple[int, ...]
    money: int


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
    columns, salt = cells[at.MARKET : at.MARKET + 3], cells[own : own + 3]
    return Stall(tuple(columns), tuple(salt), cells[at.MONEY + seat])


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
    cells = table.cells
    seat = cells[at.SEAT]
    salt, column = at.SALT + 3 * seat, at.MARKET
    # More than two cubes of a colour make no difference.
    key = (
        cells[column],
        cells[column + 1],
        cells[column + 2],
        min(cells[salt], 2),
        min(cells[salt + 1], 2),
        min(cells[salt + 2], 2),
        cells[at.READY + 7 * seat + COMMERCIAL] > 0,
    )
    memo = table.setup.memo.market
    known = memo.get(key)
    if known is None:
        known = memo[key] = PriceList(_needs(key, table.setup.rulings))
    return known.affordable(cells[at.MONEY + seat])


def _needs(key: tuple[int, int, int, int, int, int, bool], rulings: Rulings) -> list[tuple[int, Action]]:
    """Every visit that enough money allows, with the money one must have to begin with."""
    needs: list[tuple[int, Action]] = []
    for privilege in (False, True) if key[6] else (False,):
        if rulings.market_without_transaction and (rulings.idle_tools or not privilege):
            needs.append((0, visit_market((), privilege)))
        single, double = zip(
            *(_with_one_colour(colour, key[colour], key[colour + 3], privilege, rulings) for colour in range(3)),
            strict=True,
        )
        for trades, change in (*chain.from_iterable(single), *chain.from_iterable(double)):
            needs.append((_needed(change), visit_market(trades, privilege)))
        for first, second in combinations(single, 2):
            for (trade_1, change_1), (trade_2, change_2) in product(first, second):
                if change_1[0] < 0 < change_2[0]:  # the sale comes first: its money helps to buy
                    needs.append((_needed(change_2 + change_1), visit_market(trade_2 + trade_1, privilege)))
                else:
                    needs.append((_needed(change_1 + change_2), visit_market(trade_1 + trade_2, privilege)))
    return needs


_Trades = tuple[tuple[tuple[Trade, ...], tuple[int, ...]], ...]
"""Transactions with what each brings in or, below zero, costs."""


@lru_cache(1 << 10)
def _with_one_colour(colour: int, column: int, salt: int, privilege: bool, rulings: Rulings) -> tuple[_Trades, _Trades]:
    """What can be done with one colour, given enough money, in one transaction and in two. Colours meet only in the
    purse, so a visit for two colours is possible when each transaction is and the money lasts."""
    place = Stall(
        tuple(column if i == colour else 0 for i in range(3)),
        tuple(salt if i == colour else 0 for i in range(3)),
        _PLENTY,
    )
    found: tuple[list[Any], list[Any]] = ([], [])
    for number, patterns in enumerate(_ALONE):
        for verbs in patterns:
            trades = tuple((verb, SALTS[colour]) for verb in verbs)
            deals = trade(place, visit_market(trades, privilege), rulings)
            if deals is not None:
                found[number].append((trades, tuple(deal.price if deal.sale else -deal.price for deal in deals)))
    return tuple(found[0]), tuple(found[1])


def _needed(changes: tuple[int, ...]) -> int:
    """The money one must have to begin with."""
    return max(0, *(-total for total in accumulate(changes)))


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
    if log is not None and not deals:
        log.append(MarketVisited(player))
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
