"""Positions: any table, set up freely for examples and exercises. An impossible one is refused with every reason
at once."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from . import cells as at
from . import couriers, turn
from .chain import joined, without_salt
from .components import (
    FIRST_MINERS,
    FIRST_MONEY,
    INN_SOLD_OUT,
    INN_START,
    MARKET_PRICES,
    MARKET_START,
    MINERS_IN_BOX,
    OPEN_ORDERS,
    ORDER_INDEX,
    ORDERS,
    PHASES,
    SALT_IN_BOX,
    SALTS,
    TILES,
    TOOL_COPIES,
    TOOLS,
    TOOLS_PER_PHASE,
    WATER_IN_BOX,
    Salt,
    Tile,
)
from .deal import Deal, Spare, shuffled
from .events import Event
from .game import Beginning, Game
from .places import (
    ASSISTANT_PLACES,
    BIT,
    BUILDINGS,
    CHAMBERS,
    FIRST_CHAMBER,
    INDEX,
    MINE,
    OUTWARD,
    WAY,
    is_chamber,
    level_of,
    names_in,
    spaces_in,
)
from .rulings import Rulings, make_rulings
from .setup import LARGEST_SEED, VARIANTS, Setup, display_names, seat_order
from .table import Table

T = TypeVar("T")

_MOST_CUBES = 20
"""More of one colour than this never lie in one place."""
_MOST_TOOLS = 9
"""Like chambers, tools are set up freely; but no more of a kind than this."""


def _plain(value: object) -> object:
    """Mappings and sequences of other kinds as plain ones."""
    if isinstance(value, Mapping):
        return dict(value)
    return list(value) if isinstance(value, Sequence) else str(value)


class ImpossiblePosition(ValueError):
    """A position that cannot be; ``reasons`` lists everything that is wrong with it."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = tuple(reasons)


def position(
    players: int | Sequence[str],
    *,
    to_move: str | None = None,
    start: str | None = None,
    phase: int | None = None,
    round: int | None = None,  # noqa: A002  the game's own word
    actions_left: int | None = None,
    mine: Mapping[str, str | Mapping[str, Any]] | None = None,
    supply: Mapping[str, int] | None = None,
    money: Mapping[str, int] | None = None,
    salt: Mapping[str, str] | None = None,
    tools: Mapping[str, Sequence[str]] | None = None,
    assistants: Mapping[str, str] | None = None,
    castle: Mapping[str, Sequence[str]] | None = None,
    orders: Sequence[str] | None = None,
    order_stack: Sequence[str] | None = None,
    market: Mapping[str, int] | None = None,
    inn: int | None = None,
    workshop: Sequence[str] | None = None,
    tool_stack: Sequence[str] | None = None,
    tiles: Mapping[str, str] | None = None,
    counter: int | None = None,
    filled: Mapping[str, int] | None = None,
    visited: Sequence[str] | None = None,
    passed: int | None = None,
    step: str | None = None,
    rulings: str | Mapping[str, str] | None = None,
    variant: str | None = None,
    names: Mapping[str, str] | None = None,
    seed: int | None = None,
) -> Game:
    """A game that begins in the middle. What is left out is as at the start of a phase.

    Chambers, orders and tools are set up freely: they need not be among those in the box.

    ``mine`` gives for each space its miners, as text (``"black orange~"``; ``~`` is tired) or as a mapping with
    ``miners``, ``salt`` (``"1b2g"``), ``water`` and ``revealed``. A chamber given as text is revealed and holds neither
    salt nor water; one that is not given is face down. ``tiles`` says what lies face down where; the rest is dealt from
    ``seed``.

    >>> game = position(2, round=2, mine={"S1": "black", "S2": "orange"}, money={"orange": 3})
    >>> game.state.seat("orange").money, game.state.seat("orange").supply
    (3, 4)
    """
    return _Builder({name: value for name, value in locals().items() if value is not None}).build()


_DEFAULTS: dict[str, Any] = {
    "phase": 1,
    "round": 1,
    "counter": 0,
    "passed": 0,
    "visited": (),
    "step": "actions",
    "variant": "standard",
    "seed": 0,
}
"""What an argument is when it is left out or None."""


