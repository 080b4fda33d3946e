"""The state: what is on the table now, for reading.

``State`` is frozen, hashable, picklable and comparable. What lies face down belongs to it (two states with different
stacks are different), but cannot be read from it and is not in its ``repr``. ``Observation`` is the same view for a
player: it knows what lies face down only as the set of what has not been seen yet.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from itertools import islice
from types import MappingProxyType
from typing import Any, NamedTuple

from . import cells as at
from .components import INN_PRICES, LAST_ORDER, ORDER_KINDS, PHASES, SALTS, TOOLS, Order, Salt, Tile
from .deal import Deal, Spare, shuffled
from .places import ASSISTANT_PLACES, BIT, BUILDINGS, FIRST_CHAMBER, INDEX, MINE, level_of
from .rulings import Rulings
from .setup import Setup


class Miner(NamedTuple):
    """One miner in the mine."""

    color: str
    tired: bool


class Space(NamedTuple):
    """A shaft section or chamber and what is in it. ``tile`` is what a mapped mine shows before the chamber is
    entered."""

    name: str
    miners: tuple[Miner, ...]
    salt: Salt
    water: int
    revealed: bool
    tile: Tile | None


class Seat(NamedTuple):
    """A player and what lies in front of him; all of it is public."""

    color: str
    name: str | None
    money: int
    salt: Salt
    supply: int
    miners: int
    ready: tuple[str, ...]
    used: tuple[str, ...]
    filled: int


class View:
    """What everybody can see of a game."""

    def __init__(self, setup: Setup, cells: tuple[int, ...]) -> None:
        self.__dict__.update(_setup=setup, _cells=cells)

    _setup: Setup
    _cells: tuple[int, ...]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a state is what is on the table and cannot be changed; play a decision instead")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a state is what is on the table and cannot be changed")

    # Who and when

    @property
    def players(self) -> tuple[str, ...]:
        """Colours in seat order."""
        return self._setup.players

    @property
    def variant(self) -> str:
        """``standard`` or ``mapped-mine``."""
        return self._setup.variant

    @property
    def rulings(self) -> Rulings:
        """The value of each ruling."""
        return self._setup.rulings

    @property
    def step(self) -> str:
        """``castle`` (a courier's decision is due), ``actions`` or ``over``."""
        return at.STEPS[self._cells[at.STEP]]

    @property
    def player(self) -> str | None:
        """Who must decide now; nobody when the game is over."""
        return None if self._cells[at.STEP] == at.OVER else self.players[self._cells[at.SEAT]]

    @property
    def start(self) -> str:
        """Who has the start marker."""
        return self.players[self._cells[at.START]]

    @property
    def phase(self) -> int:
        """1 to 3."""
        return self._cells[at.PHASE]

    @property
    def round(self) -> int:
        """The round of this phase, from 1."""
        return self._cells[at.ROUND]

    @property
    def actions_left(self) -> int:
        """Actions the player has left in this turn."""
        return self._cells[at.ACTIONS]

    @property
    def visited(self) -> tuple[str, ...]:
        """Buildings visited in this turn."""
        return tuple(name for i, name in enumerate(BUILDINGS) if self._cells[at.VISITED] >> i & 1)

    @property
    def passed(self) -> int:
        """Actions of this turn that were passes."""
        return self._cells[at.PASSES]

    @property
    def rope_open(self) -> bool:
        """True if a rope may follow the move just made."""
        return bool(self._cells[at.ROPING])

    # The town

    @property
    def counter(self) -> int:
        """Orders filled in this phase."""
        return self._cells[at.COUNTER]

    @property
    def last_order(self) -> int:
        """The order that ends the phase."""
        return LAST_ORDER[len(self.players)]

    @property
    def orders(self) -> tuple[Order, ...]:
        """Open orders, left to right."""
        return tuple(ORDER_KINDS[kind] for kind in self._cells[at.OPEN : at.OPEN + 4] if kind >= 0)

    @property
    def orders_left(self) -> int:
        """Orders of this phase that are still face down."""
        return len(self._setup.deal.orders[self.phase - 1]) - self._cells[at.ORDERS_DRAWN]

    @property
    def inn(self) -> int:
        """The marker's space, 1 to 7; 8 when no miner is left."""
        return self._cells[at.INN]

    @property
    def inn_price(self) -> int | None:
        """What the next miner costs."""
        return INN_PRICES[self.inn - 1] if self.inn <= len(INN_PRICES) else None

    @property
    def workshop(self) -> tuple[str, ...]:
        """Tools on sale, cheapest first."""
        return tuple(TOOLS[tool] for tool in self._cells[at.SHELF : at.SHELF + 3] if tool >= 0)

    @property
    def tools_left(self) -> int:
        """Tools of this phase that are still face down."""
        return len(self._setup.deal.tools[self.phase - 1]) - self._cells[at.TOOLS_DRAWN + self.phase - 1]

    @cached_property
    def market(self) -> Mapping[str, int]:
        """Cubes in each column."""
        return MappingProxyType(dict(zip(SALTS, self._cells[at.MARKET : at.MARKET + 3], strict=True)))

    @cached_property
    def assistants(self) -> Mapping[str, str | None]:
        """Whose assistant stands in each building that has a place for one."""
        seats = self._cells[at.ASSISTANT : at.ASSISTANT + 4]
        names = (self.players[seat] if seat >= 0 else None for seat in seats)
        return MappingProxyType(dict(zip(ASSISTANT_PLACES, names, strict=True)))

    @cached_property
    def castle(self) -> Mapping[str, tuple[str, ...]]:
        """Couriers in the ``left`` and the ``right`` circle, one colour for each miner."""
        circles = {
            side: tuple(color for seat, color in enumerate(self.players) for _ in range(self._cells[block + seat]))
            for side, block in (("left", at.LEFT), ("right", at.RIGHT))
        }
        return MappingProxyType(circles)

    # The mine

    @cached_property
    def mine(self) -> Mapping[str, Space]:
        """All 24 spaces by name."""
        return MappingProxyType({name: self._space(i, name) for i, name in enumerate(MINE)})

    def _space(self, index: int, name: str) -> Space:
        cells = self._cells
        miners = tuple(
            Miner(color, tired)
            for seat, color in enumerate(self.players)
            for tired, block in ((False, at.RESTED), (True, at.TIRED))
            for _ in range(cells[block + 24 * seat + index])
        )
        revealed = index < FIRST_CHAMBER or bool(cells[at.REVEALED] & BIT[index])
        salt = Salt(*cells[at.ROCK + 3 * index : at.ROCK + 3 * index + 3])
        tile = None if revealed or not self._setup.mapped else self._setup.deal.tile(index)
        return Space(name, miners, salt, cells[at.WATER + index], revealed, tile)

    # The players

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The players in seat order."""
        return tuple(self._seat(i) for i in range(len(self.players)))

    def seat(self, color: str) -> Seat:
        """One player by colour."""
        if color not in self.players:
            raise ValueError(f"{color!r} does not play; players are {', '.join(self.players)}")
        return self.seats[self.players.index(color)]

    def _seat(self, seat: int) -> Seat:
        cells = self._cells
        ready, used = (
            tuple(tool for i, tool in enumerate(TOOLS) for _ in range(cells[block + 7 * seat + i]))
            for block in (at.READY, at.USED)
        )
        return Seat(
            color=self.players[seat],
            name=self._setup.names[seat],
            money=cells[at.MONEY + seat],
            salt=Salt(*cells[at.SALT + 3 * seat : at.SALT + 3 * seat + 3]),
            supply=cells[at.SUPPLY + seat],
            miners=cells[at.MINERS + seat],
            ready=ready,
            used=used,
            filled=cells[at.FILLED + seat],
        )

    def __str__(self) -> str:
        from .textboard import draw  # the text board reads the view: it comes above it

        return draw(self)


class State(View):
    """What is on the table now, with what lies face down kept to itself."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self._cells == other._cells and self._setup == other._setup

    @cached_property
    def _hash(self) -> int:
        return hash((self._cells, self._setup))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[State], tuple[Setup, tuple[int, ...]]]:
        return State, (self._setup, self._cells)

    def __repr__(self) -> str:
        who = f"{self.player} to decide" if self.player else "game over"
        return f"<State phase {self.phase} round {self.round}, {who}, {self.actions_left} actions left>"

    def observe(self, player: str) -> Observation:
        """What that player may know."""
        self.seat(player)
        return Observation(self, player)

    def determinize(self, rng: random.Random) -> State:
        """A state that looks the same to everybody, with everything face down shuffled anew; for search."""
        return State(self._setup.with_deal(_reshuffled(self, rng)), self._cells)


