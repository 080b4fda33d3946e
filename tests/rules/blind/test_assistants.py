"""Assistants: where they come from and what they earn."""

from __future__ import annotations

import pytest

from . import oracle
from .support import legal, miners, money, play, position, starting

DESKS = pytest.mark.parametrize("desk", oracle.DESKS)


@DESKS
def test_an_assistant_takes_a_free_place_from_the_supply(desk: str) -> None:
    game = play(position(), f"assist supply {desk}")
    assert game.state.assistants[desk] == "orange"
    assert game.state.seat("orange").supply == 4
    assert game.state.actions_left == 1


@DESKS
def test_a_taken_place_is_not_free_whoever_took_it(desk: str) -> None:
    for owner in ("black", "orange"):
        assert not legal(position(assistants={desk: owner}), f"assist supply {desk}")


@pytest.mark.parametrize("building", ["inn", "square"])
def test_inn_and_square_have_no_assistants_place(building: str) -> None:
    game = position()
    assert not game.explain(f"assist supply {building}")
    assert not any(text.endswith(building) for text in starting(game, "assist"))


def test_an_assistant_may_change_to_another_place() -> None:
    game = position(assistants={"pump": "orange"}, supply={"orange": 0})
    assert starting(game, "assist") == {"assist pump workshop", "assist pump market", "assist pump castle"}
    play(game, "assist pump castle")
    assert (game.state.assistants["pump"], game.state.assistants["castle"]) == (None, "orange")


def test_a_rested_miner_may_come_up_from_the_mine_to_assist() -> None:
    game = position(mine={"S1": "black", "S2": "orange"}, supply={"orange": 0})
    play(game, "assist S2 market")
    assert miners(game, "S2") == []
    assert game.state.assistants["market"] == "orange"


def test_a_miner_whom_the_chain_needs_cannot_become_an_assistant() -> None:
    game = position(mine={"S1": "orange", "S2": "black"}, supply={"orange": 0})
    assert not legal(game, "assist S1 market")


def test_the_corridor_exception_lets_a_miner_become_an_assistant() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": "orange", "1R2": "black", "1R3": {}, "1R4": {}}
    game = position(mine=mine, supply={"orange": 0})
    assert legal(game, "assist 1R1 market")


def test_the_assistant_of_another_player_cannot_be_taken() -> None:
    assert not legal(position(assistants={"pump": "black"}, supply={"orange": 0}), "assist pump market")


def test_one_player_may_hold_several_places() -> None:
    game = play(position(), "assist supply pump", "pass")
    assert game.state.player == "black"
    game = play(position(), "assist supply pump", "assist supply market")
    assert [game.state.assistants[d] for d in ("pump", "market")] == ["orange", "orange"]


def test_placing_an_assistant_is_no_visit() -> None:
    game = play(position(mine={"S1": "orange", "S2": "orange"}), "assist supply market")
    assert game.state.visited == ()
    assert legal(game, "visit market sell brown")


@pytest.mark.parametrize("visit", ["visit workshop cart", "visit pump 1R1 1", "visit market sell brown"])
def test_the_owner_of_the_assistant_gets_one_grosz_from_the_bank_after_a_visit(visit: str) -> None:
    mine = {"S1": "black", "S2": "black", "1R1": {"miners": "orange", "water": 2}}
    building = visit.split()[1]
    plain = play(position(mine=mine), visit)
    paid = play(position(mine=mine, assistants={building: "black"}), visit)
    assert money(paid, "black") == money(plain, "black") + 1
    assert money(paid, "orange") == money(plain, "orange")


@pytest.mark.parametrize("visit", ["visit workshop cart", "visit pump 1R1 1", "visit market sell brown"])
def test_the_visitor_himself_is_paid_for_his_own_assistant(visit: str) -> None:
    mine = {"S1": "black", "S2": "black", "1R1": {"miners": "orange", "water": 2}}
    building = visit.split()[1]
    plain = play(position(mine=mine), visit)
    paid = play(position(mine=mine, assistants={building: "orange"}), visit)
    assert money(paid, "orange") == money(plain, "orange") + 1


def test_a_visit_to_the_castle_pays_no_assistant() -> None:
    game = play(position(assistants={"castle": "black"}), "visit castle supply")
    assert (money(game, "orange"), money(game, "black")) == (20, 20)


def test_the_assistants_pay_cannot_be_spent_on_the_visit_itself() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": {"miners": "orange", "water": 2}}
    game = position(money={"orange": 2}, assistants={"workshop": "orange"})
    assert not legal(game, "visit workshop cart")
    game = position(mine=mine, money={"orange": 1}, assistants={"pump": "orange"})
    assert not legal(game, "visit pump 1R1 2")
    game = position(money={"orange": 3}, salt={"orange": ""}, assistants={"market": "orange"})
    assert not legal(game, "visit market buy brown")


def test_an_assistant_stays_over_the_turns() -> None:
    game = play(position(), "assist supply pump", "pass", "pass", "pass", "pass", "pass")
    assert game.state.assistants["pump"] == "orange"
