"""The board's side in Python: snapshots go out, intents come in, nothing else."""

from __future__ import annotations

import json
import pickle
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms
from magnumsal_widget.widget import Board
from magnumsal_widget.words.board import LANGUAGES

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def sent(board: Board) -> dict[str, Any]:
    snapshot: dict[str, Any] = json.loads(board.snapshot)
    return snapshot


def say(board: Board, message: object) -> dict[str, Any]:
    """What a page does when it sends a custom message; the answer that comes back, empty where the game moved on."""
    board._handle_custom_msg(message, [])
    answer: dict[str, Any] = sent(board)["answer"] or {}
    return answer


def choose(board: Board, place: str) -> dict[str, Any]:
    return say(board, {"kind": "choose", "place": place, "view": "v1", "drawn": sent(board)["drawn"]})


@pytest.fixture
def board() -> Board:
    return Board(ms.Game.new(3, seed=7))


def test_the_first_snapshot_is_there_when_the_page_opens(board: Board) -> None:
    state = board.get_state()
    assert json.loads(state["snapshot"])["version"] == 1
    assert set(state["art"]["places"]) == {place["name"] for place in sent(board)["scene"]["places"]}


def test_python_plays_and_the_board_follows(board: Board) -> None:
    board.game.play("move supply S1")
    after = sent(board)
    assert after["version"] == after["drawn"] == 2
    section = next(place for place in after["scene"]["places"] if place["name"] == "S1")
    assert section["miners"][0][0] == "orange"
    board.game.undo()
    assert sent(board)["version"] == 3
    section = next(place for place in sent(board)["scene"]["places"] if place["name"] == "S1")
    assert "miners" not in section


def test_boards_of_one_game_stay_in_step() -> None:
    game = ms.Game.new(2, seed=1)
    boards = [Board(game), Board(game, language="pl"), Board(game, seat="orange")]
    game.play("move supply S1")
    assert [sent(board)["version"] for board in boards] == [2, 2, 2]
    boards[0].close()
    game.play("move supply S1")
    assert [sent(board)["version"] for board in boards[1:]] == [3, 3]


def test_a_choice_is_answered_in_words(board: Board) -> None:
    answer = choose(board, "1R2")
    assert answer["title"] == "1R2, level one, right, chamber two"
    assert answer["text"] == "unrevealed"
    assert (answer["to"], answer["place"], answer["tone"]) == ("v1", "1R2", "tell")
    assert sent(board)["drawn"] == 1
    assert choose(board, "inn")["text"] == "the next miner costs 5\u00a0gr"


def test_every_place_answers_and_its_note_lies_on_the_board(board: Board) -> None:
    for name in board.art["places"]:
        answer = choose(board, name)
        assert answer["place"] == name
        if "offers" in answer:
            continue  # these are below the picture
        x, y, side, level = answer["at"]
        assert {"left": x >= 352, "right": x <= 848, "below": 182 <= x <= 1018}[side]
        assert 0 < y < 1000
        assert level in ("top", "middle", "bottom")


def test_an_answer_is_gone_when_the_game_moves_on(board: Board) -> None:
    choose(board, "S1")
    board.game.play("move supply S1")
    assert sent(board)["answer"] is None


@pytest.mark.parametrize(
    "message",
    [
        None,
        "choose",
        [],
        {},
        {"kind": "choose"},
        {"kind": "choose", "place": "S1"},
        {"kind": "choose", "place": 3, "view": "v", "drawn": 1},
        {"kind": "choose", "place": "S1", "view": "v", "drawn": "1"},
        {"kind": "choose", "place": "S1", "view": "v", "drawn": True},
        {"kind": "choose", "place": "S1", "view": "v", "drawn": 1, "more": 1},
        {"kind": "choose", "place": "x" * 1000, "view": "v", "drawn": 1},
        {"kind": "choose", "place": "S1\n", "view": "v", "drawn": 1},
        {"kind": "choose", "place": "S9", "view": "v", "drawn": 1},
        {"kind": ["choose"], "place": "S1", "view": "v", "drawn": 1},
        {"kind": "shout", "view": "v", "drawn": 1},
        {"kind": "play", "text": 1, "view": "v", "drawn": 1},
        {"kind": "play", "text": "x" * 400, "view": "v", "drawn": 1},
        {"kind": "step", "picks": [], "view": "v", "drawn": 1},
        {"kind": "step", "picks": {"kind": 1}, "view": "v", "drawn": 1},
        {"kind": "step", "picks": {str(i): "x" for i in range(20)}, "view": "v", "drawn": 1},
        {"kind": "undo", "text": "all", "view": "v", "drawn": 1},
        {"kind": "complete", "text": None, "view": "v", "drawn": 1},
    ],
)
def test_a_malformed_message_is_answered_and_changes_nothing(board: Board, message: object) -> None:
    before = board.game.state
    answer = say(board, message)
    assert answer["tone"] == "refuse"
    assert re.fullmatch(r"The board did not understand this message: .+\.", answer["text"])
    assert board.game.state == before
    assert sent(board)["drawn"] == 1


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
names = st.sampled_from(
    [
        "S1",
        "1R2",
        "castle",
        "queue-right",
        "assistant-pump",
        "supply-orange",
        "supply-black",
        "constructor",
        "__class__",
    ]
)
likely = st.fixed_dictionaries(
    {
        "kind": st.sampled_from(["choose", "go", "step", "undo", "redo", ""]) | json_values,
        "drawn": st.just(1) | json_values,
    },
    optional={
        "view": st.text(max_size=60) | json_values,
        "place": names | json_values,
        "origin": names | json_values,
        "target": names | json_values,
        "picks": st.dictionaries(
            st.sampled_from(["kind", "building", "origin", "target", "chamber"]),
            st.sampled_from(["visit", "move", "inn", "market", "supply", "S1", "pass", ""]),
        )
        | json_values,
        "extra": json_values,
    },
)
well_formed = st.one_of(
    st.fixed_dictionaries({"kind": st.just("choose"), "place": names}),
    st.fixed_dictionaries({"kind": st.just("go"), "origin": names, "target": names}),
    st.fixed_dictionaries({"kind": st.just("play"), "text": st.text(max_size=80) | st.just("extract 1R2 1b")}),
    st.fixed_dictionaries({"kind": st.sampled_from(["undo", "redo"])}),
).map(lambda message: message | {"view": "v", "drawn": 1})


