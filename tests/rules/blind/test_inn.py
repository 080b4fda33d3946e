"""The inn: a new miner at the marker's price."""

from __future__ import annotations

import pytest

from .support import legal, money, play, position, rules


@pytest.mark.parametrize(("space", "price"), list(enumerate((5, 5, 5, 6, 6, 7, 8), start=1)))
def test_a_miner_costs_the_markers_price_and_the_marker_moves_on(space: int, price: int) -> None:
    game = position(inn=space)
    assert game.state.inn_price == price
    verdict = game.explain("visit inn")
    assert (verdict.cost, dict(verdict.payments)) == (price, {"bank": price})
    play(game, "visit inn")
    assert money(game, "orange") == 20 - price
    assert game.state.inn == space + 1
    assert (game.state.seat("orange").supply, game.state.seat("orange").miners) == (6, 6)


def test_past_the_last_space_no_miner_is_sold() -> None:
    game = position(inn=8)
    assert game.state.inn_price is None
    assert not legal(game, "visit inn")
    game = play(position(inn=7), "visit inn", "pass")
    assert game.state.player == "black"
    assert not legal(game, "visit inn")


def test_who_cannot_pay_may_not_visit_the_inn() -> None:
    assert legal(position(inn=6, money={"orange": 7}), "visit inn")
    game = position(inn=6, money={"orange": 6})
    assert not legal(game, "visit inn")
    assert "cannot-pay" in rules(game, "visit inn")


def test_the_inn_sells_no_eleventh_miner() -> None:
    mine = {"S1": "orange orange", "S2": "orange"}
    game = position(mine=mine, supply={"orange": 7})
    assert game.state.seat("orange").miners == 10
    assert not legal(game, "visit inn")
    assert legal(position(mine=mine, supply={"orange": 6}), "visit inn")


def test_miners_everywhere_count_towards_the_ten() -> None:
    game = position(
        mine={"S1": "orange orange"},
        assistants={"pump": "orange"},
        castle={"left": ["orange"], "right": ["orange", "orange"]},
        supply={"orange": 4},
    )
    assert game.state.seat("orange").miners == 10
    assert not legal(game, "visit inn")


def test_a_hired_miner_may_be_used_at_once() -> None:
    game = position(supply={"orange": 0})
    assert not legal(game, "move supply S1")
    play(game, "visit inn")
    assert legal(game, "move supply S1")


def test_the_inn_is_not_visited_twice_in_a_turn() -> None:
    game = play(position(), "visit inn")
    assert game.state.visited == ("inn",)
    assert not legal(game, "visit inn")
    assert "same-building-twice" in rules(game, "visit inn")


def test_the_next_player_may_visit_it_again() -> None:
    game = play(position(), "visit inn", "pass")
    assert legal(game, "visit inn")
