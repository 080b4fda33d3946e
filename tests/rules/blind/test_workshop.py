"""The workshop: tools at 3, 4 and 5."""

from __future__ import annotations

from typing import Any

import pytest

from .support import legal, listed, money, play, position, rules, starting


def shelf(game: Any) -> tuple[str, ...]:
    return tuple(game.state.workshop)


@pytest.mark.parametrize(("tool", "price"), [("cart", 3), ("food", 4), ("rope", 5)])
def test_the_three_tools_cost_three_four_and_five(tool: str, price: int) -> None:
    game = position(workshop=["cart", "food", "rope"])
    verdict = game.explain(f"visit workshop {tool}")
    assert (verdict.cost, dict(verdict.payments)) == (price, {"bank": price})
    play(game, f"visit workshop {tool}")
    assert money(game, "orange") == 20 - price
    assert game.state.seat("orange").ready == (tool,)


def test_dearer_tools_slide_down_and_a_new_one_comes_from_the_stack() -> None:
    game = position(workshop=["cart", "food", "rope"], tool_stack=["royal", "bucket"])
    play(game, "visit workshop cart")
    assert shelf(game) == ("food", "rope", "royal")
    assert game.state.tools_left == 1


def test_buying_the_dearest_leaves_the_cheaper_ones_where_they_are() -> None:
    game = position(workshop=["cart", "food", "rope"], tool_stack=["royal"])
    play(game, "visit workshop rope")
    assert shelf(game) == ("cart", "food", "royal")
    assert game.state.tools_left == 0


def test_with_an_empty_stack_the_rest_stays_for_sale_on_the_cheap_side() -> None:
    game = position(workshop=["cart", "food", "rope"], tool_stack=[])
    play(game, "visit workshop cart", "pass")
    assert shelf(game) == ("food", "rope")
    assert game.explain("visit workshop food").cost == 3
    assert game.explain("visit workshop rope").cost == 4
    play(game, "visit workshop rope", "pass")
    assert shelf(game) == ("food",)
    play(game, "visit workshop food", "pass")
    assert shelf(game) == ()
    assert starting(game, "visit workshop") == set()


def test_a_tool_not_on_sale_cannot_be_bought() -> None:
    game = position(workshop=["cart", "food", "rope"])
    assert not legal(game, "visit workshop bucket")
    assert not game.explain("visit workshop")


def test_who_cannot_pay_may_not_buy() -> None:
    game = position(workshop=["cart", "food", "rope"], money={"orange": 4})
    assert starting(game, "visit workshop") == {"visit workshop cart", "visit workshop food"}
    assert "cannot-pay" in rules(game, "visit workshop rope")


def test_of_two_equal_cards_the_price_says_which() -> None:
    game = position(workshop=["cart", "food", "cart"], tool_stack=["royal"])
    assert starting(game, "visit workshop") == {
        "visit workshop cart 3",
        "visit workshop food",
        "visit workshop cart 5",
    }
    play(game, "visit workshop cart 5")
    assert money(game, "orange") == 15
    assert shelf(game) == ("cart", "food", "royal")


def test_three_equal_cards_have_three_prices() -> None:
    game = position(workshop=["food", "food", "food"])
    assert starting(game, "visit workshop") == {f"visit workshop food {price}" for price in (3, 4, 5)}


def test_a_price_at_which_the_card_does_not_lie_is_refused() -> None:
    game = position(workshop=["cart", "food", "cart"])
    assert not legal(game, "visit workshop cart 4")
    assert not legal(game, "visit workshop food 5")


def test_a_tool_bought_may_be_used_at_once() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": "orange~"}
    game = position(mine=mine, workshop=["food", "cart", "rope"])
    play(game, "visit workshop food")
    assert legal(game, "food 1R1")


def test_a_rope_bought_serves_the_next_move_of_the_turn() -> None:
    game = position(workshop=["rope", "cart", "food"])
    play(game, "visit workshop rope", "move supply S1")
    assert legal(game, "rope supply S2")


def test_the_workshop_is_not_visited_twice_in_a_turn() -> None:
    game = play(position(), "visit workshop cart")
    assert not legal(game, "visit workshop food")
    assert "same-building-twice" in rules(game, "visit workshop food")


def test_a_player_may_own_the_same_tool_several_times() -> None:
    game = play(position(tools={"orange": ["cart", "cart~"]}), "visit workshop cart")
    assert game.state.seat("orange").ready == ("cart", "cart")
    assert game.state.seat("orange").used == ("cart",)


def test_a_bought_tool_is_not_listed_for_the_next_player_any_more() -> None:
    game = position(workshop=["cart", "food", "rope"], tool_stack=[])
    play(game, "visit workshop cart", "pass")
    assert "visit workshop cart" not in listed(game)
