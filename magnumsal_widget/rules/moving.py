"""Where miners come from, and placing and moving them in the mine, with the rope."""

from __future__ import annotations

from collections.abc import Iterator

from . import cells as at
from .actions import Action, Move, Rope
from .chain import cut_off, enterable, gaps, worked_out
from .components import ROPE, TOOLS
from .events import MinerMoved, ToolUsed
from .places import ASSISTANT_PLACES, BIT, INDEX, MINE, names_in, spaces_in
from .table import Table
from .verdict import Faults

ORIGINS = ("supply", *ASSISTANT_PLACES, *MINE)
QUEUE = ("queue-left", "queue-right")
"""Named only to be refused: nobody leaves the castle queue."""


def occupied_without(table: Table, space: int) -> int:
    """The occupied spaces after one miner has left a space."""
    cells = table.cells
    return cells[at.OCCUPIED] if cells[at.SHARED] & BIT[space] else cells[at.OCCUPIED] & ~BIT[space]


def cut_off_by_leaving(table: Table, space: int) -> int:
    """The spaces whose miners are cut off if one miner leaves a space."""
    cells = table.cells
    if cells[at.SHARED] & BIT[space]:
        return 0
    rulings = table.setup.rulings
    empty = worked_out(cells[at.REVEALED], cells[at.SALTY], rulings)
    return cut_off(cells[at.OCCUPIED], space, empty, rulings)


def moved_here(table: Table, space: int) -> int:
    """How many miners of this action's earlier steps stand in a space; the rope needs a different one."""
    return table.cells[at.MOVED] >> 3 * space & 7


def departures(table: Table, *, roping: bool = False) -> Iterator[tuple[str, int]]:
    """From where the player can send a miner somewhere: each origin, with the spaces occupied once he has left."""
    cells = table.cells
    seat = cells[at.SEAT]
    occupied = cells[at.OCCUPIED]
    if cells[at.SUPPLY + seat]:
        yield "supply", occupied
    for place, building in enumerate(ASSISTANT_PLACES):
        if cells[at.ASSISTANT + place] == seat:
            yield building, occupied
    for space in spaces_in(cells[at.AWAKE + seat]):
        if roping and cells[at.RESTED + 24 * seat + space] <= moved_here(table, space):
            continue
        if not cut_off_by_leaving(table, space):
            yield MINE[space], occupied_without(table, space)


def departure_faults(table: Table, origin: str, found: Faults, *, roping: bool = False) -> None:
    """What keeps a miner from leaving a place."""
    cells = table.cells
    seat = cells[at.SEAT]
    if origin in QUEUE:
        found.add("queue-stays", (origin,))
    elif origin == "supply":
        if not cells[at.SUPPLY + seat]:
            found.add("no-miner.supply", (f"supply-{table.setup.players[seat]}",))
    elif origin in ASSISTANT_PLACES:
        if cells[at.ASSISTANT + ASSISTANT_PLACES.index(origin)] != seat:
            found.add("no-miner.assistant", (f"assistant-{origin}",), building=origin)
    else:
        space = INDEX[origin]
        rested = cells[at.RESTED + 24 * seat + space]
        if not cells[at.PRESENT + seat] & BIT[space]:
            found.add("no-miner.space", (origin,), place=origin)
            return
        if not rested:
            found.add("tired", (origin,), place=origin)
        elif roping and rested <= moved_here(table, space):
            found.add("rope-other-miner", (origin,), place=origin)
        if lost := cut_off_by_leaving(table, space):
            miners = sum(cells[at.CROWD + i] for i in spaces_in(lost))
            found.add("chain-rule.leave", (origin, *names_in(lost)), place=origin, miners=miners)


def _targets(table: Table, kind: type[Move] | type[Rope], origin: str, occupied: int) -> tuple[Action, ...]:
    """Every step from an origin to a space that can be entered."""
    mask = enterable(occupied)
    memo = table.setup.memo
    key = (kind, origin, mask)
    found = memo.get(key)
    if found is None:
        found = memo.keep(key, tuple(kind(origin, target) for target in names_in(mask) if target != origin))
    return found  # type: ignore[no-any-return]


def moves(table: Table) -> Iterator[Action]:
    """Every way to place or move a miner."""
    for origin, occupied in departures(table):
        yield from _targets(table, Move, origin, occupied)


def can_rope(table: Table) -> bool:
    """True right after a move or another rope, with a rope at hand."""
    cells = table.cells
    return bool(cells[at.ROPING] and cells[at.READY + 7 * cells[at.SEAT] + ROPE])


def ropes(table: Table) -> Iterator[Action]:
    """Every further step a rope allows in the action under way."""
    if can_rope(table):
        for origin, occupied in departures(table, roping=True):
            yield from _targets(table, Rope, origin, occupied)


def faults(table: Table, action: Move | Rope, found: Faults) -> None:
    """What stands against a step in the mine."""
    roping = isinstance(action, Rope)
    if roping:
        if not table.cells[at.ROPING]:
            found.add("rope-after-move")
        tool_faults(table, ROPE, 1, found)
    departure_faults(table, action.origin, found, roping=roping)
    if action.origin == action.target:
        found.add("same-place", (action.target,), place=action.target)
        return
    target = INDEX[action.target]
    occupied = table.cells[at.OCCUPIED]
    if action.origin in INDEX and occupied & BIT[INDEX[action.origin]]:
        occupied = occupied_without(table, INDEX[action.origin])
    if not enterable(occupied) & BIT[target]:
        missing = names_in(gaps(occupied, target))
        found.add("chain-rule.enter", missing, target=action.target, gaps=missing)


def do(table: Table, action: Move | Rope) -> None:
    """A miner goes to a space of the mine; a rope may follow."""
    cells, log = table.cells, table.log
    seat = cells[at.SEAT]
    target = INDEX[action.target]
    if type(action) is Rope:
        table.use_tool(seat, ROPE)
        if log is not None:
            log.append(ToolUsed(table.setup.players[seat], "rope"))
    else:
        cells[at.ACTIONS] -= 1
        cells[at.ROPING] = 1
        cells[at.MOVED] = 0
    table.take_from(seat, action.origin)
    if log is not None:
        log.append(MinerMoved(table.setup.players[seat], action.origin, action.target))
    table.put_miner(seat, target)
    if not table.setup.rulings.any_miner_on_rope:
        cells[at.MOVED] += 1 << 3 * target


def tool_faults(table: Table, tool: int, needed: int, found: Faults) -> None:
    """Note if the player has fewer tools of a kind face up than needed."""
    cells = table.cells
    seat = cells[at.SEAT]
    ready = cells[at.READY + 7 * seat + tool]
    if ready >= needed:
        return
    if ready + cells[at.USED + 7 * seat + tool] >= needed:
        found.add("tool-once", tool=TOOLS[tool])
    else:
        found.add("no-tool", tool=TOOLS[tool], needed=needed, ready=ready)
