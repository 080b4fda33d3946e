"""How wide a text will be, roughly: the system chooses the font, so texts are fitted with a little to spare."""

from __future__ import annotations

from typing import Final

_NARROW: Final = frozenset("iIjlł.,:;!|'’· \u00a0()[]-ft/r")
_WIDE: Final = frozenset("mwMWŁ@%—…")
_SIGNS: Final = frozenset("<>=+&#~^×")
SANS: Final = 0.63
SERIF: Final = 0.70
"""Ems of an average bold letter, in the wider faces of each stack."""
DIGIT: Final = 0.63
"""Ems of a bold digit; all ten are equally wide."""


def width(text: str, size: float, em: float = SANS) -> float:
    """The width of a text in bold type."""
    return size * em * sum(_share(letter) for letter in text)


def _share(letter: str) -> float:
    if letter in _NARROW:
        return 0.6
    if letter in _WIDE:
        return 1.5
    if letter in _SIGNS:
        return 1.3
    return 1.2 if letter.isupper() else 0.97


def fit(text: str, room: float, size: float, least: float, em: float = SANS) -> tuple[str, float]:
    """The text and a size at which it fits: smaller down to ``least``, then cut short with an ellipsis."""
    needed = width(text, 1, em)
    best = size if needed * size <= room else max(least, room / needed)
    if needed * best <= room + 0.01:
        return text, round(best, 1)
    while text and width(f"{text}…", best, em) > room:
        text = text[:-1]
    return f"{text.rstrip()}…", round(best, 1)
