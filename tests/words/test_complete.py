"""Nothing is missing in any language, and nothing is said in one that the others do not say."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from magnumsal_widget.rules.rulebook import RULES, SECTIONS
from magnumsal_widget.rules.rulings import RULINGS
from magnumsal_widget.words import CATALOGUES, GRAMMARS, LANGUAGES, has
from magnumsal_widget.words.variants import VARIANTS
from tests.words.figures import KEYS

WANTED = {
    *KEYS,
    *(f"rule.{rule}" for rule in RULES),
    *(f"about.{rule}" for rule in RULES),
    *(f"section.{section}" for section in SECTIONS),
    *(f"ruling.{ruling}" for ruling in RULINGS),
    *(f"ruling.{ruling}.{value}" for ruling, values in RULINGS.items() for value in values),
    "variant.standard",
    "variant.standard.about",
    "variant.mapped-mine",
    "variant.mapped-mine.about",
}


def fields(template: str) -> set[str]:
    """The figures a template speaks of."""
    found: set[str] = set()
    for _, name, spec, _ in Formatter().parse(template):
        if name is not None:
            found |= {name} | fields(spec or "")
    return found


def test_the_languages() -> None:
    assert LANGUAGES == ("en", "pl", "de", "fr")
    assert tuple(CATALOGUES) == tuple(GRAMMARS) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_everywhere(language: str) -> None:
    assert CATALOGUES[language].keys() == CATALOGUES["en"].keys()


def test_everything_that_is_asked_for_is_there_and_nothing_else() -> None:
    assert {key.partition("#")[0] for key in CATALOGUES["en"]} == WANTED
    assert all(has(key) for key in WANTED)
    assert not has("no-such-thing")
    assert not has("event.miner-moved#hired")


def test_variants_belong_to_keys_that_choose_among_them() -> None:
    varied = {key.partition("#")[0] for key in CATALOGUES["en"] if "#" in key}
    assert varied == set(VARIANTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_ask_only_for_figures_that_exist(language: str) -> None:
    for key, template in CATALOGUES[language].items():
        assert fields(template) <= set(KEYS.get(key.partition("#")[0], ())), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_by_number_have_a_text_for_each_kind(language: str) -> None:
    grammar = GRAMMARS[language]
    kinds = {grammar.plural(n) for n in range(200)}
    for key, template in CATALOGUES[language].items():
        for choices in re.findall(r":([^{}]*\|[^{}]*)}", template):
            texts = [text for text in choices.split("|") if not text.startswith("=0 ")]
            assert len(texts) == len(kinds), key
    for noun, forms in grammar.nouns.items():
        assert len(forms) == len(kinds), noun


def test_no_text_was_left_untranslated() -> None:
    shared = {("verdict.violation", "pl"), ("verdict.violation", "de"), ("rule.tired", "fr")}
    for key, text in CATALOGUES["en"].items():
        for language in LANGUAGES[1:]:
            other = CATALOGUES[language][key]
            assert other.replace("\u00a0", " ") != text.replace("\u00a0", " ") or (key, language) in shared, (
                key,
                language,
            )
