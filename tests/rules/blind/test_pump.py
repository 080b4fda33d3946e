"""The pump: water out of one chamber."""

from __future__ import annotations

from typing import Any

import pytest

from .support import legal, money, play, position, rules, starting


def wet(water: int = 3, miner_text: str = "orange", **changes: Any) -> Any:
    mine = {"S1": "black", "S2": "black", "1R1": {"miners": miner_text, "water": water}, "1L1": {"water": 2}}
    return position(**{"mine": mine, **changes})


@pytest.mark.parametrize(("cubes", "cost"), [(1, 0), (2, 2), (3, 5), (4, 9), (5, 14), (6, 20)])
def test_water_costs_nothing_two_five_nine_and_so_on(cubes: int, cost: int) -> None:
    game = wet(7)
    verdict = game.explain(f"visit pump 1R1 {cubes}")
    assert verdict.cost == cost
    assert dict(verdict.payments) == ({"bank": cost} if cost else {})
    play(game, f"visit pump 1R1 {cubes}")
    assert money(game, "orange") == 20 - cost
    assert game.state.mine["1R1"].water == 7 - cubes


def test_no_more_water_is_pumped_than_lies_there_and_not_less_than_one() -> None:
    assert starting(wet(2), "visit pump") == {"visit pump 1R1 1", "visit pump 1R1 2"}
    assert not wet(2).explain("visit pump 1R1 0")
    assert not legal(wet(2), "visit pump 1R1 3")
    assert not legal(wet(0), "visit pump 1R1 1")


def test_an_own_miner_must_stand_there() -> None:
    game = wet(2)
    assert not legal(game, "visit pump 1L1 1")
    assert starting(wet(2, "black"), "visit pump") == set()


def test_a_tired_own_miner_is_enough() -> None:
    assert legal(wet(2, "orange~"), "visit pump 1R1 2")


def test_who_cannot_pay_pumps_less() -> None:
    game = wet(4, money={"orange": 4})
    assert starting(game, "visit pump") == {"visit pump 1R1 1", "visit pump 1R1 2"}
    assert "cannot-pay" in rules(game, "visit pump 1R1 3")


def test_one_free_cube_can_be_pumped_without_any_money() -> None:
    assert legal(wet(1, money={"orange": 0}), "visit pump 1R1 1")


def test_only_one_chamber_is_pumped_and_only_once_a_turn() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": {"miners": "orange", "water": 2},
            "1L1": {"miners": "orange", "water": 2}}  # fmt: skip
    game = position(mine=mine)
    play(game, "visit pump 1R1 1")
    assert not legal(game, "visit pump 1L1 1")
    assert rules(game, "visit pump 1L1 1") == {"same-building-twice"}


def test_nothing_is_pumped_out_of_the_shaft() -> None:
    mine = {"S1": "orange"}
    assert not position(mine=mine).explain("visit pump S1 1")


def test_pumping_and_then_extracting_fits_into_one_turn() -> None:
    mine = {"S1": "orange", "S2": "orange", "1R1": {"miners": "orange", "salt": "1g", "water": 1}}
    game = position(mine=mine)
    assert not legal(game, "extract 1R1 1g")
    play(game, "visit pump 1R1 1", "extract 1R1 1g")
    assert str(game.state.seat("orange").salt) == "1b1g"
