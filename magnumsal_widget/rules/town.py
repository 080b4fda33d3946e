"""The town: assistants, and what is done in each building.

A building is never visited twice in a turn. Who cannot perform or pay its action may not visit it. Afterwards the owner
of its assistant, also the visitor himself, gets 1 gr from the bank; at the castle only when an order is filled.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from . import cells as at
from . import market
from .actions import (
    INN,
    SQUARE,
    Action,
    Assist,
    Visit,
    VisitCastle,
    VisitInn,
    VisitMarket,
    VisitPump,
    VisitWorkshop,
)
from .components import INN_PRICES, INN_SOLD_OUT, MINERS_IN_BOX, ROYAL, TOOLS, WORKSHOP_PRICES, pump_cost
from .events import (
    AssistantPaid,
    MinerHired,
    MinerMoved,
    PumpPaid,
    SquareVisited,
    ToolBought,
    ToolUsed,
    WaterMoved,
)
from .moving import ORIGINS, departure_faults, tool_faults
from .phases import show_tool
from .places import ALL_CHAMBERS, ASSISTANT_PLACES, BIT, BUILDINGS, INDEX, MINE, is_chamber, spaces_in
from .table import Table
from .verdict import Faults

_BUILDING: Final = {name: i for i, name in enumerate(BUILDINGS)}
_PLACE: Final = {name: i for i, name in enumerate(ASSISTANT_PLACES)}
_CASTLE_BIT: Final = 1 << _BUILDING["castle"]
_INN_BIT: Final = 1 << _BUILDING["inn"]
_SQUARE_BIT: Final = 1 << _BUILDING["square"]
_WORKSHOP_BIT: Final = 1 << _BUILDING["workshop"]
_PUMP_BIT: Final = 1 << _BUILDING["pump"]
_MARKET_BIT: Final = 1 << _BUILDING["market"]


# Lists


_ASSISTS: Final = tuple(
    tuple(
        tuple(Assist(origin, name) for i, name in enumerate(ASSISTANT_PLACES) if not taken >> i & 1)
        for taken in range(1 << len(ASSISTANT_PLACES))
    )
    for origin in ORIGINS
)
"""By origin and the assistants' places that are taken."""
_TO_CASTLE: Final = tuple((VisitCastle(origin), VisitCastle(origin, privilege=True)) for origin in ORIGINS)


@lru_cache(1 << 10)
def _pump_visits(chamber: int, most: int) -> tuple[Action, ...]:
    return tuple(VisitPump(MINE[chamber], cubes) for cubes in range(1, most + 1))


@lru_cache(1 << 12)
def _workshop_visits(cheap: int, middle: int, dear: int, money: int) -> tuple[Action, ...]:
    shelf = (cheap, middle, dear)
    return tuple(
        VisitWorkshop(TOOLS[tool], price if shelf.count(tool) > 1 else None)
        for tool, price in zip(shelf, WORKSHOP_PRICES, strict=True)
        if tool >= 0 and price <= money
    )


def add_assists(table: Table, origins: tuple[int, ...], found: list[Action]) -> None:
    """Add every way to place an assistant, from the places a miner can leave, to a list."""
    helpers = at.HELPERS
    cells = table.cells
    taken = cells[helpers] | cells[helpers + 1] | cells[helpers + 2] | cells[helpers + 3]
    for origin in origins:
        found += _ASSISTS[origin][taken]


def add_visits(table: Table, origins: tuple[int, ...], found: list[Action]) -> None:
    """Add every visit to a list; a miner for the castle comes from the places that one can leave."""
    cells = table.cells
    seat = cells[at.SEAT]
    visited, money = cells[at.VISITED], cells[at.MONEY + seat]
    if not visited & _INN_BIT and can_hire(table):
        found.append(INN)
    if not visited & _WORKSHOP_BIT and money >= WORKSHOP_PRICES[0]:
        shelf = at.SHELF
        found += _workshop_visits(cells[shelf], cells[shelf + 1], cells[shelf + 2], min(money, WORKSHOP_PRICES[-1]))
    if not visited & _PUMP_BIT:
        for chamber in spaces_in(cells[at.PRESENT + seat] & ALL_CHAMBERS):
            if cells[at.WATER + chamber]:
                found += _pump_visits(chamber, most_pumped(table, chamber))
    if not visited & _MARKET_BIT:
        found += market.visits(table)
    if not visited & _SQUARE_BIT:
        found.append(SQUARE)
    if not visited & _CASTLE_BIT:
        found += [_TO_CASTLE[origin][0] for origin in origins]
        if cells[at.READY + 7 * seat + ROYAL]:
            found += [_TO_CASTLE[origin][1] for origin in origins]


