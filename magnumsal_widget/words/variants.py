"""Which variant of a sentence the figures call for: the same choice in every language, made once.

The catalogues have one template for each variant, under ``key#variant``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Figures = Mapping[str, Any]

QUEUE: Final = ("queue-left", "queue-right")
TOWN: Final = ("inn", "workshop", "pump", "market", "square", "castle")


def _miner_moved(figures: Figures) -> str:
    origin, target = figures["origin"], figures["target"]
    if origin == "bank":
        return "hired"
    if origin in QUEUE and target in QUEUE:
        return "advanced"
    if target in QUEUE:
        return "courier"
    if target == "supply":
        return "home"
    if target in TOWN:
        return "assistant"
    return "placed" if origin == "supply" else "moved"


def _left_game(figures: Figures) -> str:
    orders, tools = figures["orders"], figures["tools"]
    if orders and tools:
        return "both"
    return "orders" if orders else "tools" if tools else "nothing"


def _fine_paid(figures: Figures) -> str:
    return "money" if figures["amount"] else "salt" if any(figures["salt"] or ()) else "nothing"


def _no_water(figures: Figures) -> str:
    if not figures["there"]:
        return "dry"
    return "more" if figures["asked"] else "none"


def _any(figure: str) -> Callable[[Figures], str]:
    """Some or none of a figure, be it a number or salt."""

    def choose(figures: Figures) -> str:
        value = figures[figure]
        return "some" if (any(value) if isinstance(value, tuple) else value) else "none"

    return choose


def _one_or_more(figure: str) -> Callable[[Figures], str]:
    return lambda figures: "one" if len(figures[figure]) == 1 else "more"


def _known(figure: str) -> Callable[[Figures], str]:
    return lambda figures: "hidden" if figures[figure] is None else "shown"


VARIANTS: Final[Mapping[str, Callable[[Figures], str]]] = {
    "no-tool": _any("ready"),
    "no-salt": _any("there"),
    "no-water": _no_water,
    "strength": _any("strength"),
    "order-salt": _any("has"),
    "cost.payee": _one_or_more("spaces"),
    "event.miner-moved": _miner_moved,
    "event.tile-turned": _known("salt"),
    "event.fee-paid": _one_or_more("spaces"),
    "event.water-moved": lambda figures: "pumped" if figures["target"] == "bank" else "carried",
    "event.pump-paid": _any("amount"),
    "event.tool-shown": _known("tool"),
    "event.salt-sold": lambda figures: "bank" if figures["target"] == "bank" else "market",
    "event.order-shown": _known("salt"),
    "event.fine-paid": _fine_paid,
    "event.left-game": _left_game,
    "event.game-ended": _one_or_more("winners"),
}
