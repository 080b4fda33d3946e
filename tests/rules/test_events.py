"""Events hold every coin, cube, tool and miner: a table kept by them alone always equals the real one."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

import magnumsal_widget as ms
from magnumsal_widget.rules import events as ev
from tests.rules.ledger import Ledger
from tests.rules.walks import Step, games, positions, walk

if TYPE_CHECKING:
    from collections.abc import Iterable


def check_books(steps: Iterable[Step]) -> None:
    """The ledger agrees with the table after every decision; nothing is ever negative."""
    for before, action, events, after in steps:
        ledger = Ledger(before)
        for event in events:
            ledger.enter(event)
            assert min([n for key, n in ledger.coins.items() if key != "bank"]) >= 0, (action, event)
            assert min([n for key, n in ledger.cubes.items() if key[0] != "bank"]) >= 0, (action, event)
            assert min([n for key, n in ledger.miners.items() if key[1] != "bank"]) >= 0, (action, event)
            assert min([*ledger.tools.values(), 0]) >= 0, (action, event)
        expected, found = Ledger(after).facts(), ledger.facts()
        assert found == expected, action


@settings(max_examples=25)
@given(games())
def test_a_table_kept_by_events_alone_equals_the_real_one(begun: tuple[ms.Game, random.Random]) -> None:
    check_books(walk(*begun, 90))


@settings(max_examples=60)
@given(positions())
def test_a_table_kept_by_events_alone_equals_the_real_one_from_any_position(
    begun: tuple[ms.Game, random.Random],
) -> None:
    check_books(walk(*begun, 10, whim=0.8))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_books_of_a_whole_game_are_right_to_the_last_coin(players: int) -> None:
    game, rng = ms.Game.new(players, seed=players, rulings={"second-courier": "may"}), random.Random(players)
    begun = Counter({seat.color: seat.money for seat in game.state.seats})
    check_books(walk(game, rng, 2000, 0.15))
    result = game.result()
    assert result is not None
    for event in game.log:
        for payer, payee, amount in event.coins():
            begun[payer] -= amount
            begun[payee] += amount
    assert {seat.color: seat.money for seat in game.state.seats} == {color: begun[color] for color in game.players}
    ended = game.log[-1]
    assert isinstance(ended, ev.GameEnded)
    assert ended.scores == tuple((score.color, score.total) for score in result.scores)
    assert ended.winners == result.winners


def test_the_events_of_the_set_up_lay_out_the_first_phase() -> None:
    game = ms.Game.new(4, seed=1)
    kinds = Counter(event.kind for event in game.log)
    assert kinds == {"phase-started": 1, "order-shown": 4, "tool-shown": 3, "turn-started": 1}


def test_every_event_becomes_plain_data_and_tells_in_advance_only_what_is_known() -> None:
    game = ms.Game.new(3, seed=31)
    for _ in walk(game, random.Random(31), 400, 0.15):
        pass
    seen = {event.kind for event in game.log}
    assert seen >= set(ev.EVENTS) - {"fine-paid", "market-restocked", "market-visited"}
    for event in game.log:
        data = event.to_dict()
        assert data["event"] == event.kind
        assert all(isinstance(value, str | int | tuple) for value in data.values())
        told = event.foretold()
        assert type(told) is type(event)
        assert (told == event) == (not event.hides)
        assert all(getattr(told, name) is None for name in event.hides)
        assert told.foretold() == told
