"""Transport: what each cube pays on its way, to whom, and what carts save."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from . import oracle
from .support import legal, listed, money, play, position, rules, starting

THREE = ["orange", "black", "purple"]


def haul(way: dict[str, str], cubes: str = "3b", miner_text: str = "orange orange orange", **changes: Any) -> Any:
    """Three orange miners in a dry 1R2 and the given miners on the way 1R1 S2 S1."""
    mine: dict[str, Any] = {**way, "1R2": {"miners": miner_text, "salt": cubes}}
    return position(**{"players": THREE, "mine": mine, "supply": {"orange": 0}, **changes})


def test_each_cube_pays_one_grosz_for_each_space_without_an_own_miner() -> None:
    game = haul({"S1": "black", "S2": "black", "1R1": "black"})
    verdict = game.explain("extract 1R2 2b pay black 6")
    assert verdict
    assert verdict.cost == 6
    assert dict(verdict.payments) == {"black": 6}
    play(game, "extract 1R2 2b pay black 6")
    assert (money(game, "orange"), money(game, "black")) == (14, 26)


def test_the_chamber_worked_in_costs_nothing() -> None:
    game = haul({"S1": "orange", "S2": "orange", "1R1": "orange"}, miner_text="orange black")
    assert game.explain("extract 1R2 1b").cost == 0


def test_a_space_with_an_own_miner_is_free_also_a_tired_one() -> None:
    game = haul({"S1": "black orange", "S2": "black", "1R1": "black orange~"})
    assert dict(game.explain("extract 1R2 2b").payments) == {"black": 2}


def test_tired_miners_of_others_are_paid_too() -> None:
    game = haul({"S1": "orange", "S2": "orange", "1R1": "black~"})
    assert dict(game.explain("extract 1R2 3b").payments) == {"black": 3}


def test_two_miners_of_one_owner_are_paid_once() -> None:
    game = haul({"S1": "orange", "S2": "black black", "1R1": "orange"})
    assert dict(game.explain("extract 1R2 2b").payments) == {"black": 2}


def test_different_owners_on_different_spaces_get_their_share() -> None:
    game = haul({"S1": "purple", "S2": "purple", "1R1": "black"})
    assert dict(game.explain("extract 1R2 2b").payments) == {"black": 2, "purple": 4}
    assert "extract 1R2 2b pay black 2 purple 4" in listed(game)


def test_with_several_owners_the_player_chooses_cube_by_cube() -> None:
    game = haul({"S1": "orange", "S2": "black purple", "1R1": "orange"})
    expected = {
        "extract 1R2 2b pay black 2",
        "extract 1R2 2b pay black 1 purple 1",
        "extract 1R2 2b pay purple 2",
    }
    assert starting(game, "extract 1R2 2b") == expected
    for text in expected:
        assert legal(game, text)


def test_leaving_the_payees_open_where_there_is_a_choice_is_refused() -> None:
    game = haul({"S1": "orange", "S2": "black purple", "1R1": "orange"})
    assert not game.explain("extract 1R2 2b")
    assert rules(game, "extract 1R2 2b") == {"payees-open"}


def test_leaving_the_payees_out_is_fine_where_there_is_no_choice() -> None:
    game = haul({"S1": "orange", "S2": "black", "1R1": "purple"})
    assert game.explain("extract 1R2 2b")
    play(game, "extract 1R2 2b")
    assert [money(game, color) for color in THREE] == [16, 22, 22]


@pytest.mark.parametrize("pay", ["black 1", "black 3", "purple 2", "black 1 purple 1", "orange 2", "white 2"])
def test_a_payment_that_does_not_fit_the_way_is_refused(pay: str) -> None:
    game = haul({"S1": "orange", "S2": "black", "1R1": "orange", "S3": "purple"})
    assert not legal(game, f"extract 1R2 2b pay {pay}")


def test_every_owner_gets_at_least_what_only_he_can_be_paid() -> None:
    game = haul({"S1": "black", "S2": "black purple", "1R1": "purple"})
    assert starting(game, "extract 1R2 1b") == {
        "extract 1R2 1b pay black 1 purple 2",
        "extract 1R2 1b pay black 2 purple 1",
    }
    assert not legal(game, "extract 1R2 1b pay black 3")
    assert not legal(game, "extract 1R2 1b pay purple 3")


def test_who_cannot_pay_cannot_extract() -> None:
    way = {"S1": "black", "S2": "black", "1R1": "orange"}
    assert legal(haul(way, money={"orange": 4, "black": 0, "purple": 0}), "extract 1R2 2b pay black 4")
    poor = haul(way, money={"orange": 3, "black": 0, "purple": 0})
    assert not legal(poor, "extract 1R2 2b pay black 4")
    assert "cannot-pay" in rules(poor, "extract 1R2 2b pay black 4")
    assert legal(poor, "extract 1R2 1b pay black 2")


def test_the_transport_goes_all_the_way_up_from_the_deepest_chamber() -> None:
    way = dict.fromkeys(oracle.way("3R2"), "black")
    game = position(mine={**way, "3R2": {"miners": "orange", "salt": "1w"}})
    assert game.explain("extract 3R2 1w").cost == 7


def test_a_cart_saves_the_fee_of_one_space() -> None:
    game = haul({"S1": "black", "S2": "black", "1R1": "black"}, tools={"orange": ["cart"]})
    verdict = game.explain("extract 1R2 3b cart S2 pay black 6")
    assert verdict
    assert verdict.cost == 6
    play(game, "extract 1R2 3b cart S2 pay black 6")
    assert game.state.seat("orange").used == ("cart",)
    assert money(game, "black") == 26


def test_a_cart_saves_the_fees_of_two_adjacent_spaces() -> None:
    game = haul({"S1": "black", "S2": "black", "1R1": "black"}, tools={"orange": ["cart"]})
    assert legal(game, "extract 1R2 3b cart 1R1 S2 pay black 3")
    assert legal(game, "extract 1R2 3b cart S2 S1 pay black 3")
    assert not legal(game, "extract 1R2 3b cart 1R1 S1 pay black 3")


def test_a_space_with_an_own_miner_is_in_no_span_and_parts_its_neighbours() -> None:
    game = haul({"S1": "black", "S2": "orange", "1R1": "black"}, tools={"orange": ["cart"]})
    assert not legal(game, "extract 1R2 1b cart S2 pay black 2")
    assert not legal(game, "extract 1R2 1b cart 1R1 S2 pay black 1")
    assert not legal(game, "extract 1R2 1b cart 1R1 S1")
    assert legal(game, "extract 1R2 1b cart S1 pay black 1")


def test_a_cart_goes_only_where_the_cubes_go() -> None:
    way = {"S1": "black", "S2": "black", "1R1": "black", "S3": "black", "1L1": "black"}
    game = haul(way, tools={"orange": ["cart"]})
    for span in ("S3", "1L1", "1R2", "S2 S3", "1R2 1R1"):
        assert not legal(game, f"extract 1R2 1b cart {span} pay black 2"), span


def test_several_carts_serve_different_spaces() -> None:
    game = haul({"S1": "black", "S2": "black", "1R1": "black"}, tools={"orange": ["cart", "cart"]})
    assert legal(game, "extract 1R2 3b cart 1R1 S2 cart S1")
    assert legal(game, "extract 1R2 3b cart 1R1 cart S2 S1")
    assert legal(game, "extract 1R2 3b cart 1R1 cart S1 pay black 3")
    assert not legal(game, "extract 1R2 3b cart 1R1 S2 cart S2 S1")
    assert not legal(game, "extract 1R2 3b cart S2 cart S2 pay black 3")
    play(game, "extract 1R2 3b cart 1R1 S2 cart S1")
    assert game.state.seat("orange").used == ("cart", "cart")
    assert money(game, "orange") == 20


def test_carts_one_does_not_have_or_has_used_are_refused() -> None:
    way = {"S1": "black", "S2": "black", "1R1": "black"}
    assert not legal(haul(way), "extract 1R2 1b cart S2 pay black 2")
    assert not legal(haul(way, tools={"orange": ["cart~"]}), "extract 1R2 1b cart S2 pay black 2")
    game = haul(way, tools={"orange": ["cart"]})
    assert not legal(game, "extract 1R2 1b cart S2 cart S1 pay black 1")


def test_a_cart_may_make_an_extraction_affordable() -> None:
    way = {"S1": "black", "S2": "black", "1R1": "orange"}
    game = haul(way, money={"orange": 2, "black": 0, "purple": 0}, tools={"orange": ["cart"]})
    assert not legal(game, "extract 1R2 2b pay black 4")
    assert legal(game, "extract 1R2 2b cart S2 pay black 2")
    assert legal(game, "extract 1R2 2b cart S2 S1")


def test_a_cart_need_not_be_used() -> None:
    game = haul({"S1": "black", "S2": "black", "1R1": "black"}, tools={"orange": ["cart"]})
    assert legal(game, "extract 1R2 1b pay black 3")


def test_the_listed_totals_are_those_of_every_cube_paying_by_itself() -> None:
    """Each cube in each space picks its payee: the sums that come out are the sums that are listed."""
    game = haul({"S1": "black", "S2": "black purple white", "1R1": "purple white"}, players=[*THREE, "white"])
    spaces = [("black",), ("black", "purple", "white"), ("purple", "white")]
    expected = set()
    for choice in product(*(spaces * 2)):
        fees = {color: choice.count(color) for color in ("black", "purple", "white") if color in choice}
        expected.add("extract 1R2 2b pay " + " ".join(f"{color} {n}" for color, n in fees.items()))
    assert starting(game, "extract 1R2 2b") == expected


def test_the_deep_chamber_has_fifty_thousand_nine_hundred_extractions() -> None:
    colors = ["orange", "black", "purple", "white"]
    mine: dict[str, Any] = dict.fromkeys(oracle.way("3R2"), "black purple white")
    mine["3R2"] = {"miners": " ".join(["orange"] * 7), "salt": "2g3w"}
    game = position(
        players=colors, mine=mine, supply=dict.fromkeys(colors, 0), money={"orange": 100},
        tools={"orange": ["cart", "pickaxe"]},
    )  # fmt: skip
    actions = game.legal_actions()
    others = oracle.listing_without_extraction(oracle.from_state(game.state))
    assert len(actions) == 50_900 + len(others)
    assert "extract 3R2 2g3w pay black 35" in actions
    assert "extract 3R2 2g3w pickaxe 1 cart S6 S5 pay black 10 purple 10 white 5" in actions
    assert "extract 3R2 2g3w pickaxe 1 cart S6 S5 pay black 10 purple 10 white 6" not in actions
    assert "extract 3R2 2g3w" not in actions
    assert game.explain("extract 3R2 2g3w pay black 11 purple 12 white 12").cost == 35
    play(game, "extract 3R2 2g3w pay black 11 purple 12 white 12")
    assert money(game, "orange") == 65
