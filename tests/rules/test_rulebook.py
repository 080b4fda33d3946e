"""Every rule and sentence of the rulebook's table comes up, with its figures and places; verdicts name all at once."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import magnumsal_widget as ms
from magnumsal_widget.rules.rulebook import RULE_OF, RULES, SECTIONS
from tests.rules.blind.support import position

LANGUAGES = ("en", "pl", "de", "fr")


class Case(NamedTuple):
    """A decision, the one sentence it draws (with its figures and places), and the position in which it does."""

    text: str
    sentence: str
    figures: dict[str, Any]
    places: tuple[str, ...]
    given: dict[str, Any] = {}  # noqa: RUF012  never changed
    played: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    """Sentences that cannot but come with it."""


WAY = {"S1": "black", "S2": "black", "1R1": "black"}
SITE = {**WAY, "1R2": {"miners": "orange orange", "salt": "2b1g"}}
"""Orange works behind three black miners: each cube costs 3 gr."""
SHARED = {"S1": "black purple", "S2": "black", "1R1": {"miners": "orange orange", "salt": "2b1g"}}
THREE = ["orange", "black", "purple"]
STRANDED = {"S1": "orange", "S2": "black", "1R1": "", "1R2": "black black", "1R3": "", "1R4": ""}
"""The exception has cut off the two in 1R2."""
AT_CASTLE = {"step": "castle", "castle": {"left": ["orange"]}}
TIRED = {"S1": "black", "S2": "black", "1R1": "orange~"}

CASES = (
    # The text itself
    Case("", "notation.empty", {}, ()),
    Case("fly away", "notation.verb", {"word": "fly"}, ()),
    Case("visit inn now", "notation.form", {"form": "visit inn"}, ()),
    Case("move supply", "notation.form", {"form": "move supply S1"}, ()),
    Case("extract 1R1 1b pay", "notation.form", {"form": "extract 1R2 1b1g pickaxe 1 cart 1R1 S2 pay black 4"}, ()),
    Case("move supply S9", "notation.place", {"word": "S9"}, ()),
    Case("move inn S1", "notation.place", {"word": "inn"}, ()),
    Case("extract 1R1 2x", "notation.salt", {"word": "2x"}, ()),
    Case("visit pump 1R1 many", "notation.number", {"word": "many"}, ()),
    Case("visit workshop hammer", "notation.tool", {"word": "hammer"}, ()),
    Case("extract 1R1 1b pay green 1", "notation.player", {"word": "green"}, ()),
    # When
    Case(
        "pass", "game-over", {}, (),
        {"phase": 3, "counter": 4, "to_move": "black", "actions_left": 1}, ("pass",),
    ),
    Case("pass", "castle-first", {}, ("queue-left",), {**AT_CASTLE, "salt": {"orange": "2b2g"}}),
    Case("deliver 2g", "no-courier", {}, ("castle",)),
    Case("fine 3gr", "no-courier", {}, ("castle",)),
    Case("pass", "no-action-left", {}, (), {"mine": TIRED, "actions_left": 0, "tools": {"orange": ["food"]}}),
    Case("end", "actions-left", {"actions": 2}, ()),
    # Miners
    Case("move supply S1", "no-miner.supply", {}, ("supply-orange",), {"supply": {"orange": 0}}),
    Case("move pump S1", "no-miner.assistant", {"building": "pump"}, ("assistant-pump",), {
        "assistants": {"pump": "black"},
    }),
    Case("assist S2 pump", "no-miner.space", {"place": "S2"}, ("S2",), {"mine": WAY}),
    Case("move 1R1 S2", "tired", {"place": "1R1"}, ("1R1",), {"mine": TIRED}),
    Case("extract 1R1 1b", "tired", {"place": "1R1"}, ("1R1",), {
        "mine": {"S1": "orange", "S2": "orange", "1R1": {"miners": "orange~", "salt": "1b"}},
    }),
    Case("move queue-left S1", "queue-stays", {}, ("queue-left",)),
    Case("move S1 S1", "same-place", {"place": "S1"}, ("S1",), {"mine": {"S1": "orange"}}),
    Case("move supply S3", "chain-rule.enter", {"target": "S3", "gaps": ("S1", "S2")}, ("S1", "S2")),
    Case("move supply 1R2", "chain-rule.enter", {"target": "1R2", "gaps": ("1R1",)}, ("1R1",), {
        "mine": {"S1": "black", "S2": "black"},
    }),
    Case("assist S1 pump", "chain-rule.leave", {"place": "S1", "miners": 3}, ("S1", "S2", "1R1"), {
        "mine": {"S1": "orange", "S2": "black black", "1R1": "orange"},
    }),
    Case("assist S1 pump", "chain-rule.leave", {"place": "S1", "miners": 1}, ("S1", "S2"), {"mine": STRANDED}),
    Case("assist S1 pump", "chain-rule.leave", {"place": "S1", "miners": 3}, ("S1", "S2", "1R2"), {
        "mine": STRANDED, "rulings": {"stranded-miners": "count"},
    }),
    # Tools
    Case("food 1R1", "no-tool", {"tool": "food", "needed": 1, "ready": 0}, (), {"mine": TIRED}),
    Case("extract 1R2 1b pickaxe 2 pay black 3", "no-tool", {"tool": "pickaxe", "needed": 2, "ready": 1}, (), {
        "mine": {**WAY, "1R2": {"miners": "orange", "salt": "2b", "water": 2}}, "tools": {"orange": ["pickaxe"]},
    }),
    Case("food 1R1", "tool-once", {"tool": "food"}, (), {"mine": TIRED, "tools": {"orange": ["food~"]}}),
    Case("visit castle supply privilege", "tool-once", {"tool": "royal"}, (), {"tools": {"orange": ["royal~"]}}),
    Case("extract 1R2 1b pickaxe 1 pay black 3", "idle-tool", {"tool": "pickaxe"}, ("1R2",), {
        "mine": SITE, "tools": {"orange": ["pickaxe"]},
    }),
    Case("extract 1R2 2b pickaxe 1 pay black 6", "idle-tool", {"tool": "pickaxe"}, ("1R2",), {
        "mine": {**WAY, "1R2": {"miners": "orange " * 3, "salt": "2b"}}, "tools": {"orange": ["pickaxe"]},
        "rulings": "english-1",
    }),
    Case("visit market privilege", "idle-tool", {"tool": "commercial"}, ("market",), {
        "rulings": "polish", "tools": {"orange": ["commercial"]},
    }),
    Case("rope supply S1", "rope-after-move", {}, (), {"tools": {"orange": ["rope"]}}),
    Case("rope S1 S2", "rope-other-miner", {"place": "S1"}, ("S1",), {
        "mine": {"S1": "black"}, "tools": {"orange": ["rope"]},
    }, ("move supply S1",)),
    # Extraction and transport
    Case("extract S1 1b", "not-a-chamber", {"place": "S1"}, ("S1",)),
    Case("visit pump S1 1", "not-a-chamber", {"place": "S1"}, ("S1",)),
    Case("extract 1R1 1b", "unrevealed", {"place": "1R1"}, ("1R1",), {}, (), ("no-miner.space",)),
    Case("extract 1R2 0", "nothing-taken", {}, ("1R2",), {"mine": SITE}),
    Case("extract 1R2 1b1w", "no-salt", {"place": "1R2", "asked": (1, 0, 1), "there": (2, 1, 0)}, ("1R2",), {
        "mine": SITE,
    }),
    Case(
        "extract 1R2 2b1g pay black 9", "strength",
        {"place": "1R2", "cubes": 3, "strength": 2, "miners": 2, "pickaxes": 0, "water": 0}, ("1R2",), {"mine": SITE},
    ),
    Case(
        "extract 1R2 1b pickaxe 1 pay black 3", "strength",
        {"place": "1R2", "cubes": 1, "strength": 0, "miners": 1, "pickaxes": 1, "water": 4}, ("1R2",),
        {"mine": {**WAY, "1R2": {"miners": "orange", "salt": "1b", "water": 4}}, "tools": {"orange": ["pickaxe"]}},
    ),
    Case(
        "extract 1R2 2b1g pickaxe 1 pay black 9", "strength",
        {"place": "1R2", "cubes": 3, "strength": 2, "miners": 2, "pickaxes": 1, "water": 1}, ("1R2",),
        {
            "mine": {**SITE, "1R2": {"miners": "orange orange", "salt": "2b1g", "water": 1}},
            "tools": {"orange": ["pickaxe"]},
        },
    ),
    Case("extract 1R2 1b cart 1R1 S2 S1", "cart.length", {}, ("1R1", "S2", "S1"), {
        "mine": SITE, "tools": {"orange": ["cart"]},
    }),
    Case("extract 1R2 1b cart S3 S4 S5", "cart.length", {}, ("S3", "S4", "S5"), {
        "mine": SITE, "tools": {"orange": ["cart"]},
    }),
    Case("extract 1R2 1b cart S3", "cart.way", {"place": "S3", "chamber": "1R2"}, ("S3",), {
        "mine": SITE, "tools": {"orange": ["cart"]},
    }),
    Case("extract 1R2 1b cart S1", "cart.free", {"place": "S1"}, ("S1",), {
        "mine": {**SITE, "S1": "orange"}, "tools": {"orange": ["cart"]},
    }),
    Case("extract 1R2 1b cart 1R1 S1", "cart.adjacent", {"first": "1R1", "second": "S1"}, ("1R1", "S1"), {
        "mine": SITE, "tools": {"orange": ["cart"]},
    }),
    Case("extract 1R2 1b cart 1R1 S2 cart S2", "cart.overlap", {"place": "S2"}, ("S2",), {
        "mine": SITE, "tools": {"orange": ["cart", "cart"]},
    }),
    Case("extract 1R2 1b cart S2", "cart.chambers", {"place": "S2"}, ("S2",), {
        "mine": SITE, "tools": {"orange": ["cart"]}, "rulings": "german",
    }),
    Case("extract 1R2 2b pay black 6", "cannot-pay", {"needed": 6, "has": 5}, ("1R1", "S2", "S1"), {
        "mine": SITE, "money": {"orange": 5},
    }),
    Case("extract 1R2 2b cart 1R1 S2 pay black 2", "cannot-pay", {"needed": 2, "has": 1}, ("S1",), {
        "mine": SITE, "money": {"orange": 1}, "tools": {"orange": ["cart"]},
    }),
    Case("visit inn", "cannot-pay", {"needed": 6, "has": 5}, ("inn",), {"money": {"orange": 5}}),
    Case("visit workshop rope", "cannot-pay", {"needed": 5, "has": 4}, ("workshop",), {"money": {"orange": 4}}),
    Case("visit pump 1R2 3", "cannot-pay", {"needed": 5, "has": 4}, ("pump",), {
        "mine": {**WAY, "1R2": {"miners": "orange", "water": 3}}, "money": {"orange": 4},
    }),
    Case("visit market buy brown", "cannot-pay", {"needed": 4, "has": 3}, ("market",), {"money": {"orange": 3}}),
    Case("extract 1R2 2b pay black 5", "wrong-payment.sum", {"due": 6, "paid": 5}, ("1R1", "S2", "S1"), {
        "mine": SITE,
    }, (), ("wrong-payment.too-little",)),
    Case("extract 1R1 1b pay black 1 white 1", "wrong-payment.stranger", {"payee": "white"}, ("S2", "S1"), {
        "players": [*THREE, "white"], "mine": SHARED,
    }),
    Case("extract 1R1 1b pay purple 2", "wrong-payment.too-little", {"payee": "black", "least": 1}, ("S2", "S1"), {
        "players": THREE, "mine": SHARED,
    }, (), ("wrong-payment.too-much",)),
    Case(
        "extract 1R1 1b pay black 1 purple 3", "wrong-payment.too-much", {"payee": "purple", "most": 1}, ("S2", "S1"),
        {"players": THREE, "mine": SHARED}, (), ("wrong-payment.sum",),
    ),
    Case("extract 1R1 2b", "payees-open", {"due": 4, "payees": ("black", "purple")}, ("S2", "S1"), {
        "players": THREE, "mine": SHARED,
    }),
    # Assistants and buildings
    Case("assist supply inn", "no-assistant-place", {"building": "inn"}, ("inn",)),
    Case("assist supply pump", "one-assistant", {"building": "pump", "owner": "black"}, ("assistant-pump",), {
        "assistants": {"pump": "black"},
    }),
    Case("visit square", "same-building-twice", {"building": "square"}, ("square",), {}, ("visit square",)),
    Case("visit inn", "inn-sold-out", {}, ("inn",), {"inn": 8}),
    Case("visit inn", "miner-limit", {}, ("inn",), {"supply": {"orange": 10}}),
    Case("visit workshop royal", "not-on-sale.tool", {"tool": "royal"}, ("workshop",)),
    Case("visit workshop cart 4", "not-on-sale.price", {"tool": "cart", "price": 4}, ("workshop",)),
    Case("visit workshop cart", "price-open", {"tool": "cart", "prices": (3, 5)}, ("workshop",), {
        "workshop": ["cart", "food", "cart"],
    }),
    Case("visit pump 1R2 3", "no-water", {"place": "1R2", "asked": 3, "there": 2}, ("1R2",), {
        "mine": {**WAY, "1R2": {"miners": "orange", "water": 2}},
    }),
    Case("visit pump 1R2 0", "no-water", {"place": "1R2", "asked": 0, "there": 2}, ("1R2",), {
        "mine": {**WAY, "1R2": {"miners": "orange", "water": 2}},
    }),
    Case("bucket 1R2 1R1", "no-water", {"place": "1R2", "asked": 1, "there": 0}, ("1R2",), {
        "mine": {**WAY, "1R2": "orange"}, "tools": {"orange": ["bucket"]},
    }),
    Case("visit pump 1R2 5", "pump-limit", {"limit": 4}, ("pump",), {
        "mine": {**WAY, "1R2": {"miners": "orange", "water": 6}}, "rulings": "condensed",
    }),
    Case("visit market", "transactions.none", {}, ("market",)),
    Case("visit market sell brown sell brown sell brown", "transactions.many", {}, ("market",), {
        "salt": {"orange": "3b"},
    }),
    Case("visit market sell white", "own-salt", {"colour": "white"}, ("market",)),
    Case("visit market sell brown", "column-full", {"colour": "brown"}, ("market",), {"market": {"brown": 4}}),
    Case("visit market buy white", "column-empty", {"colour": "white"}, ("market",)),
    Case("visit market sell brown buy brown", "same-cube.sold", {"colour": "brown"}, ("market",)),
    Case("visit market buy green sell green", "same-cube.bought", {"colour": "green"}, ("market",)),
    # Couriers
    Case("deliver 1b1g", "order-not-open", {"salt": (1, 1, 0)}, ("castle",), {**AT_CASTLE, "salt": {"orange": "2b2g"}}),
    Case("deliver 3b", "order-salt", {"salt": (3, 0, 0), "has": (2, 2, 0)}, ("castle",), {
        **AT_CASTLE, "salt": {"orange": "2b2g"},
    }),
    Case("fine 3gr", "must-deliver", {}, ("castle",), {**AT_CASTLE, "salt": {"orange": "2b2g"}}),
    Case("fine 3gr", "fine.money", {"has": 2}, ("castle",), {
        **AT_CASTLE, "salt": {"orange": "1b1g"}, "money": {"orange": 2},
    }),
    Case("fine white", "fine.salt", {"colour": "white"}, ("castle",), {**AT_CASTLE, "salt": {"orange": "1b1g"}}),
    # Food and bucket
    Case("food 1R1 1R1", "not-tired", {"place": "1R1"}, ("1R1",), {
        "mine": {**TIRED, "1R1": "orange~ orange"}, "tools": {"orange": ["food"]},
    }),
    Case("bucket 1R1 1R3", "bucket-neighbour", {"origin": "1R1", "target": "1R3"}, ("1R1", "1R3"), {
        "mine": {**WAY, "1R1": {"miners": "orange", "water": 1}}, "tools": {"orange": ["bucket"]},
    }),
    Case("bucket 1R1 1R2", "bucket-unrevealed", {"target": "1R2"}, ("1R2",), {
        "mine": {**WAY, "1R1": {"miners": "orange", "water": 1}}, "tools": {"orange": ["bucket"]},
        "rulings": "french",
    }),
)  # fmt: skip


def name_of(case: Case) -> str:
    return f"{case.sentence}: {case.text}"


def verdict_of(case: Case, **changes: Any) -> ms.Verdict:
    game = position(**{**case.given, **changes})
    for text in case.played:
        game.play(text)
    before = game.state
    verdict = game.explain(case.text)
    assert game.state == before
    assert case.text not in game.legal_actions()
    with pytest.raises(ms.IllegalAction) as caught:
        game.play(case.text)
    assert caught.value.verdict == verdict
    assert game.state == before
    return verdict


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_broken_rule_is_named_with_its_figures_and_places(case: Case) -> None:
    verdict = verdict_of(case)
    assert not verdict
    assert not verdict.legal
    assert sorted(v.sentence for v in verdict.violations) == sorted([case.sentence, *case.beside])
    violation = next(v for v in verdict.violations if v.sentence == case.sentence)
    assert dict(violation.figures) == case.figures
    assert violation.places == case.places
    assert violation.rule == RULE_OF[case.sentence]
    assert set(violation.figures) == set(RULES[violation.rule].sentences[case.sentence])
    assert verdict.rules == tuple(dict.fromkeys(v.rule for v in verdict.violations))
    assert (verdict.cost, verdict.income, dict(verdict.payments), verdict.effect) == (0, 0, {}, ())


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_verdict_is_the_same_for_whoever_sits_last(case: Case) -> None:
    """Seats make no difference; payees are named in the order in which they sit."""
    players = [*case.given.get("players", ["orange", "black"])]
    verdict = verdict_of(case, players=[*players[1:], players[0]])
    other = verdict_of(case, players=players[::-1])
    for found in (verdict, other):
        assert sorted(v.sentence for v in found.violations) == sorted([case.sentence, *case.beside])
        violation = next(v for v in found.violations if v.sentence == case.sentence)
        figures = dict(violation.figures)
        if "payees" in figures:
            figures["payees"] = tuple(sorted(figures["payees"]))
        assert figures == case.figures
        assert violation.places == case.places


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_every_sentence_is_said_in_four_languages(case: Case) -> None:
    verdict = verdict_of(case)
    for violation in verdict.violations:
        for say in (violation.text, violation.name, violation.source_text):
            sentences = [say(language) for language in LANGUAGES]
            assert all(sentence.strip() and "{" not in sentence for sentence in sentences)
        assert len({violation.text(language) for language in LANGUAGES}) == 4
        assert str(violation) == violation.text() == violation.text("en")
        assert violation.source == violation.source_text("en")
    for language in LANGUAGES:
        text = verdict.text(language)
        assert all(violation.text(language) in text for violation in verdict.violations)
        assert len(text.splitlines()) == len(verdict.violations)
    assert str(verdict) == verdict.text()
    assert str(ms.IllegalAction(verdict)) == verdict.text()


def test_every_sentence_of_the_table_comes_up() -> None:
    assert {case.sentence for case in CASES} == set(RULE_OF)


def test_every_rule_stands_in_a_section_and_no_sentence_belongs_to_two_rules() -> None:
    assert {rule.section for rule in RULES.values()} == set(SECTIONS)
    assert sum(len(rule.sentences) for rule in RULES.values()) == len(RULE_OF)
    for name, rule in RULES.items():
        assert all(sentence.split(".")[0] == name for sentence in rule.sentences)


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    violation = position().explain("move supply S3").violations[0]
    with pytest.raises(ValueError, match=r"en.*pl.*de.*fr"):
        violation.text("xx")


# All at once


@pytest.mark.parametrize(
    ("text", "sentences", "given"),
    [
        (
            "move S1 1R2",
            ["chain-rule.leave", "chain-rule.enter"],
            {"mine": {"S1": "orange", "S2": "black"}},
        ),
        (
            "rope 1R1 3R1",
            ["rope-after-move", "no-tool", "tired", "chain-rule.leave", "chain-rule.enter"],
            {
                "mine": {"S1": "black", "S2": "black", "1R1": {"miners": "orange~", "salt": "1b"}, "1R2": "black"},
                "actions_left": 0,
                "tools": {"orange": ["food"]},
            },
        ),
        (
            "extract 1R2 2b1w pickaxe 9 cart S2 cart S2 S4 pay white 1",
            [
                "castle-first", "no-salt", "no-miner.space", "no-tool", "tool-once", "cart.overlap", "cart.way",
                "idle-tool",
            ],
            {
                "mine": {"S1": "black", "S2": "black", "1R1": "black", "1R2": {"salt": "1b"}},
                "tools": {"orange": ["pickaxe", "cart", "cart~"]},
                "salt": {"orange": "2b2g"},
                **AT_CASTLE,
            },
        ),
        (
            "extract 1R2 2b1g pay black 1 purple 9",
            ["strength", "cannot-pay", "wrong-payment.sum", "wrong-payment.too-little", "wrong-payment.stranger"],
            {
                "players": THREE,
                "mine": {**WAY, "1R2": {"miners": "orange", "salt": "2b1g", "water": 1}},
                "money": {"orange": 5},
            },
        ),
        (
            "visit castle 1R1 privilege",
            ["same-building-twice", "tired", "chain-rule.leave", "no-tool"],
            {
                "mine": {"S1": "black", "S2": "black", "1R1": {"miners": "orange~", "salt": "1b"}, "1R2": "black"},
                "visited": ["castle"],
            },
        ),
        (
            "visit inn",
            ["castle-first", "same-building-twice", "miner-limit", "cannot-pay"],
            {
                "visited": ["inn"], "supply": {"orange": 9}, "money": {"orange": 2}, "salt": {"orange": "2b2g"},
                **AT_CASTLE,
            },
        ),
        (
            "visit inn",
            ["miner-limit", "inn-sold-out"],
            {"supply": {"orange": 10}, "inn": 8, "money": {"orange": 0}},
        ),
        (
            "visit pump 1R1 6",
            ["same-building-twice", "no-miner.space", "no-water", "pump-limit", "cannot-pay"],
            {"visited": ["pump"], "rulings": "condensed", "money": {"orange": 3}, "mine": WAY},
        ),
        (
            "visit market sell white buy white privilege",
            ["same-building-twice", "no-tool", "own-salt", "same-cube.sold"],
            {"visited": ["market"], "market": {"white": 0}},
        ),
        (
            "visit market sell brown buy green",
            ["own-salt", "column-full", "column-empty", "cannot-pay"],
            {"market": {"brown": 4, "green": 0}, "salt": {"orange": ""}, "money": {"orange": 0}},
        ),
        (
            "assist S1 castle",
            ["chain-rule.leave", "one-assistant"],
            {"mine": {"S1": "orange", "S2": "black"}, "assistants": {"castle": "black"}},
        ),
        (
            "assist queue-right square",
            ["queue-stays", "no-assistant-place"],
            {},
        ),
        (
            "deliver 2b1w",
            ["order-not-open", "order-salt"],
            {**AT_CASTLE, "salt": {"orange": "2b2g"}},
        ),
        (
            "fine white",
            ["must-deliver", "fine.salt"],
            {**AT_CASTLE, "salt": {"orange": "2b2g"}},
        ),
        (
            "food 1R1 1R2",
            ["no-tool", "not-tired", "not-tired"],
            {},
        ),
        (
            "bucket S2 1R1",
            ["tool-once", "no-miner.space", "no-water", "bucket-neighbour"],
            {"tools": {"orange": ["bucket~"]}},
        ),
    ],
)  # fmt: skip
def test_a_verdict_lists_all_broken_rules_at_once(text: str, sentences: list[str], given: dict[str, Any]) -> None:
    verdict = position(**given).explain(text)
    assert sorted(v.sentence for v in verdict.violations) == sorted(sentences)


# What a legal decision costs, in words


@pytest.mark.parametrize(
    ("text", "cost", "words"),
    [
        ("pass", 0, ()),
        ("visit inn", 6, ("6",)),
        ("visit workshop food", 4, ("4",)),
        ("extract 1R2 2b pay black 6", 6, ("6", "1R1", "S2", "S1")),
        ("extract 1R2 2b cart 1R1 S2 pay black 2", 2, ("2", "S1")),
    ],
)
def test_a_legal_verdict_says_in_words_what_it_costs(text: str, cost: int, words: tuple[str, ...]) -> None:
    verdict = position(mine=SITE, tools={"orange": ["cart"]}).explain(text)
    assert verdict
    assert verdict.cost == cost
    spoken = [verdict.text(language) for language in LANGUAGES]
    assert len(set(spoken)) == 4
    assert all(word in sentence for sentence in spoken for word in words)
