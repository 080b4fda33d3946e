"""Where miners come from, and placing and moving them in the mine, with the rope."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Final

from . import cells as at
from .actions import Action, Move, Rope
from .chain import cut_off, enterable, gaps, may_leave, without_salt
from .components import ROPE, TOOLS
from .events import MinerMoved, ToolUsed
from .places import ASSISTANT_PLACES, BIT, INDEX, MINE, SPACES, names_in, spaces_in
from .table import Table
from .verdict import Faults

ORIGINS: Final = (*MINE, "supply", *ASSISTANT_PLACES)
"""Where a miner can come from. A set of origins is a mask over these; the mine spaces keep their bits."""
SUPPLY_BIT: Final = 1 << SPACES
HELPER_SHIFT: Final = SPACES + 1
_MINE_BITS: Final = SUPPLY_BIT - 1
QUEUE: Final = ("queue-left", "queue-right")
"""Named only to be refused: nobody leaves the castle queue."""


def free_to_leave(table: Table) -> int:
    """The mine spaces that one miner may leave without cutting anybody off."""
    cells, rulings = table.cells, table.setup.rulings
    empty = without_salt(cells[at.REVEALED], cells[at.SALTY], rulings)
    return may_leave(cells[at.OCCUPIED], cells[at.SHARED], empty, rulings)


def departures(table: Table) -> int:
    """The origins from which the player can send a miner somewhere, as a mask."""
    cells = table.cells
    seat = cells[at.SEAT]
    mask = cells[at.AWAKE + seat] & free_to_leave(table) | cells[at.HELPERS + seat] << HELPER_SHIFT
    return mask | SUPPLY_BIT if cells[at.SUPPLY + seat] else mask


def rope_departures(table: Table) -> int:
    """The origins of a rope's miner: he must be another than those already moved in this action."""
    mask = departures(table)
    cells = table.cells
    rested = at.RESTED + 24 * cells[at.SEAT]
    if cells[at.MOVED]:
        for space in spaces_in(mask & _MINE_BITS):
            if cells[rested + space] <= moved_here(table, space):
                mask ^= BIT[space]
    return mask


def moved_here(table: Table, space: int) -> int:
    """How many miners of this action's earlier steps stand in a space; none with ``rope-miner=any``."""
    return table.cells[at.MOVED] >> 4 * space & 15


def occupied_without(table: Table, space: int) -> int:
    """The occupied spaces after one miner has left a space."""
    cells = table.cells
    return cells[at.OCCUPIED] if cells[at.SHARED] & BIT[space] else cells[at.OCCUPIED] & ~BIT[space]


_MOVES: Final = tuple(tuple(Move(origin, target) for target in MINE) for origin in ORIGINS)
_ROPES: Final = tuple(tuple(Rope(origin, target) for target in MINE) for origin in ORIGINS)
"""Every step there is, by origin and target; a list of legal ones picks from these rows."""


@lru_cache(1 << 16)
def _selector(mask: int) -> tuple[bool, ...]:
    """A mask of mine spaces as one truth value for each, to pick from a row."""
    return tuple(bool(mask & bit) for bit in BIT)


def _steps(table: Table, rows: tuple[tuple[Action, ...], ...], origins: tuple[int, ...]) -> list[Action]:
    """Every step from one of the origins to a space that can be entered once the miner has left."""
    cells = table.cells
    occupied, shared = cells[at.OCCUPIED], cells[at.SHARED]
    unchanged = enterable(occupied)
    found: list[Action] = []
    for index in origins:
        if index >= SPACES:
            mask = unchanged
        else:
            bit = BIT[index]
            mask = (unchanged if shared & bit else enterable(occupied ^ bit)) & ~bit
        found += compress(rows[index], _selector(mask))
    return found


def moves(table: Table, origins: tuple[int, ...]) -> list[Action]:
    """Every way to place or move a miner."""
    return _steps(table, _MOVES, origins)


def can_rope(table: Table) -> bool:
    """True right after a move or another rope, with a rope at hand."""
    cells = table.cells
    return bool(cells[at.ROPING] and cells[at.READY + 7 * cells[at.SEAT] + ROPE])


def ropes(table: Table) -> list[Action]:
    """Every further step a rope allows in the action under way."""
    return _steps(table, _ROPES, spaces_in(rope_departures(table))) if can_rope(table) else []


# What stands against it


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
        if not cells[at.HELPERS + seat] >> ASSISTANT_PLACES.index(origin) & 1:
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
        if not free_to_leave(table) & BIT[space]:
            lost = cut_off(cells[at.OCCUPIED], space, table.setup.rulings)
            miners = sum(cells[at.CROWD + i] for i in spaces_in(lost))
            found.add("chain-rule.leave", (origin, *names_in(lost)), place=origin, miners=miners)


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
    if action.origin in INDEX:
        occupied = occupied_without(table, INDEX[action.origin])
    if not enterable(occupied) & BIT[target]:
        missing = names_in(gaps(occupied, target))
        found.add("chain-rule.enter", missing, target=action.target, gaps=missing)


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


# What happens


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
        cells[at.MOVED] += 1 << 4 * target
