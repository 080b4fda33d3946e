"""Great lists are made only as far as they are asked for, and remembered lists are never mixed up."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

import magnumsal_widget as ms
from magnumsal_widget.rules import extraction, turn
from magnumsal_widget.rules.actions import Extract
from magnumsal_widget.rules.places import COLORS, way
from magnumsal_widget.rules.rulings import RULING_SETS
from magnumsal_widget.rules.stepwise import Choice
from magnumsal_widget.rules.table import Table
from tests.rules.golden.perft import EXPLOSION

LONG = "extract 3R2 3g2w pay black 12 purple 11 white 12"


def forbidden(*_: object, **__: object) -> Any:
    raise AssertionError("nobody asked for a list")


def test_the_great_extraction_is_found_explained_and_played_without_any_listing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = ms.position(**EXPLOSION)
    for module, name in ((turn, "listed"), (turn, "listing"), (extraction, "extractions"), (extraction, "plans")):
        monkeypatch.setattr(module, name, forbidden)
    assert LONG in game.legal_actions()
    assert "extract 3R2 3g2w pay black 12 purple 11 white 13" not in game.legal_actions()
    assert game.explain("extract 3R2 3g2w").rules == ("payees-open",)
    assert game.explain(LONG).cost == 35
    game.play(LONG)
    assert game.state.seat("orange").money == 64
    game.undo()
    assert ms.Game.from_json(game.to_json()).state == game.state


def test_the_great_extraction_is_counted_without_being_made(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ms.position(**EXPLOSION)
    monkeypatch.setattr(extraction, "Extract", forbidden)
    assert len(game.legal_actions()) == 50_930
    assert bool(game.legal_actions())


def test_the_great_extraction_is_listed_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0

    def make(*fields: Any) -> Extract:
        nonlocal made
        made += 1
        return Extract(*fields)

    game = ms.position(**EXPLOSION)
    game.state._setup.memo.extractions.clear()
    monkeypatch.setattr(extraction, "Extract", make)
    assert len(list(islice(game.legal_actions(), 40))) == 40
    assert 0 < made < 5000


CREWS = (
    "black",
    "purple",
    "white",
    "black purple",
    "black white",
    "purple white",
    "black purple white",
    "orange black",
)
TOOLS: tuple[list[str], ...] = (
    [],
    ["cart"],
    ["pickaxe"],
    ["pickaxe", "cart"],
    ["cart", "cart"],
    ["pickaxe", "pickaxe"],
)


def same_extractions(game: ms.Game) -> None:
    """Listed, with what is remembered, and step by step, where nothing is remembered, the extractions are the same."""
    listed = [action for action in turn.listing(Table.of(game.state)) if action.verb == "extract"]
    first = game.choose()
    assert isinstance(first, Choice)
    stepwise: list[ms.Action] = []
    if "extract" in first.options:
        step = first.pick("extract")
        stepwise = list(step.actions()) if isinstance(step, Choice) else [step]
    assert Counter(listed) == Counter(stepwise)
    assert extraction.count(Table.of(game.state)) == len(listed)


@pytest.mark.parametrize("rulings", ["english-2", "english-1", "german", "condensed"])
def test_remembered_extractions_are_never_taken_for_others(rulings: str) -> None:
    """All these positions share one memory, and many differ in one thing only."""
    assert rulings in RULING_SETS
    rng = random.Random(rulings)
    for chamber in ("1L1", "1L2", "1L1", "1L2"):
        people: dict[str, Any] = {place: rng.choice(CREWS) for place in way(chamber)}
        salt = rng.choice(["2b", "1b1g", "2b1w"])
        for tools in TOOLS:
            for money in (0, 1, 2, 3, 4, 5, 6, 8, 30):
                crew, water = rng.choice([(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (1, 1)])
                mine = {**people, chamber: {"miners": "orange " * crew, "salt": salt, "water": water}}
                options: dict[str, Any] = {"mine": mine, "tools": {"orange": tools}, "money": {"orange": money}}
                same_extractions(ms.position(4, round=2, rulings=rulings, **options))


@pytest.mark.parametrize("carrier", COLORS)
def test_it_matters_who_alone_can_be_paid(carrier: str) -> None:
    """As many spaces, and everybody in as many of them, but one rival once alone and once not."""
    rivals = [color for color in COLORS if color != carrier]
    for one in rivals:
        two, three = (color for color in rivals if color != one)
        for first, second in ((f"{one} {two}", f"{one} {three}"), (f"{one} {two} {three}", one)):
            mine: dict[str, Any] = {"S1": first, "S2": second, "1L1": {"miners": f"{carrier} {carrier}", "salt": "2b"}}
            same_extractions(ms.position(4, round=2, to_move=carrier, mine=mine, money={carrier: 9}))
