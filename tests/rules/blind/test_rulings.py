"""Every ruling with each of its values, and the named sets."""

from __future__ import annotations

from typing import Any

import pytest

import magnumsal_widget as ms

from . import oracle
from .support import legal, listed, miners, money, play, position, salt, starting

CHAIN = {"S1": "black", "S2": "black"}


def ruled(ruling: str, value: str, **changes: Any) -> Any:
    return position(rulings={ruling: value}, **changes)


def test_the_defaults_are_the_english_second_edition() -> None:
    default = {ruling: values[0] for ruling, values in oracle.RULINGS.items()}
    assert dict(ms.Game.new(2, seed=1).state.rulings) == default
    assert dict(ms.Game.new(2, seed=1, rulings="english-2").state.rulings) == default


@pytest.mark.parametrize("name", sorted(oracle.NAMED_SETS))
def test_a_named_set_changes_just_what_it_says(name: str) -> None:
    assert dict(ms.Game.new(2, seed=1, rulings=name).state.rulings) == oracle.rulings_of(name)
    assert dict(position(rulings=name).state.rulings) == oracle.rulings_of(name)


@pytest.mark.parametrize(("ruling", "value"), [(r, v) for r, values in oracle.RULINGS.items() for v in values])
def test_every_value_can_be_chosen_by_itself(ruling: str, value: str) -> None:
    chosen = dict(ms.Game.new(2, seed=1, rulings={ruling: value}).state.rulings)
    assert chosen == oracle.rulings_of({ruling: value})


# cart-capacity


def hauling(value: str, **changes: Any) -> Any:
    mine = {**CHAIN, "1R1": {"miners": "orange orange orange", "salt": "3b"}}
    return ruled("cart-capacity", value, mine=mine, tools={"orange": ["cart", "cart"]}, **changes)


def test_an_unlimited_cart_takes_every_cube() -> None:
    assert legal(hauling("unlimited"), "extract 1R1 3b cart S2 S1")
    assert not legal(hauling("unlimited"), "extract 1R1 3b cart S2 S1 pay black 2")


def test_a_cart_of_two_lets_further_cubes_pay() -> None:
    game = hauling("2")
    assert legal(game, "extract 1R1 3b cart S2 S1 pay black 2")
    assert legal(game, "extract 1R1 3b cart S2 pay black 4")
    assert legal(game, "extract 1R1 3b cart S2 cart S1 pay black 2")
    assert legal(game, "extract 1R1 2b cart S2 S1")
    assert legal(game, "extract 1R1 1b cart S2 S1")
    assert not game.explain("extract 1R1 3b cart S2 S1 pay black 0")
    play(game, "extract 1R1 3b cart S2 S1")
    assert money(game, "black") == 22


# fatigue


@pytest.mark.parametrize(("value", "tired"), [("needed", 1), ("all", 3)])
def test_fatigue_of_those_needed_or_of_all_in_the_chamber(value: str, tired: int) -> None:
    mine = {**CHAIN, "1R1": {"miners": "orange orange orange black", "salt": "3b"}}
    game = play(ruled("fatigue", value, mine=mine), "extract 1R1 1b")
    assert miners(game, "1R1", "orange").count(True) == tired
    assert miners(game, "1R1", "black") == [False]


def test_when_all_tire_strength_is_still_that_of_the_rested_ones() -> None:
    mine = {**CHAIN, "1R1": {"miners": "orange orange orange~", "salt": "3b"}}
    game = ruled("fatigue", "all", mine=mine)
    assert legal(game, "extract 1R1 2b pay black 4")
    assert not legal(game, "extract 1R1 3b pay black 6")


def test_when_all_tire_a_pickaxe_still_adds_strength() -> None:
    mine = {**CHAIN, "1R1": {"miners": "orange orange", "salt": "3b"}}
    game = ruled("fatigue", "all", mine=mine, tools={"orange": ["pickaxe"]})
    play(game, "extract 1R1 3b pickaxe 1 pay black 6")
    assert miners(game, "1R1") == [True, True]


# bucket-unrevealed