def can_hire(table: Table) -> bool:
    """True if the inn has a miner that the player can pay, and he has fewer than ten."""
    cells = table.cells
    seat, space = cells[at.SEAT], cells[at.INN]
    if space >= INN_SOLD_OUT or cells[at.MINERS + seat] >= MINERS_IN_BOX:
        return False
    return cells[at.MONEY + seat] >= INN_PRICES[space - 1]


def most_pumped(table: Table, chamber: int) -> int:
    """How many cubes the player can pay to have pumped out of a chamber."""
    cells = table.cells
    most = min(cells[at.WATER + chamber], table.setup.rulings.pump_limit)
    money = cells[at.MONEY + cells[at.SEAT]]
    while pump_cost(most) > money:
        most -= 1
    return most


# What stands against it


def assist_faults(table: Table, action: Assist, found: Faults) -> None:
    """What stands against placing an assistant."""
    departure_faults(table, action.origin, found)
    if action.building not in _PLACE:
        found.add("no-assistant-place", (action.building,), building=action.building)
        return
    owner = table.cells[at.ASSISTANT + _PLACE[action.building]]
    if owner >= 0:
        where = f"assistant-{action.building}"
        found.add("one-assistant", (where,), building=action.building, owner=table.setup.players[owner])


def visit_faults(table: Table, action: Visit, found: Faults) -> None:
    """What stands against visiting a building."""
    cells = table.cells
    if cells[at.VISITED] & 1 << _BUILDING[action.building]:
        found.add("same-building-twice", (action.building,), building=action.building)
    if isinstance(action, VisitInn):
        _inn_faults(table, found)
    elif isinstance(action, VisitWorkshop):
        _workshop_faults(table, action, found)
    elif isinstance(action, VisitPump):
        _pump_faults(table, action, found)
    elif isinstance(action, VisitMarket):
        market.faults(table, action, found)
    elif isinstance(action, VisitCastle):
        departure_faults(table, action.origin, found)
        if action.privilege:
            tool_faults(table, ROYAL, 1, found)


def _inn_faults(table: Table, found: Faults) -> None:
    """Why ``can_hire`` says no."""
    if can_hire(table):
        return
    cells = table.cells
    seat, space = cells[at.SEAT], cells[at.INN]
    if cells[at.MINERS + seat] >= MINERS_IN_BOX:
        found.add("miner-limit", ("inn",))
    if space >= INN_SOLD_OUT:
        found.add("inn-sold-out", ("inn",))
    elif cells[at.MONEY + seat] < INN_PRICES[space - 1]:
        found.add("cannot-pay", ("inn",), needed=INN_PRICES[space - 1], has=cells[at.MONEY + seat])


def offers(table: Table, tool: str) -> tuple[int, ...]:
    """The prices at which a tool is on sale."""
    shelf = table.cells[at.SHELF : at.SHELF + 3]
    return tuple(price for card, price in zip(shelf, WORKSHOP_PRICES, strict=True) if card == TOOLS.index(tool))


def settle_workshop(table: Table, action: VisitWorkshop) -> VisitWorkshop:
    """The canonical form: the price only where two cards on sale are the same."""
    prices = offers(table, action.tool)
    return VisitWorkshop(action.tool) if prices == (action.price,) else action


def _price(table: Table, action: VisitWorkshop) -> int | None:
    """What the chosen card costs; None where it is not on sale or the choice is open."""
    prices = offers(table, action.tool)
    if action.price is None:
        return prices[0] if len(prices) == 1 else None
    return action.price if action.price in prices else None


def _workshop_faults(table: Table, action: VisitWorkshop, found: Faults) -> None:
    prices = offers(table, action.tool)
    money = table.cells[at.MONEY + table.cells[at.SEAT]]
    price = _price(table, action)
    if not prices:
        found.add("not-on-sale.tool", ("workshop",), tool=action.tool)
    elif price is None and action.price is not None:
        found.add("not-on-sale.price", ("workshop",), tool=action.tool, price=action.price)
    elif price is None:
        found.add("price-open", ("workshop",), tool=action.tool, prices=prices)
    elif price > money:
        found.add("cannot-pay", ("workshop",), needed=price, has=money)


