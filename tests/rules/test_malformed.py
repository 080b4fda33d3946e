"""Malformed decisions: any text, and Action objects with impossible fields, get a verdict and change nothing."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms
from magnumsal_widget.rules import actions as a
from magnumsal_widget.rules.components import SALTS, TOOLS, Salt
from magnumsal_widget.rules.places import BUILDINGS, COLORS, MINE
from tests.rules.blind.support import position

GIVEN: dict[str, Any] = {
    "players": ["orange", "black", "purple"],
    "mine": {
        "S1": "black purple",
        "S2": "black orange",
        "1R1": {"miners": "orange orange orange~", "salt": "2b1g", "water": 1},
        "1R2": {"miners": "purple", "salt": "1w"},
    },
    "tools": {"orange": ["rope", "pickaxe", "bucket", "cart", "food", "commercial", "royal"]},
    "salt": {"orange": "2b1g"},
}


def check_answer(game: ms.Game, decision: Any) -> None:
    """A verdict, the same answer from ``in`` and ``play``, and nothing has changed unless it was legal."""
    before, log = game.state, game.log
    verdict = game.explain(decision)
    assert isinstance(verdict, ms.Verdict)
    assert verdict.text()
    assert (decision in game.legal_actions()) == verdict.legal
    assert game.state == before
    if verdict:
        game.play(decision)
        assert str(game.undo()) == str(verdict.action)
    else:
        with pytest.raises(ms.IllegalAction) as caught:
            game.play(decision)
        assert caught.value.verdict == verdict
    assert game.state == before
    assert game.log == log


WORDS = st.sampled_from(
    [
        *("move", "rope", "extract", "assist", "visit", "deliver", "fine", "food", "bucket", "pass", "end", "undo"),
        *("supply", "pay", "cart", "pickaxe", "privilege", "sell", "buy", "queue-left", "3gr"),
        *BUILDINGS, *MINE, *COLORS, *SALTS, *TOOLS,
        *("0", "1", "2", "-1", "9999", "99999", "1e3", "٣", "²", "1b", "2b1g", "1b1b", "0b", "100w", "b", "1B1G"),
    ]
)  # fmt: skip


@settings(max_examples=250)
@given(st.one_of(st.text(max_size=40), st.lists(WORDS, max_size=9).map(" ".join)))
@example("extract 1R1 1b " + "cart S1 " * 50)
@example("pass" + " " * 400)
@example("move supply S1\n")
@example("move\u2028supply\xa0S1")
@example("MOVE SUPPLY ſ1")
@example("visit pump 1R1 99999999999999999999999")
@example("food 1R1 1R1 1R1")
@example("extract 1R1 1b pickaxe 1 pickaxe 1")
@example("extract 1R1 1b pay black 1 black 1")
@example("visit market sell brown privilege privilege")
@example("\x00")
@example("𝐦ove supply S1")
def test_any_text_gets_a_verdict_and_changes_nothing(text: str) -> None:
    check_answer(position(**GIVEN), text)


NAMES = st.one_of(WORDS, st.text(max_size=4))
NUMBERS = st.sampled_from(
    [-1, 0, 1, 2, 3, 99, 10**6, -(10**30), 10**4000, True, False, 1.5, float("nan"), None, "1", "x"]
)
ODD = st.one_of(
    NAMES,
    NUMBERS,
    st.sampled_from(
        [b"S1", (), [], {}, ("S1",), (("S1",),), ((("sell", "brown"),),), object(), Salt(), Salt(-1, 2, 0)]
    ),
    st.sampled_from([Salt(10**9, 0, 0), (1, 1, 0), (1,), (None, None, None), ("1", "b"), range(3), {"S1": 1}, int]),
    st.tuples(NAMES, NUMBERS),
    st.lists(NAMES, max_size=3).map(tuple),
    st.lists(st.tuples(NAMES, NUMBERS), max_size=3).map(tuple),
    st.lists(st.lists(NAMES, max_size=3).map(tuple), max_size=3).map(tuple),
)
KINDS = [
    a.Move, a.Rope, a.Extract, a.Assist, a.VisitInn, a.VisitSquare, a.VisitWorkshop, a.VisitPump, a.VisitMarket,
    a.VisitCastle, a.Deliver, a.Fine, a.Food, a.Bucket, a.Pass, a.End,
]  # fmt: skip


@st.composite
def impossible(draw: st.DrawFn) -> ms.Action:
    """An action with anything at all in its fields."""
    kind: Any = draw(st.sampled_from(KINDS))
    values = [draw(ODD) for _ in dataclasses.fields(kind)]
    action: ms.Action = kind(*values)
    return action


@settings(max_examples=400)
@given(impossible())
@example(a.Move(None, None))  # type: ignore[arg-type]
@example(a.Food(3))  # type: ignore[arg-type]
@example(a.Food(()))
@example(a.Extract("1R1", 5, carts=7))  # type: ignore[arg-type]
@example(a.Extract("1R1", Salt(1), carts=(("S1", 5),)))  # type: ignore[arg-type]
@example(a.Extract("1R1", Salt(1), pay=(("black",),)))  # type: ignore[arg-type]
@example(a.Extract("1R1", Salt(1), pay=5))  # type: ignore[arg-type]
@example(a.Extract("1R1", Salt(1), pay=(("black", -1), ("purple", 2))))
@example(a.Extract("1R1", Salt(1), pickaxes=-1))
@example(a.Extract("1R1", Salt(1), pickaxes=10**4000))
@example(a.Extract("1R1", Salt(10**4000)))
@example(a.VisitMarket(5))  # type: ignore[arg-type]
@example(a.VisitMarket((("sell",),)))  # type: ignore[arg-type]
@example(a.VisitMarket((), "x"))  # type: ignore[arg-type]
@example(a.VisitMarket((("sell", "brown"),) * 1000))
@example(a.VisitCastle("supply", 2))  # type: ignore[arg-type]
@example(a.VisitCastle("supply", 10**18))  # type: ignore[arg-type]
@example(a.VisitCastle("supply", "x"))  # type: ignore[arg-type]
@example(a.VisitWorkshop("cart", 0))
@example(a.VisitWorkshop("cart", -3))
@example(a.VisitPump("1R1", 10**4000))
@example(a.Deliver(None))  # type: ignore[arg-type]
@example(a.Fine("3gr\npass"))
def test_an_action_with_anything_in_its_fields_gets_a_verdict_and_changes_nothing(action: ms.Action) -> None:
    check_answer(position(**GIVEN), action)


@pytest.mark.parametrize(
    "action",
    [
        a.Extract("1R1", Salt(10**5000)),
        a.Extract("1R1", Salt(1), pickaxes=10**5000),
        a.VisitPump("1R1", 10**5000),
        a.VisitWorkshop("cart", -(10**5000)),
    ],
    ids=["salt", "pickaxes", "cubes", "price"],
)
def test_a_number_too_long_to_be_written_gets_a_verdict(action: ms.Action) -> None:
    check_answer(position(**GIVEN), action)


@pytest.mark.parametrize("kind", [a.Action, a.Visit])
def test_an_action_of_no_kind_gets_a_verdict(kind: type[ms.Action]) -> None:
    check_answer(position(**GIVEN), kind())


class Wild(a.Action):
    """An action of somebody's own making, whose text cannot be had."""

    verb = "wild"

    def __str__(self) -> str:
        raise RuntimeError("no text today")


