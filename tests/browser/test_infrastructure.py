"""The tools that the browser tests stand on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.support.labpage import KernelError

if TYPE_CHECKING:
    from tests.browser.conftest import Lab

ROOT = Path(__file__).resolve().parents[2]


def test_a_notebook_runs_and_its_kernel_answers(lab: Lab) -> None:
    notebook = lab.run("x = 20", "print(x + 1)")
    expect(lab.page.locator(".jp-OutputArea-output", has_text="21")).to_be_visible()
    assert notebook.python("{'twice': 2 * x, 'quote': \"it's\"}") == {"twice": 40, "quote": "it's"}
    notebook.execute("x = 7")
    assert notebook.python("x") == 7


def test_an_error_in_a_cell_or_an_expression_is_an_error_of_the_test(lab: Lab) -> None:
    notebook = lab.open("1 / 0")
    with pytest.raises(KernelError, match="ZeroDivisionError"):
        notebook.run()
    with pytest.raises(KernelError, match="NameError"):
        notebook.python("nothing_of_this_name")
    with pytest.raises(KernelError, match="ValueError: no"):
        notebook.execute("raise ValueError('no')")


def test_axe_finds_what_is_wrong(lab: Lab) -> None:
    notebook = lab.run(
        "from IPython.display import HTML",
        "HTML('<div id=bad><button></button></div><div id=good><button>Go</button></div>')",
    )
    assert any("button-name" in problem for problem in notebook.accessibility_problems("#bad"))
    assert notebook.accessibility_problems("#good") == []


def test_a_failing_test_leaves_a_picture_and_the_log_of_the_server(tmp_path: Path) -> None:
    (tmp_path / "test_that_fails.py").write_text(
        "def test_it(lab):\n"
        "    lab.run('import sys', 'print(1, file=sys.stderr)')\n"
        "    lab.page.evaluate(\"() => console.log('a word in the console')\")\n"
        "    raise AssertionError('as expected')\n"
    )
    plugins = ["-p", "tests.conftest", "-p", "tests.browser.conftest"]
    command = [sys.executable, "-m", "pytest", *plugins, "--rootdir", str(tmp_path), "-c", os.devnull, str(tmp_path)]
    env = os.environ | {"MAGNUMSAL_TEST_RESULTS": str(tmp_path / "kept")}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert "AssertionError: as expected" in done.stdout, done.stdout + done.stderr
    kept = {file.suffixes[-1]: file for file in (tmp_path / "kept" / "failures").iterdir()}
    assert kept[".png"].read_bytes().startswith(b"\x89PNG")
    assert "Kernel started" in kept[".log"].read_text()
    assert "a word in the console" in kept[".txt"].read_text()
