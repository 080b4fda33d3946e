"""Why nothing can be done at a place: the verdict on what one would most likely want to do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.places import is_chamber

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..rules.game import Game
    from ..rules.state import State


def why_not_here(game: Game, place: str, player: str, language: str) -> str:
    """The rules in the way, in a sentence or two; nothing where nobody would expect to do anything."""
    for text in _wishes(game.state, place, player):
        verdict = game.explain(text)
        if not verdict:
            return " ".join(dict.fromkeys(violation.text(language) for violation in verdict.violations))
    return ""


def _wishes(state: State, place: str, player: str) -> Iterator[str]:
    """What a player might want to do at a place where he can do nothing."""
    if place in ("inn", "square"):
        yield f"visit {place}"
    elif place == "workshop":
        yield from (f"visit workshop {tool}" for tool in state.workshop[:1])
    elif place == "pump":
        wet = [name for name, space in state.mine.items() if space.water and is_chamber(name)]
        own = [name for name in wet if any(miner.color == player for miner in state.mine[name].miners)]
        yield from (f"visit pump {name} 1" for name in (own or wet)[:1])
    elif place == "castle":
        yield "visit castle supply"
    elif place == "market":
        yield from (f"visit market sell {color}" for color in list(state.seat(player).salt.cubes())[:1])
        yield "visit market buy brown"
    elif is_chamber(place):
        space = state.mine[place]
        if space.salt.total and any(miner.color == player for miner in space.miners):
            yield f"extract {place} 1{next(space.salt.cubes())[0]}"
