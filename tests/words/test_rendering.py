"""Every sentence with every kind of figure is a well-set sentence."""

from __future__ import annotations

import re

import pytest

from magnumsal_widget.words import CATALOGUES, LANGUAGES, say
from magnumsal_widget.words.variants import VARIANTS
from tests.words.figures import KEYS, figures

FREE_TEXT = ("notation.", "verdict.")
"""Keys that repeat what somebody typed."""


def problems(text: str, language: str) -> list[str]:
    """What is wrong with how a text is set."""
    found = []
    if re.search(r"[{}|#]|=0", text):
        found.append("a template shows through")
    if re.search(r"None(?! of)|\(\d+, |\('", text):
        found.append("a raw value shows through")
    if "  " in text or text != text.strip():
        found.append("spaces too many")
    if re.search(r"\d gr\b|(?<!\u00a0)\bgr\b", text):
        found.append("an amount can break")
    if '"' in text or "’" in text or "`" in text:
        found.append("a straight quote or a bent apostrophe")
    if re.search(r"\d\s*-\s*\d| - ", text):
        found.append("a hyphen for a minus or a dash")
    if not re.match(r"[A-ZĄĆĘŁŃÓŚŹŻÄÖÜÀÉÈ\d“„«]", text):
        found.append("begins with a small letter")
    if language == "fr":
        if re.search(r"(?<!\u00a0):|(?<!\u202f)[;!?]|«(?!\u00a0)|(?<!\u00a0)»", text):
            found.append("a French space is missing")
    elif re.search(r"\s[:;!?]|\u202f", text):
        found.append("a space before punctuation")
    if re.search(r"\s[.,)]|\(\s", text):
        found.append("a space before punctuation")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_sentences(key: str, language: str) -> None:
    count = 0
    for given in figures(key):
        text = say(key, language, **given)
        count += 1
        if not key.startswith(FREE_TEXT):
            assert not problems(text, language), (text, problems(text, language))
            assert text.endswith("."), text
    assert count


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_without_figures(language: str) -> None:
    for key in CATALOGUES[language]:
        if key.partition("#")[0] in KEYS:
            continue
        text = say(key, language)
        assert not problems(text, language), (key, text, problems(text, language))
        is_sentence = (
            key.startswith("about.") or key.endswith(".about") or (key.startswith("ruling.") and "." in key[7:])
        )
        assert text.endswith(".") == is_sentence, (key, text)
        assert len(text) <= (400 if is_sentence else 70), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_reached(language: str) -> None:
    reached = {template for key in KEYS for template in _templates_used(key)}
    assert reached == {key for key in CATALOGUES[language] if "#" in key}


def _templates_used(key: str) -> set[str]:
    return {f"{key}#{VARIANTS[key](given)}" for given in figures(key)} if key in VARIANTS else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_typed_is_shown_as_it_is(language: str) -> None:
    for word in ("{x}", "a|b", "50%", "#", "<b>"):
        assert word in say("notation.verb", language, word=word)
