"""What the four grammars have in common: they differ in their tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ..core import NBSP, Form

SALTS: Final = ("brown", "green", "white")
ROMAN: Final = {1: "I", 2: "II", 3: "III"}

_SECTION: Final = re.compile(r"S[1-6]")
_CHAMBER: Final = re.compile(r"[1-3][LR][1-4]")
_SALT: Final = re.compile(r"(\d+)([bgw])")


class MineWords(NamedTuple):
    """What stands before the code of a mine space, or of several."""

    section: str
    sections: str
    chamber: str
    chambers: str


def joiner(word: str) -> Callable[[Iterable[str]], str]:
    """A function that writes a list: commas, and the word before the last."""

    def join(items: Iterable[str]) -> str:
        *first, last = items
        return f"{', '.join(first)} {word} {last}" if first else last

    return join


def several(value: Any) -> tuple[Any, ...]:
    """One thing or several, as several."""
    return (value,) if isinstance(value, str) else tuple(value)


def look(table: Mapping[str, str], name: object, what: str) -> str:
    """An entry of a table, or a clear error."""
    if isinstance(name, str) and name in table:
        return table[name]
    raise ValueError(f"{name!r} is not {what}")


def place_form(mine: MineWords, town: Mapping[str, str], conjunction: str, between: str | None = None) -> Form:
    """A form of places: mine spaces get their noun and code, anything else stands in ``town``.

    ``between`` is the *and* between sections and chambers, where a language would rather not repeat itself.
    """
    join, join_kinds = joiner(conjunction), joiner(between or conjunction)

    def form(value: Any) -> str:
        places = several(value)
        sections = [place for place in places if _SECTION.fullmatch(str(place))]
        chambers = [place for place in places if _CHAMBER.fullmatch(str(place))]
        parts = [
            f"{one if len(codes) == 1 else many} {join(codes)}"
            for codes, one, many in ((sections, mine.section, mine.sections), (chambers, mine.chamber, mine.chambers))
            if codes
        ]
        parts += [look(town, place, "a place") for place in places if place not in sections and place not in chambers]
        return join_kinds(parts)

    return form


def player_form(colours: Mapping[str, str], named: Callable[[str], str], join: Callable[[Iterable[str]], str]) -> Form:
    """A form of players: colours stand in a table, a player's own name is put in by ``named``."""

    def form(value: Any) -> str:
        return join(colours[player] if player in colours else named(str(player)) for player in several(value))

    return form


def table_form(table: Mapping[str, str], what: str) -> Form:
    """A form that is simply looked up."""
    return lambda value: look(table, value, what)


def read_salt(value: Any) -> tuple[int, ...]:
    """Cubes of each colour: a tuple as it is, or ``2b1g``."""
    if isinstance(value, str):
        counts = {letter: int(number) for number, letter in _SALT.findall(value)}
        return tuple(counts.get(letter, 0) for letter in "bgw")
    return tuple(value)


def salt_form(
    first: Callable[[str, int], str],
    further: Callable[[str, int], str],
    none: str,
    join: Callable[[Iterable[str]], str],
) -> Form:
    """A form of salt: ``first`` writes the first colour, ``further`` the others."""

    def form(value: Any) -> str:
        parts = [(colour, number) for colour, number in zip(SALTS, read_salt(value), strict=True) if number]
        if not parts:
            return none
        return join((further if i else first)(colour, number) for i, (colour, number) in enumerate(parts))

    return form


def one_cube(salt: Form) -> Form:
    """The form of a single cube, given by its colour."""

    def form(value: Any) -> str:
        if value not in SALTS:
            raise ValueError(f"{value!r} is not a colour of salt")
        return salt(tuple(int(value == colour) for colour in SALTS))

    return form


def tools_form(count: Callable[[str, int], str], join: Callable[[Iterable[str]], str]) -> Form:
    """Several tools, each kind with its number."""

    def form(value: Sequence[str]) -> str:
        return join(count(f"tool-{tool}", list(value).count(tool)) for tool in dict.fromkeys(value))

    return form


def money(amount: int) -> str:
    """An amount; the sign never stands alone on the next line."""
    return f"{amount}{NBSP}gr"


def shared_forms(
    *,
    alternative: str,
    price_word: str,
    separator: str,
    quotes: tuple[str, str],
    name: Form,
    cubes: Form,
) -> dict[str, Form]:
    """Forms that are built alike everywhere. ``price_word`` is the *for* of *2 for S1*."""
    either = joiner(alternative)

    def spaces(value: Sequence[tuple[str, int]]) -> str:
        if len(value) == 1:
            return value[0][0]
        return ", ".join(f"{amount} {price_word} {place}" for place, amount in value)

    return {
        "gr": money,
        "gr.or": lambda sums: f"{either(str(amount) for amount in sums)}{NBSP}gr",
        "spaces": spaces,
        "scores": lambda scores: ", ".join(f"{name(player)} {money(amount)}" for player, amount in scores),
        "orders": lambda orders: separator.join(cubes(salt) for salt in orders),
        "roman": lambda number: ROMAN.get(number, str(number)),
        "quote": lambda text: f"{quotes[0]}{text}{quotes[1]}",
    }
