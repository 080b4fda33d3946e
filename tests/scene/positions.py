"""Fixed positions that between them show everything the board can show."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import magnumsal_widget as ms

MIDGAME: dict[str, Any] = {
    "players": ["orange", "black", "purple", "white"],
    "to_move": "purple",
    "phase": 3,
    "round": 4,
    "actions_left": 1,
    "mine": {
        "S1": "orange purple white",
        "S2": "orange black white",
        "S3": "black purple",
        "S4": "orange",
        "S5": "black",
        "S6": "orange",
        "1L1": {"miners": "orange", "salt": "1g", "water": 1},
        "1L2": {"miners": "black", "salt": "2b1g", "water": 1},
        "1L3": {"miners": "white~ white~", "water": 1},
        "1R1": {},
        "1R2": {"salt": "1b2g", "water": 2},
        "1R3": {"salt": "3b", "water": 1},
        "2R1": {"miners": "white", "salt": "1g1w", "water": 2},
        "2R2": {"salt": "1b2w", "water": 3},
        "2L1": {"miners": "black~ black~", "salt": "1g1w", "water": 2},
        "2L2": {"revealed": False, "water": 2},
        "3L1": {"salt": "4w", "water": 3},
        "3R1": {
            "miners": "purple purple purple orange orange black white purple~ purple~ black~",
            "salt": "2g3w",
            "water": 3,
        },
    },
    "supply": {"orange": 0, "black": 0, "purple": 1, "white": 0},
    "money": {"orange": 23, "black": 9, "purple": 31, "white": 17},
    "salt": {"orange": "2b1g", "black": "1b1w", "purple": "1b3g2w", "white": "1g"},
    "tools": {
        "orange": ["rope", "pickaxe~", "cart"],
        "black": ["pickaxe", "food~", "bucket"],
        "purple": ["rope~", "cart", "pickaxe", "royal", "food", "commercial~"],
        "white": ["rope", "royal~"],
    },
    "assistants": {"pump": "black", "market": "white", "castle": "purple"},
    "castle": {"left": ["orange"], "right": ["purple", "white"]},
    "orders": ["1g1w", "1b2g", "2w", "1b2w"],
    "market": {"brown": 3, "green": 2, "white": 1},
    "inn": 6,
    "workshop": ["royal", "bucket", "commercial"],
    "counter": 3,
    "filled": {"orange": 3, "black": 3, "purple": 4, "white": 3},
    "order_stack": ["3w"],
    "tool_stack": ["cart", "food"],
    "start": "purple",
}


def crowded() -> ms.Game:
    """Ten and more miners in spaces of every kind, many tools, and numbers that need room."""
    return ms.position(
        players=["orange", "black", "purple", "white"],
        to_move="white",
        phase=2,
        round=11,
        actions_left=2,
        mine={
            "S1": "orange orange orange black black purple purple white",
            "S2": "orange black purple white orange black purple white",
            "S3": "purple",
            "S4": "white",
            "1L1": {"miners": "orange~ orange~ black~ black~ purple~ white~ white~ purple", "salt": "3b", "water": 1},
            "1R1": {"miners": "white white", "salt": "2b1g", "water": 6},
            "2R1": {"miners": "orange orange black~ black purple", "salt": "1b2g1w", "water": 0},
        },
        supply={"orange": 0, "black": 0, "purple": 0, "white": 0},
        money={"orange": 123, "black": 1042, "purple": 0, "white": 88},
        salt={"orange": "12b10g11w", "black": "1b", "purple": "", "white": "3w"},
        tools={
            "orange": [
                "rope",
                "rope",
                "pickaxe",
                "pickaxe~",
                "bucket",
                "cart",
                "cart~",
                "food",
                "commercial",
                "royal~",
            ],
            "black": ["rope~", "bucket", "bucket~", "cart"],
            "white": ["food", "food~"],
        },
        castle={"left": ["orange", "black", "purple", "white", "white", "purple"], "right": ["black"]},
        orders=[],
        order_stack=[],
        tool_stack=[],
        workshop=[],
        market={"brown": 4, "green": 3, "white": 2},
        inn=8,
        counter=8,
        filled={"orange": 12, "black": 2, "purple": 0, "white": 4},
    )


def collector() -> ms.Game:
    """Every tool in one hand, names that are too long, and a mine that is worked out."""
    tools = [tool for tool in ("rope", "pickaxe", "bucket", "cart", "food", "commercial", "royal") for _ in range(3)]
    return ms.position(
        players=["black", "white"],
        to_move="black",
        phase=3,
        round=2,
        mine={name: {} for name in ms.Game.new(2, seed=0).state.mine if name[0] != "S"} | {"S1": "black"},
        tools={"black": tools[:14] + [f"{tool}~" for tool in tools[14:]]},
        workshop=[],
        tool_stack=[],
    )


def finished() -> ms.Game:
    """The last turn has been played."""
    game = ms.position(
        players=["orange", "black"],
        to_move="black",
        start="orange",
        phase=3,
        round=5,
        actions_left=1,
        counter=4,
        passed=1,
    )
    game.play("pass")
    return game


def named() -> ms.Game:
    """Names of every length, with signs that mean something in markup."""
    names = {"orange": "Maximiliana von Habsburg", "black": "Bo", "purple": "<b>&\"'</b>", "white": "WWWWWWWWWWWWWWWW"}
    return ms.Game.new(4, seed=5, names=names)


POSITIONS: dict[str, Callable[[], ms.Game]] = {
    "start-2": partial(ms.Game.new, 2, seed=7),
    "start-3": partial(ms.Game.new, 3, seed=7),
    "start-4": partial(ms.Game.new, 4, seed=7),
    "midgame": partial(ms.position, **MIDGAME),
    "mapped": partial(ms.Game.new, 3, seed=3, variant="mapped-mine"),
    "crowded": crowded,
    "collector": collector,
    "finished": finished,
    "named": named,
    "example-4": partial(ms.scenario, "example-4"),
}
