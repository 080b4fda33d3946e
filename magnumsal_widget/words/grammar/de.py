"""German."""

from __future__ import annotations

from typing import Final

from ..core import Form, Grammar
from .parts import (
    MineWords,
    joiner,
    one_cube,
    place_form,
    player_form,
    salt_form,
    shared_forms,
    table_form,
    tools_form,
)

NOUNS: Final = {
    "rested": ("ausgeruhter Bergmann", "ausgeruhte Bergleute"),
    "water_cube": ("Wasserwürfel", "Wasserwürfel"),
    "action": ("Aktion", "Aktionen"),
    "tool-rope": ("Seil", "Seile"),
    "tool-pickaxe": ("Spitzhacke", "Spitzhacken"),
    "tool-bucket": ("Schöpfkelle", "Schöpfkellen"),
    "tool-cart": ("Karren", "Karren"),
    "tool-food": ("Proviantkarte", "Proviantkarten"),
    "tool-commercial": ("Handelsbrief", "Handelsbriefe"),
    "tool-royal": ("Geleitbrief", "Geleitbriefe"),
}

MINE: Final = {
    "in": MineWords("in Abschnitt", "in den Abschnitten", "in Kammer", "in den Kammern"),
    "into": MineWords("in Abschnitt", "in die Abschnitte", "in Kammer", "in die Kammern"),
    "from": MineWords("aus Abschnitt", "aus den Abschnitten", "aus Kammer", "aus den Kammern"),
    "through": MineWords("durch Abschnitt", "durch die Abschnitte", "durch Kammer", "durch die Kammern"),
    "the": MineWords("Abschnitt", "die Abschnitte", "Kammer", "die Kammern"),
}
TOWN: Final = {
    "in": {
        "inn": "im Wirtshaus",
        "workshop": "in der Werkstatt",
        "pump": "an der Pumpe",
        "market": "auf dem Markt",
        "square": "auf dem Rathausplatz",
        "castle": "in der Burg",
        "supply": "im eigenen Vorrat",
        "bank": "im allgemeinen Vorrat",
        "queue-left": "im linken Feld der Warteschlange",
        "queue-right": "im rechten Feld der Warteschlange",
    },
    "into": {
        "inn": "ins Wirtshaus",
        "workshop": "in die Werkstatt",
        "pump": "an die Pumpe",
        "market": "auf den Markt",
        "square": "auf den Rathausplatz",
        "castle": "in die Burg",
        "supply": "in den eigenen Vorrat",
        "bank": "in den allgemeinen Vorrat",
        "queue-left": "ins linke Feld der Warteschlange",
        "queue-right": "ins rechte Feld der Warteschlange",
    },
    "from": {
        "inn": "aus dem Wirtshaus",
        "workshop": "aus der Werkstatt",
        "pump": "von der Pumpe",
        "market": "vom Markt",
        "square": "vom Rathausplatz",
        "castle": "aus der Burg",
        "supply": "aus dem eigenen Vorrat",
        "bank": "aus dem allgemeinen Vorrat",
        "queue-left": "aus dem linken Feld der Warteschlange",
        "queue-right": "aus dem rechten Feld der Warteschlange",
    },
    "the": {
        "inn": "das Wirtshaus",
        "workshop": "die Werkstatt",
        "pump": "die Pumpe",
        "market": "der Markt",
        "square": "der Rathausplatz",
        "castle": "die Burg",
        "supply": "der eigene Vorrat",
        "bank": "der allgemeine Vorrat",
        "queue-left": "das linke Feld der Warteschlange",
        "queue-right": "das rechte Feld der Warteschlange",
    },
}

PLAYERS: Final = {"black": "Schwarz", "white": "Weiß", "orange": "Orange", "purple": "Violett"}
TOOLS: Final = {
    "tool": {
        "rope": "Seil",
        "pickaxe": "Spitzhacke",
        "bucket": "Schöpfkelle",
        "cart": "Karren",
        "food": "Proviant",
        "commercial": "Handelsbrief",
        "royal": "Geleitbrief",
    },
    "tool.acc": {
        "rope": "ein Seil",
        "pickaxe": "eine Spitzhacke",
        "bucket": "eine Schöpfkelle",
        "cart": "einen Karren",
        "food": "Proviant",
        "commercial": "einen Handelsbrief",
        "royal": "einen Geleitbrief",
    },
    "tool.no": {
        "rope": "kein Seil",
        "pickaxe": "keine Spitzhacke",
        "bucket": "keine Schöpfkelle",
        "cart": "kein Karren",
        "food": "kein Proviant",
        "commercial": "kein Handelsbrief",
        "royal": "kein Geleitbrief",
    },
}
STEMS: Final = {"brown": "braun", "green": "grün", "white": "weiß"}

_and = joiner("und")
_player = player_form(PLAYERS, str, _and)


def _plural(n: int) -> int:
    return 0 if n == 1 else 1


def _count(noun: str, n: int) -> str:
    return f"{n} {NOUNS[noun][_plural(n)]}"


def _salt(one: str, noun: str) -> Form:
    """``one`` is the ending of the adjective for a single cube; the noun stands with the first colour."""

    def first(colour: str, n: int) -> str:
        return further(colour, n) + noun

    def further(colour: str, n: int) -> str:
        return f"{n} {STEMS[colour]}{one if n == 1 else 'e'}"

    return salt_form(first, further, "kein Salz", _and)


GRAMMAR: Final = Grammar(
    plural=_plural,
    nouns=NOUNS,
    forms={
        **shared_forms(
            alternative="oder",
            price_word="für",
            separator="; ",
            quotes=("„", "“"),
            name=_player,
            cubes=_salt("er", ""),
        ),
        **{form: place_form(words, TOWN.get(form, {}), "und", "sowie") for form, words in MINE.items()},
        "nom": _player,
        **{form: table_form(names, "a tool") for form, names in TOOLS.items()},
        "tools": tools_form(_count, _and),
        "salt": _salt("er", " Salzwürfel"),
        "salt.acc": _salt("en", " Salzwürfel"),
        "cubes": _salt("er", ""),
        "cubes.acc": _salt("en", ""),
        "cube.acc": one_cube(_salt("en", " Salzwürfel")),
        "adj": table_form({colour: f"{stem}e" for colour, stem in STEMS.items()}, "a colour of salt"),
        "adj.acc": table_form({colour: f"{stem}en" for colour, stem in STEMS.items()}, "a colour of salt"),
        "mass": table_form({colour: f"{stem}es Salz" for colour, stem in STEMS.items()}, "a colour of salt"),
    },
)
