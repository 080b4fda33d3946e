"""Food and bucket, and the end of a turn that still has one of them to use."""

from __future__ import annotations

from typing import Any

import pytest

from .support import legal, listed, miners, play, position, starting

CHAIN = {"S1": "black", "S2": "black"}


def camp(tools: list[str], chambers: dict[str, Any], **changes: Any) -> Any:
    return position(**{"mine": {**CHAIN, **chambers}, "tools": {"orange": tools}, **changes})


def test_food_wakes_one_or_two_tired_miners_wherever_they_are() -> None:
    game = camp(["food"], {"1R1": "orange~ orange~", "1L1": "orange~"})
    assert starting(game, "food") == {"food 1R1", "food 1L1", "food 1R1 1R1", "food 1L1 1R1"}


def test_food_is_no_action_and_works_once() -> None:
    game = play(camp(["food"], {"1R1": "orange~ orange~"}), "food 1R1 1R1")
    assert miners(game, "1R1") == [False, False]
    assert game.state.actions_left == 2
    assert game.state.seat("orange").used == ("food",)
    assert not legal(game, "food 1R1")


def test_food_wakes_one_of_two_when_asked_for_one() -> None:
    game = play(camp(["food"], {"1R1": "orange~ orange~"}), "food 1R1")
    assert sorted(miners(game, "1R1")) == [False, True]


def test_food_wakes_only_own_tired_miners() -> None:
    game = camp(["food"], {"1R1": "orange black~"})
    assert starting(game, "food") == set()
    assert not legal(game, "food 1R1")
    game = camp(["food"], {"1R1": "orange~"})
    assert not legal(game, "food 1R1 1R1")


def test_food_must_be_owned_and_unused() -> None:
    assert not legal(camp([], {"1R1": "orange~"}), "food 1R1")
    assert not legal(camp(["food~"], {"1R1": "orange~"}), "food 1R1")


def test_any_number_of_foods_may_be_used_in_a_turn() -> None:
    game = camp(["food", "food"], {"1R1": "orange~ orange~ orange~"})
    play(game, "food 1R1 1R1", "food 1R1")
    assert miners(game, "1R1") == [False, False, False]


def test_a_woken_miner_may_work_or_move_at_once() -> None:
    game = camp(["food"], {"1R1": {"miners": "orange~", "salt": "1b"}})
    assert not legal(game, "move 1R1 S1")
    play(game, "food 1R1")
    assert legal(game, "move 1R1 S1")
    assert legal(game, "extract 1R1 1b pay black 2")


def test_a_bucket_carries_one_water_to_a_neighbour_of_the_same_corridor() -> None:
    chambers = {"1R1": "black", "1R2": {"miners": "orange", "water": 2}, "1R3": {"water": 1}}
    game = camp(["bucket"], chambers)
    assert starting(game, "bucket") == {"bucket 1R2 1R1", "bucket 1R2 1R3"}
    play(game, "bucket 1R2 1R3")
    assert (game.state.mine["1R2"].water, game.state.mine["1R3"].water) == (1, 2)
    assert game.state.actions_left == 2
    assert game.state.seat("orange").used == ("bucket",)
    assert starting(game, "bucket") == set()


def test_a_bucket_reaches_an_unrevealed_chamber_without_turning_its_tile() -> None:
    game = play(camp(["bucket"], {"1R1": {"miners": "orange", "water": 1}}), "bucket 1R1 1R2")
    space = game.state.mine["1R2"]
    assert (space.revealed, space.water, space.salt.total) == (False, 1, 0)


@pytest.mark.parametrize("target", ["S2", "1L1", "1R3", "1R1", "S1", "2R1"])
def test_a_bucket_goes_neither_into_the_shaft_nor_across_it_nor_further_than_one(target: str) -> None:
    game = camp(["bucket"], {"1R1": {"miners": "orange", "water": 2}, "1L1": {}})
    assert not legal(game, f"bucket 1R1 {target}")


def test_a_bucket_needs_an_own_miner_and_a_tired_one_is_fine() -> None:
    assert legal(camp(["bucket"], {"1R1": {"miners": "orange~", "water": 1}}), "bucket 1R1 1R2")
    assert not legal(camp(["bucket"], {"1R1": {"miners": "black", "water": 1}}), "bucket 1R1 1R2")


def test_a_bucket_needs_water() -> None:
    assert not legal(camp(["bucket"], {"1R1": {"miners": "orange", "water": 0}}), "bucket 1R1 1R2")


def test_the_bucket_needs_no_miner_where_it_is_emptied() -> None:
    mine = {**CHAIN, "1R1": "black", "1R2": {"miners": "orange", "water": 1}}
    assert legal(camp(["bucket"], {}, mine=mine), "bucket 1R2 1R3")


def test_a_bucket_must_be_owned_and_unused() -> None:
    wet = {"1R1": {"miners": "orange", "water": 1}}
    assert not legal(camp([], wet), "bucket 1R1 1R2")
    assert not legal(camp(["bucket~"], wet), "bucket 1R1 1R2")


def test_several_buckets_carry_several_cubes() -> None:
    game = camp(["bucket", "bucket"], {"1R1": {"miners": "orange", "water": 2, "salt": "1b"}})
    play(game, "bucket 1R1 1R2", "bucket 1R1 1R2")
    assert (game.state.mine["1R1"].water, game.state.mine["1R2"].water) == (0, 2)


def test_free_tools_are_for_the_own_turn_only() -> None:
    game = camp(["food"], {"1R1": "orange~"}, to_move="black")
    assert not legal(game, "food 1R1")


def test_after_the_last_action_the_turn_waits_for_food_that_can_be_used() -> None:
    game = play(camp(["food"], {"1R1": "orange~"}), "visit square", "pass")
    assert (game.state.player, game.state.actions_left) == ("orange", 0)
    assert set(listed(game)) == {"food 1R1", "end"}
    play(game, "food 1R1")
    assert game.state.player == "black"


def test_after_the_last_action_the_turn_waits_for_a_bucket_that_can_be_used() -> None:
    game = play(camp(["bucket"], {"1R1": {"miners": "orange", "water": 1}}), "visit square", "pass")
    assert set(listed(game)) == {"bucket 1R1 1R2", "end"}
    play(game, "end")
    assert game.state.player == "black"
    assert game.state.seat("orange").ready == ("bucket",)


@pytest.mark.parametrize("tool", ["food", "bucket", "cart", "pickaxe", "commercial", "royal", "rope"])
def test_a_tool_that_cannot_be_used_any_more_does_not_hold_up_the_turn(tool: str) -> None:
    game = play(camp([tool], {"1R1": "orange"}), "visit square", "pass")
    assert game.state.player == "black"


def test_end_is_legal_only_with_no_action_left() -> None:
    game = camp(["food"], {"1R1": "orange~"})
    assert not legal(game, "end")
    play(game, "pass")
    assert not legal(game, "end")


def test_no_action_follows_the_last_one() -> None:
    game = play(camp(["food"], {"1R1": "orange~"}), "visit square", "pass")
    for text in ("pass", "visit inn", "move supply S1", "assist supply pump"):
        assert not legal(game, text)


def test_a_tool_turned_down_counts_no_more_until_the_phase_ends() -> None:
    game = camp(["food"], {"1R1": "orange~ orange~"})
    play(game, "food 1R1", "visit square", "pass", "pass", "pass")
    assert game.state.player == "orange"
    assert game.state.seat("orange").used == ("food",)
    assert starting(game, "food") == set()
