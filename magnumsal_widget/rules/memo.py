"""Lists of actions that were worked out before, for all games with the same players and rulings.

They make listing quick and hold only what can be worked out again; a list that is not found here is made from the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .rulings import Rulings

if TYPE_CHECKING:
    from .actions import Action

_LIMIT: Final = 50_000


class Shelf(dict[Any, Any]):
    """A dictionary that starts afresh when it has grown too large."""

    def keep(self, key: Any, value: Any) -> Any:
        """Remember a value and return it."""
        if len(self) >= _LIMIT:
            self.clear()
        self[key] = value
        return value


class Memo:
    """One shelf for each kind of list."""

    __slots__ = ("extractions", "market")

    _known: dict[tuple[tuple[str, ...], Rulings], Memo] = {}

    def __init__(self) -> None:
        self.extractions: Shelf = Shelf()
        self.market: dict[Any, tuple[Action, ...]] = Shelf()

    @classmethod
    def of(cls, players: tuple[str, ...], rulings: Rulings) -> Memo:
        """The one memo of all games with these players and rulings."""
        return cls._known.setdefault((players, rulings), cls())
