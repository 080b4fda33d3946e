"""Who tires at work, and how miners rest."""

from __future__ import annotations

from typing import Any

import pytest

from .support import legal, listed, miners, play, position

CHAIN = {"S1": "black orange", "S2": "black orange"}


def crew(miner_text: str, salt: str = "3b", water: int = 0, **changes: Any) -> Any:
    mine = {**CHAIN, "1R1": {"miners": miner_text, "salt": salt, "water": water}}
    return position(**{"mine": mine, "supply": {"orange": 0}, **changes})


@pytest.mark.parametrize(("cubes", "tired"), [(1, 1), (2, 2), (3, 3)])
def test_exactly_as_many_miners_tire_as_cubes_are_taken_from_a_dry_chamber(cubes: int, tired: int) -> None:
    game = play(crew("orange orange orange orange"), f"extract 1R1 {cubes}b")
    assert miners(game, "1R1").count(True) == tired
    assert len(miners(game, "1R1")) == 4


def test_the_water_tires_miners_as_well() -> None:
    game = play(crew("orange orange orange orange", water=2), "extract 1R1 1b")
    assert miners(game, "1R1").count(True) == 3


def test_pickaxes_spare_miners_but_never_the_last_one() -> None:
    game = crew("orange orange orange", tools={"orange": ["pickaxe", "pickaxe"]})
    play(game, "extract 1R1 3b pickaxe 2")
    assert miners(game, "1R1").count(True) == 1


def test_the_others_in_the_chamber_stay_rested() -> None:
    game = play(crew("orange orange black black"), "extract 1R1 1b")
    assert sorted(miners(game, "1R1", "orange")) == [False, True]
    assert miners(game, "1R1", "black") == [False, False]


def test_a_tired_miner_already_there_stays_tired_beside_the_new_one() -> None:
    game = play(crew("orange orange orange~"), "extract 1R1 1b")
    assert sorted(miners(game, "1R1", "orange")) == [False, True, True]


def test_tired_miners_go_neither_to_an_assistants_place_nor_to_the_castle() -> None:
    game = crew("orange~")
    assert not legal(game, "assist 1R1 pump")
    assert not legal(game, "visit castle 1R1")


def test_passing_both_actions_rests_all_own_tired_miners() -> None:
    mine = {**CHAIN, "1R1": "orange~ orange~ black~", "1L1": "orange~"}
    game = play(position(mine=mine), "pass", "pass")
    assert miners(game, "1R1", "orange") == [False, False]
    assert miners(game, "1L1", "orange") == [False]
    assert miners(game, "1R1", "black") == [True]


@pytest.mark.parametrize("line", [("pass", "visit square"), ("visit square", "pass")])
def test_passing_one_of_two_actions_rests_nobody(line: tuple[str, str]) -> None:
    game = play(position(mine={**CHAIN, "1R1": "orange~"}), *line)
    assert miners(game, "1R1", "orange") == [True]
    assert game.state.player == "black"


def test_passing_the_single_action_of_a_first_round_rests() -> None:
    game = play(position(mine={**CHAIN, "1R1": "orange~"}, round=1), "pass")
    assert game.state.player == "black"
    assert miners(game, "1R1", "orange") == [False]


def test_a_position_remembers_the_pass_already_made() -> None:
    mine = {**CHAIN, "1R1": "orange~"}
    rested = play(position(mine=mine, actions_left=1, passed=1), "pass")
    assert miners(rested, "1R1", "orange") == [False]
    tired = play(position(mine=mine, actions_left=1, passed=0), "pass")
    assert miners(tired, "1R1", "orange") == [True]


def test_rest_comes_when_the_turn_ends_not_before() -> None:
    game = position(mine={**CHAIN, "1R1": "orange~"}, tools={"orange": ["food"]})
    play(game, "pass", "pass")
    assert game.state.player == "orange"
    assert miners(game, "1R1", "orange") == [True]
    assert set(listed(game)) == {"food 1R1", "end"}
    play(game, "end")
    assert miners(game, "1R1", "orange") == [False]
    assert game.state.seat("orange").ready == ("food",)


def test_food_used_in_the_turn_does_not_spoil_the_rest() -> None:
    game = position(mine={**CHAIN, "1R1": "orange~ orange~"}, tools={"orange": ["food"]})
    play(game, "pass", "food 1R1", "pass")
    assert game.state.player == "black"
    assert miners(game, "1R1", "orange") == [False, False]


def test_a_bucket_used_in_the_turn_does_not_spoil_the_rest() -> None:
    mine = {**CHAIN, "1R1": {"miners": "orange~", "water": 1}}
    game = position(mine=mine, tools={"orange": ["bucket"]})
    play(game, "bucket 1R1 1R2", "pass", "pass")
    assert miners(game, "1R1", "orange") == [False]


def test_passing_is_an_action() -> None:
    game = play(position(), "pass")
    assert (game.state.actions_left, game.state.passed, game.state.player) == (1, 1, "orange")
    assert play(game, "pass").state.player == "black"


def test_passing_is_always_legal_as_long_as_there_is_an_action() -> None:
    broke = position(money={"orange": 0}, salt={"orange": ""}, supply={"orange": 0})
    assert legal(broke, "pass")
