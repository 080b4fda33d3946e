"""Placing and moving a miner: the chain rule and its exception."""

from __future__ import annotations

from typing import Any

import pytest

from . import oracle
from .support import legal, miners, play, position, rules, starting


def test_the_first_miner_can_only_go_to_the_first_shaft_section() -> None:
    assert starting(position(), "move") == {"move supply S1"}


def test_a_miner_placed_from_the_supply_leaves_it_and_stands_rested() -> None:
    game = play(position(), "move supply S1")
    assert game.state.seat("orange").supply == 4
    assert miners(game, "S1") == [False]


@pytest.mark.parametrize("target", oracle.MINE)
def test_a_space_can_be_entered_when_all_spaces_on_its_way_are_held(target: str) -> None:
    way = oracle.way(target)
    mine = dict.fromkeys(way, "black")
    game = position(mine=mine, supply={"orange": 1})
    assert legal(game, f"move supply {target}")


@pytest.mark.parametrize("target", [place for place in oracle.MINE if oracle.way(place)])
def test_a_space_cannot_be_entered_when_the_last_space_of_its_way_is_empty(target: str) -> None:
    way = oracle.way(target)
    game = position(mine=dict.fromkeys(way[1:], "black"), supply={"orange": 1})
    assert not legal(game, f"move supply {target}")
    assert "chain-rule" in rules(game, f"move supply {target}")


def test_the_verdict_points_at_the_empty_space() -> None:
    game = position(mine={"S1": "black", "S2": "black", "S3": "orange"}, supply={"orange": 1})
    broken = [v for v in game.explain("move supply 2R1").violations if v.rule == "chain-rule"]
    assert any("S4" in violation.places for violation in broken)


def test_miners_of_any_players_hold_the_chain_also_tired_ones() -> None:
    game = position(
        players=["orange", "black", "purple"],
        mine={"S1": "black", "S2": "purple", "1R1": "black~", "1R2": "orange~"},
        supply={"orange": 1},
    )
    assert legal(game, "move supply 1R3")


def test_any_number_of_miners_share_a_space() -> None:
    game = position(mine={"S1": "black black orange"}, supply={"orange": 2})
    play(game, "move supply S1", "move supply S1")
    assert len(miners(game, "S1", "orange")) == 3


def test_a_chamber_at_the_other_side_is_joined_through_the_same_shaft_section() -> None:
    game = position(mine={"S1": "orange", "S2": "orange", "1R1": "orange"}, supply={"orange": 0})
    assert legal(game, "move 1R1 1L1")


def test_the_chain_is_judged_after_the_miner_has_left() -> None:
    game = position(mine={"S1": "black", "S2": "orange"}, supply={"orange": 0})
    assert not legal(game, "move S2 S3")
    assert not legal(game, "move S2 1R1")
    assert legal(game, "move S2 S1")


def test_a_second_miner_in_the_space_lets_the_first_go_on() -> None:
    game = position(mine={"S1": "black", "S2": "orange black"}, supply={"orange": 0})
    assert legal(game, "move S2 S3")
    assert legal(game, "move S2 1R1")


def test_a_miner_whose_leaving_cuts_another_off_must_stay() -> None:
    game = position(mine={"S1": "black", "S2": "orange", "S3": "black"}, supply={"orange": 0})
    assert not legal(game, "move S2 S1")
    assert "chain-rule" in rules(game, "move S2 S1")


def test_a_miner_whose_leaving_cuts_only_an_own_miner_off_must_stay_too() -> None:
    game = position(mine={"S1": "black", "S2": "orange", "S3": "orange"}, supply={"orange": 0})
    assert not legal(game, "move S2 S1")
    assert legal(game, "move S3 S1")


def test_a_miner_on_the_first_section_holds_everybody_below() -> None:
    game = position(mine={"S1": "orange", "S2": "black"}, supply={"orange": 0})
    assert starting(game, "move S1") == set()
    assert not legal(game, "assist S1 pump")
    assert not legal(game, "visit castle S1")


def test_moving_a_miner_to_where_he_stands_is_no_move() -> None:
    game = position(mine={"S1": "orange black"}, supply={"orange": 0})
    assert not legal(game, "move S1 S1")
    assert legal(game, "move S1 S2")


def test_a_tired_miner_cannot_be_moved() -> None:
    game = position(mine={"S1": "black", "S2": "black", "1R1": "orange~"}, supply={"orange": 0})
    assert not legal(game, "move 1R1 S1")
    assert "tired" in rules(game, "move 1R1 S1")
    assert starting(game, "move") == set()


def test_of_a_rested_and_a_tired_miner_the_rested_one_moves() -> None:
    game = position(mine={"S1": "black", "S2": "black", "1R1": "orange orange~"}, supply={"orange": 0})
    play(game, "move 1R1 S1")
    assert miners(game, "1R1", "orange") == [True]
    assert miners(game, "S1", "orange") == [False]


def test_a_miner_of_somebody_else_cannot_be_moved() -> None:
    game = position(mine={"S1": "black black"}, supply={"orange": 0})
    assert not legal(game, "move S1 S2")


def test_without_a_miner_in_the_supply_none_is_placed() -> None:
    game = position(mine={"S1": "orange orange"}, supply={"orange": 0})
    assert not legal(game, "move supply S1")


def test_a_miner_in_the_castle_queue_is_not_to_be_had() -> None:
    game = position(castle={"right": ["orange"], "left": ["orange"]}, supply={"orange": 0})
    assert starting(game, "move") == set()
    assert not legal(game, "move castle S1")
    assert not legal(game, "move supply S1")