@pytest.mark.parametrize(("value", "allowed"), [("allowed", True), ("forbidden", False)])
def test_a_bucket_into_an_unrevealed_chamber(value: str, allowed: bool) -> None:
    mine = {**CHAIN, "1R1": {"miners": "orange", "water": 1}}
    game = ruled("bucket-unrevealed", value, mine=mine, tools={"orange": ["bucket"]})
    assert legal(game, "bucket 1R1 1R2") == allowed
    revealed = ruled("bucket-unrevealed", value, mine={**mine, "1R2": {}}, tools={"orange": ["bucket"]})
    assert legal(revealed, "bucket 1R1 1R2")


def test_a_bucket_that_must_not_go_anywhere_does_not_hold_up_the_turn() -> None:
    mine = {**CHAIN, "1R1": {"miners": "orange", "water": 1}}
    game = ruled("bucket-unrevealed", "forbidden", mine=mine, tools={"orange": ["bucket"]})
    assert play(game, "visit square", "pass").state.player == "black"


# cart-spaces


@pytest.mark.parametrize(("value", "shaft"), [("any", True), ("chambers", False)])
def test_carts_in_the_shaft(value: str, shaft: bool) -> None:
    mine = {**CHAIN, "1R1": "black", "1R2": "black", "1R3": {"miners": "orange", "salt": "1b"}}
    game = ruled("cart-spaces", value, mine=mine, tools={"orange": ["cart"]})
    assert legal(game, "extract 1R3 1b cart 1R2 1R1 pay black 2")
    assert legal(game, "extract 1R3 1b cart 1R1 pay black 3")
    assert legal(game, "extract 1R3 1b cart S2 pay black 3") == shaft
    assert legal(game, "extract 1R3 1b cart 1R1 S2 pay black 2") == shaft


# full-market-sale


@pytest.mark.parametrize(("value", "price"), [("lowest", 3), ("lowest+1", 4)])
def test_the_price_in_a_full_column(value: str, price: int) -> None:
    game = ruled("full-market-sale", value, market={"brown": 4}, tools={"orange": ["commercial"]})
    play(game, "visit market sell brown privilege")
    assert money(game, "orange") == 20 + price


# chain-exception


@pytest.mark.parametrize(("value", "allowed"), [("revealed-and-empty", False), ("empty", True)])
def test_the_exception_with_an_unrevealed_chamber_further_in(value: str, allowed: bool) -> None:
    game = ruled("chain-exception", value, mine={**CHAIN, "1R1": "orange", "1R2": "black"})
    assert legal(game, "move 1R1 S1") == allowed


def test_salt_further_in_forbids_the_exception_under_either_value() -> None:
    mine = {**CHAIN, "1R1": "orange", "1R2": {"miners": "black", "salt": "1b"}}
    assert not legal(ruled("chain-exception", "empty", mine=mine), "move 1R1 S1")


# second-courier


def couriers(value: str, left: int = 2, own: str = "5b", **changes: Any) -> Any:
    given: dict[str, Any] = {
        "step": "castle", "castle": {"left": ["orange"] * left, "right": []}, "salt": {"orange": own},
        "orders": ["3b", "2b"], "order_stack": [],
    }  # fmt: skip
    return ruled("second-courier", value, **{**given, **changes})


def test_a_second_courier_must_deliver() -> None:
    game = play(couriers("must"), "deliver 3b")
    assert (game.state.step, game.state.counter) == ("actions", 2)


def test_a_second_courier_may_decline_and_pay_the_fine() -> None:
    game = couriers("may")
    assert set(listed(game)) == {"deliver 3b", "deliver 2b"}
    play(game, "deliver 3b")
    assert (game.state.step, game.state.counter) == ("castle", 1)
    assert set(listed(game)) == {"deliver 2b", "fine 3gr", "fine brown"}
    play(game, "fine brown")
    assert (game.state.step, salt(game, "orange")) == ("actions", "1b")


