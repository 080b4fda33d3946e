"""Positions with a name: the figures of the rulebook's examples."""

from __future__ import annotations

from difflib import get_close_matches

from ..rules.game import Game
from ..rules.position import position
from .examples import EXAMPLES, Scenario

SCENARIOS: dict[str, Scenario] = {scenario.name: scenario for scenario in EXAMPLES}


def scenario(name: str) -> Game:
    """A new game that begins in the named position.

    >>> scenario("example-4").explain("extract 1R2 1b1g").payments["black"]
    4
    """
    if not isinstance(name, str):
        raise TypeError(f"a scenario is called by its name, not by {type(name).__name__}")
    if name not in SCENARIOS:
        close = get_close_matches(name, SCENARIOS, n=1)
        hint = f" (did you mean {close[0]!r}?)" if close else ""
        raise ValueError(f"there is no scenario {name!r}{hint}; there are {', '.join(SCENARIOS)}")
    return position(**SCENARIOS[name].position)


def scenarios() -> dict[str, str]:
    """Every scenario by name, with a line on what it shows."""
    return {name: scenario.about for name, scenario in SCENARIOS.items()}
