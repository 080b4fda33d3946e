"""A miner keeps his id from state to state."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import magnumsal_widget as ms
from magnumsal_widget.scene.identity import Crew, Post, muster, posts_of
from tests.scene.positions import POSITIONS


def everybody(crew: Crew) -> list[str]:
    return [id_ for ids in crew.values() for id_ in ids]


@pytest.mark.parametrize("name", POSITIONS)
def test_everybody_has_an_id_of_his_own(name: str) -> None:
    state = POSITIONS[name]().state
    crew = muster(state)
    assert len(set(everybody(crew))) == len(everybody(crew)) == sum(seat.miners for seat in state.seats)
    assert {post: len(ids) for post, ids in crew.items()} == {p: n for p, n in posts_of(state).items() if n}


def test_who_moves_takes_his_id_along() -> None:
    game = ms.Game.new(2, seed=1)
    crew = muster(game.state)
    game.play("move supply S1")
    after = muster(game.state, crew)
    (walker,) = after[Post("S1", "orange")]
    assert walker in crew[Post("supply-orange", "orange")]
    game.undo()
    assert set(muster(game.state, after)[Post("supply-orange", "orange")]) == set(crew[Post("supply-orange", "orange")])


def test_who_lies_down_is_the_same_man() -> None:
    game = ms.scenario("example-4")
    crew = muster(game.state)
    game.play("extract 1R2 1b1g")
    after = muster(game.state, crew)
    assert set(after[Post("1R2", "orange", tired=True)]) == set(crew[Post("1R2", "orange")])


def test_at_most_as_many_ids_change_place_as_miners_do() -> None:
    rng = random.Random(3)
    game = ms.Game.new(3, seed=3)
    crew = muster(game.state)
    for _ in range(120):
        before = posts_of(game.state)
        game.play(rng.choice(list(game.legal_actions())))
        after = posts_of(game.state)
        left = sum((before - after).values())
        hired = sum(after.values()) - sum(before.values())
        next_crew = muster(game.state, crew)
        where = {id_: post for post, ids in crew.items() for id_ in ids}
        moved = [id_ for post, ids in next_crew.items() for id_ in ids if where.get(id_) != post]
        assert len(moved) == left + hired
        assert Counter(everybody(next_crew)).most_common(1)[0][1] == 1
        crew = next_crew