def test_a_declining_courier_with_little_money_pays_in_salt() -> None:
    """The order just filled always leaves more than 3 gr, so money is always among the choices."""
    game = play(couriers("may", money={"orange": 0}), "deliver 3b")
    assert set(listed(game)) == {"deliver 2b", "fine 3gr", "fine brown"}


def test_the_first_courier_of_a_turn_must_deliver_under_either_value() -> None:
    for value in ("must", "may"):
        game = couriers(value, left=1)
        assert not legal(game, "fine 3gr")


def test_a_third_courier_may_decline_too() -> None:
    game = play(couriers("may", left=3, own="7b", orders=["3b", "2b", "2b"]), "deliver 3b", "fine 3gr")
    assert set(listed(game)) == {"deliver 2b", "fine 3gr", "fine brown"}


# market-visit


@pytest.mark.parametrize(("value", "allowed"), [("at-least-one", False), ("up-to-two", True)])
def test_a_market_visit_without_transactions(value: str, allowed: bool) -> None:
    game = ruled("market-visit", value, assistants={"market": "black"})
    assert legal(game, "visit market") == allowed
    if allowed:
        play(game, "visit market")
        assert (money(game, "orange"), money(game, "black")) == (20, 21)
        assert game.state.visited == ("market",)


# pump-limit


@pytest.mark.parametrize(("value", "allowed"), [("none", True), ("4", False)])
def test_pumping_more_than_four_cubes(value: str, allowed: bool) -> None:
    game = ruled("pump-limit", value, mine={**CHAIN, "1R1": {"miners": "orange", "water": 6}})
    assert legal(game, "visit pump 1R1 4")
    assert legal(game, "visit pump 1R1 5") == allowed


# cube-supply


def test_with_unlimited_cubes_every_tile_is_filled() -> None:
    mine: dict[str, Any] = {**CHAIN, "1L1": {"salt": "9b9g9w"}, "1L2": {"salt": "9b9g9w", "water": 25}}
    game = ruled("cube-supply", "unlimited", mine=mine, tiles={"1R1": "1b2g+2"})
    play(game, "move supply 1R1")
    assert (str(game.state.mine["1R1"].salt), game.state.mine["1R1"].water) == ("1b2g", 2)


def test_from_the_box_what_is_missing_is_not_placed() -> None:
    """Out of 20 brown 19 are in play, out of 15 green 14, out of 25 water 24."""
    mine: dict[str, Any] = {**CHAIN, "1L1": {"salt": "8b6g"}, "1L2": {"salt": "7b6g", "water": 24}}
    given: dict[str, Any] = {
        "mine": mine, "market": {"brown": 2, "green": 1, "white": 0}, "salt": {"orange": "1b1g", "black": "1b"},
    }  # fmt: skip
    game = ruled("cube-supply", "box", tiles={"1R1": "1b2g+2"}, **given)
    play(game, "move supply 1R1")
    assert (str(game.state.mine["1R1"].salt), game.state.mine["1R1"].water) == ("1b1g", 1)
    assert game.state.mine["1R1"].revealed


# stranded-miners


STRANDED = {"S1": "black", "S2": "black", "1R1": "orange", "1R2": {}, "1R3": "black", "1R4": {}}


@pytest.mark.parametrize("value", ["ignored", "count"])
def test_a_stranded_miner_does_not_hinder_the_exception(value: str) -> None:
    assert legal(ruled("stranded-miners", value, mine=STRANDED), "move 1R1 S1")


@pytest.mark.parametrize(("value", "allowed"), [("ignored", True), ("count", False)])
def test_a_stranded_miner_holds_back_those_nearer_the_shaft_only_when_he_counts(value: str, allowed: bool) -> None:
    mine = {**STRANDED, "1R1": {"miners": "orange", "salt": "1b"}}
    assert legal(ruled("stranded-miners", value, mine=mine), "move 1R1 S1") == allowed


@pytest.mark.parametrize(("value", "allowed"), [("ignored", True), ("count", False)])
def test_a_stranded_miner_holds_the_shaft_only_when_he_counts(value: str, allowed: bool) -> None:
    mine = {"S1": "black", "S2": "orange", "1R1": {}, "1R2": "black", "1R3": {}, "1R4": {}}
    game = ruled("stranded-miners", value, mine=mine)
    assert legal(game, "move S2 S1") == allowed