def test_an_assistant_may_be_taken_down_into_the_mine() -> None:
    game = position(assistants={"pump": "orange", "market": "black"}, supply={"orange": 0})
    assert legal(game, "move pump S1")
    assert not legal(game, "move market S1")
    play(game, "move pump S1")
    assert game.state.assistants["pump"] is None
    assert miners(game, "S1", "orange") == [False]


def test_entering_an_unrevealed_chamber_turns_its_tile_and_places_its_cubes() -> None:
    game = position(mine={"S1": "black", "S2": "black"}, tiles={"1R1": "1b2g+2"})
    before = game.state.mine["1R1"]
    assert (before.revealed, str(before.salt), before.water, before.tile) == (False, "", 0, None)
    play(game, "move supply 1R1")
    after = game.state.mine["1R1"]
    assert (after.revealed, str(after.salt), after.water) == (True, "1b2g", 2)


def test_water_lying_on_an_unrevealed_chamber_is_added_to_the_tiles_own() -> None:
    game = position(
        mine={"S1": "black", "S2": "black", "1R1": {"revealed": False, "water": 2}}, tiles={"1R1": "1b2g+2"}
    )
    assert game.state.mine["1R1"].water == 2
    play(game, "move supply 1R1")
    assert game.state.mine["1R1"].water == 4


def test_entering_a_revealed_chamber_again_brings_no_cubes() -> None:
    game = position(mine={"S1": "black", "S2": "black", "1R1": {"salt": "1b", "water": 0}})
    play(game, "move supply 1R1")
    assert (str(game.state.mine["1R1"].salt), game.state.mine["1R1"].water) == ("1b", 0)


def test_an_empty_chamber_may_be_left_though_miners_further_in_are_cut_off() -> None:
    game = position(mine={"S1": "black", "S2": "black", "1R1": "orange", "1R2": "black", "1R3": {}, "1R4": {}})
    assert legal(game, "move 1R1 S1")


def test_the_exception_asks_for_an_empty_chamber_where_he_stands() -> None:
    chambers = {"1R1": {"miners": "orange", "salt": "1b"}, "1R2": "black", "1R3": {}, "1R4": {}}
    game = position(mine={"S1": "black", "S2": "black", **chambers})
    assert not legal(game, "move 1R1 S1")


@pytest.mark.parametrize("last", ["1R2", "1R3", "1R4"])
def test_the_exception_asks_that_no_further_chamber_holds_salt(last: str) -> None:
    chambers = {"1R1": {"miners": "orange"}, "1R2": {"miners": "black"}, "1R3": {}, "1R4": {}}
    chambers[last]["salt"] = "1w"
    game = position(mine={"S1": "black", "S2": "black", **chambers})
    assert not legal(game, "move 1R1 S1")


def test_the_exception_asks_that_all_further_chambers_are_revealed() -> None:
    game = position(mine={"S1": "black", "S2": "black", "1R1": "orange", "1R2": "black", "1R3": {}})
    assert not legal(game, "move 1R1 S1")


def test_water_does_not_hinder_the_exception() -> None:
    chambers = {"2L1": {"miners": "orange", "water": 2}, "2L2": {"miners": "black", "water": 3}, "2L3": {"water": 1}}
    game = position(mine={"S1": "black", "S2": "black", "S3": "black", "S4": "black", **chambers})
    assert legal(game, "move 2L1 S1")


def test_salt_nearer_the_shaft_or_at_the_other_side_does_not_hinder_the_exception() -> None:
    chambers = {
        "1R1": {"miners": "black", "salt": "2b"},
        "1R2": "orange",
        "1R3": "black",
        "1R4": {},
        "1L1": {"salt": "1b"},
    }
    game = position(mine={"S1": "black", "S2": "black", **chambers})
    assert legal(game, "move 1R2 S2")


def test_the_exception_never_applies_to_a_shaft_section() -> None:
    chambers: dict[str, Any] = {c: {} for c in oracle.CHAMBERS} | {"1R1": {"miners": "black"}}
    game = position(mine={"S1": "black", "S2": "orange", **chambers})
    assert not legal(game, "move S2 S1")


def test_the_exception_does_not_open_a_target_beyond_the_emptied_chamber() -> None:
    game = position(mine={"S1": "black", "S2": "black", "1R1": "orange", "1R2": "black", "1R3": {}, "1R4": {}})
    assert not legal(game, "move 1R1 1R2")
    assert not legal(game, "move 1R1 1R3")


def test_a_chamber_with_nobody_beyond_it_may_always_be_left() -> None:
    game = position(mine={"S1": "black", "S2": "black", "1R1": {"miners": "orange", "salt": "3b", "water": 1}})
    assert legal(game, "move 1R1 S1")
    assert legal(game, "move 1R1 1L1")


def test_a_stranded_miner_may_come_back_though_his_own_chamber_is_cut_off() -> None:
    game = position(mine={"S1": "black", "S2": "black", "1R1": {}, "1R2": "orange", "1R3": {}, "1R4": {}})
    assert legal(game, "move 1R2 1R1")
    assert legal(game, "move 1R2 S1")
    assert not legal(game, "move 1R2 1R3")


def test_every_broken_rule_is_named_at_once() -> None:
    game = position(
        mine={"S1": "black", "S2": "black", "1R1": {"miners": "orange~", "salt": "1b"}, "1R2": {"miners": "black"}},
        supply={"orange": 0},
    )
    assert {"tired", "chain-rule"} <= rules(game, "move 1R1 S4")


def test_a_move_costs_nothing() -> None:
    verdict = position().explain("move supply S1")
    assert verdict.cost == 0
    assert dict(verdict.payments) == {}
