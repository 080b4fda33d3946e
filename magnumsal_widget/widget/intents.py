"""What a page may ask of the board. The page is not to be believed: everything is checked here first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LONGEST: Final = 40
"""Characters of the longest text that any intent carries."""


class BadIntent(ValueError):
    """A message that is no intent; its text says why, in English, without repeating the message."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Somebody pointed at a place. ``view`` tells which of the board's displays asked, so that only it answers."""

    place: str
    view: str


def read_intent(message: object) -> Choose:
    """The intent of a message from the page."""
    if not isinstance(message, dict):
        raise BadIntent("it is not a set of named values")
    if message.get("kind") != "choose":
        raise BadIntent("it asks for nothing that the board can do")
    if unknown := message.keys() - {"kind", "place", "view"}:
        raise BadIntent(f"it carries {len(unknown)} more values than it should")
    return Choose(_text(message, "place"), _text(message, "view"))


def _text(message: dict[object, object], key: str) -> str:
    value = message.get(key)
    if not isinstance(value, str):
        raise BadIntent(f"its {key} is missing or not a text")
    if len(value) > LONGEST or not value.isprintable():
        raise BadIntent(f"its {key} is too long or not printable")
    return value
