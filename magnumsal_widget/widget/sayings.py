"""What happened, in a few sentences, for the live region of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..words import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ..rules.events import Event

QUIET: Final = frozenset({"turn-ended", "castle-entered"})
"""Events that go without saying: others tell the same."""


def tell(events: Iterable[Event], names: Mapping[str, str], language: str) -> str:
    """The events in words, players by the names they were given."""
    return " ".join(_sentence(event, names, language) for event in events if event.kind not in QUIET)


def _sentence(event: Event, names: Mapping[str, str], language: str) -> str:
    figures: dict[str, Any] = {name: getattr(event, name) for name in event.__dataclass_fields__}
    for role in ("player", "payee", "start"):
        if isinstance(figures.get(role), str):
            figures[role] = names.get(figures[role], figures[role])
    return say(f"event.{event.kind}", language, **figures)
