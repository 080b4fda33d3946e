"""The deal: everything that is shuffled, fixed at set-up from the seed.

Chance happens here and nowhere else. The deal is what lies face down; players see of it only what has been turned up.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from .components import ORDERS, PHASES, TILES, TOOL_COPIES, TOOLS, TOOLS_PER_PHASE, Tile
from .places import CHAMBERS, FIRST_CHAMBER, level_of


class Spare(NamedTuple):
    """What is in the box but was not dealt: nothing in a game from its beginning.

    In a position that was set up freely nobody knows which tiles, orders and tools lie face down and which are out.
    """

    tiles: tuple[tuple[Tile, ...], ...] = ((), (), ())
    orders: tuple[tuple[int, ...], ...] = ((), (), ())
    tools: tuple[int, ...] = ()


class Deal(NamedTuple):
    """Tiles by chamber, and for each phase its orders and tools from the top of the stack down."""

    tiles: tuple[Tile, ...]
    orders: tuple[tuple[int, ...], ...]
    tools: tuple[tuple[int, ...], ...]
    spare: Spare = Spare()

    def tile(self, index: int) -> Tile:
        """The tile of the chamber with that index among the mine spaces."""
        return self.tiles[index - FIRST_CHAMBER]


def deal_tiles(rng: random.Random) -> tuple[Tile, ...]:
    """Shuffle the tiles of each level and lay them down."""
    stacks = {level: list(tiles) for level, tiles in TILES.items()}
    for stack in stacks.values():
        rng.shuffle(stack)
    return tuple(stacks[level_of(chamber)].pop() for chamber in CHAMBERS)


def shuffled(cards: Sequence[int], rng: random.Random) -> tuple[int, ...]:
    """The same cards in a random order."""
    stack = list(cards)
    rng.shuffle(stack)
    return tuple(stack)


def new_deal(rng: random.Random) -> Deal:
    """Shuffle tiles, the orders of each phase, and all the tools once."""
    tiles = deal_tiles(rng)
    orders = tuple(shuffled(ORDERS[phase], rng) for phase in range(1, PHASES + 1))
    tools = shuffled([tool for tool in range(len(TOOLS)) for _ in range(TOOL_COPIES)], rng)
    return Deal(
        tiles,
        orders,
        tuple(tools[i * TOOLS_PER_PHASE : (i + 1) * TOOLS_PER_PHASE] for i in range(PHASES)),
    )
