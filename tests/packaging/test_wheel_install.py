"""The wheel in a clean environment without Node: the board is in the mime bundle and in JupyterLab's page."""

from __future__ import annotations

from pathlib import Path

import nbformat
from playwright.sync_api import Page

from tests.conftest import StartLab
from tests.packaging.conftest import Environment, new_environment
from tests.packaging.offer import check_offer
from tests.support.labpage import open_notebook, write_notebook
from tests.support.notebooks import WIDGET_VIEW

CELLS = ("import magnumsal_widget as ms", "ms.Board(ms.Game.new(3, seed=7))")


def test_a_notebook_shows_the_board(installed: Environment, tmp_path: Path) -> None:
    write_notebook(tmp_path / "board.ipynb", CELLS)
    installed.run("jupyter", "nbconvert", "--to", "notebook", "--execute", "--inplace", "board.ipynb", cwd=tmp_path)
    notebook = nbformat.read(tmp_path / "board.ipynb", as_version=4)
    [output] = notebook.cells[-1].outputs
    assert {WIDGET_VIEW, "image/svg+xml", "text/plain"} <= set(output.data)
    assert "S1" in output.data["text/plain"]


def test_the_page_of_jupyterlab_shows_the_board(
    installed: Environment, start_lab: StartLab, page: Page, tmp_path: Path
) -> None:
    """Started by the installed console script, which hands out the notebooks of the wheel."""
    server = start_lab(tmp_path, command=[str(installed.folder / "bin" / "magnumsal")], env=installed.variables)
    notebook = open_notebook(page, server, "notebooks/00-start-here.ipynb").run()
    notebook.board.wait_for()
    assert notebook.board.locator("[data-place=S1]").count() > 0
    assert notebook.python("ms.__file__").startswith(str(installed.folder))


def test_the_launcher_of_a_plain_install_says_what_is_missing(wheel: Path, tmp_path: Path) -> None:
    environment = new_environment(tmp_path / "environment")
    environment.pip_install(str(wheel), cwd=tmp_path)
    check_offer(environment, tmp_path)
    said = environment.run(
        "python", "-c", "from magnumsal_widget.lab.cli import main; print(main(['lab']))", cwd=tmp_path
    )
    assert said.strip() == "1"
    assert not (tmp_path / "notebooks").exists()
