"""The still picture is a whole SVG document that needs nothing else."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from magnumsal_widget.rules.places import MINE
from magnumsal_widget.scene import build_scene, draw_picture
from magnumsal_widget.scene.art import DEFINITIONS, PALETTE, SOURCE, definitions_for
from magnumsal_widget.scene.metrics import fit, width
from magnumsal_widget.words.board import LANGUAGES
from tests.scene.positions import POSITIONS

PICTURES = {name: draw_picture(build_scene(make().state)) for name, make in POSITIONS.items()}
every_picture = pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES.keys())
SVG = "{http://www.w3.org/2000/svg}"


@every_picture
def test_it_is_well_formed_and_complete(picture: str) -> None:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    wanted = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
    assert wanted <= set(ids)
    places = {element.get("data-place") for element in root.iter() if element.get("data-place")}
    assert set(MINE) <= places


@every_picture
def test_it_stands_alone(picture: str) -> None:
    assert "var(--ms-" not in picture.split("</style>")[1]
    assert "<script" not in picture
    assert "url(" not in picture
    assert not re.search(r'href="(?!#)', picture)


@every_picture
def test_it_is_the_same_each_time_and_not_too_big(picture: str) -> None:
    name = next(name for name, other in PICTURES.items() if other is picture)
    assert draw_picture(build_scene(POSITIONS[name]().state)) == picture
    assert len(picture.encode()) < 120_000


def test_names_are_text() -> None:
    picture = PICTURES["named"]
    assert "<b>" not in picture
    assert "&lt;b&gt;&amp;&quot;&#x27;&lt;/b&gt;" in picture


def test_it_says_what_it_shows() -> None:
    root = ElementTree.fromstring(PICTURES["midgame"])
    assert root.get("role") == "img"
    assert root.get("aria-label") == ("Magnum Sal board. Phase III · Round 4 · Purple to move · Actions left: 1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    ElementTree.fromstring(draw_picture(build_scene(POSITIONS["midgame"]().state, language)))


def test_every_definition_is_a_line_and_refers_to_what_there_is() -> None:
    for line in DEFINITIONS.splitlines():
        if line and not line.startswith("<!--") and line not in ("<defs>", "</defs>"):
            assert re.match(r'<(symbol|path|g) id="ms-[\w-]+"', line), line[:60]
    ids = set(re.findall(r' id="ms-([\w-]+)"', DEFINITIONS))
    assert set(re.findall(r'href="#ms-([\w-]+)"', DEFINITIONS)) <= ids
    assert set(re.findall(r"var\(--ms-([\w-]+)", SOURCE)) <= set(PALETTE)


def test_no_symbol_needs_a_gradient_a_filter_or_a_clip() -> None:
    assert not re.search(r"<(linearGradient|radialGradient|filter|clipPath|mask|pattern)|url\(", SOURCE)


def test_only_what_is_used_is_put_in() -> None:
    part = definitions_for(["tired-orange"])
    assert 'id="ms-tired-orange"' in part
    assert 'id="ms-f-orange"' in part
    assert 'id="ms-b"' in part
    assert "castle" not in part


def test_texts_are_fitted() -> None:
    assert fit("Ada", 84, 18, 14) == ("Ada", 18)
    name, size = fit("Konstancja", 84, 18, 14)
    assert name == "Konstancja"
    assert 14 <= size < 18
    cut, size = fit("Maximiliana von Habsburg", 84, 18, 14)
    assert cut.endswith("…")
    assert size == 14
    assert width(cut, size) <= 84
