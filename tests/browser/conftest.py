"""One JupyterLab for all browser tests, and `lab`, which opens notebooks in it."""

from __future__ import annotations

import json
import urllib.request
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from tests.conftest import evidence, failed
from tests.support.labpage import NotebookPage, open_notebook, write_notebook
from tests.support.labserver import LabServer, lab_server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page


@dataclass(frozen=True)
class Lab:
    """Opens notebooks of the session's JupyterLab in the test's page.

    def test_something(lab):
        notebook = lab.run("import magnumsal_widget as ms", "board = ms.Board(ms.Game.new(3, seed=7))\nboard")
        notebook.board.locator("[data-place=S1]").click()
        assert notebook.python("board.game.state.round") == 1
    """

    page: Page
    server: LabServer
    name: str

    def open(self, *cells: str) -> NotebookPage:
        """A new notebook with these code cells, opened and not yet run."""
        path = f"{self.name}.ipynb"
        write_notebook(self.server.root / path, cells)
        return open_notebook(self.page, self.server, path)

    def run(self, *cells: str) -> NotebookPage:
        """A new notebook with these code cells, opened and run."""
        return self.open(*cells).run()

    def open_file(self, path: str) -> NotebookPage:
        """A notebook that lies in the server's root folder."""
        return open_notebook(self.page, self.server, path)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """JupyterLab, started as `magnumsal lab` starts it."""
    with lab_server(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture
def lab(request: pytest.FixtureRequest, server: LabServer, page: Page) -> Iterator[Lab]:
    """Notebooks in a real JupyterLab; a failing test keeps what the server wrote meanwhile."""
    start = server.log_size()
    yield Lab(page, server, request.node.name.replace("[", "-").replace("]", ""))
    if failed(request):
        evidence(request, ".server.log").write_text(server.log_from(start))
    end_kernels(server)


def end_kernels(server: LabServer) -> None:
    """Leave no kernel behind for the next test."""
    for session in json.loads(server.get("/api/sessions")):
        request = urllib.request.Request(
            f"{server.url}/api/sessions/{session['id']}",
            method="DELETE",
            headers={"Authorization": f"token {server.token}"},
        )
        urllib.request.urlopen(request, timeout=30).close()