class _Builder:
    """Reads a description piece by piece and collects what is wrong with it."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.described = given
        self.given = {**_DEFAULTS, **given}
        self.reasons: list[str] = []

    # Reading

    def wrong(self, reason: str) -> None:
        self.reasons.append(reason)

    def attempt(self, make: Callable[[], T], otherwise: T) -> T:
        """What ``make`` gives, or a reason and a stand-in with which the rest can still be examined."""
        try:
            return make()
        except (ValueError, TypeError) as error:
            self.wrong(str(error))
            return otherwise

    def whole(self, value: object, what: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(f"{what} is a whole number, not {value!r}")
        elif not least <= value <= most:
            self.wrong(f"{what} lies between {least} and {most}, not at {value}")
        else:
            return value
        return least

    def mapping(self, name: str, known: Iterable[str]) -> dict[str, Any]:
        """A mapping whose keys are known names."""
        value = self.given.get(name, {})
        if not isinstance(value, Mapping):
            self.wrong(f"{name} is a mapping, not {value!r}")
            return {}
        names = tuple(known)
        for key in value:
            if key not in names:
                self.wrong(f"{name} speaks of {key!r}, which is none of {', '.join(names)}")
        return {key: value[key] for key in value if key in names}

    def words(self, value: object, what: str) -> list[str]:
        """A list of words, or one text with blanks between them."""
        if isinstance(value, str):
            return value.split()
        if isinstance(value, Sequence) and all(isinstance(word, str) for word in value):
            return list(value)
        self.wrong(f"{what} is a list of names, not {value!r}")
        return []

    def cubes(self, value: object, what: str) -> Salt:
        """Salt as text."""
        if not isinstance(value, str):
            self.wrong(f"{what} is a text such as '2b1g', not {value!r}")
            return Salt()
        salt = self.attempt(lambda: Salt.parse(value), Salt())
        if max(salt) > _MOST_CUBES:
            self.wrong(f"{what} has more than {_MOST_CUBES} cubes of a colour")
        return salt

    def tool_list(self, value: object, what: str) -> list[int]:
        """Tool names as indices."""
        known = []
        for word in self.words(value, what):
            if word in TOOLS:
                known.append(TOOLS.index(word))
            else:
                self.wrong(f"{what}: there is no tool {word!r}; there are {', '.join(TOOLS)}")
        return known

    def order_list(self, value: object, what: str) -> list[int]:
        """Orders, by their salt, as indices."""
        known = []
        for word in self.words(value, what):
            try:
                known.append(ORDER_INDEX[Salt.parse(word)])
            except (ValueError, KeyError):
                self.wrong(f"{what}: there is no royal order for {word!r}")
        return known

    def seat(self, color: object, what: str) -> int:
        """A player by colour."""
        if color in self.players:
            return self.players.index(str(color))
        self.wrong(f"{what}: {color!r} does not play; players are {', '.join(self.players)}")
        return 0

    # Building

    def build(self) -> Game:
        given = self.given
        two: tuple[str, ...] = ("orange", "black")
        self.players = self.attempt(lambda: seat_order(given.get("players", 0)), two)
        self.count = len(self.players)
        rulings = self.attempt(lambda: make_rulings(given.get("rulings")), Rulings({}))
        variant = given["variant"]
        if variant not in VARIANTS:
            self.wrong(f"there is no variant {variant!r}; there are {', '.join(VARIANTS)}")
        seed = self.whole(given["seed"], "seed", -LARGEST_SEED, LARGEST_SEED)
        nameless: tuple[str | None, ...] = (None,) * self.count
        names = self.attempt(lambda: display_names(self.players, given.get("names")), nameless)
        self.cells = [0] * at.SIZE
        self.cells[at.ASSISTANT : at.ASSISTANT + 4] = [-1] * 4
        self.cells[at.SHELF : at.SHELF + 3] = [-1] * 3
        self.cells[at.OPEN : at.OPEN + 4] = [-1] * 4
        self.rng = random.Random(seed)
        self.rulings = rulings
        self.time()
        self.mine()
        self.town()
        self.people()
        deal = self.deal()
        self.chain()
        if rulings.box_supply:
            self.box()
        if self.reasons:
            raise ImpossiblePosition(self.reasons)
        setup = Setup(self.players, rulings, str(variant), names, deal)
        log: list[Event] = []
        table = Table(setup, self.cells, log)
        if given["step"] == "castle":
            couriers.advance(table)
        elif not self.cells[at.ACTIONS] and sum(1 for _ in turn.listed(table)) < 2:
            raise ImpossiblePosition(["no action is left and no free tool can be used, so there is nothing to decide"])
        return Game(Beginning(setup, seed, table.state(), tuple(log), self.plain()))

    def plain(self) -> dict[str, Any]:
        """The description as plain data, for records."""
        own = {"players": self.players, "rulings": self.rulings.changes()}
        data: dict[str, Any] = json.loads(json.dumps({**self.described, **own}, default=_plain))
        return {name: data[name] for name in sorted(data)}

    def time(self) -> None:
        """Whose turn it is, and when."""
        given, cells = self.given, self.cells
        cells[at.PHASE] = self.whole(given["phase"], "phase", 1, PHASES)
        cells[at.ROUND] = self.whole(given["round"], "round", 1, 999)
        total = 1 if cells[at.ROUND] == 1 else 2
        cells[at.START] = self.seat(given.get("start", self.players[0]), "start")
        cells[at.SEAT] = self.seat(given.get("to_move", self.players[cells[at.START]]), "to_move")
        left = cells[at.ACTIONS] = self.whole(given.get("actions_left", total), "actions_left", 0, total)
        passes = cells[at.PASSES] = self.whole(given["passed"], "passed", 0, total)
        visited = self.words(given["visited"], "visited")
        for building in visited:
            if building in BUILDINGS:
                cells[at.VISITED] |= 1 << BUILDINGS.index(building)
            else:
                self.wrong(f"visited: there is no building {building!r}; there are {', '.join(BUILDINGS)}")
        if len(set(visited)) < len(visited):
            self.wrong("no building is visited twice in a turn")
        if passes > total - left:
            self.wrong(f"{passes} actions were passed, but only {total - left} of {total} are spent")
        step = given["step"]
        if step not in ("actions", "castle"):
            self.wrong(f"step is 'actions' or 'castle', not {step!r}")
        if step == "castle" and left != total:
            self.wrong("the castle comes before any action, so with step='castle' all actions are left")
        cells[at.STEP] = at.ACTION_STEP

    def mine(self) -> None:
        """Miners, salt and water in the mine."""
        for name, value in self.mapping("mine", MINE).items():
            if isinstance(value, str):
                value = {"miners": value}
            if not isinstance(value, Mapping):
                self.wrong(f"mine: {name} is a text or a mapping, not {value!r}")
                continue
            for key in value:
                if key not in ("miners", "salt", "water", "revealed"):
                    self.wrong(f"mine: {name} has miners, salt, water and revealed, not {key!r}")
            self.space(name, value)

    def space(self, name: str, value: Mapping[str, Any]) -> None:
        cells, space = self.cells, INDEX[name]
        revealed = value.get("revealed", True)
        salt = self.cubes(value.get("salt", ""), f"the salt in {name}")
        water = self.whole(value.get("water", 0), f"the water in {name}", 0, WATER_IN_BOX)
        miners = self.words(value.get("miners", ""), f"the miners in {name}")
        if not isinstance(revealed, bool):
            self.wrong(f"{name} is revealed or not, but not {revealed!r}")
        if not is_chamber(name):
            if salt.total or water or not revealed:
                self.wrong(f"{name} is a shaft section: it holds neither salt nor water and has no tile")
                return
        elif revealed:
            cells[at.REVEALED] |= BIT[space]
        elif miners or salt.total:
            self.wrong(f"{name} is not revealed, so it holds neither miners nor salt")
            return
        cells[at.ROCK + 3 * space : at.ROCK + 3 * space + 3] = salt
        cells[at.WATER + space] = water
        if salt.total:
            cells[at.SALTY] |= BIT[space]
        for word in miners:
            self.miner(name, word)

    def miner(self, name: str, word: str) -> None:
        color, tired = word.removesuffix("~"), word.endswith("~")
        if color not in self.players:
            self.wrong(f"mine: {color!r} in {name} does not play; players are {', '.join(self.players)}")
            return
        if tired and not is_chamber(name):
            self.wrong(f"mine: nobody tires in {name}, a shaft section")
        seat, space = self.players.index(color), INDEX[name]
        cells, bit = self.cells, BIT[space]
        cells[(at.TIRED if tired else at.RESTED) + 24 * seat + space] += 1
        cells[at.PRESENT + seat] |= bit
        if not tired:
            cells[at.AWAKE + seat] |= bit
        if cells[at.OCCUPIED] & bit:
            cells[at.SHARED] |= bit
        cells[at.OCCUPIED] |= bit
        cells[at.CROWD + space] += 1

    def town(self) -> None:
        """Buildings and who stands in them."""
        given, cells = self.given, self.cells
        for building, color in self.mapping("assistants", ASSISTANT_PLACES).items():
            if color is not None:
                place, seat = ASSISTANT_PLACES.index(building), self.seat(color, f"assistants: {building}")
                cells[at.ASSISTANT + place] = seat
                cells[at.HELPERS + seat] |= 1 << place
        for side, colors in self.mapping("castle", ("left", "right")).items():
            for color in self.words(colors, f"castle: {side}"):
                cells[(at.LEFT if side == "left" else at.RIGHT) + self.seat(color, f"castle: {side}")] += 1
        columns = self.mapping("market", SALTS)
        for i, name in enumerate(SALTS):
            cells[at.MARKET + i] = self.whole(
                columns.get(name, MARKET_START[i]), f"market: {name}", 0, len(MARKET_PRICES[name])
            )
        cells[at.INN] = self.whole(given.get("inn", INN_START[self.count]), "inn", 1, INN_SOLD_OUT)
        cells[at.COUNTER] = self.whole(given["counter"], "counter", 0, len(ORDERS[1]))

    def people(self) -> None:
        """What lies in front of the players."""
        cells = self.cells
        supply, money = self.mapping("supply", self.players), self.mapping("money", self.players)
        salt, tools = self.mapping("salt", self.players), self.mapping("tools", self.players)
        filled = self.mapping("filled", self.players)
        for seat, color in enumerate(self.players):
            placed = self.placed(seat)
            default = max(0, FIRST_MINERS[self.count] - placed)
            own = cells[at.SUPPLY + seat] = self.whole(
                supply.get(color, default), f"supply of {color}", 0, MINERS_IN_BOX
            )
            cells[at.MINERS + seat] = own + placed
            if own + placed > MINERS_IN_BOX:
                self.wrong(f"{color} has {own + placed} miners; there are {MINERS_IN_BOX} of each colour")
            turn_order = (seat - cells[at.START]) % self.count
            cells[at.MONEY + seat] = self.whole(money.get(color, FIRST_MONEY[turn_order]), f"money of {color}", 0, 9999)
            cubes = self.cubes(salt.get(color, "1b"), f"salt of {color}")
            cells[at.SALT + 3 * seat : at.SALT + 3 * seat + 3] = cubes
            cells[at.FILLED + seat] = self.whole(filled.get(color, 0), f"orders filled by {color}", 0, 24)
            for word in self.words(tools.get(color, []), f"tools of {color}"):
                for tool in self.tool_list([word.removesuffix("~")], f"tools of {color}"):
                    cells[(at.USED if word.endswith("~") else at.READY) + 7 * seat + tool] += 1
            if max(cells[at.READY + 7 * seat : at.READY + 7 * seat + 7]) > _MOST_TOOLS:
                self.wrong(f"{color} has more than {_MOST_TOOLS} tools of a kind")

    def placed(self, seat: int) -> int:
        """Miners of a seat that are not in the supply."""
        cells = self.cells
        in_mine = sum(sum(cells[block + 24 * seat : block + 24 * seat + 24]) for block in (at.RESTED, at.TIRED))
        assisting = cells[at.ASSISTANT : at.ASSISTANT + 4].count(seat)
        return in_mine + assisting + cells[at.LEFT + seat] + cells[at.RIGHT + seat]

    # What lies face down

    def deal(self) -> Deal:
        tiles, spare_tiles = self.tiles()
        orders, spare_orders = self.orders()
        tools, spare_tools = self.tools()
        return Deal(tiles, orders, tools, Spare(spare_tiles, spare_orders, spare_tools))

    def tiles(self) -> tuple[tuple[Tile, ...], tuple[tuple[Tile, ...], ...]]:
        """The tiles that were named, and the rest of each level shuffled."""
        revealed = self.cells[at.REVEALED]
        named: dict[str, Tile] = {}
        for name, text in self.mapping("tiles", CHAMBERS).items():
            if revealed & BIT[INDEX[name]]:
                self.wrong(f"tiles: {name} is revealed; what lies there is said under mine")
            if isinstance(text, str):
                named[name] = self.attempt(partial(Tile.parse, text), Tile(Salt(), 0))
            else:
                self.wrong(f"tiles: {name} is a text such as '1b2g+2', not {text!r}")
        stacks = {level: list(tiles) for level, tiles in TILES.items()}
        for name, tile in named.items():
            if tile in stacks[level_of(name)]:
                stacks[level_of(name)].remove(tile)
        for stack in stacks.values():
            self.rng.shuffle(stack)
        laid = []
        for name in CHAMBERS:
            stack = stacks[level_of(name)]
            if revealed & BIT[INDEX[name]] or not (name in named or stack):
                laid.append(Tile(Salt(), 0))
            else:
                laid.append(named[name] if name in named else stack.pop())
        return tuple(laid), tuple(tuple(stack) for stack in stacks.values())

    def orders(self) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
        """Open orders and stack of this phase, and the stacks of the coming ones."""
        given, cells = self.given, self.cells
        phase = cells[at.PHASE]
        most = OPEN_ORDERS[self.count]
        named = self.order_list(given["orders"], "orders") if "orders" in given else None
        stack = self.order_list(given["order_stack"], "order_stack") if "order_stack" in given else None
        pool = Counter(ORDERS[phase]) - Counter((named or []) + (stack or []))
        rest = list(shuffled(sorted(pool.elements()), self.rng))
        if named is None:
            named, rest = rest[:most], rest[most:]
        if stack is None:
            left = max(0, len(ORDERS[phase]) - len(named) - cells[at.COUNTER])
            stack, rest = rest[:left], rest[left:]
        if len(named) > most:
            self.wrong(f"{len(named)} orders are open; with {self.count} players there are {most} at most")
        cells[at.OPEN : at.OPEN + 4] = (named + [-1] * 4)[:4]
        stacks, spare = [], []
        for number in range(1, PHASES + 1):
            stacks.append(
                tuple(stack) if number == phase else shuffled(ORDERS[number], self.rng) if number > phase else ()
            )
            spare.append(tuple(rest) if number == phase else ())
        return tuple(stacks), tuple(spare)

    def tools(self) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
        """Tools on sale and stack of this phase, and the tools of the coming ones, from those that nobody has."""
        given, cells = self.given, self.cells
        phase = cells[at.PHASE]
        shelf = self.tool_list(given["workshop"], "workshop") if "workshop" in given else None
        stack = self.tool_list(given["tool_stack"], "tool_stack") if "tool_stack" in given else None
        seen = Counter((shelf or []) + (stack or []))
        for seat in range(self.count):
            for tool in range(len(TOOLS)):
                seen[tool] += cells[at.READY + 7 * seat + tool] + cells[at.USED + 7 * seat + tool]
        pool = Counter(dict.fromkeys(range(len(TOOLS)), TOOL_COPIES)) - seen
        rest = list(shuffled(sorted(pool.elements()), self.rng))
        later = TOOLS_PER_PHASE * (PHASES - phase)
        coming, rest = rest[:later], rest[later:]
        if shelf is None:
            shelf, rest = rest[:3], rest[3:]
        if stack is None:
            left = TOOLS_PER_PHASE - 3
            stack, rest = rest[:left], rest[left:]
        if len(shelf) > 3:
            self.wrong(f"the workshop has room for 3 tools, not {len(shelf)}")
        cells[at.SHELF : at.SHELF + 3] = (shelf + [-1] * 3)[:3]
        first = TOOLS_PER_PHASE
        later_stacks = [tuple(coming[i * first : (i + 1) * first]) for i in range(PHASES - phase)]
        return (*((),) * (phase - 1), tuple(stack), *later_stacks), tuple(rest)

    # What cannot be

    def chain(self) -> None:
        """Every miner is joined to the entrance, or stands where the exception could have left him."""
        cells = self.cells
        occupied = cells[at.OCCUPIED]
        empty = without_salt(cells[at.REVEALED], cells[at.SALTY], self.rulings)
        for space in spaces_in(occupied & ~joined(occupied)):
            missing = [step for step in WAY[space] if not occupied & BIT[step]]
            excused = [step for step in missing if step >= FIRST_CHAMBER and not OUTWARD[step] & ~empty]
            came = all(cells[at.REVEALED] & BIT[step] for step in missing if step >= FIRST_CHAMBER)
            if not came or not excused or (self.rulings.stranded_count and len(excused) < len(missing)):
                gaps = ", ".join(names_in(sum(BIT[step] for step in missing)))
                self.wrong(f"the miner in {MINE[space]} is cut off: nobody is in {gaps}")

    def box(self) -> None:
        """With ``cube-supply=box`` no more cubes are about than the box holds."""
        cells = self.cells
        for i, name in enumerate(SALTS):
            about = (
                sum(cells[at.SALT + i : at.READY : 3]) + sum(cells[at.ROCK + i : at.WATER : 3]) + cells[at.MARKET + i]
            )
            if about > SALT_IN_BOX[i]:
                self.wrong(f"{about} {name} cubes are about; the box holds {SALT_IN_BOX[i]}")
        water = sum(cells[at.WATER : at.CROWD])
        if water > WATER_IN_BOX:
            self.wrong(f"{water} water cubes are about; the box holds {WATER_IN_BOX}")
