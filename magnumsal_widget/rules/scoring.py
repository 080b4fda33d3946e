"""Final scoring: 3 gr for each salt cube, the tool table, and the tie-breaks."""

from __future__ import annotations

from typing import NamedTuple

from .components import SALT_VALUE, tool_set_value
from .state import View


class Score(NamedTuple):
    """One player's enterprise at the end of the game, in gr, with what decides a tie."""

    color: str
    money: int
    salt: int
    tools: int
    orders_filled: int
    miners: int
    tool_cards: int

    @property
    def total(self) -> int:
        """Money, unsold salt and tools together."""
        return self.money + self.salt + self.tools

    @property
    def rank_key(self) -> tuple[int, int, int, int]:
        """Richest first; then more orders, fewer miners, fewer tools."""
        return (-self.total, -self.orders_filled, self.miners, self.tool_cards)


class Result(NamedTuple):
    """How a game ended. ``ranking`` groups players who share a place; ``tie_breaks`` names what was needed to tell
    the winner from others with as much money: ``orders``, ``miners``, ``tools`` or, if nothing did, ``shared``."""

    scores: tuple[Score, ...]
    ranking: tuple[tuple[str, ...], ...]
    tie_breaks: tuple[str, ...]

    @property
    def winners(self) -> tuple[str, ...]:
        """The winner, or several who share the victory."""
        return self.ranking[0]

    def score(self, color: str) -> Score:
        """One player's score."""
        for score in self.scores:
            if score.color == color:
                return score
        raise ValueError(f"{color!r} does not play; players are {', '.join(s.color for s in self.scores)}")


_TIE_BREAKS = ("orders", "miners", "tools")


def count(view: View) -> Result:
    """Count the scores as if the game ended now."""
    scores = tuple(
        Score(
            seat.color,
            seat.money,
            SALT_VALUE * seat.salt.total,
            tool_set_value(len(seat.ready) + len(seat.used)),
            seat.filled,
            seat.miners,
            len(seat.ready) + len(seat.used),
        )
        for seat in view.seats
    )
    keys = sorted({score.rank_key for score in scores})
    ranking = tuple(tuple(s.color for s in scores if s.rank_key == key) for key in keys)
    return Result(scores, ranking, _tie_breaks(scores))


def _tie_breaks(scores: tuple[Score, ...]) -> tuple[str, ...]:
    """Which tie-breaks were needed for the first place, in turn."""
    best = min(score.rank_key for score in scores)
    needed = []
    for depth, name in enumerate(_TIE_BREAKS, start=1):
        if sum(score.rank_key[:depth] == best[:depth] for score in scores) > 1:
            needed.append(name)
    if sum(score.rank_key == best for score in scores) > 1:
        needed.append("shared")
    return tuple(needed)
