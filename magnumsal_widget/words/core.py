"""The formatting core: templates whose fields know grammar.

A template is a text with fields. ``{figure}`` shows a figure as it is, ``{figure:form}`` asks the language's grammar
for a form of it. What is meant by the forms (a language has those that it needs; the tables of its grammar list them):

=====================  ===============================================================================================
``in into from``       a place: *in chamber 1R2*, *into section S4*, *from the supply*; a building, the supply, the bank
``through the acc``    and the castle queue are places too. ``the`` is the subject. Several places work as well: *in
                       sections S3 and S4*. Where *in* and *into* look the same, there is only ``in``
``nom gen dat whose``  a player by colour; several are joined with *and*. What is no colour is taken for a name
``tool``               a tool's name; with an article ``tool.a``, or in the case ``tool.gen``, ``tool.acc``, ``tool.no``
``tools``              several tools, counted: *2 ropes and 1 cart*
``salt salt.acc``      salt as *2 brown and 1 green salt cube*, given as (2, 1, 0) or ``2b1g``
``cubes cubes.acc``    the same where the noun was named before: *2 brown and 1 green*; ``orders`` is a list of these
``cube cube.acc``      one cube, given by its colour; ``mass``, ``adj`` are *brown salt* and *brown*
``gr`` ``gr.or``       an amount of money; several: *3 or 5 gr*
``spaces``             a fee space by space: *2 for 1R1, 2 for S1*; of a single space only its name
``scores``             *Orange 84 gr, Black 80 gr*
``roman`` ``quote``    *II*; a word in quotes as it was typed
any noun               a number with the noun of that name in the grammar's table: ``{n:water_cube}`` is *2 water cubes*
=====================  ===============================================================================================

More ways to write a form:

* ``{n:one|other}`` (Polish ``one|few|many``) chooses by the number, with ``#`` for the number itself. A first choice
  that begins with ``=0`` serves for none at all: ``{n:=0 no water|# water cube|# water cubes}``. A list counts
  its members.
* ``{n:+noun}`` and ``{n:-noun}`` are a term of a sum with its sign, and nothing if the number is 0.
* ``^`` before any form begins it with a capital: ``{player:^nom}``.
* A form can be made of another figure: ``{needed:tool-{tool}}`` counts the noun ``tool-rope``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Sized
from dataclasses import dataclass
from string import Formatter
from typing import Any, Final

NBSP: Final = "\u00a0"
MINUS: Final = "\u2212"

Form = Callable[[Any], str]
Template = str


@dataclass(frozen=True, slots=True)
class Grammar:
    """What a language knows about the game's words."""

    plural: Callable[[int], int]
    """Which of the forms of a noun a number takes, counted from 0."""
    nouns: Mapping[str, Sequence[str]]
    """Counted nouns: one form for each kind of number."""
    forms: Mapping[str, Form]
    """Everything else a field may ask for."""

    def count(self, noun: str, number: int) -> str:
        """A number with its noun."""
        return f"{number} {self.nouns[noun][self.plural(number)]}"

    def choose(self, choices: str, number: int) -> str:
        """One of several texts, by number."""
        texts = choices.split("|")
        if texts[0].startswith("=0 "):
            none = texts.pop(0)
            if number == 0:
                return none.removeprefix("=0 ")
        return texts[self.plural(number)].replace("#", str(number))


def number_of(value: object) -> int:
    """A number, or how many things there are."""
    if isinstance(value, int):
        return value
    if isinstance(value, Sized) and not isinstance(value, str):
        return len(value)
    raise ValueError(f"{value!r} is not a number")


class Speaker(Formatter):
    """Fills templates of one language."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:  # noqa: ARG002
        """The figure of that name."""
        if isinstance(key, str) and key in kwargs:
            return kwargs[key]
        raise LookupError(f"figure {key!r} is missing")

    def format_field(self, value: Any, format_spec: str) -> str:
        """The form that a field asks for."""
        if format_spec.startswith("^"):
            text = self.format_field(value, format_spec[1:])
            return text[:1].upper() + text[1:]
        grammar = self.grammar
        if not format_spec:
            return str(value)
        if "|" in format_spec:
            return grammar.choose(format_spec, number_of(value))
        if format_spec in grammar.forms:
            return grammar.forms[format_spec](value)
        if format_spec[0] in "+-":
            sign = MINUS if format_spec[0] == "-" else "+"
            return f" {sign} {self.format_field(value, format_spec[1:])}" if value else ""
        if format_spec in grammar.nouns:
            return grammar.count(format_spec, number_of(value))
        raise ValueError(f"there is no form {format_spec!r}")


class Words:
    """Catalogues that say the same things in several languages.

    ``catalogues`` has for every language a mapping of keys to templates. A key may have variants, written
    ``key#variant``; ``variants`` tells for such a key which one the figures call for.
    """

    def __init__(
        self,
        grammars: Mapping[str, Grammar],
        catalogues: Mapping[str, Mapping[str, Template]],
        variants: Mapping[str, Callable[[Mapping[str, Any]], str]],
    ) -> None:
        self.languages = tuple(grammars)
        self.catalogues = catalogues
        self.variants = variants
        self._speakers = {language: Speaker(grammar) for language, grammar in grammars.items()}
        self._keys = frozenset(key.partition("#")[0] for key in catalogues[self.languages[0]])

    def has(self, key: str) -> bool:
        """True if there is something to say under that key."""
        return key in self._keys

    def say(self, key: str, language: str, /, **figures: Any) -> str:
        """The sentence of that key in a language, with its figures."""
        if language not in self._speakers:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(self.languages)}")
        if key not in self._keys:
            raise LookupError(f"nothing is written under {key!r}")
        try:
            found = f"{key}#{self.variants[key](figures)}" if key in self.variants else key
            return self._speakers[language].vformat(self.catalogues[language][found], (), figures)
        except KeyError as missing:
            raise LookupError(f"{key!r} in {language!r}: figure {missing} is missing") from None
        except LookupError as problem:
            raise LookupError(f"{key!r} in {language!r}: {problem}") from None
        except ValueError as problem:
            raise ValueError(f"{key!r} in {language!r}: {problem}") from None
