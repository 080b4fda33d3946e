"""A second model of the game: slow, plain and independent of the engine.

It knows the rules only from their wording. Everything is done the most literal way: the chain rule by walking a graph
of neighbours, payments by handing out every coin in every possible manner, market visits by playing every sequence.
`listing` gives the text of every legal decision, `outcomes` every table that may follow one (what lies face down is
guessed in all possible ways, and the caller keeps the guess that fits what happened).
"""

from __future__ import annotations

import copy
import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

SHAFT = ("S1", "S2", "S3", "S4", "S5", "S6")
CHAMBERS = (
    *("1L1", "1L2", "1L3", "1L4", "1R1", "1R2", "1R3", "1R4"),
    *("2L1", "2L2", "2L3", "2R1", "2R2", "2R3"),
    *("3L1", "3L2", "3R1", "3R2"),
)
MINE = SHAFT + CHAMBERS
SALTS = ("brown", "green", "white")
TOOLS = ("rope", "pickaxe", "bucket", "cart", "food", "commercial", "royal")
DESKS = ("workshop", "pump", "market", "castle")

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    "entrance": ("S1",),
    "S1": ("entrance", "S2"),
    "S2": ("S1", "S3", "1L1", "1R1"),
    "S3": ("S2", "S4"),
    "S4": ("S3", "S5", "2L1", "2R1"),
    "S5": ("S4", "S6"),
    "S6": ("S5", "3L1", "3R1"),
    "1L1": ("S2", "1L2"),
    "1L2": ("1L1", "1L3"),
    "1L3": ("1L2", "1L4"),
    "1L4": ("1L3",),
    "1R1": ("S2", "1R2"),
    "1R2": ("1R1", "1R3"),
    "1R3": ("1R2", "1R4"),
    "1R4": ("1R3",),
    "2L1": ("S4", "2L2"),
    "2L2": ("2L1", "2L3"),
    "2L3": ("2L2",),
    "2R1": ("S4", "2R2"),
    "2R2": ("2R1", "2R3"),
    "2R3": ("2R2",),
    "3L1": ("S6", "3L2"),
    "3L2": ("3L1",),
    "3R1": ("S6", "3R2"),
    "3R2": ("3R1",),
}

COLUMNS: dict[str, tuple[int, ...]] = {"brown": (5, 4, 3, 3), "green": (6, 5, 4), "white": (8, 7)}
INN = (5, 5, 5, 6, 6, 7, 8)
INN_START = {2: 5, 3: 3, 4: 1}
TILES: dict[int, tuple[str, ...]] = {
    1: ("2b1g+1", "2b1g+1", "1b1g+1", "1b1g+1", "3b+1", "3b+1", "1b2g+2", "2b+0"),
    2: ("3b1g+2", "2g1w+2", "1b2w+3", "1b2g1w+2", "2b1g1w+2", "1b3g+2"),
    3: ("3g2w+3", "1g3w+3", "2g3w+3", "4w+3"),
}
ORDERS: dict[int, tuple[tuple[str, int], ...]] = {
    1: (("2b", 9), ("2b", 9), ("1b1g", 11), ("1b1g", 11), ("2g", 13), ("3b", 15), ("2b1g", 17), ("2b1g", 17)),
    2: (
        *(("2g", 13), ("1b1w", 15), ("1b1w", 15), ("1g1w", 17)),
        *(("1b2g", 19), ("2b1w", 21), ("3g", 21), ("1b1g1w", 23)),
    ),
    3: (
        *(("1g1w", 17), ("1b2g", 19), ("2b1w", 21), ("2w", 21)),
        *(("2g1w", 25), ("1b2w", 27), ("1g2w", 29), ("3w", 33)),
    ),
}
BOX = {"brown": 20, "green": 15, "white": 15, "water": 25}
PAY = {salt: pay for orders in ORDERS.values() for salt, pay in orders}

RULINGS: dict[str, tuple[str, ...]] = {
    "cart-capacity": ("unlimited", "2"),
    "fatigue": ("needed", "all"),
    "bucket-unrevealed": ("allowed", "forbidden"),
    "cart-spaces": ("any", "chambers"),
    "full-market-sale": ("lowest", "lowest+1"),
    "chain-exception": ("revealed-and-empty", "empty"),
    "second-courier": ("must", "may"),
    "market-visit": ("at-least-one", "up-to-two"),
    "pump-limit": ("none", "4"),
    "cube-supply": ("unlimited", "box"),
    "stranded-miners": ("ignored", "count"),
    "free-tools": ("between-actions", "any-time"),
    "rope-miner": ("another", "any"),
    "idle-tools": ("forbidden", "allowed"),
}
NAMED_SETS: dict[str, dict[str, str]] = {
    "english-2": {},
    "english-1": {"fatigue": "all"},
    "polish": {"market-visit": "up-to-two"},
    "german": {
        "market-visit": "up-to-two",
        "cart-spaces": "chambers",
        "chain-exception": "empty",
        "free-tools": "any-time",
        "rope-miner": "any",
    },
    "french": {"fatigue": "all", "bucket-unrevealed": "forbidden"},
    "condensed": {"cart-capacity": "2", "pump-limit": "4", "chain-exception": "empty"},
}

