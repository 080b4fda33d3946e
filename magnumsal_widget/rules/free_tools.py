"""Food and bucket: tools that are used outside actions, at any moment of the own turn after the castle."""

from __future__ import annotations

from functools import lru_cache

from . import cells as at
from .actions import Action, Bucket, Food
from .components import BUCKET, FOOD
from .events import MinersStoodUp, ToolUsed, WaterMoved
from .moving import tool_faults
from .places import ALL_CHAMBERS, BIT, INDEX, MINE, NEIGHBOUR_CHAMBERS, spaces_in
from .table import Table
from .verdict import Faults


@lru_cache(1 << 12)
def _meals(tired: tuple[tuple[str, int], ...]) -> tuple[Action, ...]:
    """Food for one tired miner, or for two in the same place or in two places."""
    single = [(name,) for name, _ in tired]
    double = [
        (name, other) for i, (name, count) in enumerate(tired) for other, _ in tired[i:] if other != name or count > 1
    ]
    return tuple(Food(places) for places in (*single, *double))


@lru_cache(1 << 12)
def _pours(sources: tuple[str, ...], allowed: int) -> tuple[Action, ...]:
    return tuple(
        Bucket(source, MINE[target])
        for source in sources
        for target in NEIGHBOUR_CHAMBERS[INDEX[source]]
        if allowed & BIT[target]
    )


def pourable(table: Table) -> int:
    """The chambers that water may be poured into: all, or with ``bucket-unrevealed=forbidden`` the revealed ones."""
    return ALL_CHAMBERS if table.setup.rulings.bucket_into_unrevealed else table.cells[at.REVEALED]


def _tired(table: Table) -> tuple[tuple[str, int], ...]:
    cells = table.cells
    seat = cells[at.SEAT]
    block = at.TIRED + 24 * seat
    return tuple((MINE[i], cells[block + i]) for i in spaces_in(cells[at.PRESENT + seat]) if cells[block + i])


def meals(table: Table) -> tuple[Action, ...]:
    """Every use of food."""
    cells = table.cells
    if not cells[at.READY + 7 * cells[at.SEAT] + FOOD]:
        return ()
    return _meals(_tired(table))


def pours(table: Table) -> tuple[Action, ...]:
    """Every use of a bucket."""
    cells = table.cells
    seat = cells[at.SEAT]
    if not cells[at.READY + 7 * seat + BUCKET]:
        return ()
    sources = tuple(MINE[i] for i in spaces_in(cells[at.PRESENT + seat]) if cells[at.WATER + i])
    return _pours(sources, pourable(table)) if sources else ()


def settle_food(action: Food) -> Food:
    """The canonical form: places in the order of the mine."""
    return Food(tuple(sorted(action.places, key=lambda name: INDEX.get(name, 99))))


def faults(table: Table, action: Food | Bucket, found: Faults) -> None:
    """What stands against using food or a bucket."""
    cells = table.cells
    seat = cells[at.SEAT]
    if isinstance(action, Food):
        tool_faults(table, FOOD, 1, found)
        for name in dict.fromkeys(action.places):
            if cells[at.TIRED + 24 * seat + INDEX[name]] < action.places.count(name):
                found.add("not-tired", (name,), place=name)
        return
    tool_faults(table, BUCKET, 1, found)
    origin, target = INDEX[action.origin], INDEX[action.target]
    if not cells[at.PRESENT + seat] & BIT[origin]:
        found.add("no-miner.space", (action.origin,), place=action.origin)
    if not cells[at.WATER + origin]:
        found.add("no-water", (action.origin,), place=action.origin, asked=1, there=0)
    if target not in NEIGHBOUR_CHAMBERS[origin]:
        places = (action.origin, action.target)
        found.add("bucket-neighbour", places, origin=action.origin, target=action.target)
    elif not pourable(table) & BIT[target]:
        found.add("bucket-unrevealed", (action.target,), target=action.target)


def do(table: Table, action: Food | Bucket) -> None:
    """Use the tool. Unless ``free-tools=any-time`` this closes a move that a rope could have followed."""
    cells, log = table.cells, table.log
    seat = cells[at.SEAT]
    player = table.setup.players[seat]
    if not table.setup.rulings.tools_any_time:
        cells[at.ROPING] = cells[at.MOVED] = 0
    food = isinstance(action, Food)
    table.use_tool(seat, FOOD if food else BUCKET)
    if log is not None:
        log.append(ToolUsed(player, "food" if food else "bucket"))
    if isinstance(action, Food):
        for name in dict.fromkeys(action.places):
            count = action.places.count(name)
            table.wake(seat, INDEX[name], count)
            if log is not None:
                log.append(MinersStoodUp(player, name, count))
    else:
        cells[at.WATER + INDEX[action.origin]] -= 1
        cells[at.WATER + INDEX[action.target]] += 1
        if log is not None:
            log.append(WaterMoved(player, action.origin, action.target, 1))