class Observation(View):
    """What one player may know: everything open, and which things are still to come, but neither where nor when.

    Observations are equal when the knowledge is equal.
    """

    def __init__(self, state: State, viewer: str) -> None:
        setup, cells = state._setup, state._cells
        super().__init__(setup.with_deal(_unseen(setup, cells)), cells)
        self.__dict__["_viewer"] = viewer

    _viewer: str

    @property
    def viewer(self) -> str:
        """Whose view it is."""
        return self._viewer

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Observation):
            return NotImplemented
        return (self._viewer, self._cells, self._setup) == (other._viewer, other._cells, other._setup)

    def __hash__(self) -> int:
        return hash((self._viewer, self._cells, self._setup))

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        return Observation._restore, (self._setup, self._cells, self._viewer)

    @staticmethod
    def _restore(setup: Setup, cells: tuple[int, ...], viewer: str) -> Observation:
        return Observation(State(setup, cells), viewer)

    def __repr__(self) -> str:
        return f"<Observation of {self._viewer}: phase {self.phase} round {self.round}>"

    @property
    def unseen_tiles(self) -> Mapping[int, Counter[Tile]]:
        """Tiles that may still lie face down, by level; none in a mapped mine, where all are known."""
        unseen: dict[int, Counter[Tile]] = {1: Counter(), 2: Counter(), 3: Counter()}
        if not self._setup.mapped:
            for level, spare in enumerate(self._setup.deal.spare.tiles, start=1):
                unseen[level].update(spare)
            for index in _face_down(self._cells):
                unseen[level_of(MINE[index])][self._setup.deal.tile(index)] += 1
        return unseen

    def determinize(self, rng: random.Random) -> State:
        """A state this player cannot tell from the real one; for search."""
        return State(self._setup, self._cells).determinize(rng)


