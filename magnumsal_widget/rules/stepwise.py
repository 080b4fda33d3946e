"""A decision step by step, for dialogues and search.

Whole actions can be very many: one extraction alone may have tens of thousands of payments. Step by step the same
decision is a handful of small choices (chamber, cubes, pickaxes, carts, payees), each with its legal next ones. Both
forms come from the same rules: following every branch to its end gives exactly the legal actions.

A step that leaves no choice is taken by itself; ``decided`` tells what is settled so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from . import extraction, turn
from .actions import (
    Action,
    Assist,
    Bucket,
    Deliver,
    Extract,
    Fine,
    Food,
    Move,
    Rope,
    VisitCastle,
    VisitMarket,
    VisitPump,
    VisitWorkshop,
)
from .components import Salt
from .extraction import Plan
from .places import MINE
from .state import State
from .table import Table
from .transport import Bounds, Pay, share_of_first

Option = str | int | Salt | tuple[tuple[str, ...], ...]
Path = tuple[tuple[str, Option], ...]
NOTHING = "-"
"""The option to leave the next part of a decision out."""


class Choice:
    """One step of a decision: what is asked, and the options. ``pick`` leads to the next step or to the finished
    action."""

    __slots__ = ("_next", "decided", "options", "prompt")

    def __init__(self, prompt: str, branches: dict[Option, Callable[[Path], Step]], decided: Path) -> None:
        self.prompt = prompt
        self.options = tuple(branches)
        self.decided = decided
        self._next = branches

    def pick(self, option: Option) -> Step:
        """Take an option."""
        if option not in self._next:
            raise ValueError(f"{self.prompt}: {option!r} is none of {', '.join(map(str, self.options))}")
        return self._next[option]((*self.decided, (self.prompt, option)))

    def actions(self) -> Iterator[Action]:
        """Every whole action that this choice can lead to."""
        for option in self.options:
            step = self.pick(option)
            if isinstance(step, Choice):
                yield from step.actions()
            else:
                yield step

    def __repr__(self) -> str:
        return f"<Choice of {self.prompt}: {', '.join(map(str, self.options))}>"


Step = Choice | Action


def _fork(prompt: str, branches: dict[Option, Callable[[Path], Step]], decided: Path) -> Step:
    """A choice, or what follows at once where there is only one option."""
    if len(branches) == 1:
        ((option, follow),) = branches.items()
        return follow((*decided, (prompt, option)))
    return Choice(prompt, branches, decided)


def begin(state: State) -> Step | None:
    """The first step of the decision that is due; None when the game is over."""
    table = Table.of(state)
    paths = [(_path(action), action) for action in turn.brief(table)]
    if not paths:
        return None
    extracting: Callable[[Path], Step] | None = None
    if turn.can_act(table) and (places := _sites(table)):

        def extracting(decided: Path) -> Step:
            return _chambers(table, places, decided)

    return _walk(paths, 0, (), extracting)


def _walk(
    paths: list[tuple[Path, Action]],
    depth: int,
    decided: Path,
    extracting: Callable[[Path], Step] | None = None,
) -> Step:
    """The choice among actions that agree in their first parts."""
    if len(paths) == 1 and len(paths[0][0]) == depth:
        return paths[0][1]
    groups: dict[Option, list[tuple[Path, Action]]] = {}
    for path, action in paths:
        groups.setdefault(path[depth][1], []).append((path, action))
    prompt = paths[0][0][depth][0]
    branches: dict[Option, Callable[[Path], Step]] = {
        option: lambda decided, group=group: _walk(group, depth + 1, decided)  # type: ignore[misc]
        for option, group in groups.items()
    }
    if extracting:
        branches["extract"] = extracting
    return _fork(prompt, branches, decided)


def _path(action: Action) -> Path:
    """The parts of an action in the order in which they are decided."""
    kind: Path = (("kind", action.verb),)
    match action:
        case Move(origin, target) | Rope(origin, target) | Bucket(origin, target):
            return (*kind, ("origin", origin), ("target", target))
        case Assist(origin, building):
            return (*kind, ("origin", origin), ("building", building))
        case VisitWorkshop(tool, price):
            return (*kind, ("building", "workshop"), ("tool", tool), ("price", price or NOTHING))
        case VisitPump(chamber, cubes):
            return (*kind, ("building", "pump"), ("chamber", chamber), ("cubes", cubes))
        case VisitMarket(trades, privilege):
            first, second = (*(" ".join(trade) for trade in trades), NOTHING, NOTHING)[:2]
            return (
                *kind, ("building", "market"), ("privilege", int(privilege)), ("trade", first), ("second trade", second)
            )  # fmt: skip
        case VisitCastle(origin, privilege):
            return (*kind, ("building", "castle"), ("origin", origin), ("privilege", int(privilege)))
        case Deliver(salt):
            return (*kind, ("order", salt))
        case Fine(of):
            return (*kind, ("fine", of))
        case Food(places):
            return (*kind, ("place", places[0]), ("second place", places[1] if len(places) > 1 else NOTHING))
    return (*kind, ("building", action.building)) if hasattr(action, "building") else kind


# Extraction


def _sites(table: Table) -> dict[str, tuple[Plan, ...]]:
    """The chambers from which something can be extracted, with all that can be done there but for the payees."""
    found = {
        MINE[chamber]: tuple(extraction.plans(extraction.site(table, chamber), table.setup.rulings))
        for chamber in extraction.workable(table)
    }
    return {name: plans for name, plans in found.items() if plans}


def _chambers(table: Table, places: dict[str, tuple[Plan, ...]], decided: Path) -> Step:
    def go_on(name: str, plans: tuple[Plan, ...]) -> Callable[[Path], Step]:
        return lambda decided: _plans(table, name, plans, 0, decided)

    return _fork("chamber", {name: go_on(name, plans) for name, plans in places.items()}, decided)


_STAGES: tuple[tuple[str, Callable[[Plan], Any]], ...] = (
    ("cubes", lambda plan: plan.salt),
    ("pickaxes", lambda plan: plan.pickaxes),
    ("carts", lambda plan: plan.load.carts),
)


def _plans(table: Table, chamber: str, plans: Sequence[Plan], stage: int, decided: Path) -> Step:
    """Cubes, then pickaxes, then carts."""
    if stage == len(_STAGES):
        (plan,) = plans
        return _payees(table, chamber, plan, plan.load.limits, plan.load.fee, (), decided)
    prompt, part = _STAGES[stage]
    groups: dict[Option, list[Plan]] = {}
    for plan in plans:
        groups.setdefault(part(plan), []).append(plan)
    return _fork(
        prompt,
        {
            option: lambda decided, group=group: _plans(table, chamber, group, stage + 1, decided)  # type: ignore[misc]
            for option, group in groups.items()
        },
        decided,
    )


def _payees(table: Table, chamber: str, plan: Plan, limits: Bounds, fee: int, pay: Pay, decided: Path) -> Step:
    """One payee after another; the last gets what is left."""
    if not limits:
        return Extract(chamber, plan.salt, plan.pickaxes, plan.load.carts, pay)
    payee = table.setup.players[limits[0][0]]

    def go_on(amount: int) -> Callable[[Path], Step]:
        more = (*pay, (payee, amount)) if amount else pay
        return lambda decided: _payees(table, chamber, plan, limits[1:], fee - amount, more, decided)

    return _fork(f"pay {payee}", {amount: go_on(amount) for amount in share_of_first(limits, fee)}, decided)
