"""The final scores and the tie-breaks."""

from __future__ import annotations

from typing import Any

import pytest

from . import oracle
from .support import play, position


def final(**changes: Any) -> Any:
    """The result of a game whose last decision is a pass of the last player."""
    given: dict[str, Any] = {
        "phase": 3, "start": "orange", "actions_left": 1, "counter": 5, "orders": ["3w"], "order_stack": [],
        "salt": {"orange": "", "black": "", "purple": ""},
    }  # fmt: skip
    given.update(changes)
    given.setdefault("to_move", given.get("players", ["orange", "black"])[-1])
    given["salt"] = {c: s for c, s in given["salt"].items() if c in given.get("players", ["orange", "black"])}
    return play(position(**given), "pass").result()


def totals(result: Any) -> dict[str, int]:
    return {score.color: score.total for score in result.scores}


def test_three_grosz_for_every_cube_of_salt() -> None:
    result = final(money={"orange": 10, "black": 10}, salt={"orange": "2b1g3w", "black": "1b"})
    assert totals(result) == {"orange": 28, "black": 13}


@pytest.mark.parametrize("count", range(13))
def test_the_tool_table(count: int) -> None:
    tools = [oracle.TOOLS[i % 7] for i in range(count)]
    result = final(money={"orange": 10, "black": 0}, tools={"orange": tools})
    assert totals(result)["orange"] == 10 + oracle.tool_bonus(count)


def test_used_tools_count_as_well() -> None:
    result = final(money={"orange": 10, "black": 0}, tools={"orange": ["cart~", "rope", "food~"]})
    assert totals(result)["orange"] == 16


def test_the_richest_wins() -> None:
    result = final(money={"orange": 10, "black": 11})
    assert tuple(result.winners) == ("black",)


def test_a_tie_goes_to_who_filled_more_orders() -> None:
    result = final(money={"orange": 10, "black": 10}, filled={"orange": 2, "black": 3})
    assert tuple(result.winners) == ("black",)


def test_then_to_who_has_fewer_miners() -> None:
    result = final(
        money={"orange": 10, "black": 10}, filled={"orange": 3, "black": 3}, supply={"orange": 6, "black": 5}
    )
    assert tuple(result.winners) == ("black",)


def test_then_to_who_has_fewer_tools() -> None:
    result = final(
        money={"orange": 10, "black": 10}, filled={"orange": 3, "black": 3}, supply={"orange": 5, "black": 5},
        tools={"orange": ["cart", "rope"], "black": ["cart"]},
    )  # fmt: skip
    assert tuple(result.winners) == ("black",)


def test_then_the_victory_is_shared() -> None:
    result = final(money={"orange": 10, "black": 10}, filled={"orange": 3, "black": 3})
    assert set(result.winners) == {"orange", "black"}


def test_more_orders_weigh_more_than_fewer_miners_and_tools() -> None:
    result = final(
        money={"orange": 10, "black": 10}, filled={"orange": 4, "black": 3}, supply={"orange": 8, "black": 5},
        tools={"orange": ["cart", "rope"], "black": ["cart"]},
    )  # fmt: skip
    assert tuple(result.winners) == ("orange",)


def test_all_players_are_ranked() -> None:
    players = ["orange", "black", "purple"]
    result = final(players=players, money={"orange": 10, "black": 30, "purple": 20})
    assert [score.color for score in sorted(result.scores, key=lambda s: -s.total)] == ["black", "purple", "orange"]
    assert tuple(result.winners) == ("black",)
