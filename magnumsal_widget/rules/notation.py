"""Notation: one decision as a line of text, and back. ``str(action)`` is the canonical text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import MappingProxyType
from typing import Final, NoReturn

from .actions import (
    END,
    INN,
    PASS,
    SQUARE,
    Action,
    Assist,
    Bucket,
    Deliver,
    Extract,
    Fine,
    Food,
    Move,
    Rope,
    Trade,
    VisitCastle,
    VisitMarket,
    VisitPump,
    VisitWorkshop,
)
from .components import SALTS, TOOLS, Salt
from .moving import ORIGINS, QUEUE
from .places import BUILDINGS, COLORS, MINE
from .verdict import Violation

FORMS: Final = {
    "move": "move supply S1",
    "rope": "rope supply S2",
    "extract": "extract 1R2 1b1g pickaxe 1 cart 1R1 S2 pay black 4",
    "assist": "assist supply pump",
    "visit": "visit inn",
    "inn": "visit inn",
    "workshop": "visit workshop cart",
    "pump": "visit pump 1R1 3",
    "market": "visit market sell green buy brown privilege",
    "square": "visit square",
    "castle": "visit castle supply privilege",
    "deliver": "deliver 2b1g",
    "fine": "fine 3gr",
    "food": "food 1R1 1R2",
    "bucket": "bucket 1R1 1R2",
    "pass": "pass",
    "end": "end",
}
"""An example of each kind of decision, shown to whoever mistypes one."""

_LONGEST: Final = 300
_MINE: Final = {name.lower(): name for name in MINE}
_ORIGIN: Final = {name.lower(): name for name in (*ORIGINS, *QUEUE)}


class NotationError(ValueError):
    """Text that is no decision; ``violation`` says why."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(violation)
        self.violation = violation

    def __str__(self) -> str:
        return self.violation.text()


def _fail(sentence: str, **figures: str) -> NoReturn:
    raise NotationError(Violation(f"notation.{sentence}", figures=MappingProxyType(figures)))


class _Words:
    """The words of a line that are still to be read."""

    def __init__(self, words: list[str], form: str) -> None:
        self.words = words
        self.form = FORMS[form]

    def __bool__(self) -> bool:
        return bool(self.words)

    def next(self) -> str:
        """The next word, which must be there."""
        if not self.words:
            _fail("form", form=self.form)
        return self.words.pop(0)

    def take(self, word: str) -> bool:
        """True, and read on, if the next word is this one."""
        if self.words and self.words[0].lower() == word:
            del self.words[0]
            return True
        return False

    def one_of(self, known: dict[str, str] | Iterable[str], sentence: str) -> str:
        """The next word, which must be a known one."""
        word = self.next()
        table = known if isinstance(known, dict) else {name: name for name in known}
        if word.lower() not in table:
            _fail(sentence, word=word)
        return table[word.lower()]

    def space(self) -> str:
        return self.one_of(_MINE, "place")

    def origin(self) -> str:
        return self.one_of(_ORIGIN, "place")

    def number(self) -> int:
        word = self.next()
        if not (word.isascii() and word.isdigit() and len(word) <= 4):
            _fail("number", word=word)
        return int(word)

    def salt(self) -> Salt:
        word = self.next()
        try:
            salt = Salt() if word == "0" else Salt.parse(word.lower())
        except ValueError:
            _fail("salt", word=word)
        return salt

    def done(self, action: Action) -> Action:
        """The action, if nothing is left to read."""
        if self.words:
            _fail("form", form=self.form)
        return action


def _extract(words: _Words) -> Action:
    chamber, salt = words.space(), words.salt()
    pickaxes: int | None = None
    carts: list[tuple[str, ...]] = []
    pay: list[tuple[str, int]] | None = None
    while words:
        if pickaxes is None and words.take("pickaxe"):
            pickaxes = words.number()
        elif words.take("cart"):
            span = [words.space()]
            while words and words.words[0].lower() in _MINE:
                span.append(words.space())
            carts.append(tuple(span))
        elif words.take("pay"):
            pay = []
            while words:
                payee = words.one_of(COLORS, "player")
                pay.append((payee, words.number()))
            if not pay:
                _fail("form", form=words.form)
        else:
            _fail("form", form=words.form)
    return Extract(chamber, salt, pickaxes or 0, tuple(carts), None if pay is None else tuple(pay))


def _visit(words: _Words) -> Action:
    building = words.one_of(BUILDINGS, "place")
    words.form = FORMS[building]
    if building == "inn":
        return INN
    if building == "square":
        return SQUARE
    if building == "workshop":
        tool = words.one_of(TOOLS, "tool")
        return VisitWorkshop(tool, words.number() if words else None)
    if building == "pump":
        chamber = words.space()
        return VisitPump(chamber, words.number())
    if building == "castle":
        origin = words.origin()
        return VisitCastle(origin, words.take("privilege"))
    trades: list[Trade] = []
    while True:
        if words.take("sell"):
            trades.append(("sell", words.one_of(SALTS, "salt")))
        elif words.take("buy"):
            trades.append(("buy", words.one_of(SALTS, "salt")))
        else:
            break
    return VisitMarket(tuple(trades), words.take("privilege"))


def _fine(words: _Words) -> Action:
    return Fine(words.one_of(("3gr", *SALTS), "salt"))


def _food(words: _Words) -> Action:
    places = [words.space()]
    if words:
        places.append(words.space())
    return Food(tuple(places))


def _pair(make: Callable[[str, str], Action], second: Callable[[_Words], str]) -> Callable[[_Words], Action]:
    def read(words: _Words) -> Action:
        first = words.origin()
        return make(first, second(words))

    return read


_READERS: Final[dict[str, Callable[[_Words], Action]]] = {
    "move": _pair(Move, _Words.space),
    "rope": _pair(Rope, _Words.space),
    "assist": _pair(Assist, lambda words: words.one_of(BUILDINGS, "place")),
    "bucket": lambda words: Bucket(words.space(), words.space()),
    "extract": _extract,
    "visit": _visit,
    "deliver": lambda words: Deliver(words.salt()),
    "fine": _fine,
    "food": _food,
    "pass": lambda _: PASS,
    "end": lambda _: END,
}


def parse(text: str) -> Action:
    """Read one decision. Capital and small letters, and how many blanks there are, make no difference.

    >>> str(parse("  MOVE s2  1r1 "))
    'move S2 1R1'
    """
    if not isinstance(text, str):
        raise TypeError(f"a decision is an Action or its text, not {type(text).__name__}")
    words = text[: _LONGEST + 1].split()
    if not words:
        _fail("empty")
    verb = words.pop(0).lower()
    if verb not in _READERS:
        _fail("verb", word=verb[:40])
    if len(text) > _LONGEST:
        _fail("form", form=FORMS[verb])
    reader = _Words(words, verb)
    return reader.done(_READERS[verb](reader))


def text_of(action: Action) -> str:
    """An action's text. One with fields that cannot even be written is refused like a mistyped one."""
    try:
        return str(action)
    except Exception:
        _fail("form", form=FORMS.get(getattr(action, "verb", ""), FORMS["move"]))