Salt = tuple[int, int, int]


def rulings_of(changes: Mapping[str, str] | str | None) -> dict[str, str]:
    """All fourteen rulings, from a named set or from changes to the default."""
    chosen = {ruling: values[0] for ruling, values in RULINGS.items()}
    chosen.update(NAMED_SETS[changes] if isinstance(changes, str) else changes or {})
    return chosen


def parse_salt(text: str) -> Salt:
    """`2b1g` as three numbers."""
    found = {"b": 0, "g": 0, "w": 0}
    for number, letter in zip(text[::2], text[1::2], strict=True):
        found[letter] += int(number)
    return found["b"], found["g"], found["w"]


def salt_text(salt: tuple[int, ...]) -> str:
    """Three numbers as `2b1g`."""
    return "".join(f"{n}{letter}" for n, letter in zip(salt, "bgw", strict=True) if n)


def parse_tile(text: str) -> tuple[Salt, int]:
    """`1b2g+2` as salt and water."""
    salt, water = text.split("+")
    return parse_salt(salt), int(water)


def way(place: str) -> tuple[str, ...]:
    """The spaces between a place and the entrance, nearest first: the shortest path through the graph."""
    trails: list[tuple[str, ...]] = [(place,)]
    for trail in trails:
        for neighbour in NEIGHBOURS[trail[-1]]:
            if neighbour == "entrance":
                return trail[1:]
            if neighbour not in trail:
                trails.append((*trail, neighbour))
    raise AssertionError(place)


def corridor_from(chamber: str) -> tuple[str, ...]:
    """A chamber and the further ones of its corridor."""
    return tuple(c for c in CHAMBERS if c[:2] == chamber[:2] and c[2] >= chamber[2])


def joined(occupied: set[str]) -> set[str]:
    """Spaces joined to the entrance by occupied ones, found by walking; they need hold nobody themselves."""
    found: set[str] = set()
    front = ["entrance"]
    while front:
        here = front.pop()
        for there in NEIGHBOURS[here]:
            if there != "entrance" and there not in found:
                found.add(there)
                if there in occupied:
                    front.append(there)
    return found


def beyond(place: str) -> set[str]:
    """The spaces one cannot reach from the entrance without crossing this one."""
    return set(MINE) - joined(set(MINE) - {place}) - {place}


def pump_cost(cubes: int) -> int:
    """The first cube is free, the second costs 2, the third 3 and so on."""
    return sum(n for n in range(2, cubes + 1))


def tool_bonus(tools: int) -> int:
    """What a set of so many tools is worth at the end."""
    return {0: 0, 1: 2, 2: 2, 3: 6, 4: 6, 5: 10, 6: 10, 7: 14, 8: 14}.get(tools, 20)


@dataclass
class Space:
    """One mine space: rested and tired miners by colour, cubes, and whether its tile was turned."""

    rested: Counter[str] = field(default_factory=Counter)
    tired: Counter[str] = field(default_factory=Counter)
    salt: list[int] = field(default_factory=lambda: [0, 0, 0])
    water: int = 0
    revealed: bool = True

    def count(self, color: str) -> int:
        return self.rested[color] + self.tired[color]

    def owners(self) -> set[str]:
        return {c for c in (*self.rested, *self.tired) if self.count(c)}


@dataclass
class Seat:
    """What one player has."""

    money: int = 0
    salt: list[int] = field(default_factory=lambda: [0, 0, 0])
    supply: int = 0
    ready: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    filled: int = 0


