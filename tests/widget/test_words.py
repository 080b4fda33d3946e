"""The board's words in four languages."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from magnumsal_widget.words.board import LANGUAGES, BoardWords, board_words

ENGLISH = board_words("en")
FORMS = {"en": 2, "pl": 3, "de": 2, "fr": 2}


def texts(words: BoardWords) -> dict[str, str]:
    """Every text of a catalogue by its key; forms are numbered."""
    found: dict[str, str] = {}

    def collect(key: str, value: object) -> None:
        if isinstance(value, str):
            found[key] = value
        elif isinstance(value, dict):
            for name, inner in value.items():
                collect(f"{key}.{name}", inner)
        elif isinstance(value, tuple):
            for i, inner in enumerate(value):
                collect(f"{key}.{i}", inner)

    for field in fields(words):
        collect(field.name, getattr(words, field.name))
    return found


def slots(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_every_figure_has_its_place(language: str) -> None:
    words = texts(board_words(language))
    for key, text in texts(ENGLISH).items():
        assert words[key].strip(), key
        assert slots(words[key]) == slots(text), key
        assert "'" not in words[key], f"{key}: an apostrophe is written ’"


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_phrases_have_a_form_for_every_number(language: str) -> None:
    words = board_words(language)
    for forms in (words.water, words.tools_hidden, *words.miners.values(), *words.tired.values(), *words.salt.values()):
        assert len(forms) == FORMS[language]
        for n in range(200):
            assert str(n) in words.count(forms, n)


def test_numbers_take_the_right_form() -> None:
    polish, french = board_words("pl"), board_words("fr")
    assert [polish.count(polish.water, n) for n in (0, 1, 2, 5, 12, 22)] == [
        "0 kostek wody", "1 kostka wody", "2 kostki wody", "5 kostek wody", "12 kostek wody", "22 kostki wody",
    ]  # fmt: skip
    assert [french.count(french.water, n) for n in (0, 1, 2)] == ["0 cube d’eau", "1 cube d’eau", "2 cubes d’eau"]
    assert [ENGLISH.count(ENGLISH.water, n) for n in (0, 1, 2)] == ["0 water cubes", "1 water cube", "2 water cubes"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_buildings_are_short(language: str) -> None:
    assert all(len(label) <= 16 for label in board_words(language).labels.values())


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'; there are en, pl, de, fr"):
        board_words("xx")
