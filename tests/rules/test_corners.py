"""Corners of the rules that ordinary games seldom reach."""

from __future__ import annotations

import random
from collections import deque
from types import MappingProxyType
from typing import Any

import pytest

import magnumsal_widget as ms
from magnumsal_widget.rules import turn
from magnumsal_widget.rules.actions import Extract
from magnumsal_widget.rules.components import ORDERS, TILES, pump_cost, tool_set_value
from magnumsal_widget.rules.notation import NotationError, parse
from magnumsal_widget.rules.table import Table
from tests.rules.blind.support import position
from tests.rules.walks import walk

# Texts of salt, tiles, decisions and events


@pytest.mark.parametrize("text", ["1b1b", "0b", "100b", "b", "1x", "1b 1g", "1b1g1w1b", "١b", "-1b", "B"])
def test_salt_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not an amount of salt|twice"):
        ms.Salt.parse(text)


def test_salt_is_read_in_any_order_and_told_cube_by_cube() -> None:
    assert ms.Salt.parse("1w2b") == ms.Salt(2, 0, 1)
    assert list(ms.Salt(2, 0, 1).cubes()) == ["brown", "brown", "white"]
    assert ms.Salt.parse("") == ms.Salt()
    assert str(ms.Salt(2, 0, 11)) == "2b11w"


@pytest.mark.parametrize("text", ["1b+x", "1b+-1", "1b+100", "1b+٣", "x+1"])
def test_a_tile_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        ms.Tile.parse(text)


def test_a_tile_may_leave_its_water_out() -> None:
    assert ms.Tile.parse("1b2g") == ms.Tile(ms.Salt(1, 2, 0), 0)
    assert str(ms.Tile.parse("1b2g+3")) == "1b2g+3"


def test_the_box_holds_what_is_printed_on_its_components() -> None:
    assert {level: len(tiles) for level, tiles in TILES.items()} == {1: 8, 2: 6, 3: 4}
    tiles = [tile for level in TILES.values() for tile in level]
    assert tuple(map(sum, zip(*(tile.salt for tile in tiles), strict=True))) == (23, 21, 17)
    assert sum(tile.water for tile in tiles) == 33
    assert all(len(stack) == 8 for stack in ORDERS.values())
    assert [pump_cost(cubes) for cubes in range(1, 7)] == [0, 2, 5, 9, 14, 20]
    assert [tool_set_value(n) for n in range(12)] == [0, 2, 2, 6, 6, 10, 10, 14, 14, 20, 20, 20]


def test_text_that_is_no_decision_is_an_error_that_says_why() -> None:
    with pytest.raises(NotationError) as caught:
        parse("move supply S9")
    assert str(caught.value) == caught.value.violation.text()
    with pytest.raises(TypeError, match="not int"):
        parse(5)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "pl", "de", "fr"])
def test_every_event_of_a_game_and_every_foretold_one_can_be_told(language: str) -> None:
    game = ms.Game.new(3, seed=31, rulings="polish")
    for _ in walk(game, random.Random(31), 120):
        pass
    for event in game.log:
        for told in (event, event.foretold()):
            sentence = told.text(language)
            assert sentence.strip()
            assert "{" not in sentence
    assert str(game.log[0]) == game.log[0].text()


def test_an_extraction_without_anything_is_written_so_that_it_can_be_read() -> None:
    assert str(Extract("1R1", ms.Salt())) == "extract 1R1 0"


# Rulings, results and views


def test_rulings_are_a_mapping_that_cannot_be_changed() -> None:
    rulings = ms.Game.new(2, seed=1).rulings
    assert len(rulings) == len(list(rulings)) == 14
    assert rulings == ms.Game.new(3, seed=2).rulings
    assert rulings.__eq__(rulings) is True
    assert hash(rulings) == hash(ms.Game.new(3, seed=2).rulings)
    assert rulings != ms.Game.new(2, seed=1, rulings="french").rulings
    assert repr(ms.Game.new(2, seed=1, rulings={"pump-limit": "4"}).rulings) == "<rulings {'pump-limit': '4'}>"
    with pytest.raises(AttributeError, match="cannot be changed"):
        del rulings.tire_all
    with pytest.raises(AttributeError, match="cannot be changed"):
        rulings.tire_all = True