def _pump_faults(table: Table, action: VisitPump, found: Faults) -> None:
    cells, name = table.cells, action.chamber
    if not is_chamber(name):
        found.add("not-a-chamber", (name,), place=name)
        return
    seat, chamber = cells[at.SEAT], INDEX[name]
    money, limit = cells[at.MONEY + seat], table.setup.rulings.pump_limit
    if not cells[at.PRESENT + seat] & BIT[chamber]:
        found.add("no-miner.space", (name,), place=name)
    if not 1 <= action.cubes <= cells[at.WATER + chamber]:
        found.add("no-water", (name,), place=name, asked=action.cubes, there=cells[at.WATER + chamber])
    if action.cubes > limit:
        found.add("pump-limit", ("pump",), limit=limit)
    if pump_cost(action.cubes) > money:
        found.add("cannot-pay", ("pump",), needed=pump_cost(action.cubes), has=money)


# What happens


def do_assist(table: Table, action: Assist) -> None:
    """A miner takes an assistant's place."""
    cells = table.cells
    seat = cells[at.SEAT]
    table.take_from(seat, action.origin)
    table.put_assistant(seat, _PLACE[action.building])
    cells[at.ACTIONS] -= 1
    if table.log is not None:
        table.log.append(MinerMoved(table.setup.players[seat], action.origin, action.building))


def do_visit(table: Table, action: Visit) -> None:
    """The building's action, then the assistant's coin."""
    cells, log = table.cells, table.log
    seat = cells[at.SEAT]
    player = table.setup.players[seat]
    cells[at.ACTIONS] -= 1
    cells[at.VISITED] |= 1 << _BUILDING[action.building]
    kind = type(action)
    if kind is VisitMarket:
        assert isinstance(action, VisitMarket)
        market.do(table, action)
    elif kind is VisitCastle:
        assert isinstance(action, VisitCastle)
        _send_courier(table, action)
        return
    elif kind is VisitWorkshop:
        assert isinstance(action, VisitWorkshop)
        _buy_tool(table, action)
    elif kind is VisitPump:
        assert isinstance(action, VisitPump)
        _pump(table, action)
    elif kind is VisitInn:
        price = INN_PRICES[cells[at.INN] - 1]
        cells[at.MONEY + seat] -= price
        cells[at.INN] += 1
        cells[at.MINERS + seat] += 1
        cells[at.SUPPLY + seat] += 1
        if log is not None:
            log.append(MinerHired(player, price))
            log.append(MinerMoved(player, "bank", "supply"))
        return
    else:
        cells[at.MONEY + seat] += 1
        if log is not None:
            log.append(SquareVisited(player, 1))
        return
    owner = cells[at.ASSISTANT + _PLACE[action.building]]
    if owner >= 0:
        cells[at.MONEY + owner] += 1
        if log is not None:
            log.append(AssistantPaid(table.setup.players[owner], action.building, 1))


def _buy_tool(table: Table, action: VisitWorkshop) -> None:
    """Dearer cards slide to the cheap side, a new one comes from this phase's stack if any is left."""
    cells = table.cells
    seat = cells[at.SEAT]
    price = _price(table, action)
    assert price is not None
    place, tool = WORKSHOP_PRICES.index(price), TOOLS.index(action.tool)
    cells[at.MONEY + seat] -= price
    cells[at.READY + 7 * seat + tool] += 1
    if table.log is not None:
        table.log.append(ToolBought(table.setup.players[seat], action.tool, price))
    for i in range(place, 2):
        cells[at.SHELF + i] = cells[at.SHELF + i + 1]
    show_tool(table, 2)


def _pump(table: Table, action: VisitPump) -> None:
    cells = table.cells
    seat = cells[at.SEAT]
    cost = pump_cost(action.cubes)
    cells[at.MONEY + seat] -= cost
    cells[at.WATER + INDEX[action.chamber]] -= action.cubes
    if table.log is not None:
        player = table.setup.players[seat]
        table.log.append(PumpPaid(player, cost))
        table.log.append(WaterMoved(player, action.chamber, "bank", action.cubes))


def _send_courier(table: Table, action: VisitCastle) -> None:
    cells, log = table.cells, table.log
    seat = cells[at.SEAT]
    player = table.setup.players[seat]
    table.take_from(seat, action.origin)
    if action.privilege:
        table.use_tool(seat, ROYAL)
        if log is not None:
            log.append(ToolUsed(player, "royal"))
    cells[(at.LEFT if action.privilege else at.RIGHT) + seat] += 1
    if log is not None:
        log.append(MinerMoved(player, action.origin, "queue-left" if action.privilege else "queue-right"))
