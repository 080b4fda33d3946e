"""A game: a beginning, the decisions made since, and the states they led to."""

from __future__ import annotations

import json
import random
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from threading import RLock
from typing import Any, Self

from . import turn
from .actions import Action
from .events import Event
from .legal import LegalActions, explain, judge
from .phases import start_phase
from .rulings import Rulings, make_rulings
from .scoring import Result, count
from .setup import Setup, first_cells, make_setup
from .state import Observation, State
from .stepwise import Step, begin
from .table import Table
from .verdict import Verdict

Listener = Callable[[], object]


class Beginning:
    """How a game began, in plain data: enough to begin it again."""

    def __init__(
        self,
        setup: Setup,
        seed: int,
        state: State,
        events: tuple[Event, ...],
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.state = state
        self.events = events
        self.position = position


class Game:
    """A game of Magnum Sal. Make one with ``Game.new``, ``position``, ``scenario``, ``Game.load`` or ``Game.open``.

    Records, files and positions are built on top of this class; the methods that lead there import them when called.
    """

    def __init__(self, beginning: Beginning) -> None:
        self._beginning = beginning
        self._states = [beginning.state]
        self._actions: list[Action] = []
        self._events: list[tuple[Event, ...]] = []
        self._now = 0
        self._listeners: dict[object, Listener] = {}
        self._lock = RLock()
        self._journal: Callable[[str], None] | None = None
        self._close: Callable[[], None] | None = None

    @classmethod
    def new(
        cls,
        players: int | Sequence[str],
        seed: int | None = None,
        *,
        variant: str = "standard",
        rulings: str | Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> Self:
        """Set up a new game. The first player starts; a number of players takes orange, black, purple, white in that
        order.

        The seed decides every shuffle; without one a fresh seed is drawn, which the record keeps.
        """
        if seed is None:
            seed = random.SystemRandom().randrange(1 << 32)
        setup = make_setup(players, seed, make_rulings(rulings), variant, names)
        log: list[Event] = []
        table = Table(setup, first_cells(setup), log)
        start_phase(table, 1)
        turn.begin_turn(table)
        return cls(Beginning(setup, seed, table.state(), tuple(log)))

    # Now

    @property
    def state(self) -> State:
        """What is on the table now."""
        return self._states[self._now]

    @property
    def players(self) -> tuple[str, ...]:
        """Colours in seat order."""
        return self._beginning.setup.players

    @property
    def names(self) -> Mapping[str, str]:
        """Display names by colour, for those who have one."""
        setup = self._beginning.setup
        return {color: name for color, name in zip(setup.players, setup.names, strict=True) if name}

    @property
    def rulings(self) -> Rulings:
        """The value of each ruling."""
        return self._beginning.setup.rulings

    @property
    def variant(self) -> str:
        """``standard`` or ``mapped-mine``."""
        return self._beginning.setup.variant

    def legal_actions(self) -> LegalActions:
        """Every legal decision of whoever must decide now."""
        return LegalActions(self.state)

    def choose(self) -> Step | None:
        """The decision that is due, step by step: small choices instead of whole actions; None when the game
        is over."""
        return begin(self.state)

    def explain(self, decision: Action | str) -> Verdict:
        """Whether a decision is legal, every rule it breaks, and what it would cost and do. Changes nothing."""
        return explain(self.state, decision)

    def observe(self, player: str) -> Observation:
        """What that player may know."""
        return self.state.observe(player)

    def result(self) -> Result | None:
        """The scores in detail once the game is over; None before."""
        return count(self.state) if self.state.step == "over" else None

    # History

    def play(self, decision: Action | str) -> list[Event]:
        """Play a decision and return what happened. An illegal one raises ``IllegalAction`` and changes nothing."""
        with self._lock:
            table = Table.of(self.state)
            action = judge(table, decision)
            log: list[Event] = []
            table.log = log
            turn.play(table, action)
            state = table.state()
            if self._journal:
                self._journal(str(action))
            now = self._now
            self._states[now + 1 :] = [state]
            self._actions[now:] = [action]
            self._events[now:] = [tuple(log)]
            self._now = now + 1
        self._tell()
        return log

    @property
    def can_undo(self) -> bool:
        """True if there is a decision to take back."""
        return self._now > 0

    @property
    def can_redo(self) -> bool:
        """True if a decision was taken back and nothing else was played since."""
        return self._now < len(self._actions)

    def undo(self) -> Action:
        """Take the last decision back, with all that followed by itself; returns it."""
        with self._lock:
            if not self.can_undo:
                raise ValueError("there is nothing to undo: no decision has been made yet")
            if self._journal:
                self._journal("undo")
            self._now -= 1
            action = self._actions[self._now]
        self._tell()
        return action

    def redo(self) -> Action:
        """Play again what was taken back last; returns it."""
        with self._lock:
            if not self.can_redo:
                raise ValueError("there is nothing to redo: no decision was taken back")
            if self._journal:
                self._journal("redo")
            self._now += 1
            action = self._actions[self._now - 1]
        self._tell()
        return action

    @property
    def decisions(self) -> tuple[Action, ...]:
        """The decisions made so far."""
        return tuple(self._actions[: self._now])

    @property
    def log(self) -> list[Event]:
        """Everything that has happened, from the set-up on."""
        events = list(self._beginning.events)
        for batch in self._events[: self._now]:
            events += batch
        return events

    def steps(self) -> Iterator[tuple[Action, tuple[Event, ...], State]]:
        """The decisions made so far, each with its events and the state it led to."""
        return iter(list(zip(self._actions, self._events, self._states[1:], strict=True))[: self._now])

    def at(self, decisions: int) -> State:
        """The state after so many decisions of the present line."""
        if not 0 <= decisions <= self._now:
            raise ValueError(f"the game has {self._now} decisions, so there is no state after {decisions}")
        return self._states[decisions]

    def branch(self, decisions: int | None = None) -> Game:
        """An independent game that goes on from here, or from after so many decisions: "what if"."""
        stop = self._now if decisions is None else decisions
        self.at(stop)
        other = Game(self._beginning)
        other._states = self._states[: stop + 1]
        other._actions = self._actions[:stop]
        other._events = self._events[:stop]
        other._now = stop
        return other

    def __copy__(self) -> Game:
        """An independent game, not kept in a file."""
        return self.branch()

    def __deepcopy__(self, _: dict[int, object]) -> Game:
        return self.branch()

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call ``listener`` after every change; the function returned ends that.

        A listener that fails does not undo the change nor keep others from hearing of it; its error becomes a warning.
        """
        if not callable(listener):
            raise TypeError(f"a listener is a function without arguments, not {type(listener).__name__}")
        ticket = object()
        self._listeners[ticket] = listener

        def stop() -> None:
            self._listeners.pop(ticket, None)

        return stop

    def _tell(self) -> None:
        for listener in list(self._listeners.values()):
            try:
                listener()
            except Exception as error:
                warnings.warn(f"the game goes on, but a listener failed: {error!r}", RuntimeWarning, stacklevel=3)

    # Records

    def record(self) -> str:
        """The game as text: a header and one decision a line."""
        from .record import write_record

        return write_record(self)

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Replay a record; a broken one is refused with the line and the reason."""
        from .record import read_record

        return read_record(text)

    def to_json(self) -> str:
        """The game as JSON, with what was undone."""
        from .record import to_data

        return json.dumps(to_data(self), ensure_ascii=False, indent=1)

    @classmethod
    def from_json(cls, text: str) -> Game:
        """Read JSON written by ``to_json``; a broken one is refused with the place and the reason."""
        from .record import from_json

        return from_json(text)

    def save(self, path: str | Path) -> None:
        """Write the game as JSON, all or nothing."""
        from .store import write_whole

        write_whole(Path(path), self.to_json() + "\n")

    @classmethod
    def load(cls, path: str | Path) -> Game:
        """Read a game saved with ``save``, or a record."""
        from .store import load

        return load(Path(path))

    @classmethod
    def open(
        cls,
        path: str | Path,
        players: int | Sequence[str] | None = None,
        seed: int | None = None,
        **options: Any,
    ) -> Game:
        """Create a game that lives in a file, or resume it. Every decision is on disk before ``play`` returns."""
        from .store import open_game

        return open_game(Path(path), players, seed, **options)

    def close(self) -> None:
        """Let go of the file of a game made with ``Game.open``; it can be resumed later."""
        from .store import close_game

        close_game(self)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Game of {', '.join(self.players)}: {self._now} decisions, {self.state!r}>"
