"""The market: one or two transactions of one cube."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from . import oracle
from .support import legal, listed, money, play, position, rules, salt, starting


def stall(brown: int = 2, green: int = 1, white: int = 0, *, own: str = "1b1g1w", **changes: Any) -> Any:
    market = {"brown": brown, "green": green, "white": white}
    return position(**{"market": market, "salt": {"orange": own}, **changes})


def columns(color: str, cubes: int) -> dict[str, Any]:
    return {color: cubes}


SELLING = [("brown", (5, 4, 3, 3)), ("green", (6, 5, 4)), ("white", (8, 7))]
SALES = [(color, n, price) for color, prices in SELLING for n, price in enumerate(prices)]


@pytest.mark.parametrize(("color", "there", "price"), SALES)
def test_a_cube_is_sold_at_the_dearest_free_space(color: str, there: int, price: int) -> None:
    game = stall(**columns(color, there))
    play(game, f"visit market sell {color}")
    assert money(game, "orange") == 20 + price
    assert game.state.market[color] == there + 1
    assert game.state.seat("orange").salt.total == 2


@pytest.mark.parametrize(("color", "there", "price"), SALES)
def test_a_cube_is_bought_at_the_cheapest_taken_space(color: str, there: int, price: int) -> None:
    game = stall(**columns(color, there + 1))
    play(game, f"visit market buy {color}")
    assert money(game, "orange") == 20 - price
    assert game.state.market[color] == there
    assert game.state.seat("orange").salt.total == 4


@pytest.mark.parametrize(("color", "room"), [("brown", 4), ("green", 3), ("white", 2)])
def test_a_full_column_takes_no_cube(color: str, room: int) -> None:
    assert not legal(stall(**columns(color, room)), f"visit market sell {color}")


@pytest.mark.parametrize("color", oracle.SALTS)
def test_an_empty_column_has_nothing_to_buy(color: str) -> None:
    assert not legal(stall(0, 0, 0), f"visit market buy {color}")


def test_nobody_sells_what_he_has_not() -> None:
    game = stall(own="1b")
    assert not legal(game, "visit market sell green")
    assert not legal(game, "visit market sell brown sell brown")


def test_two_sales_of_one_colour_fill_two_spaces() -> None:
    game = play(stall(1, own="2b"), "visit market sell brown sell brown")
    assert money(game, "orange") == 20 + 4 + 3
    assert game.state.market["brown"] == 3


def test_two_purchases_of_one_colour_empty_two_spaces() -> None:
    game = play(stall(3), "visit market buy brown buy brown")
    assert money(game, "orange") == 20 - 3 - 4
    assert salt(game, "orange") == "3b1g1w"


def test_the_second_sale_finds_no_space_in_a_column_with_one_left() -> None:
    assert not legal(stall(3, own="2b"), "visit market sell brown sell brown")


def test_the_second_purchase_finds_no_cube_where_there_was_one() -> None:
    assert not legal(stall(1), "visit market buy brown buy brown")


def test_a_cube_just_sold_cannot_be_bought_back() -> None:
    for there in range(4):
        assert not legal(stall(there, own="2b"), "visit market sell brown buy brown")


def test_buying_and_then_selling_one_colour_needs_a_cube_owned_before() -> None:
    assert not legal(stall(2, own="1g"), "visit market buy brown sell brown")
    game = stall(2, own="1b")
    assert legal(game, "visit market buy brown sell brown")
    play(game, "visit market buy brown sell brown")
    assert (money(game, "orange"), salt(game, "orange"), game.state.market["brown"]) == (20, "1b", 2)


def test_the_money_of_a_sale_pays_a_purchase_of_the_same_visit() -> None:
    game = stall(4, 1, own="1g", money={"orange": 0})
    assert not legal(game, "visit market buy brown")
    assert legal(game, "visit market sell green buy brown")
    play(game, "visit market sell green buy brown")
    assert (money(game, "orange"), salt(game, "orange")) == (2, "1b")


def test_who_cannot_pay_may_not_buy() -> None:
    game = stall(1, money={"orange": 4}, own="")
    assert not legal(game, "visit market buy brown")
    assert "cannot-pay" in rules(game, "visit market buy brown")
    game = stall(3, money={"orange": 6}, own="")
    assert legal(game, "visit market buy brown")
    assert not legal(game, "visit market buy brown buy brown")


def test_at_least_one_transaction_is_wanted() -> None:
    assert not legal(stall(), "visit market")


def test_three_transactions_are_too_many() -> None:
    assert not stall(own="3b").explain("visit market sell brown sell green sell white")


def test_the_market_is_not_visited_twice_in_a_turn() -> None:
    game = play(stall(), "visit market sell brown")
    assert not legal(game, "visit market sell green")
    assert "same-building-twice" in rules(game, "visit market sell green")


def test_the_privilege_buys_for_one_less_and_sells_for_one_more() -> None:
    game = stall(2, 1, tools={"orange": ["commercial"]})
    play(game, "visit market sell white buy brown privilege")
    assert money(game, "orange") == 20 + 9 - 3
    assert game.state.seat("orange").used == ("commercial",)


def test_the_privilege_serves_both_transactions_at_once() -> None:
    game = stall(0, tools={"orange": ["commercial", "commercial"]}, own="2b")
    play(game, "visit market sell brown sell brown privilege")
    assert money(game, "orange") == 20 + 6 + 5
    assert game.state.seat("orange").ready == ("commercial",)
    assert game.state.seat("orange").used == ("commercial",)


def test_the_privilege_sells_even_into_a_full_column_at_its_lowest_price() -> None:
    for color, room, lowest in (("brown", 4, 3), ("green", 3, 4), ("white", 2, 7)):
        game = stall(**columns(color, room), tools={"orange": ["commercial"]})
        play(game, f"visit market sell {color} privilege")
        assert money(game, "orange") == 20 + lowest
        assert game.state.market[color] == room


def test_the_privilege_sells_into_the_last_space_and_then_into_the_full_column() -> None:
    game = stall(3, own="2b", tools={"orange": ["commercial"]})
    play(game, "visit market sell brown sell brown privilege")
    assert money(game, "orange") == 20 + 4 + 3
    assert game.state.market["brown"] == 4


def test_selling_into_a_full_column_and_then_buying_that_colour_is_legal() -> None:
    game = stall(4, own="1b", tools={"orange": ["commercial"]})
    play(game, "visit market sell brown buy brown privilege")
    assert money(game, "orange") == 20 + 3 - 2
    assert (salt(game, "orange"), game.state.market["brown"]) == ("1b", 3)


def test_with_the_privilege_a_cube_sold_into_a_free_space_cannot_be_bought_back_either() -> None:
    assert not legal(
        stall(3, own="1b", tools={"orange": ["commercial"]}), "visit market sell brown buy brown privilege"
    )


def test_buying_from_a_full_column_makes_room_for_a_sale() -> None:
    game = stall(4, own="1b")
    assert not legal(game, "visit market sell brown")
    play(game, "visit market buy brown sell brown")
    assert (money(game, "orange"), game.state.market["brown"]) == (20, 4)


def test_the_privilege_makes_a_purchase_affordable() -> None:
    game = stall(1, own="", money={"orange": 4}, tools={"orange": ["commercial"]})
    assert not legal(game, "visit market buy brown")
    assert legal(game, "visit market buy brown privilege")


def test_the_privilege_must_be_owned_and_unused() -> None:
    assert not legal(stall(), "visit market sell brown privilege")
    assert not legal(stall(tools={"orange": ["commercial~"]}), "visit market sell brown privilege")
    assert not legal(stall(tools={"orange": ["royal"]}), "visit market sell brown privilege")


def test_different_colours_are_listed_once_sales_first() -> None:
    game = stall(2, 1, own="1b1g")
    assert "visit market sell brown buy green" in listed(game)
    assert "visit market buy green sell brown" not in listed(game)
    assert "visit market sell brown sell green" in listed(game)
    assert "visit market sell green sell brown" not in listed(game)


@given(
    brown=st.integers(0, 4),
    green=st.integers(0, 3),
    white=st.integers(0, 2),
    own=st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2)),
    gr=st.integers(0, 12),
    privilege=st.booleans(),
    full=st.sampled_from(oracle.RULINGS["full-market-sale"]),
)
def test_the_listed_visits_are_those_that_can_be_played_cube_by_cube(
    brown: int, green: int, white: int, own: tuple[int, int, int], gr: int, privilege: bool, full: str
) -> None:
    given_tools = ["commercial"] if privilege else []
    game = stall(
        brown, green, white, own=oracle.salt_text(own), money={"orange": gr}, tools={"orange": given_tools},
        rulings={"full-market-sale": full},
    )  # fmt: skip
    table = oracle.from_state(game.state)
    visits = starting(game, "visit market")
    assert visits == set(oracle.market_visits(table))
    for text in visits:
        game.play(text)
        assert oracle.outcomes(table, text, game.state) is not None, text
        game.undo()
