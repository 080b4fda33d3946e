"""Trust in the notebooks that came with the package, and in no others."""

from __future__ import annotations

import nbformat
from nbformat.sign import NotebookNotary

from magnumsal_widget.lab import notebooks, trust


def test_a_notebook_as_it_came_is_trusted_and_a_changed_one_is_not() -> None:
    path = notebooks.carried().parent / notebooks.FIRST
    notebook = nbformat.read(path, as_version=4)
    assert not NotebookNotary().check_signature(notebook)
    trust.sign(notebooks.carried())
    assert NotebookNotary().check_signature(notebook)
    notebook.cells[0].source += " and something else"
    assert not NotebookNotary().check_signature(notebook)
