"""English."""

from __future__ import annotations

from typing import Any, Final

from ..core import Grammar
from .parts import (
    MineWords,
    joiner,
    one_cube,
    place_form,
    player_form,
    read_salt,
    salt_form,
    several,
    shared_forms,
    table_form,
    tools_form,
)

NOUNS: Final = {
    "rested": ("rested miner", "rested miners"),
    "salt_cube": ("salt cube", "salt cubes"),
    "water_cube": ("water cube", "water cubes"),
    "order": ("order", "orders"),
    "action": ("action", "actions"),
    "tool-rope": ("rope", "ropes"),
    "tool-pickaxe": ("pickaxe", "pickaxes"),
    "tool-bucket": ("bucket", "buckets"),
    "tool-cart": ("cart", "carts"),
    "tool-food": ("food card", "food cards"),
    "tool-commercial": ("commercial privilege", "commercial privileges"),
    "tool-royal": ("royal privilege", "royal privileges"),
}
TOWN: Final = {
    "inn": "the inn",
    "workshop": "the workshop",
    "pump": "the pump house",
    "market": "the market",
    "square": "the town square",
    "castle": "the castle",
    "supply": "the supply",
    "bank": "the bank",
    "queue-left": "the left circle of the castle queue",
    "queue-right": "the right circle of the castle queue",
}
INSIDE: Final = ("workshop", "square", "supply", "bank", "queue-left", "queue-right")
"""One is *in* these and *at* the others."""
TOOLS: Final = {
    "rope": "rope",
    "pickaxe": "pickaxe",
    "bucket": "bucket",
    "cart": "cart",
    "food": "food",
    "commercial": "commercial privilege",
    "royal": "royal privilege",
}
COLOURS: Final = {"black": "Black", "white": "White", "orange": "Orange", "purple": "Purple"}

_and = joiner("and")
_a_tool = {tool: name if tool == "food" else f"a {name}" for tool, name in TOOLS.items()}
_mine = MineWords("section", "sections", "chamber", "chambers")
_player = player_form(COLOURS, str, _and)


def _plural(n: int) -> int:
    return 0 if n == 1 else 1


def _count(noun: str, n: int) -> str:
    return f"{n} {NOUNS[noun][_plural(n)]}"


def _colour(colour: str, n: int) -> str:
    return f"{n} {colour}"


def _before(word: str) -> MineWords:
    return MineWords(*(f"{word} {noun}" for noun in _mine))


_cubes = salt_form(_colour, _colour, "no salt", _and)


def _salt(value: Any) -> str:
    """The noun comes last and goes with the last number."""
    numbers = [number for number in read_salt(value) if number]
    return f"{_cubes(value)} {NOUNS['salt_cube'][_plural(numbers[-1])]}" if numbers else _cubes(value)


def _whose(value: Any) -> str:
    return _and(f"{_player(player)}'s" for player in several(value))


GRAMMAR: Final = Grammar(
    plural=_plural,
    nouns=NOUNS,
    forms={
        **shared_forms(
            alternative="or",
            price_word="for",
            separator="; ",
            quotes=("“", "”"),
            name=_player,
            cubes=_cubes,
        ),
        "in": place_form(
            _before("in"), {place: f"{'in' if place in INSIDE else 'at'} {name}" for place, name in TOWN.items()}, "and"
        ),
        "into": place_form(_before("into"), {place: f"to {name}" for place, name in TOWN.items()}, "and"),
        "from": place_form(_before("out of"), {place: f"from {name}" for place, name in TOWN.items()}, "and"),
        "through": place_form(_before("through"), {}, "and"),
        "the": place_form(_mine, TOWN, "and"),
        "nom": _player,
        "whose": _whose,
        "tool": table_form(TOOLS, "a tool"),
        "tool.a": table_form(_a_tool, "a tool"),
        "tools": tools_form(_count, _and),
        "salt": _salt,
        "cubes": _cubes,
        "cube": one_cube(_salt),
    },
)
