"""Positions: what is taken where nothing is said, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import magnumsal_widget as ms

from . import oracle


def test_a_bare_position_is_the_start_of_a_phase() -> None:
    state = ms.position(players=["orange", "black", "purple"]).state
    assert (state.phase, state.round, state.actions_left, state.step) == (1, 1, 1, "actions")
    assert (state.player, state.start) == ("orange", "orange")
    assert [seat.supply for seat in state.seats] == [4, 4, 4]
    assert [seat.money for seat in state.seats] == [10, 12, 14]
    assert [str(seat.salt) for seat in state.seats] == ["1b", "1b", "1b"]
    assert all(seat.ready == seat.used == () for seat in state.seats)
    assert dict(state.market) == {"brown": 2, "green": 1, "white": 0}
    assert (state.inn, state.counter) == (3, 0)
    assert (len(state.orders), state.orders_left) == (3, 5)
    assert (len(state.workshop), state.tools_left) == (3, 4)
    assert set(state.assistants.values()) == {None}
    assert state.variant == "standard"


@pytest.mark.parametrize(("round_", "actions"), [(1, 1), (2, 2), (7, 2)])
def test_left_out_actions_are_one_in_round_one_and_two_later(round_: int, actions: int) -> None:
    assert ms.position(players=["orange", "black"], round=round_).state.actions_left == actions


def test_left_out_supply_is_the_starting_miners_less_those_placed() -> None:
    game = ms.position(
        players=["orange", "black", "purple"],
        mine={"S1": "orange", "S2": "orange"},
        assistants={"pump": "orange"},
        castle={"left": [], "right": ["black"]},
    )
    assert [seat.supply for seat in game.state.seats] == [1, 3, 4]
    assert [seat.miners for seat in game.state.seats] == [4, 4, 4]


def test_left_out_supply_is_never_negative() -> None:
    game = ms.position(players=["orange", "black"], mine={"S1": "orange orange orange orange orange orange"})
    assert (game.state.seat("orange").supply, game.state.seat("orange").miners) == (0, 6)


def test_a_given_supply_adds_to_the_miners_placed() -> None:
    game = ms.position(players=["orange", "black"], mine={"S1": "orange"}, supply={"orange": 2})
    assert (game.state.seat("orange").supply, game.state.seat("orange").miners) == (2, 3)
    assert game.state.seat("black").supply == 5


def test_the_example_of_the_interface_is_a_position() -> None:
    game = ms.position(
        players=["orange", "black"], to_move="orange", phase=1, round=2, actions_left=2,
        mine={"S1": "black", "S2": "black orange", "1R1": "black",
              "1R2": {"miners": "orange orange~", "salt": "1b2g", "water": 2}},
        supply={"orange": 2}, money={"orange": 10}, salt={"orange": "2b1g"}, tools={"orange": ["cart", "rope~"]},
        assistants={"pump": "orange"}, castle={"right": ["black"], "left": []}, orders=["2b1g", "3b"],
        market={"brown": 2, "green": 1, "white": 0}, inn=6, workshop=["cart", "food", "rope"], rulings="english-2",
        counter=2, filled={"orange": 2}, order_stack=["2g"], tool_stack=[], tiles={"2R2": "1b2g1w+2"}, start="orange",
        visited=["market"], passed=0, variant="standard", seed=0,
    )  # fmt: skip
    state = game.state
    assert (state.player, state.phase, state.round, state.actions_left) == ("orange", 1, 2, 2)
    assert [(m.color, m.tired) for m in state.mine["1R2"].miners] == [("orange", False), ("orange", True)]
    assert [(m.color, m.tired) for m in state.mine["S2"].miners] == [("orange", False), ("black", False)]
    assert (str(state.mine["1R2"].salt), state.mine["1R2"].water) == ("1b2g", 2)
    seat = state.seat("orange")
    assert (seat.supply, seat.money, str(seat.salt), seat.ready, seat.used) == (2, 10, "2b1g", ("cart",), ("rope",))
    assert (seat.filled, seat.miners) == (2, 6)
    assert state.assistants["pump"] == "orange"
    assert dict(state.castle) == {"left": (), "right": ("black",)}
    assert [(str(order.salt), order.pay) for order in state.orders] == [("2b1g", 17), ("3b", 15)]
    assert (state.orders_left, state.tools_left, state.inn, state.inn_price) == (1, 0, 6, 7)
    assert state.workshop == ("cart", "food", "rope")
    assert (state.counter, state.visited, state.passed) == (2, ("market",), 0)


def test_a_dict_that_lacks_a_player_or_colour_takes_the_default_there() -> None:
    state = ms.position(
        players=["orange", "black"], money={"black": 3}, salt={"orange": "2g"}, market={"white": 2}
    ).state
    assert [seat.money for seat in state.seats] == [10, 3]
    assert [str(seat.salt) for seat in state.seats] == ["2g", "1b"]
    assert dict(state.market) == {"brown": 2, "green": 1, "white": 2}


def test_a_bare_string_is_a_revealed_chamber_without_cubes() -> None:
    state = ms.position(players=["orange", "black"], mine={"S1": "black", "S2": "black", "1R1": "orange"}).state
    space = state.mine["1R1"]
    assert (space.revealed, space.salt.total, space.water) == (True, 0, 0)
    assert not state.mine["1R2"].revealed


def test_water_may_lie_on_a_face_down_chamber() -> None:
    state = ms.position(players=["orange", "black"], mine={"1R1": {"revealed": False, "water": 2}}).state
    assert (state.mine["1R1"].revealed, state.mine["1R1"].water) == (False, 2)


def test_given_tiles_lie_where_they_were_put() -> None:
    mine = dict.fromkeys(("S1", "S2", "S3", "S4"), "black")
    game = ms.position(players=["orange", "black"], mine=mine, tiles={"2R1": "3b1g+2"}, seed=4)
    game.play("move supply 2R1")
    assert (str(game.state.mine["2R1"].salt), game.state.mine["2R1"].water) == ("3b1g", 2)


def test_the_rest_of_the_tiles_is_dealt_from_the_box() -> None:
    for seed in range(6):
        game = ms.position(players=["orange", "black"], tiles={"3R1": "4w+3"}, seed=seed, variant="mapped-mine")
        laid = sorted(
            f"{tile.salt}+{tile.water}"
            for place in ("3L1", "3L2", "3R1", "3R2")
            if (tile := game.state.mine[place].tile) is not None
        )
        assert laid == sorted(oracle.TILES[3])


def test_a_sold_out_inn_is_space_eight() -> None:
    state = ms.position(players=["orange", "black"], inn=8).state
    assert (state.inn, state.inn_price) == (8, None)


def test_stranded_miners_are_accepted_where_the_exception_could_have_left_them() -> None:
    mine: dict[str, Any] = {"S1": "black", "S2": "black", "1R1": {}, "1R2": "orange~", "1R3": {}, "1R4": {}}
    game = ms.position(players=["orange", "black"], mine=mine)
    assert [m.color for m in game.state.mine["1R2"].miners] == ["orange"]


ALONE: dict[str, Any] = {"1R1": {}, "1R2": "orange", "1R3": {}, "1R4": {}}


def test_those_nearer_may_have_left_after_the_miner_was_stranded_unless_he_counts() -> None:
    behind_salt: dict[str, Any] = {
        "S1": "black", "S2": "black", "1R1": {"salt": "1b"}, "1R2": {}, "1R3": "orange", "1R4": {},
    }  # fmt: skip
    for mine in (ALONE, {**ALONE, "S1": "black"}, behind_salt):
        assert ms.position(players=["orange", "black"], mine=mine).legal_actions()
        assert refuse(mine=mine, rulings={"stranded-miners": "count"})


def test_a_chamber_further_in_may_be_face_down_where_only_salt_matters() -> None:
    mine: dict[str, Any] = {"S1": "black", "S2": "black", "1R1": {}, "1R2": "orange"}
    assert ms.position(players=["orange", "black"], mine=mine, rulings="german").legal_actions()
    assert refuse(mine=mine)


def test_nobody_is_stranded_behind_a_chamber_that_was_never_entered() -> None:
    mine: dict[str, Any] = {"S1": "black", "S2": "black", "1R2": "orange", "1R3": {}, "1R4": {}}
    assert refuse(mine=mine)
    assert refuse(mine=mine, rulings="german")


def refuse(**changes: Any) -> str:
    with pytest.raises(ValueError) as caught:
        ms.position(**{"players": ["orange", "black"], **changes})
    assert not isinstance(caught.value, KeyError | UnicodeError)
    return str(caught.value)


IMPOSSIBLE: list[dict[str, Any]] = [
    {"mine": {"S2": "orange"}},
    {"mine": {"S1": "orange", "1R1": "black"}},
    {
        "mine": {
            "S1": "black",
            "S2": "black",
            "1R1": {},
            "1R2": {"miners": "orange", "salt": "1b"},
            "1R3": {},
            "1R4": {},
        }
    },
    {"mine": {"S1": "black", "S2": "black", "1R1": {"salt": "1b"}, "1R2": "orange", "1R3": {}, "1R4": {}}},
    {"mine": {"S1": "black", "S2": "black", "1R1": {}, "1R2": "orange", "1R3": {}}},
    {"mine": {"S1": "black~"}},
    {"mine": {"S1": " ".join(["orange"] * 11)}},
    {"mine": {"S1": "orange"}, "supply": {"orange": 10}},
    {"mine": {"S9": "orange"}},
    {"mine": {"S1": "red"}},
    {"mine": {"S1": "purple"}},
    {"mine": {"S1": {"miners": "orange", "water": 1}}},
    {"mine": {"S1": {"miners": "orange", "salt": "1b"}}},
    {"mine": {"1R1": {"salt": "2x"}}},
    {"mine": {"1R1": {"water": -1}}},
    {"mine": {"S1": "black", "S2": "black", "1R1": {"miners": "orange", "revealed": False}}},
    {"to_move": "purple"},
    {"start": "purple"},
    {"phase": 0},
    {"phase": 4},
    {"round": 0},
    {"supply": {"orange": -1}},
    {"supply": {"purple": 1}},
    {"money": {"orange": -1}},
    {"salt": {"orange": "1x"}},
    {"tools": {"orange": ["hammer"]}},
    {"assistants": {"inn": "orange"}},
    {"assistants": {"pump": "red"}},
    {"castle": {"middle": ["orange"]}},
    {"castle": {"left": ["red"]}},
    {"orders": ["9b"]},
    {"orders": ["nonsense"]},
    {"market": {"brown": 5}},
    {"market": {"green": 4}},
    {"market": {"white": 3}},
    {"market": {"white": -1}},
    {"market": {"blue": 1}},
    {"inn": 0},
    {"inn": 9},
    {"workshop": ["hammer"]},
    {"workshop": ["cart", "cart", "cart", "food"]},
    {"tool_stack": ["hammer"]},
    {"order_stack": ["nonsense"]},
    {"tiles": {"S1": "2b+0"}},
    {"tiles": {"1R1": "nonsense"}},
    {"visited": ["tavern"]},
    {"counter": -1},
    {"filled": {"orange": -1}},
    {"passed": -1},
    {"actions_left": -1},
    {"actions_left": 3},
    {"step": "lunch"},
    {"variant": "mapped"},
    {"rulings": "martian"},
    {"rulings": {"fatigue": "some"}},
    {"players": ["orange"]},
    {"players": ["orange", "orange"]},
    {"players": ["orange", "red"]},
]


@pytest.mark.parametrize("changes", IMPOSSIBLE, ids=repr)
def test_an_impossible_position_is_refused_with_a_reason(changes: dict[str, Any]) -> None:
    assert refuse(**changes)


def test_every_reason_is_given_at_once() -> None:
    message = refuse(
        mine={"S1": "black", "2R1": "orange", "1R9": "black"}, supply={"black": 11}, tools={"orange": ["hammer"]}, inn=9
    )
    for word in ("2R1", "1R9", "hammer", "9"):
        assert word in message, message


def test_a_wrong_argument_name_is_an_error() -> None:
    with pytest.raises(TypeError):
        ms.position(players=["orange", "black"], monkey={"orange": 2})  # type: ignore[call-arg]


def test_the_same_seed_deals_the_same_hidden_things() -> None:
    one = ms.position(players=["orange", "black"], seed=9)
    two = ms.position(players=["orange", "black"], seed=9)
    assert one.state == two.state


NAMES = [
    *("players", "to_move", "phase", "round", "actions_left", "mine", "supply", "money", "salt", "tools"),
    *("assistants", "castle", "orders", "market", "inn", "workshop", "rulings", "counter", "filled", "order_stack"),
    *("tool_stack", "tiles", "start", "visited", "passed", "variant", "seed", "step"),
]
STRANGE: list[Any] = [
    *(None, -1, 10**30, 1.5, "x", "", b"x", object()),
    *([], {}, ["x"], {"x": 1}, {"orange": None}, {"S1": 5}),
]


@pytest.mark.parametrize("name", NAMES)
def test_a_strange_value_is_taken_or_refused_in_words_but_never_breaks(name: str) -> None:
    for value in STRANGE:
        try:
            game = ms.position(**{"players": ["orange", "black"], name: value})
        except (ValueError, TypeError) as refused:
            reason = str(refused)
        else:
            reason = str(len(game.legal_actions()))
        assert reason, (name, value)
