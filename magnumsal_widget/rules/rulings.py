"""Rulings: named options for the points on which the rulebooks are silent or differ.

The first value of each is the default, which follows the English second edition wherever that speaks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

RULINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "cart-capacity": ("unlimited", "2"),
    "fatigue": ("needed", "all"),
    "bucket-unrevealed": ("allowed", "forbidden"),
    "cart-spaces": ("any", "chambers"),
    "full-market-sale": ("lowest", "lowest+1"),
    "chain-exception": ("revealed-and-empty", "empty"),
    "second-courier": ("must", "may"),
    "market-visit": ("at-least-one", "up-to-two"),
    "pump-limit": ("none", "4"),
    "cube-supply": ("unlimited", "box"),
    "stranded-miners": ("ignored", "count"),
    "free-tools": ("between-actions", "any-time"),
    "rope-miner": ("another", "any"),
    "idle-tools": ("forbidden", "allowed"),
}

RULING_SETS: Final[Mapping[str, Mapping[str, str]]] = {
    "english-2": {},
    "english-1": {"fatigue": "all"},
    "polish": {"market-visit": "up-to-two"},
    "german": {
        "market-visit": "up-to-two",
        "cart-spaces": "chambers",
        "chain-exception": "empty",
        "free-tools": "any-time",
        "rope-miner": "any",
    },
    "french": {"fatigue": "all", "bucket-unrevealed": "forbidden"},
    "condensed": {"cart-capacity": "2", "pump-limit": "4", "chain-exception": "empty"},
}
"""Each rulebook, as what it changes from the default."""


class Rulings(Mapping[str, str]):
    """One value for each ruling. Behaves as a mapping; each ruling is also a plain flag for the engine's hot paths."""

    __slots__ = (
        "_hash",
        "_values",
        "any_miner_on_rope",
        "box_supply",
        "bucket_into_unrevealed",
        "cart_capacity",
        "carts_in_chambers_only",
        "exception_when_empty",
        "full_sale_bonus",
        "idle_tools",
        "market_without_transaction",
        "pump_limit",
        "second_courier_may_decline",
        "stranded_count",
        "tire_all",
        "tools_any_time",
    )

    cart_capacity: int
    pump_limit: int
    full_sale_bonus: int
    tire_all: bool
    bucket_into_unrevealed: bool
    carts_in_chambers_only: bool
    exception_when_empty: bool
    second_courier_may_decline: bool
    market_without_transaction: bool
    box_supply: bool
    stranded_count: bool
    tools_any_time: bool
    any_miner_on_rope: bool
    idle_tools: bool
    _values: Mapping[str, str]
    _hash: int

    def __init__(self, changes: Mapping[str, str]) -> None:
        for name, value in changes.items():
            if name not in RULINGS:
                raise ValueError(f"there is no ruling {name!r}{_suggest(name, RULINGS)}")
            if value not in RULINGS[name]:
                raise ValueError(f"ruling {name!r} is one of {', '.join(RULINGS[name])}, not {value!r}")
        values = {name: changes.get(name, allowed[0]) for name, allowed in RULINGS.items()}
        flags = {
            "_values": MappingProxyType(values),
            "_hash": hash(tuple(values.values())),
            "cart_capacity": 99 if values["cart-capacity"] == "unlimited" else int(values["cart-capacity"]),
            "pump_limit": 99 if values["pump-limit"] == "none" else int(values["pump-limit"]),
            "full_sale_bonus": 1 if values["full-market-sale"] == "lowest+1" else 0,
            "tire_all": values["fatigue"] == "all",
            "bucket_into_unrevealed": values["bucket-unrevealed"] == "allowed",
            "carts_in_chambers_only": values["cart-spaces"] == "chambers",
            "exception_when_empty": values["chain-exception"] == "empty",
            "second_courier_may_decline": values["second-courier"] == "may",
            "market_without_transaction": values["market-visit"] == "up-to-two",
            "box_supply": values["cube-supply"] == "box",
            "stranded_count": values["stranded-miners"] == "count",
            "tools_any_time": values["free-tools"] == "any-time",
            "any_miner_on_rope": values["rope-miner"] == "any",
            "idle_tools": values["idle-tools"] == "allowed",
        }
        for flag, setting in flags.items():
            object.__setattr__(self, flag, setting)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("rulings are chosen when a game begins and cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("rulings are chosen when a game begins and cannot be changed")

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if isinstance(other, Rulings):
            return self._hash == other._hash and dict(self) == dict(other)
        return dict(self) == dict(other) if isinstance(other, Mapping) else NotImplemented

    def __reduce__(self) -> tuple[type[Rulings], tuple[dict[str, str]]]:
        return Rulings, (self.changes(),)

    def changes(self) -> dict[str, str]:
        """What differs from the default set."""
        return {name: value for name, value in self._values.items() if value != RULINGS[name][0]}

    @property
    def name(self) -> str | None:
        """The name of the set these are, if they are one of the named sets."""
        changes = self.changes()
        return next((name for name, values in RULING_SETS.items() if dict(values) == changes), None)

    def __repr__(self) -> str:
        return f"<rulings {self.name or self.changes()}>"


def make_rulings(choice: str | Mapping[str, str] | None) -> Rulings:
    """Rulings from the name of a set, from changes to the default, or the default.

    >>> make_rulings({"cart-capacity": "2"})["cart-capacity"]
    '2'
    """
    if choice is None:
        choice = {}
    if isinstance(choice, str):
        if choice not in RULING_SETS:
            raise ValueError(
                f"there is no ruling set {choice!r}{_suggest(choice, RULING_SETS)}; there are {', '.join(RULING_SETS)}"
            )
        choice = RULING_SETS[choice]
    if not isinstance(choice, Mapping):
        raise TypeError(f"rulings are the name of a set or a mapping of changes, not {type(choice).__name__}")
    rulings = Rulings(choice)
    return _known.setdefault(rulings, rulings)


_known: dict[Rulings, Rulings] = {}
"""Games with the same rulings share them, so that what is remembered for one serves the others quickly."""


def _suggest(word: object, known: Mapping[str, object]) -> str:
    close = get_close_matches(str(word), list(known), n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