@dataclass
class Table:
    """Everything on the table that can be seen, and the pools from which hidden things may come."""

    players: tuple[str, ...]
    rulings: dict[str, str]
    start: str
    current: str | None
    phase: int
    round: int
    step: str
    actions_left: int
    visited: list[str]
    passed: int
    counter: int
    orders: list[str]
    orders_left: int
    inn: int
    workshop: list[str]
    tools_left: int
    market: dict[str, int]
    assistants: dict[str, str | None]
    left: Counter[str]
    right: Counter[str]
    mine: dict[str, Space]
    seats: dict[str, Seat]
    rope_open: bool = False
    moved: Counter[str] = field(default_factory=Counter)
    entered: int = 0
    open_tiles: dict[str, str] | None = None
    tile_pool: dict[int, Counter[str]] = field(default_factory=dict)
    order_pool: Counter[str] = field(default_factory=Counter)
    tool_pool: Counter[str] = field(default_factory=Counter)

    @property
    def last_order(self) -> int:
        return 4 if len(self.players) == 2 else 5

    @property
    def me(self) -> Seat:
        assert self.current is not None
        return self.seats[self.current]

    @property
    def color(self) -> str:
        assert self.current is not None
        return self.current

    def occupied(self) -> set[str]:
        return {place for place, space in self.mine.items() if space.owners()}


def from_state(state: Any, *, fresh: bool = False) -> Table:
    """The model's table for a state of the engine; `fresh` fills the pools as at the start of a game."""
    mine = {}
    for place in MINE:
        shown = state.mine[place]
        space = Space(salt=list(shown.salt), water=shown.water, revealed=shown.revealed)
        for miner in shown.miners:
            (space.tired if miner.tired else space.rested)[miner.color] += 1
        mine[place] = space
    seats = {
        seat.color: Seat(seat.money, list(seat.salt), seat.supply, Counter(seat.ready), Counter(seat.used), seat.filled)
        for seat in state.seats
    }
    table = Table(
        players=tuple(state.players),
        rulings=dict(state.rulings),
        start=state.start,
        current=state.player,
        phase=state.phase,
        round=state.round,
        step=state.step,
        actions_left=state.actions_left,
        visited=list(state.visited),
        passed=state.passed,
        counter=state.counter,
        orders=[str(order.salt) for order in state.orders],
        orders_left=state.orders_left,
        inn=state.inn,
        workshop=list(state.workshop),
        tools_left=state.tools_left,
        market=dict(state.market),
        assistants=dict(state.assistants),
        left=Counter(state.castle["left"]),
        right=Counter(state.castle["right"]),
        mine=mine,
        seats=seats,
    )
    if state.variant == "mapped-mine":
        table.open_tiles = {}
        for place in CHAMBERS:
            tile = state.mine[place].tile
            if tile is not None:
                table.open_tiles[place] = f"{tile.salt}+{tile.water}"
    if fresh:
        table.tile_pool = {level: Counter(tiles) for level, tiles in TILES.items()}
        table.order_pool = Counter(salt for salt, _ in ORDERS[table.phase]) - Counter(table.orders)
        table.tool_pool = Counter(dict.fromkeys(TOOLS, 3)) - Counter(table.workshop)
    return table


def seen(table: Table) -> dict[str, Any]:
    """The table as plain values, to compare with `seen_state`."""
    over = table.step == "over"
    shown: dict[str, Any] = {
        "player": None if over else table.current,
        "phase": table.phase,
        "step": table.step,
        "mine": {
            place: (
                tuple(sorted((+space.rested).items())),
                tuple(sorted((+space.tired).items())),
                tuple(space.salt),
                space.water,
                space.revealed,
            )
            for place, space in table.mine.items()
        },
        "supply": {color: seat.supply for color, seat in table.seats.items()},
        "salt": {color: tuple(seat.salt) for color, seat in table.seats.items()},
        "filled": {color: seat.filled for color, seat in table.seats.items()},
        "assistants": dict(table.assistants),
        "left": tuple(sorted((+table.left).items())),
        "right": tuple(sorted((+table.right).items())),
    }
    if not over:
        shown |= {
            "start": table.start,
            "round": table.round,
            "actions": table.actions_left,
            "visited": sorted(table.visited),
            "passed": table.passed,
            "counter": table.counter,
            "orders": sorted(table.orders),
            "orders_left": table.orders_left,
            "inn": table.inn,
            "workshop": list(table.workshop),
            "tools_left": table.tools_left,
            "market": dict(table.market),
            "money": {color: seat.money for color, seat in table.seats.items()},
            "ready": {color: sorted(seat.ready.elements()) for color, seat in table.seats.items()},
            "used": {color: sorted(seat.used.elements()) for color, seat in table.seats.items()},
        }
    return shown


def seen_state(state: Any) -> dict[str, Any]:
    """An engine's state as the same plain values."""
    return seen(from_state(state))


# --- the chain rule -------------------------------------------------------------------------------------------------


