"""The same decisions step by step: every path of small choices ends in a listed action, and every action has a path."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms

from . import gambling, oracle
from .support import play, position

SEEDS = st.integers(0, 2**32)


def ends(step: Any) -> Iterator[str]:
    """Follow every option of every choice to the actions at the ends."""
    if hasattr(step, "options"):
        assert step.options
        for option in step.options:
            yield from ends(step.pick(option))
    else:
        yield str(step)


def check(game: ms.Game) -> None:
    if len(game.legal_actions()) > 2000:
        return
    found = Counter(ends(game.choose()))
    assert found == Counter(str(action) for action in game.legal_actions())


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_the_paths_of_a_random_position_are_its_legal_actions(seed: int) -> None:
    check(ms.position(**gambling.random_position(random.Random(seed))))


@settings(max_examples=40, deadline=None)
@given(seed=SEEDS)
def test_the_paths_of_an_extraction_are_its_legal_actions(seed: int) -> None:
    check(ms.position(**gambling.random_extraction(random.Random(seed))))


@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_the_paths_in_random_play_are_the_legal_actions(seed: int) -> None:
    rng = random.Random(seed)
    game = ms.Game.new(rng.randint(2, 4), seed=seed, rulings=gambling.random_rulings(rng))
    for _ in range(30):
        check(game)
        game.play(gambling.choose(game, rng, 0.8))


def test_the_deep_chamber_is_walked_without_listing_its_actions() -> None:
    colors = ["orange", "black", "purple", "white"]
    mine: dict[str, Any] = dict.fromkeys(oracle.way("3R2"), "black purple white")
    mine["3R2"] = {"miners": " ".join(["orange"] * 7), "salt": "2g3w"}
    tools = {"orange": ["cart", "pickaxe"]}
    game = position(players=colors, mine=mine, supply=dict.fromkeys(colors, 0), money={"orange": 100}, tools=tools)
    rng = random.Random(5)
    for _ in range(200):
        step: Any = game.choose()
        while hasattr(step, "options"):
            step = step.pick(rng.choice(list(step.options)))
        assert step in game.legal_actions()


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    game = position(phase=3, counter=4, to_move="black", start="orange", actions_left=1, orders=["3w"], order_stack=[])
    assert game.choose() is not None
    play(game, "pass")
    assert game.choose() is None