def _face_down(cells: tuple[int, ...]) -> list[int]:
    return [INDEX[name] for name in MINE[FIRST_CHAMBER:] if not cells[at.REVEALED] & BIT[INDEX[name]]]


def _unseen(setup: Setup, cells: tuple[int, ...]) -> Deal:
    """The deal with everything that is face down put in a fixed order, so that it says nothing."""
    return _relaid(setup, cells, sorted)


def _reshuffled(state: State, rng: random.Random) -> Deal:
    return _relaid(state._setup, state._cells, lambda hidden: list(shuffled(hidden, rng)))


def _relaid(setup: Setup, cells: tuple[int, ...], arrange: Any) -> Deal:
    """The deal with what nobody has seen laid anew: tiles within their level, orders within their phase, tools among
    all that are unknown (they were shuffled once, so nobody knows which phase brings them). What was seen is blanked
    out."""
    deal, phase = setup.deal, cells[at.PHASE]
    tiles, spare_tiles = _relay_tiles(setup, cells, arrange)
    orders, spare_orders = [], []
    for number, (stack, spare) in enumerate(zip(deal.orders, deal.spare.orders, strict=True), start=1):
        seen = len(stack) if number < phase else cells[at.ORDERS_DRAWN] if number == phase else 0
        hidden = arrange([*stack[seen:], *spare])
        orders.append((-1,) * seen + tuple(hidden[: len(stack) - seen]))
        spare_orders.append(tuple(hidden[len(stack) - seen :]))
    drawn = cells[at.TOOLS_DRAWN : at.TOOLS_DRAWN + PHASES]
    unseen = [tool for stack, seen in zip(deal.tools, drawn, strict=True) for tool in stack[seen:]]
    coming = iter(arrange([*unseen, *deal.spare.tools]))
    stacks = tuple(
        (-1,) * seen + tuple(islice(coming, len(stack) - seen)) for stack, seen in zip(deal.tools, drawn, strict=True)
    )
    return Deal(tiles, tuple(orders), stacks, Spare(spare_tiles, tuple(spare_orders), tuple(coming)))


def _relay_tiles(
    setup: Setup, cells: tuple[int, ...], arrange: Any
) -> tuple[tuple[Tile, ...], tuple[tuple[Tile, ...], ...]]:
    deal, hidden = setup.deal, _face_down(cells)
    if setup.mapped:
        return tuple(t if i + FIRST_CHAMBER in hidden else _BLANK for i, t in enumerate(deal.tiles)), deal.spare.tiles
    tiles, spares = [_BLANK] * len(deal.tiles), []
    for level, spare in enumerate(deal.spare.tiles, start=1):
        indices = [i for i in hidden if level_of(MINE[i]) == level]
        laid = arrange([*(deal.tile(i) for i in indices), *spare])
        for i, tile in zip(indices, laid, strict=False):
            tiles[i - FIRST_CHAMBER] = tile
        spares.append(tuple(laid[len(indices) :]))
    return tuple(tiles), tuple(spares)


_BLANK = Tile(Salt(), 0)
