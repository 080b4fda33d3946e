"""The notebooks as data: run them and store their outputs (`make notebooks`); tell what is wrong with what is stored.

The view of a widget is not stored: its id is another one in every run, and without a kernel JupyterLab shows an error
in its place. What remains of a board is its picture and its text, so a reader sees the board before anything was run.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nbformat

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
SILENT = "no-output"  # tag of a cell that ends in an expression and yet shows nothing
CELL_LIMIT = 600  # seconds
PRIVATE_PATHS = ("/home/", "/root/", "/tmp/", "/Users/", "\\Users\\")


def paths(folder: Path = FOLDER) -> list[Path]:
    """All notebooks, in the order of their names."""
    return sorted(path for path in folder.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def run(path: Path) -> None:
    """Run a notebook in a fresh kernel, in its own folder, and store what it shows."""
    from nbclient import NotebookClient

    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=CELL_LIMIT,
        kernel_name="python3",
        resources={"metadata": {"path": str(path.parent)}},
        record_timing=False,
        store_widget_state=False,
    )
    client.execute()
    for output in outputs(notebook):
        output.get("data", {}).pop(WIDGET_VIEW, None)
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    nbformat.write(notebook, path)


def outputs(notebook: Any) -> Iterator[Any]:
    """Every stored output."""
    for cell in notebook.cells:
        yield from cell.get("outputs", [])


def should_show_something(source: str) -> bool:
    """Whether a code cell prints, displays, or ends in an expression."""
    lines = [line for line in source.splitlines() if not line.lstrip().startswith(("%", "!"))]
    if source.lstrip().startswith("%%"):
        return True
    body = ast.parse("\n".join(lines)).body
    if not body:
        return False
    if isinstance(body[-1], ast.Expr) and not source.rstrip().endswith(";"):
        return True
    return any(_shows(statement) for statement in body)


def _shows(node: ast.AST) -> bool:
    """Whether print or display is called here, outside definitions."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
        return False
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"print", "display"}:
        return True
    return any(_shows(child) for child in ast.iter_child_nodes(node))


def defects(notebook: Any) -> list[str]:
    """Everything that is wrong with the stored outputs of a notebook, one sentence each."""
    found = []
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for number, cell in enumerate(code, start=1):
        name = f"code cell {number} ({cell.source.strip().splitlines()[0] if cell.source.strip() else 'empty'})"
        silent = SILENT in cell.metadata.get("tags", [])
        if not cell.source.strip():
            found.append(f"{name} is empty")
        if should_show_something(cell.source) and not silent and not cell.outputs:
            found.append(f"{name} should show something but has no stored output")
        if silent and cell.outputs:
            found.append(f"{name} is tagged {SILENT} but has an output")
        if cell.execution_count != number:
            found.append(f"{name} was not run as number {number} of a fresh kernel")
        for output in cell.outputs:
            found += [f"{name} {fault}" for fault in _faults(output)]
    return found


def _faults(output: Any) -> Iterator[str]:
    if output.output_type == "error":
        yield f"stores an error: {output.ename}"
    if output.output_type == "stream" and output.name == "stderr":
        yield f"stores a warning or error text: {output.text.strip()[:80]}"
    if WIDGET_VIEW in output.get("data", {}):
        yield "stores the view of a widget, which nothing can show later: run `make notebooks`"
    if any(path in str(output) for path in PRIVATE_PATHS):
        yield "stores a path of somebody's machine"


def main() -> int:
    """Run all notebooks, or those named on the command line, and store their outputs."""
    for path in [Path(name) for name in sys.argv[1:]] or paths():
        sys.stderr.write(f"running {path.name}\n")
        run(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