def may_leave(table: Table, place: str) -> bool:
    """Whether one miner may be taken from a mine space as far as the others are concerned."""
    space = table.mine[place]
    if sum(space.count(c) for c in space.owners()) > 1:
        return True
    if place in CHAMBERS:
        further = [table.mine[c] for c in corridor_from(place)]
        no_salt = all(not any(s.salt) for s in further)
        if no_salt and (table.rulings["chain-exception"] == "empty" or all(s.revealed for s in further)):
            return True
    before, after = table.occupied(), table.occupied() - {place}
    if table.rulings["stranded-miners"] == "count":
        return not (after & beyond(place))
    return not ((after & joined(before)) - joined(after))


def may_enter(table: Table, source: str, target: str) -> bool:
    """Whether the target is joined to the entrance once the miner has left his source."""
    occupied = table.occupied()
    if source in table.mine:
        space = table.mine[source]
        if sum(space.count(c) for c in space.owners()) == 1:
            occupied -= {source}
    return target in joined(occupied)


def sources(table: Table, *, another_than: Counter[str] | None = None) -> list[str]:
    """Where a miner of the player may be taken from: supply, assistants' places, mine spaces with a rested one."""
    found = ["supply"] if table.me.supply else []
    found += [desk for desk in DESKS if table.assistants[desk] == table.color]
    for place in MINE:
        rested = table.mine[place].rested[table.color]
        if another_than is not None:
            rested -= another_than[place]
        if rested > 0 and may_leave(table, place):
            found.append(place)
    return found


def mine_moves(table: Table, another_than: Counter[str] | None = None) -> Iterator[tuple[str, str]]:
    """Source and target of every legal move in the mine."""
    for source in sources(table, another_than=another_than):
        for target in MINE:
            if target != source and may_enter(table, source, target):
                yield source, target


# --- extraction -----------------------------------------------------------------------------------------------------


