"""Turns, rounds, phases, and the clean-up between phases."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import magnumsal_widget as ms

from . import oracle
from .support import legal, play, position


def finishing(**changes: Any) -> Any:
    """Two players, the last order of phase I was filled; black, the last of the round, has one action left."""
    given: dict[str, Any] = {"to_move": "black", "start": "orange", "actions_left": 1, "counter": 4, "order_stack": []}
    return position(**{**given, **changes})


def test_one_action_in_the_first_round_and_two_in_the_later_ones() -> None:
    game = ms.Game.new(3, seed=2)
    for color in ("orange", "black", "purple"):
        assert (game.state.player, game.state.round, game.state.actions_left) == (color, 1, 1)
        game.play("pass")
    for color in ("orange", "black", "purple"):
        assert (game.state.player, game.state.round, game.state.actions_left) == (color, 2, 2)
        game.play("pass")
        game.play("pass")
    assert (game.state.round, game.state.actions_left) == (3, 2)


def test_a_round_starts_with_the_start_player_wherever_he_sits() -> None:
    game = position(players=["orange", "black", "purple"], start="black", to_move="black", round=2)
    for color in ("black", "purple", "orange"):
        assert (game.state.player, game.state.round) == (color, 2)
        play(game, "pass", "pass")
    assert (game.state.player, game.state.round) == ("black", 3)


def test_the_same_action_may_be_done_twice_in_a_turn() -> None:
    game = play(position(), "move supply S1", "move supply S2")
    assert game.state.player == "black"


def test_visits_and_passes_are_forgotten_in_the_next_turn() -> None:
    game = play(position(), "visit square", "pass")
    assert (game.state.visited, game.state.passed) == ((), 0)


def test_the_phase_goes_on_while_an_order_is_missing() -> None:
    game = play(finishing(counter=3), "pass")
    assert (game.state.phase, game.state.round, game.state.counter) == (1, 3, 3)


def test_the_fourth_order_ends_the_phase_of_two_players_after_the_round() -> None:
    game = play(finishing(), "pass")
    assert (game.state.phase, game.state.round, game.state.counter) == (2, 1, 0)


@pytest.mark.parametrize(("count", "counter", "phase"), [(3, 4, 1), (3, 5, 2), (4, 4, 1), (4, 5, 2)])
def test_with_more_players_it_is_the_fifth_order(count: int, counter: int, phase: int) -> None:
    colors = ["orange", "black", "purple", "white"][:count]
    game = finishing(players=colors, to_move=colors[-1], counter=counter)
    assert play(game, "pass").state.phase == phase


def test_the_round_is_played_out_after_the_last_order() -> None:
    game = position(
        players=["orange", "black", "purple"], to_move="black", start="black", actions_left=1, counter=4,
        castle={"left": ["purple"], "right": []}, salt={"purple": "3b"}, order_stack=[],
    )  # fmt: skip
    play(game, "pass")
    assert (game.state.counter, game.state.player, game.state.phase) == (5, "purple", 1)
    play(game, "pass", "pass")
    assert (game.state.player, game.state.phase) == ("orange", 1)
    play(game, "pass", "pass")
    assert (game.state.phase, game.state.player, game.state.start) == (2, "purple", "purple")


def test_all_miners_come_back_rested() -> None:
    game = finishing(
        mine={"S1": "black", "S2": "orange", "1R1": "black~ orange~"},
        assistants={"pump": "orange", "castle": "black"},
        castle={"left": ["orange"], "right": ["black"]},
        supply={"orange": 1, "black": 2},
    )
    miners = {seat.color: seat.miners for seat in game.state.seats}
    play(game, "pass")
    for seat in game.state.seats:
        assert (seat.supply, seat.miners) == (miners[seat.color], miners[seat.color])
    assert miners == {"orange": 5, "black": 6}
    assert all(space.miners == () for space in game.state.mine.values())
    assert set(game.state.assistants.values()) == {None}
    assert dict(game.state.castle) == {"left": (), "right": ()}


def test_couriers_in_the_queue_at_the_end_of_a_phase_neither_deliver_nor_pay() -> None:
    game = finishing(castle={"left": ["orange"], "right": ["orange"]}, salt={"orange": "3b"})
    play(game, "pass")
    assert str(game.state.seat("orange").salt) == "3b"
    assert game.state.seat("orange").filled == 0


def test_used_tools_turn_up_again() -> None:
    game = finishing(tools={"orange": ["cart~", "rope"], "black": ["food~"]})
    play(game, "pass")
    assert game.state.seat("orange").ready == ("rope", "cart")
    assert game.state.seat("orange").used == ()
    assert game.state.seat("black").ready == ("food",)


def test_the_start_marker_goes_left() -> None:
    game = play(finishing(), "pass")
    assert (game.state.start, game.state.player) == ("black", "black")
    game = finishing(players=["orange", "black", "purple"], start="purple", to_move="black", counter=5)
    play(game, "pass")
    assert game.state.start == "orange"


def test_orders_of_the_next_phase_replace_the_open_ones() -> None:
    game = play(finishing(), "pass")
    state = game.state
    assert (len(state.orders), state.orders_left) == (3, 5)
    assert not Counter((str(o.salt), o.pay) for o in state.orders) - Counter(oracle.ORDERS[2])


def test_four_orders_are_open_with_four_players_in_every_phase() -> None:
    colors = ["orange", "black", "purple", "white"]
    game = play(finishing(players=colors, to_move="white", counter=5, phase=2, orders=["2g"]), "pass")
    assert (game.state.phase, len(game.state.orders), game.state.orders_left) == (3, 4, 4)
    assert not Counter((str(o.salt), o.pay) for o in game.state.orders) - Counter(oracle.ORDERS[3])


def test_the_inn_marker_goes_back_to_its_start() -> None:
    assert play(finishing(inn=8), "pass").state.inn == 5
    game = finishing(players=["orange", "black", "purple"], to_move="purple", counter=5, inn=7)
    assert play(game, "pass").state.inn == 3


def test_seven_new_tools_come_three_of_them_for_sale() -> None:
    game = play(finishing(workshop=["cart"], tool_stack=[]), "pass")
    assert (len(game.state.workshop), game.state.tools_left) == (3, 4)


def test_a_market_without_brown_or_green_gets_one() -> None:
    game = play(finishing(market={"brown": 0, "green": 0, "white": 0}), "pass")
    assert dict(game.state.market) == {"brown": 1, "green": 1, "white": 0}


def test_a_market_with_cubes_stays_as_it_is() -> None:
    game = play(finishing(market={"brown": 3, "green": 2, "white": 2}), "pass")
    assert dict(game.state.market) == {"brown": 3, "green": 2, "white": 2}


def test_the_mine_keeps_its_salt_its_water_and_its_revealed_tiles() -> None:
    mine = {
        "S1": "black", "S2": "black", "1R1": {"miners": "orange", "salt": "2b", "water": 1},
        "1L1": {"salt": "1g", "water": 2}, "1L2": {"revealed": False, "water": 1},
    }  # fmt: skip
    game = finishing(mine=mine)
    before = {c: (str(s.salt), s.water, s.revealed) for c, s in game.state.mine.items()}
    play(game, "pass")
    assert {c: (str(s.salt), s.water, s.revealed) for c, s in game.state.mine.items()} == before


def test_money_and_salt_stay_with_the_players() -> None:
    game = finishing(money={"orange": 7, "black": 3}, salt={"orange": "1b2g", "black": ""})
    play(game, "pass")
    assert [(s.money, str(s.salt)) for s in game.state.seats] == [(7, "1b2g"), (3, "")]


def test_a_new_phase_begins_with_a_round_of_one_action() -> None:
    game = play(finishing(), "pass")
    assert (game.state.round, game.state.actions_left, game.state.step) == (1, 1, "actions")
    play(game, "move supply S1")
    assert game.state.player == "orange"


def test_a_revealed_chamber_stays_revealed_for_the_next_phase() -> None:
    game = finishing(mine={"S1": "black", "S2": "black", "1R1": {"miners": "orange", "salt": "", "water": 0}})
    play(game, "pass", "move supply S1", "move supply S1", "move supply S2", "move supply 1R1")
    assert game.state.mine["1R1"].salt.total == 0


def test_after_the_third_phase_the_game_is_over() -> None:
    game = finishing(phase=3, orders=["3w"])
    assert game.result() is None
    play(game, "pass")
    assert (game.state.step, game.state.player) == ("over", None)
    assert len(game.legal_actions()) == 0
    assert list(game.legal_actions()) == []
    assert not legal(game, "pass")
    assert game.result() is not None
    with pytest.raises(ms.IllegalAction):
        game.play("pass")


def test_the_clean_up_is_done_after_the_third_phase_too() -> None:
    game = finishing(phase=3, orders=["3w"], mine={"S1": "black", "S2": "orange"})
    play(game, "pass")
    assert all(space.miners == () for space in game.state.mine.values())
    assert [seat.supply for seat in game.state.seats] == [5, 5]


def test_when_nobody_passes_the_last_action_still_ends_the_round() -> None:
    game = finishing()
    play(game, "visit square")
    assert game.state.phase == 2
