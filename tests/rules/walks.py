"""Games to hold properties against: every player count, variant and ruling, by players who deliver or do anything."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from hypothesis import strategies as st

import magnumsal_widget as ms
from magnumsal_widget.rules.rulings import RULINGS
from tests.rules.blind.gambling import random_position
from tests.rules.deliverer import choose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from magnumsal_widget.rules.state import State


class Step(NamedTuple):
    """One decision of a game: the state before, what was decided, what happened, the state after."""

    before: State
    action: ms.Action
    events: list[ms.Event]
    after: State


@st.composite
def games(draw: st.DrawFn) -> tuple[ms.Game, random.Random]:
    """A new game with any options, and a source of chance for its players."""
    seed = draw(st.integers(0, 10_000))
    rulings = {name: draw(st.sampled_from(values)) for name, values in RULINGS.items()}
    variant = draw(st.sampled_from(["standard", "mapped-mine"]))
    return ms.Game.new(draw(st.integers(2, 4)), seed, variant=variant, rulings=rulings), random.Random(seed)


@st.composite
def positions(draw: st.DrawFn) -> tuple[ms.Game, random.Random]:
    """A random position and a source of chance."""
    rng = random.Random(draw(st.integers(0, 100_000)))
    return ms.position(**random_position(rng)), rng


def walk(game: ms.Game, rng: random.Random, decisions: int, whim: float = 0.3) -> Iterator[Step]:
    """Play on, up to so many decisions."""
    for _ in range(decisions):
        before = game.state
        if before.player is None:
            return
        action = choose(game, rng, whim)
        events = game.play(action)
        yield Step(before, action, events, game.state)


def some(game: ms.Game, rng: random.Random, number: int) -> list[ms.Action]:
    """A few of the legal decisions, of every kind if there are so many."""
    kinds: dict[str, list[ms.Action]] = {}
    for action, _ in zip(game.legal_actions(), range(3000), strict=False):
        kinds.setdefault(getattr(action, "building", action.verb), []).append(action)
    return [rng.choice(kinds[kind]) for kind in rng.sample(sorted(kinds), min(number, len(kinds)))]