def spans(spaces: list[str], trail: tuple[str, ...], carts: int) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Every way of laying at most so many carts on spaces that cost a fee, from the chamber upward."""
    single: list[tuple[str, ...]] = [(s,) for s in spaces]
    double: list[tuple[str, ...]] = [(a, b) for a, b in itertools.pairwise(trail) if a in spaces and b in spaces]
    for number in range(carts + 1):
        for chosen in itertools.combinations(single + double, number):
            used = [s for span in chosen for s in span]
            if len(used) == len(set(used)):
                yield tuple(sorted(chosen, key=lambda span: trail.index(span[0])))


def demands(
    table: Table, chamber: str, cubes: int, carts: tuple[tuple[str, ...], ...]
) -> list[tuple[int, tuple[str, ...]]]:
    """For each space of the way without an own miner: how many cubes must be paid for, and to whom one may pay."""
    covered = {space for span in carts for space in span}
    free = cubes if table.rulings["cart-capacity"] == "unlimited" else min(cubes, 2)
    found = []
    for place in way(chamber):
        owners = table.mine[place].owners()
        if table.color not in owners:
            payees = tuple(p for p in table.players if p in owners)
            found.append((cubes - free if place in covered else cubes, payees))
    return found


def totals(demand: list[tuple[int, tuple[str, ...]]]) -> set[tuple[tuple[str, int], ...]]:
    """Every set of totals that comes out when each cube pays in each space whomever it likes."""
    reached: set[frozenset[tuple[str, int]]] = {frozenset()}
    for cubes, payees in demand:
        for _ in range(cubes):
            following = set()
            for so_far in reached:
                for payee in payees:
                    sums = dict(so_far)
                    sums[payee] = sums.get(payee, 0) + 1
                    following.add(frozenset(sums.items()))
            reached = following
    return {tuple(sorted(sums)) for sums in reached}


def pickaxe_numbers(table: Table, chamber: str, cubes: int) -> list[int]:
    """How many pickaxes may serve for so many cubes."""
    space = table.mine[chamber]
    rested = space.rested[table.color]
    work = cubes + space.water
    found = []
    for pickaxes in range(table.me.ready["pickaxe"] + 1):
        if max(1, work - pickaxes) > rested:
            continue
        if table.rulings["idle-tools"] == "forbidden" and pickaxes:
            one_less = pickaxes - 1
            if max(1, work - one_less) == max(1, work - pickaxes):
                continue
            if table.rulings["fatigue"] == "all" and max(1, work - one_less) <= rested:
                continue
        found.append(pickaxes)
    return found


def extractions(table: Table, chamber: str) -> Iterator[str]:
    """Every legal extraction from one chamber, in its canonical text."""
    space = table.mine[chamber]
    if not space.rested[table.color]:
        return
    trail = way(chamber)
    paid = [p for p in trail if table.color not in table.mine[p].owners()]
    cartable = [p for p in paid if table.rulings["cart-spaces"] == "any" or p in CHAMBERS]
    for salt in itertools.product(*(range(n + 1) for n in space.salt)):
        cubes = sum(salt)
        for pickaxes in pickaxe_numbers(table, chamber, cubes) if cubes else []:
            for carts in spans(cartable, trail, table.me.ready["cart"]):
                demand = demands(table, chamber, cubes, carts)
                if sum(n for n, _ in demand) > table.me.money:
                    continue
                text = f"extract {chamber} {salt_text(salt)}"
                text += f" pickaxe {pickaxes}" if pickaxes else ""
                text += "".join(" cart " + " ".join(span) for span in carts)
                for sums in totals(demand):
                    fees = dict(sums)
                    listed = " ".join(f"{p} {fees[p]}" for p in table.players if p in fees)
                    yield f"{text} pay {listed}" if listed else text


# --- the market -----------------------------------------------------------------------------------------------------


def trade(
    table: Table, deals: tuple[tuple[str, str], ...], privilege: bool
) -> tuple[int, dict[str, int], dict[str, int]] | None:
    """Money, own salt and market after a visit, each cube followed one by one; None where a rule forbids it."""
    money = table.me.money
    old = dict(zip(SALTS, table.me.salt, strict=True))
    bought = dict.fromkeys(SALTS, 0)
    columns = {color: ["theirs"] * table.market[color] for color in SALTS}
    for deal, color in deals:
        prices = COLUMNS[color]
        column = columns[color]
        if deal == "sell":
            if old[color] == 0:
                return None
            old[color] -= 1
            if len(column) < len(prices):
                money += prices[len(column)] + (1 if privilege else 0)
                column.append("mine")
            elif privilege:
                money += prices[-1] + (1 if table.rulings["full-market-sale"] == "lowest+1" else 0)
            else:
                return None
        else:
            if not column or column[-1] == "mine":
                return None
            column.pop()
            money -= prices[len(column)] - (1 if privilege else 0)
            if money < 0:
                return None
            bought[color] += 1
    after = {color: old[color] + bought[color] for color in SALTS}
    return money, after, {color: len(columns[color]) for color in SALTS}


def canonical_deals() -> Iterator[tuple[tuple[str, str], ...]]:
    """One or two transactions: of different colours sales first, then b g w; of one colour in either order."""
    single = [(deal, color) for deal in ("sell", "buy") for color in SALTS]
    for one in single:
        yield (one,)
    for a, b in itertools.product(single, repeat=2):
        if a[1] == b[1] or single.index(a) < single.index(b):
            yield a, b


def market_visits(table: Table) -> Iterator[str]:
    """Every legal market visit."""
    if table.rulings["market-visit"] == "up-to-two":
        yield "visit market"
        if table.me.ready["commercial"] and table.rulings["idle-tools"] == "allowed":
            yield "visit market privilege"
    for privilege in (False, True) if table.me.ready["commercial"] else (False,):
        for deals in canonical_deals():
            if trade(table, deals, privilege) is not None:
                text = "visit market " + " ".join(f"{deal} {color}" for deal, color in deals)
                yield text + (" privilege" if privilege else "")


# --- the listing ----------------------------------------------------------------------------------------------------


def fines(table: Table) -> list[str]:
    """What a courier without an order may pay; one entry when there is no choice."""
    owned = [color for color, n in zip(SALTS, table.me.salt, strict=True) if n]
    in_salt = [f"fine {color}" for color in owned]
    if table.me.money >= 3:
        return ["fine 3gr", *in_salt]
    return in_salt or [f"fine {table.me.money}gr"]


def castle_choices(table: Table) -> list[str]:
    """What the next courier may do."""
    fillable = [
        f"deliver {order}"
        for order in dict.fromkeys(table.orders)
        if all(have >= need for have, need in zip(table.me.salt, parse_salt(order), strict=True))
    ]
    if not fillable:
        return fines(table)
    if table.rulings["second-courier"] == "may" and table.entered:
        return fillable + fines(table)
    return fillable


def foods(table: Table) -> Iterator[str]:
    """Every use of a food, its chambers in the order of the mine."""
    if table.me.ready["food"]:
        tired = [place for place in MINE for _ in range(min(2, table.mine[place].tired[table.color]))]
        for place in dict.fromkeys(tired):
            yield f"food {place}"
        for pair in dict.fromkeys(itertools.combinations(tired, 2)):
            yield "food " + " ".join(pair)


def buckets(table: Table) -> Iterator[str]:
    """Every use of a bucket."""
    if table.me.ready["bucket"]:
        for chamber in CHAMBERS:
            space = table.mine[chamber]
            if space.water and space.count(table.color):
                for other in NEIGHBOURS[chamber]:
                    allowed = table.rulings["bucket-unrevealed"] == "allowed"
                    if other in CHAMBERS and (allowed or table.mine[other].revealed):
                        yield f"bucket {chamber} {other}"


def ropes(table: Table) -> Iterator[str]:
    """Every rope that may follow now."""
    if table.rope_open and table.me.ready["rope"]:
        another = None if table.rulings["rope-miner"] == "any" else table.moved
        for source, target in mine_moves(table, another):
            yield f"rope {source} {target}"


def visits(table: Table) -> Iterator[str]:
    """Every visit to a building."""
    me, color = table.me, table.color
    sells = table.inn <= 7 and miners_of(table, color) < 10
    if "inn" not in table.visited and sells and me.money >= INN[table.inn - 1]:
        yield "visit inn"
    if "workshop" not in table.visited:
        for price, tool in zip((3, 4, 5), table.workshop, strict=False):
            if me.money >= price:
                yield f"visit workshop {tool}" + (f" {price}" if table.workshop.count(tool) > 1 else "")
    if "pump" not in table.visited:
        for chamber in CHAMBERS:
            if table.mine[chamber].count(color):
                limit = 99 if table.rulings["pump-limit"] == "none" else 4
                for cubes in range(1, min(limit, table.mine[chamber].water) + 1):
                    if pump_cost(cubes) <= me.money:
                        yield f"visit pump {chamber} {cubes}"
    if "market" not in table.visited:
        yield from market_visits(table)
    if "square" not in table.visited:
        yield "visit square"
    if "castle" not in table.visited:
        for source in sources(table):
            yield f"visit castle {source}"
            if me.ready["royal"]:
                yield f"visit castle {source} privilege"


def listing(table: Table) -> list[str]:
    """The text of every legal decision."""
    found = listing_without_extraction(table)
    if table.step == "actions" and table.actions_left:
        for chamber in CHAMBERS:
            found += extractions(table, chamber)
    return found


def listing_without_extraction(table: Table) -> list[str]:
    """The text of every legal decision but for extractions, which may be very many."""
    if table.step == "over":
        return []
    if table.step == "castle":
        return castle_choices(table)
    found = [*foods(table), *buckets(table), *ropes(table)]
    if table.actions_left == 0:
        return [*found, "end"]
    found += [f"move {source} {target}" for source, target in mine_moves(table)]
    free = [desk for desk in DESKS if table.assistants[desk] is None]
    found += [f"assist {source} {desk}" for source in sources(table) for desk in free]
    return [*found, *visits(table), "pass"]


def miners_of(table: Table, color: str) -> int:
    """All miners of a colour in the game."""
    return (
        table.seats[color].supply
        + sum(space.count(color) for space in table.mine.values())
        + sum(1 for owner in table.assistants.values() if owner == color)
        + table.left[color]
        + table.right[color]
    )


# --- what follows ---------------------------------------------------------------------------------------------------


class _Guess(Exception):
    """Something face down must be turned and no guess was prepared."""

    def __init__(self, options: list[str]) -> None:
        super().__init__(options)
        self.options = options


class _Fate:
    """Guesses for what is turned up, used one after another."""

    def __init__(self, guesses: tuple[str, ...]) -> None:
        self.guesses = list(guesses)

    def draw(self, pool: Counter[str]) -> str:
        if not self.guesses:
            raise _Guess(sorted(+pool))
        drawn = self.guesses.pop(0)
        assert pool[drawn] > 0
        pool[drawn] -= 1
        return drawn


def outcomes(table: Table, text: str, target: Any) -> Table | None:
    """The table after a decision that looks like the engine's state `target`, or None where no guess leads there."""
    wanted = seen_state(target)
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        guesses = waiting.pop()
        after = copy.deepcopy(table)
        try:
            _apply(after, text, _Fate(guesses), target)
        except _Guess as guess:
            waiting += [(*guesses, option) for option in guess.options]
            continue
        if seen(after) == wanted:
            return after
    return None


