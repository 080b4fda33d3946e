"""The castle: sending couriers, moving up, filling royal orders."""

from __future__ import annotations

from typing import Any

import pytest

from . import oracle
from .support import legal, listed, miners, money, play, position, rules, salt, starting


def arriving(left: list[str], own: str, **changes: Any) -> Any:
    """Black passes its last action, then it is orange's turn with couriers in the left circle."""
    given: dict[str, Any] = {
        "to_move": "black", "start": "orange", "actions_left": 1, "castle": {"left": left, "right": []},
        "salt": {"orange": own}, "orders": ["2b1g", "3b", "2g"], "order_stack": ["2b", "1b1g"],
    }  # fmt: skip
    return play(position(**{**given, **changes}), "pass")


def test_a_courier_from_the_supply_goes_to_the_right_circle() -> None:
    game = play(position(), "visit castle supply")
    assert dict(game.state.castle) == {"left": (), "right": ("orange",)}
    assert game.state.seat("orange").supply == 4


def test_a_courier_may_come_from_an_assistants_place_or_the_mine() -> None:
    game = position(assistants={"pump": "orange"}, mine={"S1": "orange"}, supply={"orange": 0})
    assert starting(game, "visit castle") == {"visit castle pump", "visit castle S1"}
    play(game, "visit castle pump")
    assert game.state.assistants["pump"] is None
    assert game.state.castle["right"] == ("orange",)


def test_the_castles_own_assistant_may_become_a_courier() -> None:
    game = play(position(assistants={"castle": "orange"}), "visit castle castle")
    assert (game.state.assistants["castle"], game.state.castle["right"]) == (None, ("orange",))


def test_a_courier_from_the_mine_obeys_the_chain_rule() -> None:
    game = position(mine={"S1": "orange", "S2": "black"}, supply={"orange": 0})
    assert not legal(game, "visit castle S1")
    assert "chain-rule" in rules(game, "visit castle S1")


def test_the_corridor_exception_serves_a_courier_too() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": "orange", "1R2": "black", "1R3": {}, "1R4": {}}
    game = position(mine=mine, supply={"orange": 0})
    play(game, "visit castle 1R1")
    assert miners(game, "1R1") == []


def test_a_tired_miner_is_no_courier() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": "orange~"}
    game = position(mine=mine, supply={"orange": 0})
    assert "tired" in rules(game, "visit castle 1R1")


def test_a_royal_privilege_leads_to_the_left_circle() -> None:
    game = play(position(tools={"orange": ["royal"]}), "visit castle supply privilege")
    assert dict(game.state.castle) == {"left": ("orange",), "right": ()}
    assert game.state.seat("orange").used == ("royal",)


def test_the_royal_privilege_must_be_owned_and_unused() -> None:
    assert not legal(position(), "visit castle supply privilege")
    assert not legal(position(tools={"orange": ["royal~"]}), "visit castle supply privilege")
    assert not legal(position(tools={"orange": ["commercial"]}), "visit castle supply privilege")


def test_the_castle_is_not_visited_twice_in_a_turn() -> None:
    game = play(position(), "visit castle supply")
    assert not legal(game, "visit castle supply")
    assert "same-building-twice" in rules(game, "visit castle supply")


def test_couriers_of_several_players_share_a_circle() -> None:
    game = position(castle={"left": [], "right": ["black", "orange"]})
    play(game, "visit castle supply")
    assert game.state.castle["right"] == ("orange", "orange", "black")


def test_a_courier_in_the_right_circle_only_moves_up_at_the_next_turn() -> None:
    game = play(position(salt={"orange": "3b"}), "visit castle supply", "pass", "pass", "pass")
    assert game.state.player == "orange"
    assert dict(game.state.castle) == {"left": ("orange",), "right": ()}
    assert game.state.counter == 0
    assert game.state.seat("orange").supply == 4


def test_a_courier_in_the_left_circle_delivers_at_the_start_of_the_turn() -> None:
    game = arriving(["orange"], "3b")
    assert game.state.player == "orange"
    assert game.state.step == "actions"
    assert (money(game, "orange"), salt(game, "orange")) == (35, "")
    assert (game.state.counter, game.state.seat("orange").filled) == (1, 1)
    assert game.state.castle["left"] == ()


def test_a_courier_comes_home_and_may_be_used_in_the_same_turn() -> None:
    game = arriving(["orange"], "3b", supply={"orange": 0})
    assert game.state.seat("orange").supply == 1
    assert game.state.actions_left == 2
    assert legal(game, "move supply S1")


def test_only_the_players_own_couriers_enter() -> None:
    game = arriving(["black"], "3b", salt={"orange": "3b", "black": "3b"})
    assert game.state.castle["left"] == ("black",)
    assert game.state.counter == 0


def test_then_those_in_the_right_circle_move_up_but_do_not_enter() -> None:
    game = arriving(["orange"], "5b", castle={"left": ["orange"], "right": ["orange", "black"]}, orders=["3b", "2g"])
    assert dict(game.state.castle) == {"left": ("orange",), "right": ("black",)}
    assert game.state.counter == 1


def test_a_new_order_is_revealed_at_once() -> None:
    game = arriving(["orange"], "3b")
    assert sorted(str(order.salt) for order in game.state.orders) == sorted(["2b1g", "2g", "2b"])
    assert game.state.orders_left == 1


def test_no_order_is_revealed_when_the_stack_is_empty() -> None:
    game = arriving(["orange"], "3b", order_stack=[])
    assert sorted(str(order.salt) for order in game.state.orders) == ["2b1g", "2g"]
    assert game.state.orders_left == 0


