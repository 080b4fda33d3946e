"""No notebook has lost what it should show: nbval would compare nothing there, and pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import nbformat
import pytest

from tests.support.notebooks import SILENT, WIDGET_VIEW, defects, paths, should_show_something

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("path", paths(), ids=lambda path: path.name)
def test_stored_outputs_are_complete(path: Path) -> None:
    assert defects(nbformat.read(path, as_version=4)) == []


def test_there_are_notebooks() -> None:
    assert paths()[0].name == "00-start-here.ipynb"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = 1", False),
        ("x", True),
        ("x;", False),
        ("# only a comment", False),
        ("import this_or_that", False),
        ("print(x)\ny = 2", True),
        ("for i in range(3):\n    print(i)", True),
        ("def f():\n    print(1)", False),
        ("display(x)\ny = 2", True),
        ("%matplotlib inline\nx = 1", False),
        ("%%time\nx = 1", True),
    ],
)
def test_what_should_show_something(source: str, expected: bool) -> None:
    assert should_show_something(source) is expected


def cell(source: str, *outputs: dict[str, Any], count: int | None = 1, tags: tuple[str, ...] = ()) -> Any:
    return nbformat.v4.new_code_cell(
        source,
        outputs=[nbformat.from_dict(output) for output in outputs],
        execution_count=count,
        metadata={"tags": list(tags)},
    )


PRINTED = {"output_type": "stream", "name": "stdout", "text": "1\n"}


@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        (cell("print(1)"), "should show something but has no stored output"),
        (cell("print(1)", PRINTED, count=None), "was not run as number 1 of a fresh kernel"),
        (cell("print(1)", PRINTED, count=7), "was not run as number 1 of a fresh kernel"),
        (cell("f()", PRINTED, tags=(SILENT,)), "is tagged no-output but has an output"),
        (cell(""), "is empty"),
        (cell("print(1)", PRINTED | {"name": "stderr"}), "stores a warning or error text"),
        (cell("print(1)", PRINTED | {"text": "/home/ada/x"}), "stores a path of somebody's machine"),
        (
            cell("1 / 0", {"output_type": "error", "ename": "ZeroDivisionError", "evalue": "", "traceback": []}),
            "stores an error: ZeroDivisionError",
        ),
        (
            cell("b", {"output_type": "display_data", "metadata": {}, "data": {WIDGET_VIEW: {"model_id": "1"}}}),
            "stores the view of a widget",
        ),
    ],
)
def test_each_defect_is_found(bad: Any, sentence: str) -> None:
    [found] = defects(nbformat.v4.new_notebook(cells=[bad]))
    assert sentence in found


def test_a_silent_cell_and_a_cell_that_prints_are_fine() -> None:
    good = [cell("f()", tags=(SILENT,)), cell("print(1)", PRINTED, count=2), cell("x = 1", count=3)]
    assert defects(nbformat.v4.new_notebook(cells=good)) == []
