"""What is in the box: tiles, royal orders, prices and tools, as printed on the components."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, Self

SALTS: Final = ("brown", "green", "white")
TOOLS: Final = ("rope", "pickaxe", "bucket", "cart", "food", "commercial", "royal")
ROPE, PICKAXE, BUCKET, CART, FOOD, COMMERCIAL, ROYAL = range(7)
TOOL_COPIES: Final = 3
TOOLS_PER_PHASE: Final = 7

INN_PRICES: Final = (5, 5, 5, 6, 6, 7, 8)
INN_SOLD_OUT: Final = len(INN_PRICES) + 1
INN_START: Final = {4: 1, 3: 3, 2: 5}
"""The marker's space at the start of a phase, by number of players; spaces count from 1."""

WORKSHOP_PRICES: Final = (3, 4, 5)
MARKET_PRICES: Final = {"brown": (5, 4, 3, 3), "green": (6, 5, 4), "white": (8, 7)}
"""Dearest first: a column fills from its dearest space, so the first n spaces are the occupied ones."""
MARKET_START: Final = (2, 1, 0)

FINE: Final = 3
SALT_VALUE: Final = 3
TOOL_SET_VALUE: Final = (0, 2, 2, 6, 6, 10, 10, 14, 14, 20)
"""What a set of n tools is worth at the end; from nine tools on the last figure."""

MINERS_IN_BOX: Final = 10
FIRST_MINERS: Final = {2: 5, 3: 4, 4: 4}
FIRST_MONEY: Final = (10, 12, 14, 16)
OPEN_ORDERS: Final = {2: 3, 3: 3, 4: 4}
LAST_ORDER: Final = {2: 4, 3: 5, 4: 5}
"""The order that ends the phase, by number of players."""
PHASES: Final = 3

WATER_IN_BOX: Final = 25


class Salt(NamedTuple):
    """So many cubes of each colour, written ``2b1g``; no cubes at all are the empty text.

    >>> str(Salt(2, 1, 0)), Salt.parse("2b1g").total
    ('2b1g', 3)
    """

    brown: int = 0
    green: int = 0
    white: int = 0

    @property
    def total(self) -> int:
        """Cubes of all colours."""
        return self[0] + self[1] + self[2]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``2b1g``; each colour at most once, in any order, ``""`` for none."""
        if not _SALT_TEXT.fullmatch(text):
            raise ValueError(f"{text!r} is not an amount of salt such as '2b1g'")
        counts = dict.fromkeys("bgw", 0)
        for number, letter in _SALT_PART.findall(text):
            if counts[letter]:
                raise ValueError(f"{text!r} names the colour {letter!r} twice")
            counts[letter] = int(number)
        return cls(*counts.values())

    def cubes(self) -> Iterator[str]:
        """The colour of each cube in turn."""
        for name, count in zip(SALTS, self, strict=True):
            yield from [name] * count

    def fits_in(self, other: Salt) -> bool:
        """True if ``other`` has at least as many cubes of every colour."""
        return self[0] <= other[0] and self[1] <= other[1] and self[2] <= other[2]

    def __str__(self) -> str:
        return "".join(f"{count}{letter}" for count, letter in zip(self, "bgw", strict=True) if count)


_SALT_PART: Final = re.compile(r"([1-9][0-9]?)([bgw])")
_SALT_TEXT: Final = re.compile(r"(?:[1-9][0-9]?[bgw]){0,3}")

SALT_IN_BOX: Final = Salt(20, 15, 15)


class Tile(NamedTuple):
    """A chamber tile: the salt and the water that are put on it when it is turned, written ``1b2g+2``."""

    salt: Salt
    water: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``1b2g1w+2``; the water may be left out."""
        salt, _, water = text.partition("+")
        if water and not (water.isascii() and water.isdigit() and len(water) <= 2):
            raise ValueError(f"{text!r} is not a tile such as '1b2g+2'")
        return cls(Salt.parse(salt), int(water or 0))

    def __str__(self) -> str:
        return f"{self.salt}+{self.water}"


def _tiles(*texts: str) -> tuple[Tile, ...]:
    return tuple(Tile.parse(text) for text in texts)


TILES: Final = {
    1: _tiles("2b1g+1", "2b1g+1", "1b1g+1", "1b1g+1", "3b+1", "3b+1", "1b2g+2", "2b+0"),
    2: _tiles("3b1g+2", "2g1w+2", "1b2w+3", "1b2g1w+2", "2b1g1w+2", "1b3g+2"),
    3: _tiles("3g2w+3", "1g3w+3", "2g3w+3", "4w+3"),
}


class Order(NamedTuple):
    """A royal order: the salt it asks for and what the king pays."""

    salt: Salt
    pay: int

    def __str__(self) -> str:
        return str(self.salt)


_PAY: Final[dict[Salt, int]] = {
    Salt.parse(text): pay
    for text, pay in {
        "2b": 9, "1b1g": 11, "2g": 13, "3b": 15, "1b1w": 15, "2b1g": 17, "1g1w": 17, "1b2g": 19, "2b1w": 21,
        "2w": 21, "3g": 21, "1b1g1w": 23, "2g1w": 25, "1b2w": 27, "1g2w": 29, "3w": 33,
    }.items()
}  # fmt: skip

ORDER_KINDS: Final = tuple(Order(salt, pay) for salt, pay in _PAY.items())
"""Every different order; a position or a stack refers to them by index."""
ORDER_INDEX: Final = {order.salt: i for i, order in enumerate(ORDER_KINDS)}


def _stack(*texts: str) -> tuple[int, ...]:
    return tuple(ORDER_INDEX[Salt.parse(text)] for text in texts)


ORDERS: Final = {
    1: _stack("2b", "2b", "1b1g", "1b1g", "2g", "3b", "2b1g", "2b1g"),
    2: _stack("2g", "1b1w", "1b1w", "1g1w", "1b2g", "2b1w", "3g", "1b1g1w"),
    3: _stack("1g1w", "1b2g", "2b1w", "2w", "2g1w", "1b2w", "1g2w", "3w"),
}
"""The eight orders of each phase, as indices into ``ORDER_KINDS``."""


def pump_cost(cubes: int) -> int:
    """The first cube is free, the second costs 2, each further one 1 more than the one before.

    >>> [pump_cost(n) for n in (1, 2, 3, 4)]
    [0, 2, 5, 9]
    """
    return cubes * (cubes + 1) // 2 - 1


def tool_set_value(tools: int) -> int:
    """What a player's tools are worth together at the end of the game."""
    return TOOL_SET_VALUE[min(tools, len(TOOL_SET_VALUE) - 1)]
