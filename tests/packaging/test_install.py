"""Installed in a clean environment without Node, the board is there: in the mime bundle and in JupyterLab's page."""

from __future__ import annotations

import json
import tarfile
from typing import TYPE_CHECKING

import nbformat

from tests.packaging.conftest import Environment, clean_copy, new_environment
from tests.support.labpage import open_notebook, write_notebook
from tests.support.notebooks import WIDGET_VIEW

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.conftest import StartLab

CELLS = ("import magnumsal_widget as ms", "ms.Board(ms.Game.new(3, seed=7))")

# A program for an environment that has the package but no notebook tools: what a board offers to display.
OFFER = """
import json
import magnumsal_widget as ms
offered = ms.Board(ms.Game.new(3, seed=7))._repr_mimebundle_()
data = offered[0] if isinstance(offered, tuple) else offered
print(json.dumps({"file": ms.__file__, "data": {key: str(value) for key, value in data.items()}}))
"""


def check_offer(environment: Environment, folder: Path) -> None:
    """The board of this environment offers a widget, a picture and a text."""
    offer = json.loads(environment.run("python", "-c", OFFER, cwd=folder))
    assert offer["file"].startswith(str(environment.folder)), "the test must see the installed package"
    data = offer["data"]
    assert "model_id" in data[WIDGET_VIEW]
    assert data["image/svg+xml"].lstrip().startswith("<svg")
    assert "S1" in data["image/svg+xml"]
    assert "S1" in data["text/plain"]


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


def test_sources_install_without_node(tmp_path: Path) -> None:
    """`pip install .` in a clean copy builds the bundle with the Node wheel from PyPI."""
    source = clean_copy(tmp_path / "source")
    environment = new_environment(tmp_path / "environment")
    environment.pip_install(".", cwd=source)
    check_offer(environment, tmp_path)


def test_the_source_distribution_installs_without_any_node(sdist: Path, tmp_path: Path) -> None:
    """It carries the bundle, so not even the Node wheel is asked for."""
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    [source] = (tmp_path / "source").iterdir()
    environment = new_environment(tmp_path / "environment")
    environment.pip_install(".", cwd=source)
    check_offer(environment, tmp_path)
    assert not (source / "node_modules").exists()