@pytest.mark.parametrize(
    ("rulings", "reason"),
    [
        ("germann", "did you mean 'german'"),
        ("xyz", "there are english-2"),
        ({"fatige": "all"}, "did you mean 'fatigue'"),
        ({"fatigue": "some"}, "needed, all"),
        ({5: "all"}, "no ruling 5"),
    ],
)
def test_unknown_rulings_are_refused_with_what_there_is(rulings: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ms.Game.new(2, seed=1, rulings=rulings)


def test_rulings_of_a_wrong_type_are_refused() -> None:
    with pytest.raises(TypeError, match="not int"):
        ms.Game.new(2, seed=1, rulings=5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "error", "reason"),
    [
        (1, ValueError, "2 to 4 players, not 1"),
        (5, ValueError, "2 to 4 players, not 5"),
        (True, TypeError, "not bool"),
        (None, TypeError, "not NoneType"),
        ("orange", TypeError, "not the text 'orange'"),
        (["orange"], ValueError, "2 to 4 players, not 1"),
        (["orange", "green"], ValueError, "unknown colour 'green'"),
        (["orange", "orange"], ValueError, "once"),
    ],
)
def test_players_that_cannot_be_are_refused(players: Any, error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        ms.Game.new(players, seed=1)


def test_a_variant_or_a_name_of_nobody_is_refused() -> None:
    with pytest.raises(ValueError, match="no variant 'x'"):
        ms.Game.new(2, seed=1, variant="x")
    with pytest.raises(ValueError, match="'white', who does not play"):
        ms.Game.new(2, seed=1, names={"white": "Ada"})
    with pytest.raises(TypeError, match="names are a mapping"):
        ms.Game.new(2, seed=1, names=["Ada"])  # type: ignore[arg-type]


def over(**given: Any) -> ms.Game:
    """A game that has just ended."""
    game = position(**{"phase": 3, "counter": 4, "to_move": "black", "actions_left": 1, **given})
    game.play("pass")
    return game


def test_a_result_tells_the_score_of_each_player() -> None:
    result = over(money={"orange": 5, "black": 9}, salt={"orange": "2b", "black": ""}).result()
    assert result is not None
    assert (result.score("orange").total, result.score("black").total) == (11, 9)
    assert result.winners == ("orange",)
    with pytest.raises(ValueError, match="'white' does not play; players are orange, black"):
        result.score("white")


def test_a_game_that_is_over_offers_nothing() -> None:
    game = over()
    state = game.state
    assert state.player is None
    assert (state.actions_left, state.visited, state.passed, state.rope_open) == (0, (), 0, False)
    assert game.choose() is None
    assert not game.legal_actions()
    assert len(game.legal_actions()) == 0
    assert "Game over" in str(game.state)
    assert "game over" in repr(game.state)
    game.undo()
    assert game.result() is None


def test_a_game_ends_the_same_whether_or_not_somebody_keeps_the_log() -> None:
    game = position(phase=3, counter=4, to_move="black", actions_left=1)
    table = Table.of(game.state)
    turn.play(table, parse("pass"))
    game.play("pass")
    assert table.state() == game.state


def test_an_observation_tells_whose_it_is() -> None:
    game = ms.Game.new(2, seed=1)
    assert game.observe("black").viewer == "black"
    assert "black" in repr(game.observe("black"))


def test_a_mapped_mine_hides_no_tiles() -> None:
    game = ms.Game.new(2, seed=1, variant="mapped-mine")
    assert not any(game.observe("orange").unseen_tiles.values())
    assert all(
        space.tile for name, space in game.state.mine.items() if name not in ("S1", "S2", "S3", "S4", "S5", "S6")
    )


def test_a_scenario_is_called_by_its_name() -> None:
    with pytest.raises(TypeError, match="not by int"):
        ms.scenario(4)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="did you mean 'example-4'"):
        ms.scenario("exampel-4")
    with pytest.raises(ValueError, match="there are example-1"):
        ms.scenario("xyz")


# Tiles without salt, and cubes that the box does not have


def test_a_tile_without_salt_is_turned_like_any_other() -> None:
    game = position(mine={"S1": "black", "S2": "black"}, tiles={"1R1": "+2"})
    game.play("move supply 1R1")
    space = game.state.mine["1R1"]
    assert (space.revealed, space.salt.total, space.water) == (True, 0, 2)
    assert not any(str(action).startswith("extract") for action in game.legal_actions())


@pytest.mark.parametrize(
    ("supply", "market"), [("box", {"brown": 0, "green": 1}), ("unlimited", {"brown": 1, "green": 1})]
)
def test_the_market_is_restocked_only_as_far_as_the_box_goes(supply: str, market: dict[str, int]) -> None:
    game = position(
        phase=1,
        counter=4,
        to_move="black",
        actions_left=1,
        salt={"orange": "18b", "black": "2b"},
        market={"brown": 0, "green": 0},
        rulings={"cube-supply": supply},
    )
    game.play("pass")
    assert game.state.phase == 2
    assert dict(game.state.market) == market | {"white": 0}


# Seats


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize(("fatigue", "tired"), [("needed", 2), ("all", 3)])
def test_miners_tire_alike_in_every_seat(seat: int, fatigue: str, tired: int) -> None:
    players = ["black", "purple", "white"]
    players.insert(seat, "orange")
    mine = {"S1": "orange", "S2": "orange", "1R1": {"miners": "orange " * 3 + "black", "salt": "2b"}}
    game = position(players=players, mine=mine, rulings={"fatigue": fatigue})
    game.play("extract 1R1 2b")
    crew = [miner for miner in game.state.mine["1R1"].miners if miner.color == "orange"]
    assert sum(miner.tired for miner in crew) == tired
    assert len(crew) == 3


# Positions


