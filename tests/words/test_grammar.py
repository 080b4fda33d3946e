"""Numbers, salt and players bend as each language wants it."""

from __future__ import annotations

import pytest

from magnumsal_widget.words import GRAMMARS, say
from magnumsal_widget.words.core import Words


def form(language: str, spec: str, value: object) -> str:
    """One field by itself."""
    return Words(GRAMMARS, {name: {"it": f"{{it:{spec}}}"} for name in GRAMMARS}, {}).say("it", language, it=value)


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0, "0 kostek wody"),
        (1, "1 kostka wody"),
        (2, "2 kostki wody"),
        (4, "4 kostki wody"),
        (5, "5 kostek wody"),
        (12, "12 kostek wody"),
        (14, "14 kostek wody"),
        (21, "21 kostek wody"),
        (22, "22 kostki wody"),
        (25, "25 kostek wody"),
        (112, "112 kostek wody"),
    ],
)
def test_polish_numbers(number: int, expected: str) -> None:
    assert form("pl", "water_cube", number) == expected


def test_none_is_singular_in_french_only() -> None:
    assert [form("fr", "water_cube", n) for n in (0, 1, 2)] == ["0 cube d'eau", "1 cube d'eau", "2 cubes d'eau"]
    assert [form("en", "water_cube", n) for n in (0, 1, 2)] == ["0 water cubes", "1 water cube", "2 water cubes"]


@pytest.mark.parametrize(
    ("language", "spec", "salt", "expected"),
    [
        ("en", "salt", "2b1g", "2 brown and 1 green salt cube"),
        ("en", "salt", "1b2g", "1 brown and 2 green salt cubes"),
        ("en", "salt", "1b1g1w", "1 brown, 1 green and 1 white salt cube"),
        ("en", "salt", "", "no salt"),
        ("pl", "salt", "2b1g", "2 brązowe kostki soli i 1 zielona"),
        ("pl", "salt.acc", "1b2g1w", "1 brązową kostkę soli, 2 zielone i 1 białą"),
        ("pl", "salt.acc", "5b", "5 brązowych kostek soli"),
        ("pl", "cubes", "1g5w", "1 zielona i 5 białych"),
        ("de", "salt", "1b2w", "1 brauner Salzwürfel und 2 weiße"),
        ("de", "salt.acc", "1b1g", "1 braunen Salzwürfel und 1 grünen"),
        ("fr", "salt", "2b1g", "2 cubes de sel bruns et 1 vert"),
        ("fr", "salt", "1b1g1w", "1 cube de sel brun, 1 vert et 1 blanc"),
    ],
)
def test_salt(language: str, spec: str, salt: str, expected: str) -> None:
    assert form(language, spec, salt) == expected
    counts = tuple(next((int(salt[i - 1]) for i, letter in enumerate(salt) if letter == c), 0) for c in "bgw")
    assert form(language, spec, counts) == expected


def test_players() -> None:
    assert form("pl", "gen", ("black", "orange")) == "czarnego i pomarańczowego"
    assert form("pl", "dat", "white") == "białemu"
    assert form("fr", "gen", "orange") == "d'Orange"
    assert form("fr", "gen", "purple") == "de Violet"
    assert form("de", "nom", ("orange", "black", "white")) == "Orange, Schwarz und Weiß"


def test_players_can_have_names_of_their_own() -> None:
    assert say("event.passed", "en", player="Ada") == "Ada passed."
    assert say("event.passed", "pl", player="Ada") == "Gracz Ada spasował."
    assert say("event.turn-ended", "pl", player="Ada") == "Tura gracza Ada dobiegła końca."
    assert say("event.turn-ended", "fr", player="Ada") == "Le tour d'Ada s'est terminé."


def test_places_of_both_kinds_and_of_the_town() -> None:
    assert form("en", "in", ("S4", "2R1", "2R2")) == "in section S4 and in chambers 2R1 and 2R2"
    assert form("pl", "through", "S4") == "przez sekcję S4"
    assert form("pl", "into", "square") == "na rynek"
    assert form("de", "from", "pump") == "von der Pumpe"
    assert form("fr", "in", "castle") == "au château"


def test_tools() -> None:
    assert form("en", "tools", ("rope", "rope", "food")) == "2 ropes and 1 food card"
    assert form("pl", "tools", ("rope", "cart", "cart")) == "1 lina i 2 wózki"
    assert form("de", "tool.no", "cart") == "kein Karren"
    assert form("fr", "tool.a", "food") == "de la nourriture"


def test_choices_by_number() -> None:
    assert [form("en", "=0 none|# cube|# cubes", n) for n in (0, 1, 2)] == ["none", "1 cube", "2 cubes"]
    assert form("pl", "jest|są|jest", ("S1", "S2")) == "są"
    assert form("de", "-water_cube", 0) == ""
    assert form("de", "-water_cube", 2) == " − 2 Wasserwürfel"


def test_capitals() -> None:
    assert form("pl", "^nom", "black") == "Czarny"
    assert form("fr", "^the", "1R2") == "La salle 1R2"
