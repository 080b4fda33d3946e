"""Marks the notebooks that came with the package as trusted, so that their stored pictures show before anything is run.

JupyterLab shows no stored picture of a notebook that was neither run nor signed on this machine. What is signed is the
content, so a copy that somebody changed is not covered.
"""

from __future__ import annotations

from pathlib import Path


def sign(folder: Path) -> None:
    """Sign every notebook below `folder` for the user who runs this."""
    import nbformat
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    for path in sorted(folder.rglob("*.ipynb")):
        notary.sign(nbformat.read(path, as_version=4))
