"""The legal decisions of a position as a lazy view, and the verdict on any decision."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from . import turn
from .actions import Action
from .events import BANK, Event
from .notation import NotationError, parse, text_of
from .state import State
from .table import Table
from .verdict import IllegalAction, Verdict


class LegalActions:
    """Every legal decision of whoever must decide now. Iterate, count with ``len``, test with ``in``.

    Nothing is listed before it is asked for: ``in`` examines the one decision, ``len`` counts payments without making
    them.
    """

    __slots__ = ("_table",)

    def __init__(self, state: State) -> None:
        self._table = Table.of(state)

    def __iter__(self) -> Iterator[Action]:
        return turn.listed(self._table)

    def __len__(self) -> int:
        return turn.count(self._table)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, decision: object) -> bool:
        if not isinstance(decision, (Action, str)):
            return False
        try:
            action = read(self._table, decision)
        except NotationError:
            return False
        return not turn.faults(self._table, action)

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions>"


def read(table: Table, decision: Action | str) -> Action:
    """A decision in canonical form, from an action or its text. Actions are read through their text as well, so that
    one with impossible fields is refused like a mistyped one."""
    return turn.settle(table, parse(text_of(decision) if isinstance(decision, Action) else decision))


def judge(table: Table, decision: Action | str) -> Action:
    """The decision in canonical form if it is legal; else ``IllegalAction``."""
    try:
        action = read(table, decision)
    except NotationError as error:
        raise IllegalAction(Verdict(None, (error.violation,))) from None
    if broken := turn.faults(table, action):
        raise IllegalAction(Verdict(action, tuple(broken)))
    return action


def explain(state: State, decision: Action | str) -> Verdict:
    """The verdict on a decision: every rule it breaks, or what it will cost and do."""
    table = Table.of(state)
    try:
        action = judge(table, decision)
    except IllegalAction as refusal:
        return refusal.verdict
    player = state.player
    own, effect = _foretell(table, action)
    payments: dict[str, int] = {}
    income = 0
    for event in own:
        for payer, payee, amount in event.coins():
            if payer == player:
                payments[payee] = payments.get(payee, 0) + amount
            if payee == player and payer == BANK:
                income += amount
    return Verdict(action, (), sum(payments.values()), income, MappingProxyType(payments), effect)


def _foretell(table: Table, action: Action) -> tuple[list[Event], tuple[Event, ...]]:
    """The events of the decision itself, and all that can be told in advance.

    What follows by itself may hang on a tile or card that will be turned: it is told only up to the first such event,
    and not at all where the decision itself turns one.
    """
    log: list[Event] = []
    table.log = log
    turn.perform(table, action)
    own = list(log)
    turn.carry_on(table, action)
    told = list(own)
    if not any(event.hides for event in own):
        for event in log[len(own) :]:
            told.append(event)
            if event.hides:
                break
    return own, tuple(event.foretold() for event in told)