def expected(table: Table, text: str, target: Any) -> dict[str, Any]:
    """One possible look of the table after a decision: for messages when none fits."""
    guesses: tuple[str, ...] = ()
    while True:
        after = copy.deepcopy(table)
        try:
            _apply(after, text, _Fate(guesses), target)
        except _Guess as guess:
            guesses = (*guesses, guess.options[0])
            continue
        return seen(after)


def _take(table: Table, source: str) -> None:
    if source == "supply":
        table.me.supply -= 1
    elif source in DESKS:
        assert table.assistants[source] == table.color
        table.assistants[source] = None
    else:
        table.mine[source].rested[table.color] -= 1


def _in_play(table: Table, index: int) -> int:
    return (
        sum(space.salt[index] for space in table.mine.values())
        + sum(seat.salt[index] for seat in table.seats.values())
        + table.market[SALTS[index]]
    )


def _enter(table: Table, place: str, fate: _Fate) -> None:
    space = table.mine[place]
    space.rested[table.color] += 1
    if space.revealed:
        return
    space.revealed = True
    if table.open_tiles is not None:
        tile = table.open_tiles.pop(place)
    else:
        pool = table.tile_pool[int(place[0])]
        # With too few cubes in the box two tiles may look alike: then a guess that fits need not be the right one.
        tile = fate.draw(pool if table.rulings["cube-supply"] == "unlimited" else Counter(pool))
    salt, water = parse_tile(tile)
    if table.rulings["cube-supply"] == "box":
        water = min(water, BOX["water"] - sum(s.water for s in table.mine.values()))
        b, g, w = (min(salt[i], BOX[SALTS[i]] - _in_play(table, i)) for i in range(3))
        salt = b, g, w
    space.salt = list(salt)
    space.water += water


