"""Every sentence a person reads, in four languages with the same keys.

>>> say("cannot-pay", "en", needed=4, has=3)
'You need 4\\xa0gr and have 3.'

Each language has three parts: ``grammar/<language>.py`` bends the words, ``<language>.py`` holds the sentences with
figures in them (verdicts, costs, events), ``reference/<language>.py`` the texts without (rules, sections, rulings).
``core`` tells how a template is written; whoever has a catalogue of their own can use ``Words`` and ``GRAMMARS`` too.
"""

from __future__ import annotations

from typing import Final

from . import de, en, fr, pl
from .core import Words
from .grammar import de as grammar_de
from .grammar import en as grammar_en
from .grammar import fr as grammar_fr
from .grammar import pl as grammar_pl
from .reference import de as reference_de
from .reference import en as reference_en
from .reference import fr as reference_fr
from .reference import pl as reference_pl
from .typeset import typeset_all
from .variants import VARIANTS

LANGUAGES: Final = ("en", "pl", "de", "fr")
GRAMMARS: Final = {
    "en": grammar_en.GRAMMAR,
    "pl": grammar_pl.GRAMMAR,
    "de": grammar_de.GRAMMAR,
    "fr": grammar_fr.GRAMMAR,
}
CATALOGUES: Final = {
    "en": typeset_all(en.SENTENCES | reference_en.TEXTS, "en"),
    "pl": typeset_all(pl.SENTENCES | reference_pl.TEXTS, "pl"),
    "de": typeset_all(de.SENTENCES | reference_de.TEXTS, "de"),
    "fr": typeset_all(fr.SENTENCES | reference_fr.TEXTS, "fr"),
}

_words = Words(GRAMMARS, CATALOGUES, VARIANTS)


def say(key: str, language: str, /, **figures: object) -> str:
    """The sentence of that key in a language, with its figures. Figures it does not speak of are left aside."""
    return _words.say(key, language, **figures)


def has(key: str) -> bool:
    """True if there is something to say under that key."""
    return _words.has(key)
