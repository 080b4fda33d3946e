"""`make lab`, exactly as a person runs it, but without opening a browser: the server answers and the notebook runs."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.support.labpage import open_notebook

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.conftest import StartLab

ROOT = Path(__file__).resolve().parents[2]


def test_make_lab_opens_the_first_notebook_and_it_runs(start_lab: StartLab, page: Page) -> None:
    make = shutil.which("make")
    assert make, "make is missing: install it"
    env = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}}
    server = start_lab(ROOT, command=[make, "lab", "LAB_ARGS=--no-browser --port {port}"], env=env)
    [first] = set(re.findall(r"/lab/tree/(\S+\.ipynb)", server.log_from(0)))
    assert first == "notebooks/00-start-here.ipynb"
    notebook = open_notebook(page, server, first)
    expect(page.locator(".jp-OutputArea .jp-RenderedSVG").first).to_be_visible()  # before anything was run
    notebook.run()
    notebook.board.wait_for()
    assert notebook.python("len(game.state.players)") == 3
