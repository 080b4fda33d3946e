"""The final scoring: which tie-breaks were needed, and scores counted before the end."""

from __future__ import annotations

from typing import Any

import pytest

from magnumsal_widget.rules.scoring import count
from tests.rules.blind.support import position
from tests.rules.test_corners import over


@pytest.mark.parametrize(
    ("given", "ranking", "tie_breaks"),
    [
        ({"money": {"orange": 11, "black": 10}}, (("orange",), ("black",)), ()),
        ({"filled": {"black": 1}}, (("black",), ("orange",)), ("orders",)),
        ({"supply": {"orange": 4, "black": 5}}, (("orange",), ("black",)), ("orders", "miners")),
        (
            {"tools": {"orange": ["rope", "cart"], "black": ["rope"]}},
            (("black",), ("orange",)),
            ("orders", "miners", "tools"),
        ),
        ({}, (("orange", "black"),), ("orders", "miners", "tools", "shared")),
    ],
)
def test_the_tie_breaks_that_were_needed_are_named_in_turn(
    given: dict[str, Any], ranking: tuple[tuple[str, ...], ...], tie_breaks: tuple[str, ...]
) -> None:
    result = over(**{"money": {"orange": 10, "black": 10}, **given}).result()
    assert result is not None
    assert result.ranking == ranking
    assert result.winners == ranking[0]
    assert result.tie_breaks == tie_breaks


def test_only_ties_for_the_first_place_are_broken() -> None:
    result = over(
        players=["orange", "black", "purple"],
        counter=5,
        to_move="purple",
        money={"orange": 20, "black": 10, "purple": 10},
    ).result()
    assert result is not None
    assert result.ranking == (("orange",), ("black", "purple"))
    assert result.tie_breaks == ()


def test_two_of_three_may_share_the_victory() -> None:
    result = over(
        players=["orange", "black", "purple"],
        counter=5,
        to_move="purple",
        money={"orange": 10, "black": 20, "purple": 20},
        filled={"orange": 9},
    ).result()
    assert result is not None
    assert result.winners == ("black", "purple")
    assert result.tie_breaks == ("orders", "miners", "tools", "shared")


def test_before_the_end_used_tools_count_like_the_others() -> None:
    game = position(
        tools={"orange": ["rope", "cart~", "food~"]}, money={"orange": 7}, salt={"orange": "2b"}, filled={"orange": 2}
    )
    score = count(game.state).score("orange")
    assert score == ("orange", 7, 6, 6, 2, 5, 3)
    assert score.total == 19
