"""Phases: how each of the three begins, and the clean-up at its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat

from . import cells as at
from .components import INN_START, OPEN_ORDERS, ORDER_KINDS, PHASES, TOOLS, WORKSHOP_PRICES
from .events import (
    GameEnded,
    LeftGame,
    MarketRestocked,
    MinerMoved,
    OrderShown,
    PhaseEnded,
    PhaseStarted,
    ToolShown,
    ToolsReadied,
)
from .places import ASSISTANT_PLACES, MINE
from .scoring import count
from .table import Table


def start_phase(table: Table, phase: int) -> None:
    """Reveal the first orders, set counter and inn, put three tools up for sale; round 1 begins with the start
    player."""
    cells, players = table.cells, table.setup.players
    cells[at.PHASE] = phase
    cells[at.ROUND] = 1
    cells[at.SEAT] = cells[at.START]
    cells[at.COUNTER] = cells[at.ORDERS_DRAWN] = 0
    cells[at.INN] = INN_START[len(players)]
    if table.log is not None:
        table.log.append(PhaseStarted(phase, players[cells[at.START]]))
    for place in range(OPEN_ORDERS[len(players)]):
        show_order(table, place)
    for place in range(len(WORKSHOP_PRICES)):
        show_tool(table, place)


def show_order(table: Table, place: int) -> None:
    """Turn up the next order of the phase in that place, if one is left."""
    cells = table.cells
    stack = table.setup.deal.orders[cells[at.PHASE] - 1]
    if cells[at.ORDERS_DRAWN] >= len(stack):
        cells[at.OPEN + place] = -1
        return
    kind = cells[at.OPEN + place] = stack[cells[at.ORDERS_DRAWN]]
    cells[at.ORDERS_DRAWN] += 1
    if table.log is not None:
        table.log.append(OrderShown(*ORDER_KINDS[kind]))


def show_tool(table: Table, place: int) -> None:
    """Put the next tool of the phase up for sale in that place, if one is left."""
    cells = table.cells
    drawn = at.TOOLS_DRAWN + cells[at.PHASE] - 1
    stack = table.setup.deal.tools[cells[at.PHASE] - 1]
    if cells[drawn] >= len(stack):
        cells[at.SHELF + place] = -1
        return
    tool = cells[at.SHELF + place] = stack[cells[drawn]]
    cells[drawn] += 1
    if table.log is not None:
        table.log.append(ToolShown(TOOLS[tool]))


def end_phase(table: Table) -> None:
    """The clean-up: all miners come home rested, open orders and unsold tools leave the game, used tools turn up, the
    start marker goes left, an empty brown or green column gets a cube. The mine keeps its salt, water and open tiles.
    Then the next phase begins, or after the third the scores are counted."""
    cells, log, players = table.cells, table.log, table.setup.players
    phase = cells[at.PHASE]
    if log is not None:
        log.append(PhaseEnded(phase))
        log.append(
            LeftGame(
                tuple(str(ORDER_KINDS[kind]) for kind in cells[at.OPEN : at.OPEN + 4] if kind >= 0),
                tuple(TOOLS[tool] for tool in cells[at.SHELF : at.SHELF + 3] if tool >= 0),
            )
        )
        log.extend(_homecomings(table))
    table.clear_mine()
    for seat in range(len(players)):
        cells[at.SUPPLY + seat] = cells[at.MINERS + seat]
        cells[at.LEFT + seat] = cells[at.RIGHT + seat] = 0
        _ready_tools(table, seat)
    table.clear_assistants()
    cells[at.OPEN : at.OPEN + 4] = [-1] * 4
    cells[at.SHELF : at.SHELF + 3] = [-1] * 3
    cells[at.START] = (cells[at.START] + 1) % len(players)
    _restock(table)
    if phase < PHASES:
        start_phase(table, phase + 1)
        return
    cells[at.STEP] = at.OVER
    cells[at.SEAT] = cells[at.START]
    if log is not None:
        result = count(table.state())
        log.append(GameEnded(tuple((s.color, s.total) for s in result.scores), result.winners))


def _homecomings(table: Table) -> Iterator[MinerMoved]:
    """Every miner comes back to the supply: from the mine, the buildings and the castle queue."""
    cells = table.cells
    for seat, player in enumerate(table.setup.players):
        for space, name in enumerate(MINE):
            miners = cells[at.RESTED + 24 * seat + space] + cells[at.TIRED + 24 * seat + space]
            yield from repeat(MinerMoved(player, name, "supply"), miners)
        for place, name in enumerate(ASSISTANT_PLACES):
            yield from repeat(MinerMoved(player, name, "supply"), cells[at.HELPERS + seat] >> place & 1)
        yield from repeat(MinerMoved(player, "queue-left", "supply"), cells[at.LEFT + seat])
        yield from repeat(MinerMoved(player, "queue-right", "supply"), cells[at.RIGHT + seat])


def _ready_tools(table: Table, seat: int) -> None:
    """Used tools are turned up again."""
    cells = table.cells
    ready, used = at.READY + 7 * seat, at.USED + 7 * seat
    turned = cells[used : used + 7]
    for tool, number in enumerate(turned):
        cells[ready + tool] += number
        cells[used + tool] = 0
    if table.log is not None and any(turned):
        names = tuple(TOOLS[tool] for tool, number in enumerate(turned) for _ in range(number))
        table.log.append(ToolsReadied(table.setup.players[seat], names))


def _restock(table: Table) -> None:
    """A market without brown gets one on its 5, without green one on its 6; white is never added."""
    cells = table.cells
    for colour, name in enumerate(("brown", "green")):
        if cells[at.MARKET + colour]:
            continue
        if table.setup.rulings.box_supply and not table.bank_salt()[colour]:
            continue
        cells[at.MARKET + colour] = 1
        if table.log is not None:
            table.log.append(MarketRestocked(name))
