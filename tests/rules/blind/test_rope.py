"""The rope: one more miner within the same action."""

from __future__ import annotations

from typing import Any

from .support import legal, listed, miners, play, position, starting


def roped(**changes: Any) -> Any:
    given: dict[str, Any] = {"tools": {"orange": ["rope"]}, "supply": {"orange": 3}}
    return position(**{**given, **changes})


def test_a_rope_cannot_come_before_a_move() -> None:
    assert not legal(roped(mine={"S1": "black"}), "rope supply S1")


def test_a_rope_places_one_more_miner_without_another_action() -> None:
    game = play(roped(), "move supply S1")
    assert game.state.rope_open
    assert game.state.actions_left == 1
    play(game, "rope supply S2")
    assert (game.state.actions_left, game.state.player) == (1, "orange")
    assert game.state.seat("orange").supply == 1
    assert game.state.seat("orange").used == ("rope",)
    assert game.state.seat("orange").ready == ()


def test_a_used_rope_is_no_rope() -> None:
    game = play(roped(tools={"orange": ["rope~"]}), "move supply S1")
    assert starting(game, "rope") == set()
    assert not legal(game, "rope supply S2")


def test_any_number_of_ropes_may_follow_one_move() -> None:
    ropes = ["rope", "rope", "rope"]
    game = roped(tools={"orange": ropes}, workshop=["cart", "food", "bucket"], supply={"orange": 4})
    play(game, "move supply S1")
    play(game, "rope supply S2", "rope supply S3", "rope supply 1R1")
    assert game.state.seat("orange").supply == 0
    assert game.state.seat("orange").used == ("rope", "rope", "rope")
    assert game.state.actions_left == 1


def test_the_rope_moves_another_miner_than_the_move_did() -> None:
    game = play(roped(supply={"orange": 1}, mine={"S1": "black"}), "move supply S1")
    assert not legal(game, "rope S1 S2")


def test_of_two_own_miners_in_the_space_entered_the_other_one_may_follow() -> None:
    game = play(roped(supply={"orange": 1}, mine={"S1": "black orange"}), "move supply S1")
    assert legal(game, "rope S1 S2")


def test_a_second_rope_moves_yet_another_miner() -> None:
    game = roped(supply={"orange": 1}, mine={"S1": "black orange"}, tools={"orange": ["rope", "rope"]})
    play(game, "move supply S1", "rope S1 S2")
    assert not legal(game, "rope S1 S2")
    assert not legal(game, "rope S2 S1")
    assert starting(game, "rope") == set()


def test_each_step_of_the_rope_obeys_the_chain_rule_by_itself() -> None:
    game = roped(mine={"S1": "black", "S2": "orange", "S3": "black"})
    assert not legal(game, "move S2 S1")
    play(game, "move supply S2")
    assert legal(game, "rope S2 S1")
    assert not legal(game, "rope supply S5")


def test_the_rope_may_bring_a_miner_from_the_mine_or_an_assistants_place() -> None:
    game = roped(mine={"S1": "black", "S2": "orange"}, assistants={"market": "orange"})
    play(game, "move supply S1")
    assert legal(game, "rope S2 S1")
    assert legal(game, "rope market S2")


def test_the_rope_moves_no_tired_miner_and_nobody_to_where_he_stands() -> None:
    game = roped(mine={"S1": "black", "S2": "black orange", "1R1": "orange~"})
    play(game, "move supply S1")
    assert not legal(game, "rope 1R1 S1")
    assert not legal(game, "rope S2 S2")


def test_the_rope_is_decided_after_the_tile_was_turned() -> None:
    game = play(roped(mine={"S1": "black", "S2": "black"}, tiles={"1L1": "2b+0"}), "move supply 1L1")
    assert game.state.mine["1L1"].revealed
    assert legal(game, "rope supply 1L1")
    assert legal(game, "rope supply 1L2")


def test_another_decision_closes_the_action_and_the_rope_with_it() -> None:
    game = roped(mine={"S1": "black", "S2": "black", "1R1": "orange~"}, tools={"orange": ["rope", "food"]})
    play(game, "move supply S1", "visit square")
    assert (game.state.player, game.state.rope_open) == ("orange", False)
    assert set(listed(game)) == {"food 1R1", "end"}


def test_a_second_move_opens_the_rope_anew_for_other_miners() -> None:
    game = roped(supply={"orange": 1}, mine={"S1": "black", "S2": "orange"})
    play(game, "move supply S1", "move S2 S1")
    assert legal(game, "rope S1 S2")


def test_food_closes_the_action_so_no_rope_follows_it() -> None:
    game = roped(mine={"S1": "black", "S2": "black", "1R1": "orange~"}, tools={"orange": ["rope", "food"]})
    play(game, "move supply S1", "food 1R1")
    assert not game.state.rope_open
    assert starting(game, "rope") == set()
    assert not legal(game, "rope supply S1")


def test_after_the_last_action_the_turn_waits_for_a_rope_that_can_be_used() -> None:
    game = play(roped(actions_left=1), "move supply S1")
    assert game.state.player == "orange"
    assert game.state.actions_left == 0
    assert legal(game, "end")
    play(game, "rope supply S1")
    assert game.state.player == "black"


def test_declining_the_rope_after_the_last_action_takes_an_end() -> None:
    game = play(roped(actions_left=1), "move supply S1", "end")
    assert game.state.player == "black"
    assert game.state.seat("orange").ready == ("rope",)


def test_a_rope_that_finds_no_other_miner_does_not_hold_up_the_turn() -> None:
    game = play(roped(actions_left=1, supply={"orange": 1}), "move supply S1")
    assert game.state.player == "black"


def test_a_rope_follows_no_other_action_than_a_move() -> None:
    game = play(roped(), "assist supply pump")
    assert not legal(game, "rope supply S1")
    game = play(roped(mine={"S1": "orange"}), "visit castle S1")
    assert not legal(game, "rope supply S1")


def test_the_roped_miner_turns_a_tile_too() -> None:
    game = play(roped(mine={"S1": "black", "S2": "black"}, tiles={"1R1": "1b1g+1"}), "move supply S1")
    play(game, "rope supply 1R1")
    assert str(game.state.mine["1R1"].salt) == "1b1g"
    assert miners(game, "1R1") == [False]