def test_a_position_takes_any_mapping_and_any_sequence_and_keeps_them_for_the_record() -> None:
    game = ms.position(
        players=deque(["orange", "black"]),
        mine=MappingProxyType({"S1": "black"}),
        tools={"orange": deque(["cart", "rope~"])},
        orders=("2b",),
        assistants={"pump": "black", "castle": None},  # type: ignore[dict-item]
    )
    assert game.state.seat("orange").ready == ("cart",)
    assert game.state.assistants["castle"] is None
    assert ms.Game.from_record(game.record()).state == game.state


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"salt": {"orange": "21b"}}, "more than 20 cubes"),
        ({"salt": {"orange": 5}}, "a text such as '2b1g', not 5"),
        ({"salt": {"orange": "x"}}, "'x' is not an amount of salt"),
        ({"actions_left": 0}, "nothing to decide"),
        ({"actions_left": 3}, "actions_left lies between 0 and 2"),
        ({"visited": ["inn", "inn"]}, "twice"),
        ({"visited": ["bar"]}, "no building 'bar'"),
        ({"visited": 5}, "visited is a list of names"),
        ({"passed": 1}, "1 actions were passed, but only 0 of 2"),
        ({"passed": True}, "passed is a whole number"),
        ({"step": "night"}, "'actions' or 'castle'"),
        ({"step": "castle", "actions_left": 1}, "before any action"),
        ({"mine": {"1R1": {"revealed": 1}}}, "revealed or not"),
        ({"mine": {"1R1": {"revealed": False, "salt": "1b"}}}, "not revealed"),
        ({"mine": {"1R1": {"salz": "1b"}}}, "'salz'"),
        ({"mine": {"1R1": 5}}, "a text or a mapping"),
        ({"mine": {"S1": {"water": 1}}}, "shaft section"),
        ({"mine": {"S1": "orange~"}}, "nobody tires"),
        ({"mine": {"S1": "green"}}, "'green' in S1 does not play"),
        ({"mine": {"S1": {"miners": 5}}}, "list of names"),
        ({"mine": {"1R1": {"water": 26}}}, "between 0 and 25"),
        ({"mine": {"S2": "orange"}}, "the miner in S2 is cut off: nobody is in S1"),
        ({"mine": 5}, "mine is a mapping"),
        ({"mine": {"X1": "orange"}}, "'X1'"),
        ({"tools": {"orange": ["cart"] * 10}}, "more than 9"),
        ({"tools": {"orange": ["saw"]}}, "no tool 'saw'"),
        ({"tiles": {"1R1": "1b+1"}, "mine": {"1R1": {}}}, "1R1 is revealed"),
        ({"tiles": {"1R1": 5}}, "a text such as '1b2g\\+2'"),
        ({"tiles": {"1R1": "1b+x"}}, "is not a tile"),
        ({"orders": ["2b"] * 4}, "4 orders are open"),
        ({"orders": ["9b"]}, "no royal order for '9b'"),
        ({"order_stack": ["x"]}, "no royal order"),
        ({"workshop": ["cart"] * 4}, "room for 3 tools"),
        ({"inn": 9}, "inn lies between 1 and 8"),
        ({"inn": 0}, "inn lies between 1 and 8"),
        ({"market": {"brown": 5}}, "between 0 and 4"),
        ({"market": {"red": 1}}, "'red'"),
        ({"counter": 9}, "counter lies between"),
        ({"filled": {"orange": -1}}, "orders filled by orange"),
        ({"supply": {"orange": 11}}, "supply of orange"),
        ({"mine": {"S1": "orange"}, "supply": {"orange": 10}}, "orange has 11 miners"),
        ({"money": {"orange": -1}}, "money of orange"),
        ({"to_move": "white"}, "'white' does not play"),
        ({"start": 5}, "5 does not play"),
        ({"assistants": {"inn": "orange"}}, "'inn'"),
        ({"assistants": {"pump": "white"}}, "'white' does not play"),
        ({"castle": {"left": ["white"]}}, "'white' does not play"),
        ({"castle": {"middle": []}}, "'middle'"),
        ({"phase": 4}, "phase lies between 1 and 3"),
        ({"round": 0}, "round lies between 1"),
        ({"variant": "x"}, "no variant 'x'"),
        ({"rulings": "x"}, "no ruling set 'x'"),
        ({"players": 7}, "2 to 4 players"),
        ({"names": {"orange": ""}}, "name of orange"),
        ({"seed": 1.5}, "seed is a whole number"),
        ({"rulings": {"cube-supply": "box"}, "salt": {"orange": "20b"}}, "brown cubes are about; the box holds 20"),
        (
            {"rulings": {"cube-supply": "box"}, "mine": {"1R1": {"water": 20}, "1R2": {"water": 6}}},
            "26 water cubes are about; the box holds 25",
        ),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ms.ImpossiblePosition, match=reason) as caught:
        ms.position(**{"players": ["orange", "black"], "round": 2, **changes})
    assert str(caught.value) == "; ".join(caught.value.reasons)
