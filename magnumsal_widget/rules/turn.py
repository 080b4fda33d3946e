"""A turn from beginning to end: what may be decided now, what stands against a decision, and what follows from it.

This is where the rules come together. Lists and refusals are made from the same predicates in the module of each kind
of decision: where the chain lets a miner go, what a load costs, how a trade turns out, what the pump takes. So an
action is listed exactly when nothing stands against it; the property tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from . import cells as at
from . import couriers, extraction, free_tools, moving, town
from .actions import (
    END,
    PASS,
    Action,
    Assist,
    Bucket,
    Deliver,
    End,
    Extract,
    Fine,
    Food,
    Move,
    Pass,
    Rope,
    Visit,
    VisitCastle,
    VisitInn,
    VisitMarket,
    VisitPump,
    VisitSquare,
    VisitWorkshop,
)
from .components import LAST_ORDER
from .events import MinersStoodUp, Passed, TurnEnded, TurnStarted
from .phases import end_phase
from .places import MINE, spaces_in
from .table import Table
from .verdict import Faults

# What may be decided


def brief(table: Table) -> list[Action]:
    """Every legal decision but the extractions, of which there can be very many."""
    cells = table.cells
    step = cells[at.STEP]
    found: list[Action] = []
    if step == at.ACTION_STEP:
        if cells[at.ROPING]:
            found += moving.ropes(table)
        if cells[at.ACTIONS]:
            origins = spaces_in(moving.departures(table))
            found += moving.moves(table, origins)
            town.add_assists(table, origins, found)
            town.add_visits(table, origins, found)
            found.append(PASS)
        else:
            found.append(END)
        found += free_tools.meals(table)
        found += free_tools.pours(table)
    elif step == at.CASTLE_STEP:
        found += couriers.listed(table)
    return found


def can_act(table: Table) -> bool:
    """True if the player has an action left to spend now."""
    return table.cells[at.STEP] == at.ACTION_STEP and table.cells[at.ACTIONS] > 0


def listed(table: Table) -> Iterator[Action]:
    """Every legal decision of whoever must decide now, one after another; extractions are made as they are
    asked for."""
    yield from brief(table)
    if can_act(table):
        for batch in extraction.extractions(table):
            yield from batch


def listing(table: Table) -> list[Action]:
    """Every legal decision at once, for players and search."""
    found = brief(table)
    if can_act(table):
        for batch in extraction.extractions(table):
            found += batch
    return found


def count(table: Table) -> int:
    """How many legal decisions there are; extractions are counted without being made."""
    return len(brief(table)) + (extraction.count(table) if can_act(table) else 0)


# What stands against it


def settle(table: Table, action: Action) -> Action:
    """The canonical form of a decision in this position."""
    if isinstance(action, Extract):
        return extraction.settle(table, action)
    if isinstance(action, VisitWorkshop):
        return town.settle_workshop(table, action)
    if isinstance(action, VisitMarket):
        return action.canonical()
    if isinstance(action, Food):
        return free_tools.settle_food(action)
    return action


def faults(table: Table, action: Action) -> Faults:
    """Every rule that a decision in canonical form would break."""
    found = Faults()
    cells = table.cells
    if cells[at.STEP] == at.OVER:
        found.add("game-over")
        return found
    if isinstance(action, (Deliver, Fine)):
        couriers.faults(table, action, found)
        return found
    if cells[at.STEP] == at.CASTLE_STEP:
        found.add("castle-first", ("queue-left",))
    elif not cells[at.ACTIONS] and not isinstance(action, (Rope, Food, Bucket, End)):
        found.add("no-action-left")
    if isinstance(action, (Move, Rope)):
        moving.faults(table, action, found)
    elif isinstance(action, Extract):
        extraction.faults(table, action, found)
    elif isinstance(action, Assist):
        town.assist_faults(table, action, found)
    elif isinstance(action, Visit):
        town.visit_faults(table, action, found)
    elif isinstance(action, (Food, Bucket)):
        free_tools.faults(table, action, found)
    elif isinstance(action, End) and cells[at.ACTIONS]:
        found.add("actions-left", actions=cells[at.ACTIONS])
    return found


# What happens


def _pass(table: Table, _: Pass) -> None:
    cells = table.cells
    cells[at.ACTIONS] -= 1
    cells[at.PASSES] += 1
    if table.log is not None:
        table.log.append(Passed(table.setup.players[cells[at.SEAT]]))


_DO: Final[dict[type[Action], Callable[[Table, Any], None]]] = {
    Move: moving.do,
    Rope: moving.do,
    Extract: extraction.do,
    Assist: town.do_assist,
    Food: free_tools.do,
    Bucket: free_tools.do,
    Deliver: couriers.do,
    Fine: couriers.do,
    Pass: _pass,
    End: lambda _table, _: None,
    **dict.fromkeys((VisitInn, VisitWorkshop, VisitPump, VisitMarket, VisitSquare, VisitCastle), town.do_visit),
}
_KEEPS_ROPE: Final = frozenset((Move, Rope, Food, Bucket))


def perform(table: Table, action: Action) -> None:
    """Carry out a legal decision itself."""
    kind = type(action)
    if kind not in _KEEPS_ROPE:
        table.cells[at.ROPING] = table.cells[at.MOVED] = 0
    _DO[kind](table, action)


def carry_on(table: Table, action: Action) -> None:
    """What follows by itself: further couriers, and the end of a turn in which nothing is left to decide."""
    cells = table.cells
    if cells[at.STEP] == at.CASTLE_STEP:
        couriers.advance(table)
    elif not cells[at.ACTIONS] and (type(action) is End or not _anything_left(table)):
        end_turn(table)


def play(table: Table, action: Action) -> None:
    """Play a legal decision. It is not checked: take it from ``listed``, or look at ``faults`` first."""
    perform(table, action)
    carry_on(table, action)


def _anything_left(table: Table) -> bool:
    """True if a rope, food or a bucket could still be used after the last action."""
    return bool(free_tools.meals(table) or free_tools.pours(table) or moving.ropes(table))


def actions_in_turn(table: Table) -> int:
    """One in a phase's first round, two later."""
    return 1 if table.cells[at.ROUND] == 1 else 2


