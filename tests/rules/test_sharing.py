"""A game that several parts of a program hold at once: listeners, threads, copies, worker processes."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest

import magnumsal_widget as ms
from magnumsal_widget.rules import transport, turn
from magnumsal_widget.rules.actions import END, End
from magnumsal_widget.rules.table import Table

CROWDED = dict.fromkeys(("S1", "S2", "S3", "S4", "S5", "S6", "3R1"), "black purple white")


def crowded_game() -> ms.Game:
    """The position with 50,900 extractions."""
    return ms.position(
        ["orange", "black", "purple", "white"],
        phase=3,
        round=2,
        money={"orange": 99},
        mine={**CROWDED, "3R2": {"miners": "orange " * 7, "salt": "2g3w"}},
        tools={"orange": ["cart", "pickaxe"]},
    )


def test_decisions_of_several_threads_follow_one_another() -> None:
    game = ms.Game.new(2, seed=1)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: game.play("pass"), range(200)))
    assert len(game.decisions) == 200
    assert ms.Game.from_record(game.record()).state == game.state


def test_a_listener_that_fails_spoils_neither_the_decision_nor_the_other_listeners() -> None:
    game = ms.Game.new(2, seed=1)
    heard: list[int] = []

    def fail() -> None:
        raise RuntimeError("the page is gone")

    game.subscribe(fail)
    game.subscribe(lambda: heard.append(len(game.decisions)))
    with pytest.warns(RuntimeWarning, match="the page is gone"):
        events = game.play("pass")
    assert events[0].kind == "passed"
    assert heard == [1]


def test_a_listener_may_play_on_while_a_decision_is_taken_back() -> None:
    game = ms.Game.new(2, seed=1)
    game.play("pass")
    game.play("visit square")

    def go_on() -> None:
        stop()
        game.undo()
        game.play("move supply S1")

    stop = game.subscribe(go_on)
    assert str(game.undo()) == "visit square"
    assert [str(action) for action in game.decisions] == ["move supply S1"]


def test_ending_a_subscription_twice_leaves_others_alone() -> None:
    game = ms.Game.new(2, seed=1)
    heard: list[str] = []
    listener = heard.append

    def listen() -> None:
        listener("changed")

    first, _second = game.subscribe(listen), game.subscribe(listen)
    first()
    first()
    game.play("pass")
    assert heard == ["changed"]


def test_only_functions_can_listen() -> None:
    with pytest.raises(TypeError, match="a listener is a function"):
        ms.Game.new(2, seed=1).subscribe("no function")  # type: ignore[arg-type]


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(duplicate: object) -> None:
    game = ms.Game.new(2, seed=1)
    game.play("pass")
    other = duplicate(game)  # type: ignore[operator]
    other.play("visit square")
    assert (len(game.decisions), game.can_redo, len(other.decisions)) == (1, False, 2)


def test_an_end_that_came_from_another_process_ends_the_turn() -> None:
    game = ms.position(
        2, round=2, actions_left=1, mine={"S1": "orange", "S2": "orange", "1R1": {"miners": "orange~", "salt": "1b"}},
        tools={"orange": ["food"]},
    )  # fmt: skip
    game.play("visit square")
    table = Table.of(game.state)
    turn.play(table, pickle.loads(pickle.dumps(END)))
    assert table.state().player == "black"
    assert pickle.loads(pickle.dumps(END)) == End()


def test_rulings_made_by_hand_are_checked() -> None:
    with pytest.raises(ValueError, match="one of needed, all"):
        ms.Rulings({"fatigue": "some"})
    with pytest.raises(ValueError, match="no ruling 'fatige'"):
        ms.Rulings({"fatige": "all"})
    assert ms.Rulings({"fatigue": "all"}) == {**ms.Rulings({}), "fatigue": "all"}


def test_a_tool_is_named_once_in_a_line() -> None:
    game = crowded_game()
    for text in ("extract 3R2 1w pickaxe 1 pickaxe", "extract 3R2 1w pickaxe 0 pickaxe 0"):
        assert game.explain(text).rules == ("notation",)


def test_no_payment_is_listed_to_explain_or_find_an_extraction() -> None:
    game = crowded_game()
    before = transport.totals.cache_info(), transport.payments.cache_info()
    assert game.explain("extract 3R2 99b99g99w").rules[-1] == "payees-open"
    assert game.explain("extract 3R2 2g3w").rules == ("payees-open",)
    assert "extract 3R2 2g3w cart S4 S3 pay black 20 purple 5" in game.legal_actions()
    assert (transport.totals.cache_info(), transport.payments.cache_info()) == before
