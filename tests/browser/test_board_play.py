"""Playing through the page, by pointer and by keyboard; the page and the Python state agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Lab
    from tests.support.labpage import NotebookPage

IMPORT = "import magnumsal_widget as ms"
LAST = "str(board.game.decisions[-1])"
COUNT = "len(board.game.decisions)"


def show(lab: Lab, game: str) -> NotebookPage:
    notebook = lab.run(IMPORT, f"board = ms.Board({game})\nboard")
    notebook.board.wait_for()
    return notebook


def place(notebook: NotebookPage, name: str) -> Locator:
    return notebook.board.locator(f'[data-place="{name}"]')


def miners(notebook: NotebookPage, name: str, color: str) -> Locator:
    return place(notebook, name).locator(f'[data-miner="{color}"]')


def button(notebook: NotebookPage, name: str) -> Locator:
    return notebook.board.get_by_role("button", name=name)


def test_two_clicks_move_a_miner(lab: Lab) -> None:
    notebook = show(lab, "ms.scenario('example-1')")
    place(notebook, "S3").click()
    expect(notebook.board.locator(".ms-ring-live")).not_to_have_count(0)
    assert place(notebook, "S3").get_attribute("aria-pressed") == "true"
    place(notebook, "1L1").click()
    expect(miners(notebook, "1L1", "orange")).to_have_count(1)
    assert notebook.python(LAST) == "move S3 1L1"
    expect(notebook.board.locator(".ms-ring-live")).to_have_count(0)
    expect(notebook.board.get_by_role("status")).to_contain_text("Orange moved a miner from section S3 to chamber 1L1.")


def test_a_miner_can_be_dragged(lab: Lab) -> None:
    notebook = show(lab, "ms.Game.new(2, seed=7)")
    place(notebook, "supply-orange").drag_to(place(notebook, "S1"))
    expect(miners(notebook, "S1", "orange")).to_have_count(1)
    assert notebook.python(LAST) == "move supply S1"
    assert notebook.python(COUNT) == 1


def test_what_is_not_possible_is_explained_where_it_fails(lab: Lab) -> None:
    notebook = show(lab, "ms.scenario('example-2')")
    place(notebook, "supply-orange").click()
    place(notebook, "2R1").click()
    note = notebook.board.locator(".ms-refuse")
    expect(note).to_contain_text("Chain rule")
    expect(note).to_contain_text("section S4 is empty")
    expect(notebook.board.locator(".ms-ring-no")).to_have_count(1)
    assert notebook.python(COUNT) == 0
    notebook.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(notebook.board.locator(".ms-ring-no")).to_have_count(0)


@pytest.mark.parametrize(
    ("where", "label", "decision"),
    [("inn", "Hire a miner", "visit inn"), ("square", "Take 1", "visit square"), ("workshop", "", "visit workshop")],
)
def test_buildings_are_visited(lab: Lab, where: str, label: str, decision: str) -> None:
    notebook = show(lab, "ms.Game.new(2, seed=7)")
    place(notebook, where).click()
    notebook.board.locator(".ms-offers").get_by_role("button", name=label).first.click()
    notebook.wait_for_version_after(notebook.python("board._drawn") - 1)
    assert notebook.python(LAST).startswith(decision)


def test_salt_is_extracted_by_keyboard_alone(lab: Lab) -> None:
    notebook = show(lab, "ms.scenario('example-4')")
    keys = notebook.page.keyboard
    place(notebook, "1R2").focus()
    keys.press("Enter")
    extract = button(notebook, "Extract salt")
    extract.wait_for()
    keys.press("Tab")
    expect(extract).to_be_focused()
    keys.press("Enter")
    both = button(notebook, "1 brown salt cube, 1 green salt cube, -4 gr")
    both.wait_for()
    both.focus()
    keys.press("Enter")
    expect(place(notebook, "1R2").locator('[data-miner="orange"][data-tired="true"]')).to_have_count(2)
    assert notebook.python(LAST) == "extract 1R2 1b1g pay black 4"


def test_undo_by_key_and_by_button_and_redo(lab: Lab) -> None:
    notebook = show(lab, "ms.Game.new(2, seed=7)")
    place(notebook, "supply-orange").click()
    place(notebook, "S1").click()
    expect(miners(notebook, "S1", "orange")).to_have_count(1)
    place(notebook, "S1").focus()
    notebook.page.keyboard.press("u")
    expect(miners(notebook, "S1", "orange")).to_have_count(0)
    button(notebook, "Redo").click()
    expect(miners(notebook, "S1", "orange")).to_have_count(1)
    button(notebook, "Undo").click()
    expect(miners(notebook, "S1", "orange")).to_have_count(0)
    assert notebook.python(COUNT) == 0


def test_moves_can_be_typed(lab: Lab) -> None:
    notebook = show(lab, "ms.Game.new(2, seed=7)")
    line = notebook.board.get_by_role("combobox")
    line.fill("move supply S1")
    line.press("Enter")
    expect(miners(notebook, "S1", "orange")).to_have_count(1)
    line.fill("up and away")
    line.press("Enter")
    expect(notebook.board.locator(".ms-card.ms-refuse")).to_contain_text("How a move is written")
    assert notebook.python(COUNT) == 1


def test_a_board_for_one_seat_waits_for_its_turn(lab: Lab) -> None:
    notebook = show(lab, "ms.Game.new(2, seed=7), seat='black'")
    expect(notebook.board.get_by_role("button", name="Pass")).to_be_disabled()
    place(notebook, "supply-orange").click()
    notebook.board.locator("[data-answer]").wait_for()
    expect(notebook.board.locator(".ms-ring-live")).to_have_count(0)
    notebook.execute("board.game.play('pass')")
    place(notebook, "supply-black").click()
    expect(notebook.board.locator(".ms-ring-live")).not_to_have_count(0)


def test_axe_finds_nothing_while_playing(lab: Lab) -> None:
    notebook = show(lab, "ms.scenario('example-2')")
    place(notebook, "supply-orange").click()
    notebook.board.locator('[data-answer="supply-orange"]').wait_for()
    assert notebook.accessibility_problems() == []
    place(notebook, "2R1").click()
    notebook.board.locator(".ms-refuse").wait_for()
    assert notebook.accessibility_problems() == []


def test_the_board_says_when_python_does_not_answer(lab: Lab) -> None:
    notebook = show(lab, "ms.Game.new(2, seed=7)")
    notebook.page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown().then(() => undefined)"
    )
    place(notebook, "inn").click()
    expect(notebook.board.get_by_role("alert")).to_contain_text("Python does not answer", timeout=20_000)
