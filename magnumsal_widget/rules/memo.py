"""A place to keep lists of actions that were worked out before, for games with the same players and rulings."""

from __future__ import annotations

from typing import Any, Final

from .rulings import Rulings

_LIMIT: Final = 50_000


class Memo(dict[Any, Any]):
    """A dictionary that starts afresh when it has grown too large. It holds only what can be worked out again."""

    _known: dict[tuple[tuple[str, ...], Rulings], Memo] = {}

    @classmethod
    def of(cls, players: tuple[str, ...], rulings: Rulings) -> Memo:
        """The one memo of all games with these players and rulings."""
        return cls._known.setdefault((players, rulings), cls())

    def keep(self, key: Any, value: Any) -> Any:
        """Remember a value and return it."""
        if len(self) >= _LIMIT:
            self.clear()
        self[key] = value
        return value
