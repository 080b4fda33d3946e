"""Set-up: what stays the same throughout a game, and the table as it is when the first player sits down."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from . import cells as at
from .components import FIRST_MINERS, FIRST_MONEY, MARKET_START
from .deal import Deal, new_deal
from .memo import Memo
from .places import COLORS
from .rulings import Rulings

LARGEST_SEED: Final = 10**18 - 1
VARIANTS: Final = ("standard", "mapped-mine")


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, by which rules, and what was dealt."""

    players: tuple[str, ...]
    rulings: Rulings
    variant: str
    names: tuple[str | None, ...]
    deal: Deal = field(repr=False)
    memo: Memo = field(init=False, repr=False, compare=False)
    """Lists of actions that were worked out before; only a matter of speed, shared by games with the same players and
    rulings."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "memo", Memo.of(self.players, self.rulings))

    @property
    def mapped(self) -> bool:
        """True in the variant in which tiles lie face up from the start."""
        return self.variant == "mapped-mine"

    def with_deal(self, deal: Deal) -> Setup:
        """The same game with other things face down."""
        return Setup(self.players, self.rulings, self.variant, self.names, deal)

    def __reduce__(self) -> tuple[type[Setup], tuple[object, ...]]:
        return Setup, (self.players, self.rulings, self.variant, self.names, self.deal)


def seat_order(players: int | Sequence[str]) -> tuple[str, ...]:
    """Colours in seat order, from a number of players or a list of colours."""
    if isinstance(players, bool) or not isinstance(players, (int, Sequence)):
        raise TypeError(f"players are a number or a list of colours, not {type(players).__name__}")
    if isinstance(players, int):
        if not 2 <= players <= 4:
            raise ValueError(f"Magnum Sal is for 2 to 4 players, not {players}")
        return COLORS[:players]
    if isinstance(players, str):
        raise TypeError(f"players are a number or a list of colours, not the text {players!r}")
    colours = tuple(players)
    unknown = [repr(colour) for colour in colours if colour not in COLORS]
    if unknown:
        raise ValueError(f"unknown colour {', '.join(unknown)}: players are {', '.join(COLORS)}")
    if len(set(colours)) < len(colours):
        raise ValueError(f"each colour can play once, not as in {', '.join(colours)}")
    if not 2 <= len(colours) <= 4:
        raise ValueError(f"Magnum Sal is for 2 to 4 players, not {len(colours)}")
    return colours


def display_names(players: tuple[str, ...], names: Mapping[str, str] | None) -> tuple[str | None, ...]:
    """Display names in seat order; text only, at most 40 characters."""
    if names is None:
        return (None,) * len(players)
    if not isinstance(names, Mapping):
        raise TypeError(f"names are a mapping from colour to name, not {type(names).__name__}")
    for colour, name in names.items():
        if colour not in players:
            raise ValueError(f"names speak of {colour!r}, who does not play")
        if not isinstance(name, str):
            raise TypeError(f"the name of {colour} is a text, not {type(name).__name__}")
        if not 0 < len(name.strip()) <= 40 or not name.isprintable():
            raise ValueError(f"the name of {colour} has 1 to 40 printable characters, not {name!r}")
    return tuple(names[colour].strip() if colour in names else None for colour in players)


def make_setup(
    players: int | Sequence[str],
    seed: int,
    rulings: Rulings,
    variant: str = "standard",
    names: Mapping[str, str] | None = None,
) -> Setup:
    """Check what was asked for and shuffle everything."""
    seats = seat_order(players)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise TypeError(f"the seed is a whole number, not {type(seed).__name__}")
    if not -LARGEST_SEED <= seed <= LARGEST_SEED:
        raise ValueError("the seed has at most 18 digits")
    if variant not in VARIANTS:
        raise ValueError(f"there is no variant {variant!r}; there are {', '.join(VARIANTS)}")
    return Setup(seats, rulings, variant, display_names(seats, names), new_deal(random.Random(seed)))


def first_cells(setup: Setup) -> list[int]:
    """The table before the first phase is laid out: miners, money, one brown salt each, and the market."""
    cells = [0] * at.SIZE
    count = len(setup.players)
    for seat in range(count):
        cells[at.MONEY + seat] = FIRST_MONEY[seat]
        cells[at.SUPPLY + seat] = cells[at.MINERS + seat] = FIRST_MINERS[count]
        cells[at.SALT + 3 * seat] = 1
    cells[at.MARKET : at.MARKET + 3] = MARKET_START
    cells[at.ASSISTANT : at.ASSISTANT + 4] = [-1] * 4
    cells[at.SHELF : at.SHELF + 3] = [-1] * 3
    cells[at.OPEN : at.OPEN + 4] = [-1] * 4
    return cells