def _use(table: Table, tool: str, number: int = 1) -> None:
    assert table.me.ready[tool] >= number
    table.me.ready[tool] -= number
    table.me.used[tool] += number


def _apply(table: Table, text: str, fate: _Fate, target: Any) -> None:
    """Carry out one decision, and everything that follows by itself."""
    word, *rest = text.split()
    if table.step == "castle":
        _courier(table, text, fate)
        _castle(table, fate)
        _settle(table, fate, target)
        return
    if word not in ("food", "bucket", "rope") or (word != "rope" and table.rulings["free-tools"] == "between-actions"):
        table.rope_open, table.moved = False, Counter()
    if word in ("move", "rope"):
        _take(table, rest[0])
        if word == "rope":
            _use(table, "rope")
            if table.rulings["rope-miner"] == "any" and table.moved[rest[0]]:
                table.moved[rest[0]] -= 1
        _enter(table, rest[1], fate)
        table.rope_open = True
        table.moved[rest[1]] += 1
    elif word == "extract":
        _extract(table, rest)
    elif word == "assist":
        _take(table, rest[0])
        table.assistants[rest[1]] = table.color
    elif word == "visit":
        _visit(table, rest, fate)
    elif word == "food":
        _use(table, "food")
        for place in rest:
            table.mine[place].tired[table.color] -= 1
            table.mine[place].rested[table.color] += 1
    elif word == "bucket":
        _use(table, "bucket")
        table.mine[rest[0]].water -= 1
        table.mine[rest[1]].water += 1
    elif word == "pass":
        table.passed += 1
    if word in ("move", "extract", "assist", "visit", "pass"):
        table.actions_left -= 1
    if word == "end":
        _end_turn(table, fate, target)
    _settle(table, fate, target)


def _extract(table: Table, rest: list[str]) -> None:
    chamber, salt = rest[0], parse_salt(rest[1])
    space = table.mine[chamber]
    pickaxes = int(rest[rest.index("pickaxe") + 1]) if "pickaxe" in rest else 0
    _use(table, "pickaxe", pickaxes)
    _use(table, "cart", rest.count("cart"))
    if "pay" in rest:
        fees = rest[rest.index("pay") + 1 :]
        for payee, amount in zip(fees[::2], fees[1::2], strict=True):
            table.seats[payee].money += int(amount)
            table.me.money -= int(amount)
    tiring = max(1, sum(salt) + space.water - pickaxes)
    if table.rulings["fatigue"] == "all":
        tiring = space.rested[table.color]
    space.rested[table.color] -= tiring
    space.tired[table.color] += tiring
    for i in range(3):
        space.salt[i] -= salt[i]
        table.me.salt[i] += salt[i]


def _visit(table: Table, rest: list[str], fate: _Fate) -> None:
    me, building = table.me, rest[0]
    if building == "inn":
        me.money -= INN[table.inn - 1]
        me.supply += 1
        table.inn += 1
    elif building == "workshop":
        at = (3, 4, 5).index(int(rest[2])) if len(rest) == 3 else table.workshop.index(rest[1])
        me.money -= 3 + at
        me.ready[table.workshop.pop(at)] += 1
        if table.tools_left:
            table.tools_left -= 1
            table.workshop.append(fate.draw(table.tool_pool))
    elif building == "pump":
        table.mine[rest[1]].water -= int(rest[2])
        me.money -= pump_cost(int(rest[2]))
    elif building == "market":
        privilege = rest[-1] == "privilege"
        words = rest[1:-1] if privilege else rest[1:]
        traded = trade(table, tuple(zip(words[::2], words[1::2], strict=True)), privilege)
        assert traded is not None
        me.money, salt, table.market = traded
        me.salt = list(salt.values())
        if privilege:
            _use(table, "commercial")
    elif building == "square":
        me.money += 1
    elif building == "castle":
        _take(table, rest[1])
        if rest[-1] == "privilege":
            _use(table, "royal")
            table.left[table.color] += 1
        else:
            table.right[table.color] += 1
    table.visited.append(building)
    if building in ("workshop", "pump", "market"):
        owner = table.assistants[building]
        if owner is not None:
            table.seats[owner].money += 1