@pytest.mark.parametrize("value", ["ignored", "count"])
def test_nobody_is_newly_cut_off_under_either_value(value: str) -> None:
    mine = {"S1": "black", "S2": "orange", "S3": "black"}
    assert not legal(ruled("stranded-miners", value, mine=mine), "move S2 S1")


# free-tools


def travelling(value: str) -> Any:
    mine = {**CHAIN, "1R1": {"miners": "orange~", "water": 1}}
    return ruled("free-tools", value, mine=mine, tools={"orange": ["rope", "food", "bucket"]})


@pytest.mark.parametrize(("value", "open_still"), [("between-actions", False), ("any-time", True)])
@pytest.mark.parametrize("tool", ["food 1R1", "bucket 1R1 1R2"])
def test_a_free_tool_between_a_move_and_its_rope(tool: str, value: str, open_still: bool) -> None:
    game = play(travelling(value), "move supply S1", tool)
    assert legal(game, "rope supply S1") == open_still


def test_a_miner_woken_between_move_and_rope_may_be_roped() -> None:
    game = play(travelling("any-time"), "move supply S1")
    assert not legal(game, "rope 1R1 S1")
    play(game, "food 1R1")
    assert legal(game, "rope 1R1 S1")


def test_a_rope_made_useful_by_food_keeps_the_turn_open_at_any_time() -> None:
    mine = {**CHAIN, "1R1": "orange~"}
    game = ruled(
        "free-tools", "any-time", mine=mine, supply={"orange": 1}, actions_left=1, tools={"orange": ["rope", "food"]}
    )
    play(game, "move supply S1", "food 1R1")
    assert game.state.player == "orange"
    assert legal(game, "rope 1R1 S2")


# rope-miner


@pytest.mark.parametrize(("value", "allowed"), [("another", False), ("any", True)])
def test_the_same_miner_going_on_by_rope(value: str, allowed: bool) -> None:
    mine = {"S1": "black", "S2": "black", "S3": "black"}
    game = ruled("rope-miner", value, mine=mine, tools={"orange": ["rope"]}, supply={"orange": 1})
    play(game, "move supply S1")
    assert legal(game, "rope S1 S3") == allowed
    assert not legal(game, "rope S1 S1")


def test_the_same_miner_may_go_on_twice() -> None:
    mine = {"S1": "black", "S2": "black"}
    game = ruled("rope-miner", "any", mine=mine, tools={"orange": ["rope", "rope"]}, supply={"orange": 1})
    play(game, "move supply S1", "rope S1 S2", "rope S2 1R1")
    assert miners(game, "1R1") == [False]


# idle-tools


@pytest.mark.parametrize(("value", "allowed"), [("forbidden", False), ("allowed", True)])
def test_pickaxes_that_change_nothing(value: str, allowed: bool) -> None:
    mine = {"S1": "orange", "S2": "orange", "1R1": {"miners": "orange", "salt": "2b"}}
    game = ruled("idle-tools", value, mine=mine, tools={"orange": ["pickaxe", "pickaxe"]})
    assert legal(game, "extract 1R1 1b pickaxe 1") == allowed
    assert legal(game, "extract 1R1 2b pickaxe 2") == allowed
    assert legal(game, "extract 1R1 2b pickaxe 1")
    if allowed:
        play(game, "extract 1R1 1b pickaxe 2")
        assert game.state.seat("orange").used == ("pickaxe", "pickaxe")
        assert miners(game, "1R1") == [True]


def test_idle_pickaxes_are_listed_where_they_are_allowed() -> None:
    mine = {"S1": "orange", "S2": "orange", "1R1": {"miners": "orange", "salt": "1b"}}
    game = ruled("idle-tools", "allowed", mine=mine, tools={"orange": ["pickaxe", "pickaxe~"]})
    assert starting(game, "extract") == {"extract 1R1 1b", "extract 1R1 1b pickaxe 1"}