def test_a_second_courier_may_fill_the_order_just_revealed() -> None:
    game = arriving(["orange", "orange"], "5b")
    assert game.state.counter == 2
    assert money(game, "orange") == 20 + 15 + 9
    assert salt(game, "orange") == ""


@pytest.mark.parametrize(("text", "pay"), sorted({order for orders in oracle.ORDERS.values() for order in orders}))
def test_every_order_pays_by_the_table(text: str, pay: int) -> None:
    game = arriving(["orange"], text, orders=[text], order_stack=[], phase=_phase_of(text))
    assert money(game, "orange") == 20 + pay
    assert game.state.seat("orange").salt.total == 0


def _phase_of(text: str) -> int:
    return next(phase for phase, orders in oracle.ORDERS.items() if text in {salt for salt, _ in orders})


def test_with_several_fillable_orders_the_player_chooses() -> None:
    game = arriving(["orange"], "3b1g")
    assert (game.state.player, game.state.step) == ("orange", "castle")
    assert set(listed(game)) == {"deliver 2b1g", "deliver 3b"}
    play(game, "deliver 2b1g")
    assert game.state.step == "actions"
    assert (money(game, "orange"), salt(game, "orange")) == (37, "1b")


def test_who_can_fill_an_order_must() -> None:
    game = arriving(["orange"], "3b1g")
    for text in ("fine 3gr", "fine brown", "pass", "end", "deliver 2g", "move supply S1", "visit square"):
        assert not legal(game, text), text


def test_free_tools_wait_until_the_castle_step_is_over() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": {"miners": "orange~", "water": 1}}
    game = arriving(["orange"], "3b1g", mine=mine, tools={"orange": ["food", "bucket"]})
    assert not legal(game, "food 1R1")
    assert not legal(game, "bucket 1R1 1R2")
    play(game, "deliver 3b")
    assert legal(game, "food 1R1")
    assert legal(game, "bucket 1R1 1R2")


def test_each_courier_chooses_for_himself_one_after_another() -> None:
    game = arriving(["orange", "orange"], "5b2g", order_stack=["2b", "1b1g"])
    assert game.state.step == "castle"
    play(game, "deliver 3b")
    assert game.state.step == "castle"
    assert set(listed(game)) == {"deliver 2b1g", "deliver 2b", "deliver 2g"}
    play(game, "deliver 2g")
    assert (game.state.step, game.state.counter) == ("actions", 2)


def test_two_equal_orders_are_one_decision() -> None:
    game = arriving(["orange"], "4b1g", orders=["2b", "2b", "2b1g"])
    assert sorted(listed(game)) == ["deliver 2b", "deliver 2b1g"]
    play(game, "deliver 2b")
    assert sorted(str(order.salt) for order in game.state.orders) == ["2b", "2b", "2b1g"]
    assert game.state.orders_left == 1


def test_the_castles_assistant_is_paid_at_each_order() -> None:
    game = arriving(["orange", "orange"], "5b", assistants={"castle": "black"})
    assert game.state.counter == 2
    assert money(game, "black") == 22
    game = arriving(["orange"], "3b", assistants={"castle": "orange"})
    assert money(game, "orange") == 20 + 15 + 1


def test_the_castles_assistant_gets_nothing_for_a_fine() -> None:
    game = arriving(["orange"], "", assistants={"castle": "black"})
    assert money(game, "black") == 20


def test_pay_and_the_assistants_grosz_are_there_when_the_next_courier_must_pay_a_fine() -> None:
    game = arriving(
        ["orange", "orange"], "2b", orders=["2b"], order_stack=[], money={"orange": 0}, assistants={"castle": "orange"}
    )
    assert game.state.counter == 1
    assert money(game, "orange") == 0 + 9 + 1 - 3


def test_with_all_orders_filled_every_further_courier_pays_the_fine() -> None:
    game = arriving(["orange"], "3b", orders=[], order_stack=[], counter=8, start="black")
    assert set(listed(game)) == {"fine 3gr", "fine brown"}


def test_after_the_last_order_of_the_phase_further_ones_still_count_until_the_round_ends() -> None:
    game = arriving(["orange", "orange"], "5b", counter=3, to_move="black", start="orange")
    assert game.state.counter == 5
    assert game.state.phase == 1
    assert game.state.seat("orange").filled == 2


def test_a_miner_sent_with_the_privilege_still_waits_for_the_next_turn() -> None:
    game = position(tools={"orange": ["royal"]}, salt={"orange": "3b"})
    play(game, "visit castle supply privilege")
    assert game.state.counter == 0
    play(game, "pass", "pass", "pass")
    assert game.state.counter == 1


def test_one_undo_takes_back_the_castle_steps_that_ran_by_themselves() -> None:
    game = position(to_move="black", actions_left=1, castle={"left": ["orange"], "right": []}, salt={"orange": "3b"})
    before = game.state
    game.play("pass")
    assert game.state.counter == 1
    game.undo()
    assert game.state == before


def test_castle_steps_without_a_choice_are_no_line_of_the_record() -> None:
    game = arriving(["orange"], "3b")
    assert "deliver" not in game.record()
    game = play(arriving(["orange"], "3b1g"), "deliver 3b")
    assert "deliver 3b" in game.record()


def test_a_position_may_start_before_the_castle_step() -> None:
    game = position(
        step="castle", castle={"left": ["orange"], "right": ["orange"]}, salt={"orange": "3b1g"}, order_stack=[]
    )
    assert game.state.step == "castle"
    assert set(listed(game)) == {"deliver 2b1g", "deliver 3b"}
    play(game, "deliver 3b")
    assert game.state.castle["left"] == ("orange",)
    assert game.state.actions_left == 2