def _courier(table: Table, text: str, fate: _Fate) -> None:
    me = table.me
    word, what = text.split()
    if word == "deliver":
        for i, n in enumerate(parse_salt(what)):
            me.salt[i] -= n
        me.money += PAY[what]
        me.filled += 1
        table.counter += 1
        table.orders.remove(what)
        owner = table.assistants["castle"]
        if owner is not None:
            table.seats[owner].money += 1
        if table.orders_left:
            table.orders_left -= 1
            table.orders.append(fate.draw(table.order_pool))
    elif what in SALTS:
        me.salt[SALTS.index(what)] -= 1
    else:
        me.money -= int(what.removesuffix("gr"))
    table.left[table.color] -= 1
    me.supply += 1
    table.entered += 1


def _castle(table: Table, fate: _Fate) -> None:
    """Let couriers enter as long as there is nothing to choose, then move up the others."""
    while table.left[table.color]:
        choices = castle_choices(table)
        if len(choices) > 1:
            return
        _courier(table, choices[0], fate)
    table.left[table.color] = table.right[table.color]
    table.right[table.color] = 0
    table.step = "actions"


def _settle(table: Table, fate: _Fate, target: Any) -> None:
    """End the turn where nothing is left to decide."""
    while table.step == "actions" and table.actions_left == 0:
        if any(True for _ in itertools.chain(foods(table), buckets(table), ropes(table))):
            return
        _end_turn(table, fate, target)


def _end_turn(table: Table, fate: _Fate, target: Any) -> None:
    if table.passed == (1 if table.round == 1 else 2):
        for space in table.mine.values():
            space.rested[table.color] += space.tired[table.color]
            space.tired[table.color] = 0
    order = table.players
    table.current = order[(order.index(table.color) + 1) % len(order)]
    if table.current == table.start:
        if table.counter >= table.last_order:
            _end_phase(table, target)
            if table.step == "over":
                return
        else:
            table.round += 1
    table.step = "castle"
    table.actions_left = 1 if table.round == 1 else 2
    table.visited, table.passed, table.entered = [], 0, 0
    table.rope_open, table.moved = False, Counter()
    _castle(table, fate)


def _end_phase(table: Table, target: Any) -> None:
    for color, seat in table.seats.items():
        seat.supply = miners_of(table, color)
        seat.ready += seat.used
        seat.used = Counter()
    for space in table.mine.values():
        space.rested, space.tired = Counter(), Counter()
    table.assistants = dict.fromkeys(DESKS)
    table.left, table.right = Counter(), Counter()
    for i, color in enumerate(("brown", "green")):
        in_bank = table.rulings["cube-supply"] == "unlimited" or BOX[color] > _in_play(table, i)
        if table.market[color] == 0 and in_bank:
            table.market[color] = 1
    if table.phase == 3:
        table.step = "over"
        return
    table.start = table.players[(table.players.index(table.start) + 1) % len(table.players)]
    table.current = table.start
    table.phase += 1
    table.round, table.counter = 1, 0
    table.inn = INN_START[len(table.players)]
    shown = 4 if len(table.players) == 4 else 3
    table.orders = [str(order.salt) for order in target.orders]
    table.order_pool = Counter(salt for salt, _ in ORDERS[table.phase])
    assert len(table.orders) == shown
    assert not Counter(table.orders) - table.order_pool
    table.order_pool -= Counter(table.orders)
    table.orders_left = 8 - shown
    table.workshop = list(target.workshop)
    assert len(table.workshop) == 3
    assert not Counter(table.workshop) - table.tool_pool
    table.tool_pool -= Counter(table.workshop)
    table.tools_left = 4


def score(table: Table, color: str) -> int:
    """Money, 3 gr a cube, and the tool table."""
    seat = table.seats[color]
    tools = sum(seat.ready.values()) + sum(seat.used.values())
    return seat.money + 3 * sum(seat.salt) + tool_bonus(tools)