def end_turn(table: Table) -> None:
    """Rest if every action was a pass; then the next player, round or phase."""
    cells, players = table.cells, table.setup.players
    seat = cells[at.SEAT]
    if cells[at.PASSES] == actions_in_turn(table):
        _rest(table)
    if table.log is not None:
        table.log.append(TurnEnded(players[seat]))
    seat = cells[at.SEAT] = (seat + 1) % len(players)
    if seat == cells[at.START]:
        if cells[at.COUNTER] >= LAST_ORDER[len(players)]:
            end_phase(table)
        else:
            cells[at.ROUND] += 1
    begin_turn(table)


def _rest(table: Table) -> None:
    cells = table.cells
    seat = cells[at.SEAT]
    for space in spaces_in(cells[at.PRESENT + seat]):
        miners = cells[at.TIRED + 24 * seat + space]
        if miners:
            table.wake(seat, space, miners)
            if table.log is not None:
                table.log.append(MinersStoodUp(table.setup.players[seat], MINE[space], miners))


def begin_turn(table: Table) -> None:
    """A turn begins with the castle, by itself where there is no choice."""
    cells = table.cells
    cells[at.VISITED] = cells[at.PASSES] = cells[at.ROPING] = cells[at.MOVED] = cells[at.ENTERED] = 0
    if cells[at.STEP] == at.OVER:
        cells[at.ACTIONS] = 0
        return
    cells[at.ACTIONS] = actions_in_turn(table)
    if table.log is not None:
        table.log.append(TurnStarted(table.setup.players[cells[at.SEAT]], cells[at.PHASE], cells[at.ROUND]))
    couriers.advance(table)
