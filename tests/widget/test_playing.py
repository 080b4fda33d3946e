"""Playing through the board: every kind of decision, what is refused and why, whose turn it is, undo."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import magnumsal_widget as ms
from magnumsal_widget.rules.actions import Assist, Move, Rope, VisitCastle
from magnumsal_widget.widget import Board
from magnumsal_widget.widget.travel import place_of
from magnumsal_widget.words.board import LANGUAGES
from tests.scene.positions import MIDGAME, POSITIONS


def sent(board: Board) -> dict[str, Any]:
    snapshot: dict[str, Any] = json.loads(board.snapshot)
    return snapshot


def do(board: Board, kind: str, **values: Any) -> dict[str, Any] | None:
    """Send an intent as the page does; the answer, or None where the game moved on."""
    message = {"kind": kind, "view": "v", "drawn": sent(board)["drawn"], **values}
    board._handle_custom_msg(message, [])
    answer: dict[str, Any] | None = sent(board)["answer"]
    return answer


def offers(board: Board, place: str) -> dict[str, dict[str, Any]]:
    """What the board offers at a place, by label or spoken name."""
    answer = do(board, "choose", place=place)
    assert answer
    return {offer.get("name") or offer["label"]: offer for offer in answer.get("offers", [])}


def press(board: Board, offer: dict[str, Any]) -> dict[str, Any] | None:
    return do(board, **offer["send"])


def last(board: Board) -> str:
    return str(board.game.decisions[-1])


@pytest.fixture
def board() -> Board:
    return Board(ms.position(**MIDGAME))


# Miners


@pytest.mark.parametrize("name", POSITIONS)
def test_the_places_within_reach_are_those_of_the_rules(name: str) -> None:
    board = Board(POSITIONS[name]())
    expected: dict[str, set[str]] = {}
    for action in board.game.legal_actions():
        match action:
            case Move(origin, target) | Rope(origin, target):
                goal = target
            case Assist(origin, building):
                goal = f"assistant-{building}"
            case VisitCastle(origin, privilege):
                goal = "queue-left" if privilege else "queue-right"
            case _:
                continue
        expected.setdefault(place_of(origin, board.game.state.player or ""), set()).add(goal)
    play = sent(board)["play"]
    assert {origin: set(goals.split()) for origin, goals in play["journeys"].items()} == expected
    assert set(play["spare"]) == set().union(*expected.values())


def test_a_miner_is_sent(board: Board) -> None:
    assert do(board, "go", origin="supply-purple", target="S4") is None
    assert last(board) == "move supply S4"
    assert sent(board)["said"].startswith("Purple placed a miner in section S4.")


def test_to_a_door_and_to_the_queue(board: Board) -> None:
    assert do(board, "go", origin="S1", target="assistant-workshop") is None
    assert last(board) == "assist S1 workshop"
    board.game.undo()
    assert do(board, "go", origin="assistant-castle", target="queue-left") is None
    assert last(board) == "visit castle castle privilege"


def test_to_a_building_that_can_mean_several_things(board: Board) -> None:
    answer = do(board, "go", origin="supply-purple", target="castle")
    assert answer
    assert [offer["label"] for offer in answer["offers"]] == ["Into the castle queue", "With the royal privilege"]
    assert press(board, answer["offers"][1]) is None
    assert last(board) == "visit castle supply privilege"


def test_what_is_not_possible_is_explained_and_pointed_at() -> None:
    board = Board(ms.scenario("example-2"))
    answer = do(board, "go", origin="supply-orange", target="2R1")
    assert answer
    assert answer["tone"] == "refuse"
    assert answer["title"] == "Chain rule"
    assert answer["marks"] == ["S4"]
    assert "section S4 is empty" in answer["text"]
    assert not board.game.decisions
    assert sent(board)["said"].startswith("Chain rule ")


def test_a_rope_or_the_next_action() -> None:
    board = Board(
        ms.position(
            players=["orange", "black"],
            to_move="orange",
            round=2,
            mine={"S1": "orange"},
            supply={"orange": 3},
            tools={"orange": ["rope"]},
        )
    )
    assert do(board, "go", origin="supply-orange", target="S2") is None
    answer = do(board, "go", origin="supply-orange", target="S1")
    assert answer
    assert [offer["label"] for offer in answer["offers"]] == ["As the next action", "With a rope, in the same action"]
    assert press(board, answer["offers"][1]) is None
    assert last(board) == "rope supply S1"


# Buildings


def test_buildings_offer_what_they_do_at_a_price(board: Board) -> None:
    shop = offers(board, "workshop")
    assert {name: offer["price"] for name, offer in shop.items()} == {
        "royal privilege": 3,
        "bucket": 4,
        "commercial privilege": 5,
    }
    assert offers(board, "square")["Take 1\u00a0gr"]["price"] == -1
    assert {n: o["price"] for n, o in offers(board, "pump").items()} == {
        "1 water cube": 0,
        "2 water cubes": 2,
        "3 water cubes": 5,
    }
    press(board, shop["bucket"])
    assert last(board) == "visit workshop bucket"


def test_the_inn_hires() -> None:
    board = Board(ms.Game.new(2, seed=1))
    hire = offers(board, "inn")["Hire a miner"]
    assert hire["price"] == 6
    assert press(board, hire) is None
    assert last(board) == "visit inn"


def test_the_market_takes_two_transactions(board: Board) -> None:
    first = offers(board, "market")
    assert first["Sell 1 green salt cube"]["price"] == -4
    answer = press(board, first["Sell 1 green salt cube"])
    assert answer
    assert answer["title"] == "Second transaction"
    second = {offer.get("name") or offer["label"]: offer for offer in answer["offers"]}
    assert second["Buy 1 brown salt cube"]["price"] == 3
    assert "price" not in second["nothing more"]
    assert press(board, second["Buy 1 brown salt cube"]) is None
    assert last(board) == "visit market sell green buy brown"


def test_the_castle_asks_who_goes_and_how(board: Board) -> None:
    answer = press(board, offers(board, "castle")["from the supply"])
    assert answer
    assert answer["title"] == "With a privilege?"
    press(board, answer["offers"][1])
    assert last(board) == "visit castle supply privilege"


def test_a_building_that_cannot_be_visited_says_why(board: Board) -> None:
    answer = do(board, "choose", place="inn")
    assert answer
    assert answer["text"].splitlines() == ["the next miner costs 7\u00a0gr", "You already have all 10 of your miners."]


# Chambers


def test_extraction_step_by_step() -> None:
    board = Board(ms.scenario("example-4"))
    answer = press(board, offers(board, "1R2")["Extract salt"])
    assert answer
    assert answer["title"] == "Which cubes?"
    cubes = {offer["name"]: offer for offer in answer["offers"]}
    both = cubes["1 brown salt cube, 1 green salt cube"]
    assert both["price"] == 4
    assert press(board, both) is None
    assert last(board) == "extract 1R2 1b1g pay black 4"


def test_payees_are_asked_one_by_one() -> None:
    board = Board(
        ms.position(
            players=["orange", "black", "purple"],
            to_move="orange",
            mine={"S1": "black purple", "S2": "orange", "1R1": {"miners": "orange orange", "salt": "2b"}},
        )
    )
    answer = press(board, offers(board, "1R1")["Extract salt"])
    assert answer
    answer = press(board, next(offer for offer in answer["offers"] if offer["name"] == "2 brown salt cubes"))
    assert answer
    assert answer["title"] == "How much for Black?"
    assert press(board, next(offer for offer in answer["offers"] if offer["label"] == "1\u00a0gr")) is None
    assert last(board) == "extract 1R1 2b pay black 1 purple 1"


def test_free_tools_are_offered_where_they_help() -> None:
    board = Board(
        ms.position(
            players=["orange", "black"],
            to_move="orange",
            mine={"S1": "orange", "S2": "orange", "1R1": {"miners": "orange~ orange~", "salt": "1b", "water": 2}},
            tools={"orange": ["food", "bucket"]},
        )
    )
    here = offers(board, "1R1")
    assert set(here) == {"Use food", "Use a bucket"}
    press(board, here["Use a bucket"])
    assert last(board) == "bucket 1R1 1R2"
    answer = press(board, offers(board, "supply-orange")["Use food"])
    assert answer
    assert answer["title"] == "Who else?"
    press(board, next(offer for offer in answer["offers"] if offer["label"] == "1R1"))
    assert last(board) == "food 1R1 1R1"


# Castle step


def test_deliveries_and_fines_are_offered_at_the_castle() -> None:
    game = ms.position(
        players=["orange", "black"],
        to_move="orange",
        step="castle",
        castle={"left": ["orange"]},
        orders=["2b", "1b1g"],
        salt={"orange": "2b1g"},
    )
    board = Board(game)
    found = offers(board, "castle")
    answer = do(board, "choose", place="castle")
    assert answer
    assert {tuple(offer["icons"]): offer["price"] for offer in answer["offers"]} == {
        ("salt-brown", "salt-brown"): -9,
        ("salt-brown", "salt-green"): -11,
    }
    press(board, next(iter(found.values())))
    assert last(board).startswith("deliver")


# Whose turn, and undo


def test_a_board_with_a_seat_acts_for_that_player_only() -> None:
    game = ms.Game.new(2, seed=1)
    board = Board(game, seat="black")
    assert sent(board)["play"]["journeys"] == {}
    answer = do(board, "go", origin="supply-orange", target="S1")
    assert answer
    assert answer["text"] == "Orange is to move; this board plays for Black."
    assert not game.decisions
    game.play("move supply S1")
    assert sent(board)["play"]["journeys"]
    assert do(board, "go", origin="supply-black", target="S1") is None
    assert last(board) == "move supply S1"


def test_what_was_asked_of_an_older_picture_is_not_done(board: Board) -> None:
    old = sent(board)["drawn"]
    board.game.play("pass")
    answer = do(board, "play", text="pass", drawn=old)
    assert answer
    assert answer["text"] == "The board has changed meanwhile; please look again."
    assert len(board.game.decisions) == 1


def test_undo_and_redo(board: Board) -> None:
    buttons = {offer["label"]: not offer.get("off") for offer in sent(board)["play"]["controls"]}
    assert buttons == {"Undo": False, "Redo": False, "Pass": True}
    answer = do(board, "undo")
    assert answer
    assert answer["text"] == "There is nothing to take back."
    do(board, "play", text="visit square")
    assert do(board, "undo") is None
    assert not board.game.decisions
    assert do(board, "redo") is None
    assert last(board) == "visit square"
    answer = do(board, "redo")
    assert answer
    assert answer["text"] == "There is nothing to play again."


def test_undo_can_be_forbidden_or_end_where_something_was_revealed() -> None:
    never = Board(ms.Game.new(2, seed=1), undo="none")
    never.game.play("visit square")
    answer = do(never, "undo")
    assert answer
    assert answer["text"] == "On this board nothing can be taken back."
    until = Board(ms.Game.new(2, seed=1), undo="until-reveal")
    until.game.play("visit square")
    assert do(until, "undo") is None
    until.game.play(next(a for a in until.game.legal_actions() if str(a).startswith("visit workshop")))
    answer = do(until, "undo")
    assert answer
    assert answer["text"] == "Something was revealed; on this board that cannot be taken back."
    assert until.game.decisions


def test_typed_moves_are_read_or_explained(board: Board) -> None:
    answer = do(board, "play", text="dig a hole")
    assert answer
    assert answer["title"] == "How a move is written"
    assert do(board, "play", text="pass") is None


def test_typed_moves_are_completed(board: Board) -> None:
    def complete(text: str) -> list[str]:
        do(board, "complete", text=text)
        found: list[str] = sent(board)["completions"]
        return found

    assert complete("visit wo") == ["visit workshop royal", "visit workshop bucket", "visit workshop commercial"]
    assert all(text in board.game.legal_actions() for text in complete("move S1 "))
    assert len(complete("m")) == 12
    assert {text.split()[0] for text in complete("")} == {"move", "assist", "visit", "pass", "food", "extract"}
    assert complete("dig") == []
    do(board, "choose", place="workshop")
    answer = do(board, "complete", text="p")
    assert answer  # what was answered before stays
    assert answer["place"] == "workshop"


@pytest.mark.parametrize("seed", range(3))
def test_any_game_can_be_played_through_the_board_alone(seed: int) -> None:
    """Wander through the offers of all places at random: the game goes on, in every language."""
    rng = random.Random(seed)
    board = Board(ms.Game.new(2 + seed, seed=seed))
    for turn in range(60):
        board.language = LANGUAGES[turn % 4]
        before = len(board.game.decisions)
        while len(board.game.decisions) == before:
            play = sent(board)["play"]
            if play["journeys"] and rng.random() < 0.5:
                origin = rng.choice(sorted(play["journeys"]))
                answer = do(board, "go", origin=origin, target=rng.choice(play["journeys"][origin].split()))
            else:
                answer = do(board, "choose", place=rng.choice(sorted(board.art["places"])))
            while answer and answer.get("offers"):
                answer = press(board, rng.choice(answer["offers"]))
            assert not answer or answer["tone"] == "tell", answer
            assert len(board.snapshot.encode()) < 20_000
    assert ms.Game.from_record(board.game.record()).state == board.game.state
