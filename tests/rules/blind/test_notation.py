"""The notation: canonical text, parsing, what may be left out, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import magnumsal_widget as ms

from .support import listed, money, play, position, rules

THREE = ["orange", "black", "purple"]


def rich() -> Any:
    """A position in which almost every kind of decision is listed."""
    return position(
        players=THREE,
        mine={
            "S1": "black purple", "S2": "purple orange", "1R1": "black purple",
            "1R2": {"miners": "orange orange orange~", "salt": "2b1g", "water": 1},
            "1L1": {"miners": "orange~", "water": 2},
        },
        supply={"orange": 2}, salt={"orange": "1b1g"}, assistants={"pump": "orange"},
        tools={"orange": ["cart", "pickaxe", "food", "bucket", "rope", "commercial", "royal"]},
        workshop=["cart", "food", "cart"],
    )  # fmt: skip


def becomes(game: Any, text: str) -> str:
    """The canonical text under which a typed decision enters the record."""
    game.play(text)
    line: str = game.record().rstrip("\n").splitlines()[-1]
    return line.strip()


def test_every_listed_action_is_listed_once_and_explained_as_legal() -> None:
    game = rich()
    texts = listed(game)
    assert len(texts) == len(set(texts)) == len(game.legal_actions())
    for text in texts:
        assert game.explain(text), text
        assert text in game.legal_actions()


def test_every_kind_of_decision_has_its_word() -> None:
    kinds = {text.split()[0] for text in listed(rich())}
    assert kinds == {"move", "extract", "assist", "visit", "food", "bucket", "pass"}


def test_an_action_object_is_as_good_as_its_text() -> None:
    game = rich()
    for action in game.legal_actions():
        assert action in game.legal_actions()
        assert game.explain(action).legal
    first = next(iter(game.legal_actions()))
    game.play(first)
    other = rich()
    other.play(str(first))
    assert game.state == other.state


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("extract 1R2 1g1b cart 1R1 pay purple 1 black 1", "extract 1R2 1b1g cart 1R1 pay black 1 purple 1"),
        ("extract 1R2 1b cart S1 pickaxe 1 pay black 1", "extract 1R2 1b pickaxe 1 cart S1 pay black 1"),
        ("visit market buy brown sell green", "visit market sell green buy brown"),
        ("visit market sell green sell brown", "visit market sell brown sell green"),
        ("food 1R2 1L1", "food 1L1 1R2"),
    ],
)
def test_decisions_are_recorded_in_their_canonical_text(typed: str, canonical: str) -> None:
    game = rich()
    if typed.startswith("extract 1R2 1g1b"):
        game = position(
            players=THREE, tools={"orange": ["cart"]},
            mine={"S1": "black purple", "S2": "orange", "1R1": "black",
                  "1R2": {"miners": "orange orange", "salt": "2b1g"}},
        )  # fmt: skip
    assert canonical in listed(game)
    assert typed in game.legal_actions()
    assert becomes(game, typed) == canonical


def test_carts_are_written_from_the_chamber_upward() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": "black", "1R2": {"miners": "orange", "salt": "1b"}}
    game = position(mine=mine, tools={"orange": ["cart", "cart"]})
    assert "extract 1R2 1b cart 1R1 S2 cart S1" in listed(game)
    assert "extract 1R2 1b cart 1R1 cart S2 S1" in listed(game)
    assert "extract 1R2 1b cart S1 cart 1R1 S2" not in listed(game)
    assert becomes(game, "extract 1R2 1b cart S1 cart 1R1 S2") == "extract 1R2 1b cart 1R1 S2 cart S1"


def test_pay_is_printed_whenever_there_is_a_fee() -> None:
    mine = {"S1": "black", "S2": "orange", "1R1": {"miners": "orange", "salt": "1b"}}
    game = position(mine=mine)
    assert "extract 1R1 1b pay black 1" in listed(game)
    assert "extract 1R1 1b" not in listed(game)
    assert "extract 1R1 1b" in game.legal_actions()
    assert becomes(game, "extract 1R1 1b") == "extract 1R1 1b pay black 1"


def test_payees_stand_in_seat_order() -> None:
    players = ["purple", "orange", "black"]
    mine = {"S1": "black", "S2": "purple", "1R1": {"miners": "orange", "salt": "1b"}}
    game = position(players=players, start="purple", mine=mine)
    assert "extract 1R1 1b pay purple 1 black 1" in listed(game)


def test_a_price_may_be_typed_where_the_card_is_the_only_one() -> None:
    game = position(workshop=["cart", "food", "rope"])
    assert game.explain("visit workshop rope 5")
    assert becomes(game, "visit workshop rope 5") == "visit workshop rope"


def test_of_one_colour_the_order_of_the_transactions_is_kept() -> None:
    game = position(market={"brown": 4}, tools={"orange": ["commercial"]})
    texts = listed(game)
    assert "visit market sell brown buy brown privilege" in texts
    assert "visit market buy brown sell brown privilege" in texts


NONSENSE = [
    "", " ", "hello", "move", "move S1", "move S1 S2 S3", "move S1 S9", "move nowhere S1", "move 1R5 S1",
    "move supply pump", "rope", "rope supply", "extract", "extract 1R1 2x", "extract 1R1 b", "extract 1R1 1b pay",
    "extract 1R1 1b pay black", "extract 1R1 1b pay black x", "extract 1R1 1b pickaxe", "extract 1R1 1b cart",
    "assist pump", "assist supply", "visit", "visit tavern", "visit pump", "visit pump 1R1", "visit pump 1R1 many",
    "visit market sell", "visit market sell red", "visit market swap brown", "visit workshop hammer",
    "visit castle", "visit castle nowhere", "deliver", "deliver 2x", "fine", "fine 4gr 2", "fine red", "food",
    "food 1R1 1R2 1R3", "bucket 1R1", "pass now", "end it", "Pass!", "\u0664", "move supply S\u0661",
    "extract 1R1 1b pay black -1", "visit pump 1R1 -1", "move supply S1; pass", "pass\npass",
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE)
def test_text_that_does_not_parse_gives_the_rule_notation(text: str) -> None:
    game = rich()
    before = game.state
    verdict = game.explain(text)
    assert not verdict
    assert "notation" in {violation.rule for violation in verdict.violations}
    assert text not in game.legal_actions()
    with pytest.raises(ms.IllegalAction) as caught:
        game.play(text)
    assert isinstance(caught.value, ValueError)
    assert {violation.rule for violation in caught.value.verdict.violations} == rules(game, text)
    assert game.state == before


@pytest.mark.parametrize("thing", [5, None, 1.5, ["pass"], ("pass",), b"pass", {"a": 1}, object()])
def test_a_wrong_type_is_a_type_error(thing: object) -> None:
    game = rich()
    with pytest.raises(TypeError):
        game.explain(thing)
    with pytest.raises(TypeError):
        game.play(thing)
    assert thing not in game.legal_actions()


@given(st.text(max_size=40))
def test_no_text_ever_makes_explain_or_membership_raise(text: str) -> None:
    game = rich()
    assert (text in game.legal_actions()) == bool(game.explain(text))


WORDS = st.sampled_from(
    [
        "move",
        "rope",
        "extract",
        "assist",
        "visit",
        "deliver",
        "fine",
        "food",
        "bucket",
        "pass",
        "end",
        "supply",
        "S1",
        "S2",
        "S3",
        "1R1",
        "1R2",
        "1L1",
        "3R2",
        "inn",
        "workshop",
        "pump",
        "market",
        "square",
        "castle",
        "brown",
        "green",
        "white",
        "1b",
        "2b",
        "1b1g",
        "3gr",
        "1",
        "2",
        "3",
        "5",
        "0",
        "-1",
        "99999999999999999999",
        "pickaxe",
        "cart",
        "pay",
        "black",
        "purple",
        "orange",
        "sell",
        "buy",
        "privilege",
        "rope",
        "commercial",
    ]
)


@given(st.lists(WORDS, min_size=1, max_size=9))
def test_any_sentence_of_the_notations_words_is_answered(words: list[str]) -> None:
    game = rich()
    text = " ".join(words)
    verdict = game.explain(text)
    assert (text in game.legal_actions()) == bool(verdict)
    before = game.state
    if verdict:
        game.play(text)
        game.undo()
    else:
        with pytest.raises(ms.IllegalAction):
            game.play(text)
    assert game.state == before


def test_an_illegal_play_changes_nothing_and_carries_its_verdict() -> None:
    game = position()
    before = game.state
    with pytest.raises(ms.IllegalAction) as caught:
        game.play("move supply S2")
    assert not caught.value.verdict
    assert {violation.rule for violation in caught.value.verdict.violations} == {"chain-rule"}
    assert game.state == before


def test_violations_speak_four_languages_and_name_their_source() -> None:
    verdict = position(money={"orange": 2}).explain("visit inn")
    for violation in verdict.violations:
        texts = {violation.text(language) for language in ("en", "pl", "de", "fr")}
        assert len(texts) == 4
        assert violation.source


def test_a_verdict_of_a_tile_to_be_turned_does_not_say_which() -> None:
    mine = {"S1": "black", "S2": "black"}
    one = position(mine=mine, tiles={"1R1": "1b2g+2"}, seed=1)
    two = position(mine=mine, tiles={"1R1": "3b+1"}, seed=1)
    assert str(one.explain("move supply 1R1").effect) == str(two.explain("move supply 1R1").effect)
    assert repr(one.explain("move supply 1R1")) == repr(two.explain("move supply 1R1"))


def test_explaining_changes_nothing() -> None:
    game = rich()
    before = game.state
    for text in ["pass", "move supply S1", "visit inn", "extract 1R2 1b"]:
        game.explain(text)
    assert game.state == before
    assert money(game, "orange") == 20
    assert not game.can_undo


def test_playing_returns_the_events_that_the_log_keeps() -> None:
    game = position()
    events = list(game.play("visit inn"))
    assert events
    assert list(game.log)[-len(events) :] == events
    more = list(play(position(), "visit inn", "pass").log)
    assert more[: len(events)] == events