@settings(deadline=None)
@given(st.lists(json_values | likely | well_formed, min_size=1, max_size=6))
def test_whatever_comes_in_the_board_stays_whole(messages: list[object]) -> None:
    """Nonsense is answered; sense is played by the rules; the board and the game never part."""
    board = Board(ms.Game.new(2, seed=3))
    for message in messages:
        before, version = board.game.state, sent(board)["version"]
        answer = say(board, message)
        after = sent(board)
        assert after["version"] == version + 1
        if not answer:
            assert board.game.state != before
            assert after["drawn"] == after["version"]
        else:
            assert board.game.state == before
            assert answer["tone"] in ("tell", "refuse")
            assert answer["text"] or answer["offers"]
            assert len(answer["text"]) < 1000
    board.close()


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(["snapshot", "art", "language", "layout", "_esm", "x"]), json_values))
def test_the_page_sets_no_trait(update: dict[str, Any]) -> None:
    board = Board(ms.Game.new(2, seed=3))
    before = (board.snapshot, board.art, board.language, board._esm)
    board._handle_msg({"content": {"data": {"method": "update", "state": update}}, "buffers": []})
    assert (board.snapshot, board.art, board.language, board._esm) == before
    board.close()


def test_the_language_can_be_changed_while_the_board_is_shown(board: Board) -> None:
    for language in LANGUAGES:
        board.language = language
        assert sent(board)["language"] == language
    assert choose(board, "inn")["title"] == "Auberge"
    with pytest.raises(ValueError, match="xx"):
        Board(board.game, language="xx")


def test_what_it_is_made_of_is_checked() -> None:
    game = ms.Game.new(2, seed=1)
    with pytest.raises(TypeError, match="a board shows a Game, not int"):
        Board(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'white' does not play in this game; players are orange, black"):
        Board(game, seat="white")
    with pytest.raises(ValueError, match="undo is one of any, until-reveal, none, not 'never'"):
        Board(game, undo="never")
    board = Board(game, seat="black", undo="none")
    assert (board.seat, board.undo, board.game) == ("black", "none", game)


def test_its_repr_is_stable_and_useful(board: Board) -> None:
    assert repr(board) == "Board(orange, black, purple: phase 1, round 1, orange to decide)"
    assert repr(Board(ms.Game.new(3, seed=99))) == repr(board)


def test_without_a_page_it_is_a_picture_and_a_text(board: Board) -> None:
    bundle = board._repr_mimebundle_()
    assert bundle is not None
    data, _ = bundle
    assert data[WIDGET_VIEW]["model_id"] == board.model_id
    assert data["image/svg+xml"] == board.picture()
    assert data["image/svg+xml"].startswith("<svg ")
    assert data["text/plain"] == str(board.game.state)
    assert "0x" not in data["text/plain"]


def test_neither_the_seed_nor_what_lies_face_down_reaches_the_page() -> None:
    """What is sent does not depend on anything that nobody can see."""
    looks = set()
    for seed in range(30):
        board = Board(ms.Game.new(2, seed=seed))
        place = {entry["name"]: entry for entry in sent(board)["scene"]["places"]}
        looks.add(json.dumps([place[name] for name in place if name[0] in "123S"]))
        assert b"deal" not in pickle.dumps(board.get_state())
        board.close()
    assert len(looks) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_snapshot_is_small(language: str) -> None:
    from tests.scene.positions import POSITIONS

    for make in POSITIONS.values():
        board = Board(make(), language=language)
        for name in board.art["places"]:
            choose(board, name)
            assert len(board.snapshot.encode()) < 20_000
        board.close()
