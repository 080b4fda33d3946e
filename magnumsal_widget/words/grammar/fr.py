"""French. None and one take the singular; *de* is shortened before a vowel."""

from __future__ import annotations

from typing import Any, Final

from ..core import NBSP, Grammar
from .parts import (
    MineWords,
    joiner,
    one_cube,
    place_form,
    player_form,
    salt_form,
    several,
    shared_forms,
    table_form,
    tools_form,
)

NOUNS: Final = {
    "rested": ("mineur reposé", "mineurs reposés"),
    "salt_cube": ("cube de sel", "cubes de sel"),
    "water_cube": ("cube d'eau", "cubes d'eau"),
    "order": ("commande", "commandes"),
    "action": ("action", "actions"),
    "tool-rope": ("corde", "cordes"),
    "tool-pickaxe": ("pioche", "pioches"),
    "tool-bucket": ("seau", "seaux"),
    "tool-cart": ("chariot", "chariots"),
    "tool-food": ("carte Nourriture", "cartes Nourriture"),
    "tool-commercial": ("privilège commercial", "privilèges commerciaux"),
    "tool-royal": ("privilège royal", "privilèges royaux"),
}

MINE: Final = {
    "in": MineWords("dans la section", "dans les sections", "dans la salle", "dans les salles"),
    "from": MineWords("de la section", "des sections", "de la salle", "des salles"),
    "through": MineWords("par la section", "par les sections", "par la salle", "par les salles"),
    "the": MineWords("la section", "les sections", "la salle", "les salles"),
}
TOWN: Final = {
    "in": {
        "inn": "à l'auberge",
        "workshop": "à l'atelier",
        "pump": "à la station de pompage",
        "market": "au marché",
        "square": "sur la place du village",
        "castle": "au château",
        "supply": "dans la réserve",
        "bank": "à la banque",
        "queue-left": "dans le cercle de gauche de la file du château",
        "queue-right": "dans le cercle de droite de la file du château",
    },
    "from": {
        "inn": "de l'auberge",
        "workshop": "de l'atelier",
        "pump": "de la station de pompage",
        "market": "du marché",
        "square": "de la place du village",
        "castle": "du château",
        "supply": "de la réserve",
        "bank": "de la banque",
        "queue-left": "du cercle de gauche de la file du château",
        "queue-right": "du cercle de droite de la file du château",
    },
    "the": {
        "inn": "l'auberge",
        "workshop": "l'atelier",
        "pump": "la station de pompage",
        "market": "le marché",
        "square": "la place du village",
        "castle": "le château",
        "supply": "la réserve",
        "bank": "la banque",
        "queue-left": "le cercle de gauche de la file du château",
        "queue-right": "le cercle de droite de la file du château",
    },
}

PLAYERS: Final = {"black": "Noir", "white": "Blanc", "orange": "Orange", "purple": "Violet"}
TOOLS: Final = {
    "tool": {
        "rope": "corde",
        "pickaxe": "pioche",
        "bucket": "seau",
        "cart": "chariot",
        "food": "nourriture",
        "commercial": "privilège commercial",
        "royal": "privilège royal",
    },
    "tool.a": {
        "rope": "une corde",
        "pickaxe": "une pioche",
        "bucket": "un seau",
        "cart": "un chariot",
        "food": "de la nourriture",
        "commercial": "un privilège commercial",
        "royal": "un privilège royal",
    },
}
COLOURED: Final = {"brown": ("brun", "bruns"), "green": ("vert", "verts"), "white": ("blanc", "blancs")}

_and = joiner("et")
_player = player_form(PLAYERS, str, _and)


def _plural(n: int) -> int:
    return 0 if n in (0, 1) else 1


def _count(noun: str, n: int) -> str:
    return f"{n} {NOUNS[noun][_plural(n)]}"


def _each(colour: str, n: int) -> str:
    return f"{n} {COLOURED[colour][_plural(n)]}"


def _first(colour: str, n: int) -> str:
    return f"{_count('salt_cube', n)} {COLOURED[colour][_plural(n)]}"


def _of(value: Any) -> str:
    """*de Noir*, *d'Orange*."""
    names = [_player(player) for player in several(value)]
    return _and(f"d'{name}" if name[:1].lower() in "aàâeéèêëiîïoôuûœ" else f"de {name}" for name in names)


_cubes = salt_form(_each, _each, "aucun sel", _and)
_salt = salt_form(_first, _each, "aucun sel", _and)

GRAMMAR: Final = Grammar(
    plural=_plural,
    nouns=NOUNS,
    forms={
        **shared_forms(
            alternative="ou",
            price_word="pour",
            separator="\u202f; ",
            quotes=(f"«{NBSP}", f"{NBSP}»"),
            name=_player,
            cubes=_cubes,
        ),
        **{form: place_form(words, TOWN.get(form, {}), "et") for form, words in MINE.items()},
        "nom": _player,
        "gen": _of,
        **{form: table_form(names, "a tool") for form, names in TOOLS.items()},
        "tools": tools_form(_count, _and),
        "salt": _salt,
        "cubes": _cubes,
        "cube": one_cube(_salt),
        "mass": table_form({colour: f"sel {forms[0]}" for colour, forms in COLOURED.items()}, "a colour of salt"),
    },
)
