"""Undo and redo, JSON, records, files: the same game comes back."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import magnumsal_widget as ms

from .support import listed, play, position


def played(decisions: int = 40, **changes: Any) -> ms.Game:
    game = ms.Game.new(3, **{"seed": 5, **changes})
    rng = random.Random(1)
    for _ in range(decisions):
        game.play(rng.choice(list(game.legal_actions())))
    return game


def test_undo_returns_the_equal_state_and_redo_brings_it_back() -> None:
    game = ms.Game.new(2, seed=3)
    rng = random.Random(2)
    states, set_up = [game.state], list(game.log)
    for _ in range(30):
        game.play(rng.choice(list(game.legal_actions())))
        states.append(game.state)
    log = list(game.log)
    for state in reversed(states[:-1]):
        assert game.can_undo
        game.undo()
        assert game.state == state
    assert not game.can_undo
    assert list(game.log) == set_up
    for state in states[1:]:
        assert game.can_redo
        game.redo()
        assert game.state == state
    assert not game.can_redo
    assert list(game.log) == log


def test_undo_and_redo_with_nothing_to_do_are_clear_errors() -> None:
    game = ms.Game.new(2, seed=3)
    for method in (game.undo, game.redo):
        with pytest.raises(Exception) as caught:
            method()
        assert not isinstance(caught.value, IndexError | AttributeError)
        assert str(caught.value)


def test_a_new_decision_forgets_what_was_undone() -> None:
    game = play(position(), "visit square")
    game.undo()
    game.play("visit inn")
    assert not game.can_redo


def test_old_states_never_change() -> None:
    game = ms.Game.new(2, seed=3)
    first, look, mark = game.state, repr(game.state), hash(game.state)
    rng = random.Random(4)
    for _ in range(25):
        game.play(rng.choice(list(game.legal_actions())))
    assert (repr(first), hash(first)) == (look, mark)
    assert first == ms.Game.new(2, seed=3).state
    assert first != game.state


def test_a_state_cannot_be_changed_from_outside() -> None:
    state = played(20).state
    with pytest.raises((AttributeError, TypeError)):
        state.phase = 3  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        state.market["brown"] = 0  # type: ignore[index]
    with pytest.raises((AttributeError, TypeError)):
        state.seats[0].money = 99  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        state.mine["S1"] = state.mine["S2"]  # type: ignore[index]
    with pytest.raises((AttributeError, TypeError)):
        state.rulings["fatigue"] = "all"  # type: ignore[index]


def test_a_state_can_be_pickled() -> None:
    state = played().state
    copy = pickle.loads(pickle.dumps(state))
    assert copy == state
    assert hash(copy) == hash(state)


def test_json_brings_the_same_game_back() -> None:
    game = played()
    other = ms.Game.from_json(game.to_json())
    assert other.state == game.state
    assert listed(other) == listed(game)
    assert other.record() == game.record()
    assert list(other.log) == list(game.log)
    other.undo()
    game.undo()
    assert other.state == game.state


def test_both_games_go_on_alike() -> None:
    game = played()
    other = ms.Game.from_json(game.to_json())
    rng = random.Random(8)
    for _ in range(40):
        text = rng.choice(listed(game))
        assert list(game.play(text)) == list(other.play(text))
        assert game.state == other.state


def test_a_record_brings_the_same_game_back() -> None:
    game = played()
    other = ms.Game.from_record(game.record())
    assert other.state == game.state
    assert other.record() == game.record()
    assert list(other.log) == list(game.log)


def test_a_record_of_a_position_or_a_variant_brings_it_back() -> None:
    for game in (
        play(position(mine={"S1": "black"}, tools={"orange": ["cart", "rope~"]}), "move supply S2", "visit inn"),
        played(variant="mapped-mine", rulings="german"),
        played(rulings={"cart-capacity": "2"}),
        play(ms.scenario("example-5"), "extract 2R1 1b2g pay orange 3"),
    ):
        for other in (ms.Game.from_record(game.record()), ms.Game.from_json(game.to_json())):
            assert other.state == game.state
            assert dict(other.state.rulings) == dict(game.state.rulings)


def test_a_saved_game_is_loaded(tmp_path: Path) -> None:
    game = played()
    game.save(tmp_path / "game.json")
    assert ms.Game.load(tmp_path / "game.json").state == game.state


def test_names_come_back_too() -> None:
    game = ms.Game.new(2, seed=1, names={"orange": "Ada <Lovelace>", "black": "Zażółć # pass"})
    game.play("pass")
    for other in (ms.Game.from_record(game.record()), ms.Game.from_json(game.to_json())):
        assert other.state == game.state
        assert dict(other.names) == dict(game.names)


def test_a_record_with_an_illegal_line_is_refused_with_the_line() -> None:
    game = play(ms.Game.new(2, seed=1), "move supply S1")
    text = game.record().rstrip("\n") + "\nmove supply S4\n"
    with pytest.raises(ValueError) as caught:
        ms.Game.from_record(text)
    assert str(len(text.splitlines())) in str(caught.value) or "move supply S4" in str(caught.value)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "5", "{", '{"version": 999}', "not json", '"x"'])
def test_broken_json_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(ValueError) as caught:
        ms.Game.from_json(text)
    assert str(caught.value)


@pytest.mark.parametrize("text", ["", "hello", "\n\n", "pass", "{}"])
def test_a_broken_record_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(ValueError) as caught:
        ms.Game.from_record(text)
    assert str(caught.value)


def refused_or_whole(read: Callable[[str], ms.Game], text: str) -> None:
    """Either a sentence says what is wrong, or a game comes out that can go on."""
    reason = ""
    try:
        listed(read(text))
    except ValueError as refused:
        reason = str(refused) or "no reason"
    assert reason != "no reason"


@cache
def sample_json() -> str:
    return played(12).to_json()


@cache
def sample_record() -> str:
    return played(12).record()


@given(st.data())
def test_json_damaged_anywhere_is_refused_or_gives_a_whole_game(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(sample_json()) - 1))
    width = data.draw(st.integers(0, 5))
    text = sample_json()[:at] + data.draw(st.text(max_size=4)) + sample_json()[at + width :]
    refused_or_whole(ms.Game.from_json, text)


@given(st.data())
def test_a_record_damaged_anywhere_is_refused_or_gives_a_whole_game(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(sample_record()) - 1))
    width = data.draw(st.integers(0, 5))
    text = sample_record()[:at] + data.draw(st.text(max_size=4)) + sample_record()[at + width :]
    refused_or_whole(ms.Game.from_record, text)


def test_json_with_a_null_somewhere_is_refused_or_gives_a_whole_game() -> None:
    text = play(position(mine={"S1": "black"}), "move supply S1").to_json()
    for path in _paths(json.loads(text)):
        whole = json.loads(text)
        at = whole
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = None
        refused_or_whole(ms.Game.from_json, json.dumps(whole))


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    if isinstance(value, dict):
        for key, below in value.items():
            found += _paths(below, (*path, key))
    elif isinstance(value, list):
        for index, below in enumerate(value):
            found += _paths(below, (*path, index))
    return found


@given(st.data())
def test_json_with_a_wrong_value_somewhere_is_refused_or_gives_a_whole_game(data: st.DataObject) -> None:
    whole = json.loads(sample_json())
    path = data.draw(st.sampled_from(_paths(whole)))
    strange = data.draw(st.sampled_from([None, -1, 10**9, "x", "", [], {}, True, 1.5, ["x"], {"x": 1}]))
    at = whole
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = strange
    refused_or_whole(ms.Game.from_json, json.dumps(whole))


def test_an_open_game_is_on_disk_after_every_decision(tmp_path: Path) -> None:
    path = tmp_path / "friday.msal"
    game = ms.Game.open(path, players=3, seed=7)
    play(game, "move supply S1", "visit inn")
    before = path.read_bytes()
    game.play("pass")
    assert len(path.read_bytes()) > len(before)
    game.undo()
    state = game.state
    game.close()
    again = ms.Game.open(path, players=3, seed=7)
    assert again.state == state
    assert again.state.player == "purple"
    again.close()


def test_another_process_cannot_write_the_game_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / "friday.msal"
    game = ms.Game.open(path, players=3, seed=7)
    game.play("pass")
    program = (
        "import sys, magnumsal_widget as ms\n"
        "try:\n    ms.Game.open(sys.argv[1], players=3, seed=7)\n"
        "except ms.GameIsOpen as refused:\n    print('refused:', refused)\n"
    )
    answer = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
    assert answer.stdout.startswith("refused:")
    game.close()


def test_a_killed_process_leaves_every_answered_decision_behind(tmp_path: Path) -> None:
    path = tmp_path / "friday.msal"
    program = (
        "import sys, random, magnumsal_widget as ms\n"
        "game, rng = ms.Game.open(sys.argv[1], players=3, seed=7), random.Random(1)\n"
        "while True:\n"
        "    action = rng.choice(list(game.legal_actions()))\n"
        "    game.play(action)\n"
        "    print(action, flush=True)\n"
    )
    worker = subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True)
    assert worker.stdout is not None
    answered = [worker.stdout.readline().strip() for _ in range(40)]
    worker.kill()
    answered += [line.strip() for line in worker.stdout if line.endswith("\n")]
    worker.wait()
    worker.stdout.close()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        game = ms.Game.open(path, players=3, seed=7)
    kept = [str(action) for action, _, _ in game.steps()]
    game.close()
    assert kept[: len(answered)] == answered


def test_a_half_written_last_line_is_not_fatal(tmp_path: Path) -> None:
    path = tmp_path / "friday.msal"
    game = ms.Game.open(path, players=3, seed=7)
    play(game, "move supply S1", "visit inn")
    states = [game.state]
    game.undo()
    states.append(game.state)
    game.redo()
    game.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-3])
    with pytest.warns(UserWarning, match="friday"):
        again = ms.Game.open(path, players=3, seed=7)
    assert again.state in states
    again.close()


def test_observation_hides_what_lies_face_down() -> None:
    """Two tables that look alike and differ in everything hidden are the same to every observer."""
    given: dict[str, Any] = {"mine": {"S1": "black", "S2": "black", "1R1": "orange"}}
    one = position(**given, seed=1, tiles={"1R2": "1b2g+2"}, order_stack=["2b", "1b1g"])
    two = position(**given, seed=2, tiles={"1R2": "3b+1"}, order_stack=["1b1g", "2b"])
    for color in ("orange", "black"):
        assert one.observe(color) == two.observe(color)
        assert repr(one.observe(color)) == repr(two.observe(color))
        assert str(one.observe(color)) == str(two.observe(color))
        assert pickle.dumps(one.observe(color)) == pickle.dumps(two.observe(color))
    assert repr(one.state) == repr(two.state)
    assert str(one.state) == str(two.state)
    assert repr(one.legal_actions()) == repr(two.legal_actions())


def test_neither_the_game_nor_its_state_shows_the_seed() -> None:
    one, two = position(seed=123456789), position(seed=987654321)
    for text in (repr(one), str(one), repr(one.state), str(one.state)):
        assert "123456789" not in text
    assert repr(one) == repr(two)


def test_only_a_player_of_the_game_observes() -> None:
    with pytest.raises(ValueError):
        position().observe("white")


def test_a_subscriber_hears_of_every_change() -> None:
    game = position()
    heard: list[Any] = []
    leave = game.subscribe(lambda *args: heard.append(args))
    game.play("pass")
    game.undo()
    game.redo()
    assert len(heard) == 3
    leave()
    game.undo()
    assert len(heard) == 3
