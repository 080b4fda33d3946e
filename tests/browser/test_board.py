"""The board in a real JupyterLab: seen, pointed at, reached by keyboard, displayed twice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from magnumsal_widget.rules.places import ASSISTANT_PLACES, BUILDINGS, MINE

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Lab
    from tests.support.labpage import NotebookPage

IMPORT = "import magnumsal_widget as ms\nfrom IPython.display import display"
BOARD = "board = ms.Board(ms.Game.new(3, seed=7))\nboard"


def show(lab: Lab, *cells: str) -> NotebookPage:
    notebook = lab.run(IMPORT, *(cells or (BOARD,)))
    notebook.board.wait_for()
    return notebook


def place(board: Locator, name: str) -> Locator:
    return board.locator(f'[data-place="{name}"]')


def focused(notebook: NotebookPage) -> str:
    name: str = notebook.page.evaluate("() => document.activeElement?.dataset?.place ?? ''")
    return name


def test_the_whole_board_is_there(lab: Lab) -> None:
    notebook = show(lab)
    names = {*MINE, *BUILDINGS, "queue-left", "queue-right", *(f"assistant-{name}" for name in ASSISTANT_PLACES)}
    names |= {"supply-orange", "supply-black", "supply-purple"}
    shown = notebook.board.locator("[data-place]").evaluate_all("all => all.map(one => one.dataset.place)")
    assert sorted(shown) == sorted(names)
    assert notebook.version() == 1
    expect(notebook.board.locator("svg.ms-picture")).to_have_accessible_name(re.compile("Magnum Sal board. Phase I"))
    box = notebook.board.locator("svg.ms-picture").bounding_box()
    assert box
    assert box["height"] == pytest.approx(box["width"] * 1000 / 1200, rel=0.02)


def test_a_click_reaches_python_and_the_answer_comes_back(lab: Lab) -> None:
    notebook = show(lab)
    place(notebook.board, "1R2").click()
    note = notebook.board.locator("[data-answer]")
    expect(note).to_contain_text("1R2, level one, right, chamber two")
    expect(note).to_contain_text("unrevealed")
    expect(notebook.board.get_by_role("status")).to_contain_text("unrevealed")
    assert notebook.python("board.game.state.round") == 1
    place(notebook.board, "market").click()
    expect(note).to_contain_text("1 green salt cube: buy for 6")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def test_the_keyboard_reaches_every_place_and_python(lab: Lab) -> None:
    notebook = show(lab)
    keys = notebook.page.keyboard
    place(notebook.board, "S1").focus()
    for key, name in (
        ("ArrowDown", "S2"),
        ("ArrowRight", "1R1"),
        ("ArrowRight", "1R2"),
        ("ArrowDown", "2R2"),
        ("ArrowLeft", "2R1"),
        ("ArrowLeft", "S4"),
    ):
        keys.press(key)
        assert focused(notebook) == name
    expect(notebook.board.locator(".ms-ring-focus")).to_have_count(1)
    keys.press("Enter")
    note = notebook.board.locator(".ms-note")
    expect(note).to_contain_text("S4, shaft section four")
    assert focused(notebook) == "S4"
    keys.press("Escape")
    expect(note).to_have_count(0)


def test_the_picture_is_one_stop_for_the_tab_key_and_its_controls_follow(lab: Lab) -> None:
    notebook = show(lab)
    picture = notebook.board.locator("svg.ms-picture")
    assert picture.locator('[tabindex="0"]').count() == 1
    place(notebook.board, "inn").click()
    assert picture.locator('[tabindex="0"]').get_attribute("data-place") == "inn"
    hire = notebook.board.get_by_role("button", name="Hire a miner")
    hire.wait_for()
    notebook.page.keyboard.press("Tab")
    expect(hire).to_be_focused()
    notebook.page.keyboard.press("Tab")
    expect(notebook.board.get_by_role("button", name="Close")).to_be_focused()
    notebook.page.keyboard.press("Tab")
    expect(notebook.board.get_by_role("button", name="Pass")).to_be_focused()


def test_no_key_leaks_to_the_notebook(lab: Lab) -> None:
    notebook = show(lab)
    cells = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"
    active = "() => window.jupyterapp.shell.currentWidget.content.activeCellIndex"
    before = notebook.page.evaluate(cells)
    place(notebook.board, "S1").click()
    notebook.board.locator(".ms-note").wait_for()
    where = notebook.page.evaluate(active)
    for key in (
        "a",
        "b",
        "d",
        "d",
        "x",
        "v",
        "m",
        "z",
        "j",
        "k",
        "0",
        "0",
        "ArrowDown",
        "ArrowUp",
        "Enter",
        "Escape",
        "s",
    ):
        notebook.page.keyboard.press(key)
    place(notebook.board, "S3").click()
    expect(notebook.board.locator(".ms-note")).to_contain_text("S3")
    assert notebook.page.evaluate(cells) == before
    assert notebook.page.evaluate(active) == where
    assert focused(notebook) == "S3"


def test_two_displays_of_one_board_and_one_of_them_closed(lab: Lab) -> None:
    notebook = lab.run(IMPORT, BOARD, "display(board)\ndisplay(board)")
    expect(notebook.boards).to_have_count(3)
    one, two = notebook.boards.nth(0), notebook.boards.nth(1)
    place(one, "S1").click()
    expect(one.locator(".ms-note")).to_have_count(1)
    expect(two.locator(".ms-note")).to_have_count(0)
    notebook.page.evaluate("() => window.jupyterapp.shell.currentWidget.content.widgets[2].model.outputs.clear()")
    expect(notebook.boards).to_have_count(1)
    notebook.execute("board.game.play('move supply S1')")
    expect(place(one, "S1").locator('[data-miner="orange"]')).to_have_count(1)
    place(one, "S2").click()
    expect(one.locator(".ms-note")).to_contain_text("S2")


def test_python_plays_and_every_board_of_the_game_shows_it(lab: Lab) -> None:
    notebook = show(
        lab,
        "game = ms.Game.new(2, seed=7)\nboard = ms.Board(game)\nboard",
        "ms.Board(game, language='de')",
    )
    expect(notebook.boards).to_have_count(2)
    notebook.execute("game.play('move supply S1')")
    for board in (notebook.boards.nth(0), notebook.boards.nth(1)):
        miner = place(board, "S1").locator('[data-miner="orange"][data-tired="false"]')
        expect(miner).to_have_count(1)
    expect(place(notebook.boards.nth(1), "S1")).to_have_accessible_name(
        "S1, Schachtabschnitt eins: 1 orangefarbener Bergmann"
    )
    notebook.execute("game.undo()")
    for board in (notebook.boards.nth(0), notebook.boards.nth(1)):
        expect(board.locator("[data-miner]")).to_have_count(0)
    notebook.execute("board.language = 'pl'")
    expect(place(notebook.board, "inn")).to_contain_text("Karczma")


def test_an_update_leaves_the_focus_where_it_is(lab: Lab) -> None:
    notebook = show(lab)
    place(notebook.board, "2L1").focus()
    version = notebook.version()
    notebook.execute("board.game.play('move supply S1')")
    notebook.wait_for_version_after(version)
    assert focused(notebook) == "2L1"


def test_names_are_text(lab: Lab) -> None:
    name = "<img src=x onerror=alert(1)>"
    notebook = show(lab, f"ms.Board(ms.Game.new(2, seed=1, names={{'orange': {name!r}}}))")
    assert notebook.board.locator("img").count() == 0
    expect(place(notebook.board, "supply-orange")).to_have_accessible_name(re.compile(re.escape(name)))


THEMES = ("JupyterLab Light", "JupyterLab Dark")


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(lab: Lab, theme: str) -> None:
    notebook = show(lab)
    notebook.page.evaluate(
        "(theme) => { void window.jupyterapp.commands.execute('apputils:change-theme', { theme }); }", theme
    )
    light = str(theme == THEMES[0]).lower()
    notebook.page.wait_for_function("(light) => document.body.dataset.jpThemeLight === light", arg=light)
    assert notebook.accessibility_problems() == []
    for name in ("castle", "supply-orange", "1R3"):
        place(notebook.board, name).click()
        notebook.board.locator(f'[data-answer="{name}"]').wait_for()
        assert notebook.accessibility_problems() == []
        notebook.page.keyboard.press("Escape")
