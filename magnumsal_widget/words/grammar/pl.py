"""Polish: seven cases, three kinds of number, and men counted otherwise than things."""

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
    "rested": ("wypoczęty górnik", "wypoczętych górników", "wypoczętych górników"),
    "water_cube": ("kostka wody", "kostki wody", "kostek wody"),
    "water_cube.acc": ("kostkę wody", "kostki wody", "kostek wody"),
    "tool-rope": ("lina", "liny", "lin"),
    "tool-pickaxe": ("kilof", "kilofy", "kilofów"),
    "tool-bucket": ("czerpak", "czerpaki", "czerpaków"),
    "tool-cart": ("wózek", "wózki", "wózków"),
    "tool-food": ("karta prowiantu", "karty prowiantu", "kart prowiantu"),
    "tool-commercial": ("glejt handlowy", "glejty handlowe", "glejtów handlowych"),
    "tool-royal": ("glejt królewski", "glejty królewskie", "glejtów królewskich"),
}

MINE: Final = {
    "in": MineWords("w sekcji", "w sekcjach", "w komnacie", "w komnatach"),
    "into": MineWords("do sekcji", "do sekcji", "do komnaty", "do komnat"),
    "from": MineWords("z sekcji", "z sekcji", "z komnaty", "z komnat"),
    "through": MineWords("przez sekcję", "przez sekcje", "przez komnatę", "przez komnaty"),
    "the": MineWords("sekcja", "sekcje", "komnata", "komnaty"),
    "acc": MineWords("sekcję", "sekcje", "komnatę", "komnaty"),
}
TOWN: Final = {
    "in": {
        "inn": "w karczmie",
        "workshop": "w warsztacie",
        "pump": "w szybie wodnym",
        "market": "na targu",
        "square": "na rynku",
        "castle": "w zamku",
        "supply": "w zasobach",
        "bank": "w banku",
        "queue-left": "w lewym kole kolejki do zamku",
        "queue-right": "w prawym kole kolejki do zamku",
    },
    "into": {
        "inn": "do karczmy",
        "workshop": "do warsztatu",
        "pump": "do szybu wodnego",
        "market": "na targ",
        "square": "na rynek",
        "castle": "do zamku",
        "supply": "do zasobów",
        "bank": "do banku",
        "queue-left": "do lewego koła kolejki do zamku",
        "queue-right": "do prawego koła kolejki do zamku",
    },
    "from": {
        "inn": "z karczmy",
        "workshop": "z warsztatu",
        "pump": "z szybu wodnego",
        "market": "z targu",
        "square": "z rynku",
        "castle": "z zamku",
        "supply": "z zasobów",
        "bank": "z banku",
        "queue-left": "z lewego koła kolejki do zamku",
        "queue-right": "z prawego koła kolejki do zamku",
    },
    "the": {
        "inn": "karczma",
        "workshop": "warsztat",
        "pump": "szyb wodny",
        "market": "targ",
        "square": "rynek",
        "castle": "zamek",
        "supply": "zasoby",
        "bank": "bank",
        "queue-left": "lewe koło kolejki do zamku",
        "queue-right": "prawe koło kolejki do zamku",
    },
}

PLAYERS: Final = {
    "nom": {"black": "czarny", "white": "biały", "orange": "pomarańczowy", "purple": "fioletowy"},
    "gen": {"black": "czarnego", "white": "białego", "orange": "pomarańczowego", "purple": "fioletowego"},
    "dat": {"black": "czarnemu", "white": "białemu", "orange": "pomarańczowemu", "purple": "fioletowemu"},
}
LEAD: Final = {"nom": "gracz", "gen": "gracza", "dat": "graczowi"}
"""A player's own name is not inflected; the word before it is."""

TOOLS: Final = {
    "tool": {
        "rope": "lina",
        "pickaxe": "kilof",
        "bucket": "czerpak",
        "cart": "wózek",
        "food": "suchy prowiant",
        "commercial": "glejt handlowy",
        "royal": "glejt królewski",
    },
    "tool.gen": {
        "rope": "liny",
        "pickaxe": "kilofa",
        "bucket": "czerpaka",
        "cart": "wózka",
        "food": "suchego prowiantu",
        "commercial": "glejtu handlowego",
        "royal": "glejtu królewskiego",
    },
    "tool.acc": {
        "rope": "linę",
        "pickaxe": "kilof",
        "bucket": "czerpak",
        "cart": "wózek",
        "food": "suchy prowiant",
        "commercial": "glejt handlowy",
        "royal": "glejt królewski",
    },
}

CUBE: Final = ("kostka", "kostki", "kostek")
CUBE_ACC: Final = ("kostkę", "kostki", "kostek")
COLOURED: Final = {
    "brown": ("brązowa", "brązowe", "brązowych"),
    "green": ("zielona", "zielone", "zielonych"),
    "white": ("biała", "białe", "białych"),
}
COLOURED_ACC: Final = {
    "brown": ("brązową", "brązowe", "brązowych"),
    "green": ("zieloną", "zielone", "zielonych"),
    "white": ("białą", "białe", "białych"),
}
MASS_GEN: Final = {"brown": "brązowej soli", "green": "zielonej soli", "white": "białej soli"}

_and = joiner("i")


def _plural(n: int) -> int:
    """One; few: 2–4 at the end, but not 12–14; many."""
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def _count(noun: str, n: int) -> str:
    return f"{n} {NOUNS[noun][_plural(n)]}"


def _player(case: str) -> Form:
    return player_form(PLAYERS[case], lambda name: f"{LEAD[case]} {name}", _and)


def _salt(colours: dict[str, tuple[str, str, str]], cube: tuple[str, str, str]) -> Form:
    def first(colour: str, n: int) -> str:
        return f"{further(colour, n)} {cube[_plural(n)]} soli"

    def further(colour: str, n: int) -> str:
        return f"{n} {colours[colour][_plural(n)]}"

    return salt_form(first, further, "brak soli", _and)


def _cubes(colours: dict[str, tuple[str, str, str]]) -> Form:
    def each(colour: str, n: int) -> str:
        return f"{n} {colours[colour][_plural(n)]}"

    return salt_form(each, each, "brak soli", _and)


GRAMMAR: Final = Grammar(
    plural=_plural,
    nouns=NOUNS,
    forms={
        **shared_forms(
            alternative="lub",
            price_word="za",
            separator="; ",
            quotes=("„", "”"),
            name=_player("nom"),
            cubes=_cubes(COLOURED),
        ),
        **{form: place_form(words, TOWN.get(form, {}), "i", "oraz") for form, words in MINE.items()},
        **{case: _player(case) for case in PLAYERS},
        **{form: table_form(names, "a tool") for form, names in TOOLS.items()},
        "tools": tools_form(_count, _and),
        "salt": _salt(COLOURED, CUBE),
        "salt.acc": _salt(COLOURED_ACC, CUBE_ACC),
        "cubes": _cubes(COLOURED),
        "cubes.acc": _cubes(COLOURED_ACC),
        "cube.acc": one_cube(_salt(COLOURED_ACC, CUBE_ACC)),
        "mass.gen": table_form(MASS_GEN, "a colour of salt"),
    },
)
