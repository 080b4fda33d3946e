"""Figures for every sentence: all that the rules can put into it, and the numbers that grammar trips over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from typing import Any, Final

from magnumsal_widget.rules.components import SALTS, TOOLS, Salt
from magnumsal_widget.rules.events import EVENTS
from magnumsal_widget.rules.places import ASSISTANT_PLACES, BUILDINGS, COLORS
from magnumsal_widget.rules.rulebook import RULES

Figures = dict[str, Any]

NUMBERS: Final = (0, 1, 2, 3, 4, 5, 12, 21, 22, 25)
SPACES: Final = ("S1", "S4", "1R2", "3L1")
SALT: Final = tuple(Salt.parse(text) for text in ("1b", "2b1g", "1b2g", "5b1w", "1b1g1w", "2g12w", "22b", "3w", "1g5w"))

BY_NAME: Final[dict[str, tuple[Any, ...]]] = {
    "place": SPACES,
    "chamber": ("1R2", "3L1"),
    "first": SPACES,
    "second": SPACES,
    "origin": SPACES,
    "target": SPACES,
    "gaps": (("S4",), ("S3", "S4"), ("S4", "2R1"), ("S3", "S4", "2R1", "2R2"), ("1L1",)),
    "colour": SALTS,
    "player": COLORS,
    "payee": COLORS,
    "owner": COLORS,
    "start": COLORS,
    "payees": (("black", "purple"), ("orange", "black", "white")),
    "winners": (("orange",), ("orange", "black"), ("orange", "black", "purple")),
    "scores": ((("orange", 84), ("black", 80)),),
    "spaces": ((("S2", 3),), (("1R1", 2), ("S1", 2)), (("1R2", 1), ("1R1", 1), ("S1", 1))),
    "salt": SALT,
    "asked": SALT,
    "there": (*SALT, Salt()),
    "has": (*SALT, Salt()),
    "tool": TOOLS,
    "tools": (("rope",), ("rope", "rope", "cart"), ("food", "food", "commercial", "royal", "pickaxe", "bucket"), ()),
    "orders": (("2b1g", "3b"), ("1b1g1w",), ()),
    "building": BUILDINGS,
    "prices": ((3, 5), (3, 4, 5)),
    "phase": (1, 2, 3),
    "word": ("foo", "1{2}", 'a "b"'),
    "form": ("move supply S1",),
    "name": ("x",),
    "text": ("y",),
}
"""What a figure of that name can be; all others are numbers."""

NUMBERS_IN: Final = {"cannot-pay": ("has",), "no-water": ("asked", "there"), "fine.money": ("has",)}
"""Sentences in which a figure is a number though it is salt elsewhere."""

_TOWN: Final = ("supply", *ASSISTANT_PLACES, "S1", "1R2")
MOVES: Final[tuple[tuple[str, str], ...]] = (
    ("bank", "supply"),
    ("queue-right", "queue-left"),
    ("queue-left", "supply"),
    *((origin, target) for origin in _TOWN for target in ("queue-left", "queue-right")),
    *((origin, target) for origin in _TOWN for target in (*ASSISTANT_PLACES, "S4", "2R1") if origin != target),
    ("1R1", "supply"),
    ("pump", "supply"),
)

KEYS: Final[dict[str, tuple[str, ...]]] = {
    **{sentence: names for rule in RULES.values() for sentence, names in rule.sentences.items()},
    **{f"event.{kind}": tuple(field.name for field in fields(event)) for kind, event in EVENTS.items()},
    "cost.free": (),
    "cost.bank": ("amount",),
    "cost.income": ("amount",),
    "cost.payee": ("amount", "payee", "spaces"),
    "legal": (),
    "verdict.violation": ("name", "text"),
}
"""Every key that takes figures, with their names."""


def figures(key: str) -> Iterator[Figures]:
    """Many sets of figures for a sentence: each value of each figure at least once."""
    if key == "event.miner-moved":
        for (origin, target), player in product(MOVES, COLORS):
            yield {"player": player, "origin": origin, "target": target}
        return
    names = KEYS[key]
    numbers = NUMBERS_IN.get(key, ())
    columns = [NUMBERS if name in numbers else BY_NAME.get(name, NUMBERS) for name in names]
    if key == "event.tools-readied":  # told only of players who used some
        columns[names.index("tools")] = BY_NAME["tools"][:-1]
    for row in range(max((len(column) for column in columns), default=1)):
        for shift in range(3):
            yield {
                name: column[(row + shift * i) % len(column)]
                for i, (name, column) in enumerate(zip(names, columns, strict=True))
            }
    event = EVENTS.get(key.removeprefix("event."))
    if event is not None and event.hides:
        yield {name: None if name in event.hides else BY_NAME.get(name, NUMBERS)[0] for name in names}
    if key == "event.water-moved":
        yield from ({"player": "black", "origin": "1R1", "target": "bank", "cubes": n} for n in NUMBERS[1:])
    if key == "event.salt-sold":
        for colour, target in product(SALTS, ("market", "bank")):
            yield {"player": "black", "colour": colour, "price": 4, "target": target}
    if key == "event.fine-paid":
        for amount, salt in ((3, Salt()), (0, Salt(1)), (0, Salt(0, 1)), (0, Salt(0, 0, 1)), (0, Salt())):
            yield {"player": "orange", "amount": amount, "salt": salt}
