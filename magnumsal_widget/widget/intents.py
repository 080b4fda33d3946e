"""What a page may ask of the board. The page is not to be believed: everything is checked here first."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 300
MOST_PICKS: Final = 12


class BadIntent(ValueError):
    """A message that is no intent; its text says why, in English, without repeating the message."""


@dataclass(frozen=True, slots=True)
class Intent:
    """``view`` tells which of the board's displays asked, so that only it answers; ``drawn`` what it showed then."""

    kind: ClassVar[str]
    view: str
    drawn: int


@dataclass(frozen=True, slots=True)
class Choose(Intent):
    """Somebody pointed at a place."""

    kind = "choose"
    place: str


@dataclass(frozen=True, slots=True)
class Go(Intent):
    """A miner of one place was sent to another."""

    kind = "go"
    origin: str
    target: str


@dataclass(frozen=True, slots=True)
class Play(Intent):
    """A decision in notation."""

    kind = "play"
    text: str


@dataclass(frozen=True, slots=True)
class Step(Intent):
    """A decision that is being made step by step: what was picked at each prompt so far."""

    kind = "step"
    picks: dict[str, str]


@dataclass(frozen=True, slots=True)
class Complete(Intent):
    """A decision is being typed; how could it go on?"""

    kind = "complete"
    text: str


@dataclass(frozen=True, slots=True)
class Undo(Intent):
    """Take the last decision back."""

    kind = "undo"


@dataclass(frozen=True, slots=True)
class Redo(Intent):
    """Play again what was taken back."""

    kind = "redo"


INTENTS: Final[dict[str, type[Intent]]] = {cls.kind: cls for cls in (Choose, Go, Play, Step, Complete, Undo, Redo)}


def read_intent(message: object) -> Intent:
    """The intent of a message from the page."""
    if not isinstance(message, dict):
        raise BadIntent("it is not a set of named values")
    kind = message.get("kind")
    intent = INTENTS.get(kind) if isinstance(kind, str) else None
    if intent is None:
        raise BadIntent("it asks for nothing that the board can do")
    names = {field.name for field in fields(intent)}
    if message.keys() != names | {"kind"}:
        raise BadIntent("it has too many or too few values")
    return intent(**{name: _READERS[name](name, message[name]) for name in names})


def _text(name: str, value: object, longest: int = LONGEST_NAME) -> str:
    if not isinstance(value, str):
        raise BadIntent(f"its {name} is not a text")
    if len(value) > longest or not value.isprintable():
        raise BadIntent(f"its {name} is too long or not printable")
    return value


def _long_text(name: str, value: object) -> str:
    return _text(name, value, LONGEST_TEXT)


def _whole_number(name: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadIntent(f"its {name} is not a whole number")
    return value


def _picks(name: str, value: object) -> dict[str, str]:
    if not isinstance(value, dict) or len(value) > MOST_PICKS:
        raise BadIntent(f"its {name} are not a few named values")
    return {_text(f"{name} name", key): _text(f"{name} value", pick, LONGEST_TEXT) for key, pick in value.items()}


_READERS: Final[dict[str, Callable[[str, object], Any]]] = {
    "view": _text,
    "drawn": _whole_number,
    "place": _text,
    "origin": _text,
    "target": _text,
    "text": _long_text,
    "picks": _picks,
}
