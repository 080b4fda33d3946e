"""Events: every coin, cube and miner of a change is in them, and a verdict tells them beforehand."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms

from . import gambling, oracle
from .support import play, position

SEEDS = st.integers(0, 2**32)


def kinds(events: Any) -> list[str]:
    return [event.kind for event in events]


@settings(max_examples=12, deadline=None)
@given(seed=SEEDS, count=st.integers(2, 4))
def test_the_coins_in_the_events_are_all_the_money_that_changed_hands(seed: int, count: int) -> None:
    rng = random.Random(seed)
    game = ms.Game.new(count, seed=seed, rulings=gambling.random_rulings(rng))
    for _ in range(60):
        before = {seat.color: seat.money for seat in game.state.seats}
        change: Counter[str] = Counter()
        for event in game.play(gambling.choose(game, rng, 0.8)):
            for coins in event.coins():
                change[coins.payee] += coins.amount
                change[coins.payer] -= coins.amount
        for seat in game.state.seats:
            assert seat.money == before[seat.color] + change[seat.color]


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_the_events_of_a_position_tell_salt_water_and_tired_miners(seed: int) -> None:
    rng = random.Random(seed)
    game = ms.position(**gambling.random_extraction(rng))
    texts = [str(a) for a, _ in zip(game.legal_actions(), range(800), strict=False)]
    texts = [text for text in texts if text.startswith("extract")]
    for text in rng.sample(texts, min(4, len(texts))):
        table = oracle.from_state(game.state)
        words = text.split()
        events: dict[str, Any] = {event.kind: event for event in game.play(text)}
        taken = events["salt-extracted"]
        assert (taken.chamber, str(taken.salt)) == (words[1], words[2])
        tired = sum(m.tired for m in game.state.mine[words[1]].miners if m.color == table.color)
        if table.current == game.state.player:
            assert events["miners-tired"].miners == tired - table.mine[words[1]].tired[table.color]
        game.undo()


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_a_verdict_tells_beforehand_what_playing_then_does(seed: int) -> None:
    """All events of the decision itself, but for what lies face down; what follows by itself comes after them."""
    rng = random.Random(seed)
    game = ms.position(**gambling.random_position(rng))
    texts = [str(a) for a, _ in zip(game.legal_actions(), range(1500), strict=False)]
    for text in rng.sample(texts, min(10, len(texts))):
        told = list(game.explain(text).effect)
        done = [event.foretold() for event in game.play(text)]
        assert told == done[: len(told)], text
        assert told or text == "end"
        game.undo()


def test_a_fee_names_the_spaces_it_is_paid_for() -> None:
    game = ms.scenario("example-4")
    fee = next(event for event in game.play("extract 1R2 1b1g") if event.kind == "fee-paid")
    assert (fee.player, fee.payee, fee.amount) == ("orange", "black", 4)  # type: ignore[attr-defined]
    assert sorted(fee.spaces) == [("1R1", 2), ("S1", 2)]  # type: ignore[attr-defined]


def test_a_turned_tile_is_in_the_events_but_not_in_the_verdict() -> None:
    game = position(mine={"S1": "black", "S2": "black"}, tiles={"1R1": "1b2g+2"})
    told = game.explain("move supply 1R1").effect
    assert "tile-turned" in kinds(told)
    assert "1b2g" not in str(told)
    assert "green=2" not in repr(told)
    done = game.play("move supply 1R1")
    turned = next(event for event in done if event.kind == "tile-turned")
    assert (str(turned.salt), turned.water) == ("1b2g", 2)  # type: ignore[attr-defined]


def test_castle_steps_that_run_by_themselves_are_in_the_events_of_the_play() -> None:
    game = position(
        to_move="black", actions_left=1, castle={"left": ["orange"], "right": ["orange"]}, salt={"orange": "3b"}
    )
    found = kinds(game.play("pass"))
    assert found.index("passed") < found.index("turn-ended") < found.index("castle-entered")
    assert found.index("castle-entered") < found.index("order-filled")
    assert kinds(game.log)[-len(found) :] == found


def test_replaying_the_decisions_yields_the_same_events() -> None:
    game = ms.Game.new(3, seed=4)
    rng = random.Random(4)
    for _ in range(60):
        game.play(gambling.choose(game, rng, 0.8))
    again = ms.Game.new(3, seed=4)
    for action, events, state in game.steps():
        assert list(again.play(str(action))) == list(events)
        assert again.state == state
    assert list(again.log) == list(game.log)


def test_all_broken_rules_are_named_at_once() -> None:
    game = position(visited=["inn"], actions_left=1, money={"orange": 0})
    assert {"same-building-twice", "cannot-pay"} <= {v.rule for v in game.explain("visit inn").violations}
    game = position(visited=["pump"], actions_left=1, money={"orange": 0}, mine={"S1": "black", "S2": "black",
                    "1R1": {"miners": "orange", "water": 3}})  # fmt: skip
    assert {v.rule for v in game.explain("visit pump 1R1 3").violations} == {"same-building-twice", "cannot-pay"}
    mine = {"S1": "black", "S2": "black", "1R1": {"miners": "orange~", "salt": "1b"}, "1R2": {"miners": "black"}}
    game = position(mine=mine, visited=["castle"], actions_left=1)
    found = {v.rule for v in game.explain("visit castle 1R1").violations}
    assert {"same-building-twice", "tired", "chain-rule"} <= found


def test_the_log_grows_with_every_decision() -> None:
    game = position()
    lengths = [len(list(game.log))]
    for text in ("visit square", "move supply S1", "pass"):
        play(game, text)
        lengths.append(len(list(game.log)))
    assert lengths == sorted(set(lengths))


def test_a_market_visit_without_transactions_is_told_as_well() -> None:
    game = position(rulings="polish")
    assert game.explain("visit market").effect
    assert list(game.play("visit market"))
