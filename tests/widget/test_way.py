"""The way of an extraction, drawn while it is being decided."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import pytest

import magnumsal_widget as ms
from magnumsal_widget.rules.stepwise import Choice
from magnumsal_widget.scene.overlay import broken_chain, station
from magnumsal_widget.widget import Board
from magnumsal_widget.widget.steps import follow
from magnumsal_widget.widget.way import fee_with_carts, way_of

DEEP: dict[str, Any] = {
    "players": ["orange", "black", "purple", "white"],
    "to_move": "purple",
    "phase": 2,
    "round": 3,
    "mine": {
        "S1": "white",
        "S2": "orange black",
        "S3": "black orange",
        "S4": "purple white",
        "2R1": {"miners": "purple purple~", "salt": "1g", "water": 1},
        "2R2": {"miners": "black orange", "salt": "1b", "water": 2},
        "2R3": {"miners": "purple purple purple purple", "salt": "1b2g1w", "water": 1},
    },
    "money": {"purple": 31},
    "tools": {"purple": ["cart", "pickaxe"]},
}
PICKS = {"kind": "extract", "chamber": "2R3"}


def decided(game: ms.Game, **picks: str) -> Choice:
    step = follow(game.choose(), PICKS | picks)
    assert isinstance(step, Choice)
    return step


def test_the_fee_of_each_space_and_who_may_get_it() -> None:
    game = ms.position(**DEEP)
    one = way_of(game.state, decided(game).decided)
    assert one
    assert one.fees == {"2R2": 1, "S3": 1, "S2": 1, "S1": 1}
    assert one.payees["S2"] == ("orange", "black")
    three = way_of(game.state, decided(game, cubes="1b1g1w", pickaxes="0").decided)
    assert three
    assert set(three.fees.values()) == {3}


def test_a_cart_frees_its_spaces() -> None:
    game = ms.position(**DEEP)
    choice = decided(game, cubes="1b1g1w", pickaxes="0")
    assert choice.prompt == "carts"
    assert fee_with_carts(game.state, choice.decided, ()) == 12
    assert fee_with_carts(game.state, choice.decided, (("S3", "S2"),)) == 6
    small = ms.position(**DEEP, rulings={"cart-capacity": "2"})
    choice = decided(small, cubes="1b1g1w", pickaxes="0")
    assert fee_with_carts(small.state, choice.decided, (("S3", "S2"),)) == 8


@pytest.mark.parametrize("picks", [{}, {"cubes": "1b1g1w"}, {"cubes": "1b1g1w", "pickaxes": "0", "carts": "S3-S2"}])
def test_it_is_drawn_over_the_picture(picks: dict[str, str]) -> None:
    board = Board(ms.position(**DEEP))
    message = {"kind": "step", "picks": PICKS | picks, "view": "v", "drawn": 1}
    board._handle_custom_msg(message, [])
    answer = json.loads(board.snapshot)["answer"]
    drawn = ElementTree.fromstring(f"<g>{answer['overlay']}</g>")
    arts = [element.get("href") for element in drawn.iter("use")]
    assert arts.count("#ms-mark-purple") == 2
    assert arts.count("#ms-cart") == ("carts" in picks)
    if "carts" not in picks:
        assert [element.text for element in drawn.iter("text")] == ["3" if picks else "1"] * 4


def test_other_decisions_have_no_way() -> None:
    game = ms.Game.new(2, seed=1)
    step = follow(game.choose(), {"kind": "visit"})
    assert isinstance(step, Choice)
    assert way_of(game.state, step.decided) is None


def test_stations_lie_beside_their_spaces() -> None:
    assert station("S1", "1R2") == (659, 344)
    assert station("S1", "1L2") == (541, 344)
    assert station("1R1", "1R2").y == 543


def test_a_broken_chain_hangs_from_the_entrance_to_the_gap() -> None:
    links = broken_chain("2R1", ["S4"])
    assert links.count("#ms-link") >= 4
    assert links.count("#ms-broken") == 1
    assert broken_chain("S2", ["S1"]).count("#ms-link") == 0
    assert broken_chain("S2", []) == ""
    ElementTree.fromstring(f"<g>{links}</g>")