def test_an_action_whose_text_cannot_be_had_gets_a_verdict() -> None:
    game = position(**GIVEN)
    assert Wild() not in game.legal_actions()
    verdict = game.explain(Wild())
    assert verdict.rules == ("notation",)
    with pytest.raises(ms.IllegalAction):
        game.play(Wild())


@settings(max_examples=150)
@given(impossible())
def test_an_impossible_action_is_answered_at_the_castle_and_after_the_end_too(action: ms.Action) -> None:
    castle = position(step="castle", castle={"left": ["orange"]}, salt={"orange": "2b2g"})
    over = position(phase=3, counter=4, to_move="black", actions_left=1)
    over.play("pass")
    for game in (castle, over):
        check_answer(game, action)


@pytest.mark.parametrize("thing", [None, 5, 1.5, b"pass", ["pass"], ("pass",), {"move": "S1"}, object(), a.Pass, str])
def test_what_is_neither_action_nor_text_is_a_type_error_and_never_legal(thing: Any) -> None:
    game = position(**GIVEN)
    before = game.state
    assert thing not in game.legal_actions()
    for call in (game.explain, game.play):
        with pytest.raises(TypeError, match="Action or its text"):
            call(thing)
    assert game.state == before


def test_a_verdict_of_an_impossible_action_says_what_the_right_form_is() -> None:
    verdict = position(**GIVEN).explain(a.Food(()))
    assert verdict.rules == ("notation",)
    assert "food 1R1" in verdict.text()
