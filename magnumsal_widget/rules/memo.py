"""Lists of actions that were worked out before, for all games with the same players and rulings.

They make listing quick and hold only what can be worked out again; a list that is not found here is made from the
rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .rulings import Rulings

if TYPE_CHECKING:
    from .actions import Action


class PriceList:
    """Actions with the money each needs; for each amount of money those that it allows, picked when first asked for."""

    __slots__ = ("_actions", "_known", "_most")

    def __init__(self, actions: list[tuple[int, Action]]) -> None:
        self._actions = actions
        self._most = max((need for need, _ in actions), default=0)
        self._known: dict[int, tuple[Action, ...]] = {}

    def affordable(self, money: int) -> tuple[Action, ...]:
        """The actions that so much money allows."""
        money = min(money, self._most)
        known = self._known.get(money)
        if known is None:
            known = self._known[money] = tuple(action for need, action in self._actions if need <= money)
        return known


class Memo:
    """What is remembered: extractions from a chamber and the market's price lists, by all that decides them."""

    __slots__ = ("extractions", "market")

    LONGEST: Final = 200
    """Longer lists of extractions are not worth the room: what is kept of them only shows that they are long."""
    _MOST: Final = 20_000
    _known: ClassVar[dict[tuple[tuple[str, ...], Rulings], Memo]] = {}

    def __init__(self) -> None:
        self.extractions: dict[tuple[int, ...], tuple[Action, ...]] = {}
        self.market: dict[tuple[int, ...], PriceList] = {}

    @classmethod
    def of(cls, players: tuple[str, ...], rulings: Rulings) -> Memo:
        """The one memo of all games with these players and rulings."""
        return cls._known.setdefault((players, rulings), cls())

    def keep_extractions(self, key: tuple[int, ...], actions: tuple[Action, ...]) -> None:
        """Remember a list; begin afresh when there are too many."""
        if len(self.extractions) >= self._MOST:
            self.extractions.clear()
        self.extractions[key] = actions
