"""A notebook in a page of JupyterLab: open it, run it, ask its kernel; every wait is for a state, never for a time."""

from __future__ import annotations

import ast
import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nbformat

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from .labserver import LabServer

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
KERNELSPEC = {"name": "python3", "display_name": "Python 3", "language": "python"}
RUN_LIMIT = 120_000  # ms

# Synchronous, since a promise counts as true at once.
_READY = """() => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  const kernel = panel?.sessionContext?.session?.kernel;
  return !!kernel && panel.context.isReady && panel.sessionContext.isReady && panel.content.widgets.length > 0
    && window.jupyterapp.commands.isEnabled('notebook:run-all-cells')
    && kernel.connectionStatus === 'connected' && kernel.status === 'idle';
}"""

# Not awaited: `evaluate` has no time limit. The marks on `window` are what we wait for.
_RUN_ALL = """() => {
  window.magnumsalRun = null;
  window.jupyterapp.commands.execute('notebook:run-all-cells').then(
    (done) => { window.magnumsalRun = { done }; },
    (error) => { window.magnumsalRun = { error: String(error) }; },
  );
}"""

# Errors of cells, as the notebook's own model has them.
_ERRORS = """() => {
  const errors = [];
  for (const cell of window.jupyterapp.shell.currentWidget.content.widgets) {
    const outputs = cell.model.type === 'code' ? cell.model.outputs : null;
    for (let i = 0; outputs && i < outputs.length; i++) {
      const output = outputs.get(i).toJSON();
      if (output.output_type === 'error') errors.push(`${output.ename}: ${output.evalue}`);
    }
  }
  return errors;
}"""

_ASK = """([expression, key]) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  window[key] = null;
  kernel.requestExecute({
    code: 'import json as _magnumsal_json', silent: true, store_history: false,
    user_expressions: { answer: `_magnumsal_json.dumps(${expression})` },
  }).done.then((reply) => {
    const answer = reply.content.user_expressions?.answer ?? reply.content;
    window[key] = answer.status === 'ok'
      ? { text: answer.data['text/plain'] } : { error: `${answer.ename}: ${answer.evalue}` };
  }, (error) => { window[key] = { error: String(error) }; });
}"""

_DO = """([code, key]) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  window[key] = null;
  kernel.requestExecute({ code, silent: false, store_history: false }).done.then((reply) => {
    const { status, ename, evalue } = reply.content;
    window[key] = status === 'ok' ? {} : { error: `${ename}: ${evalue}` };
  }, (error) => { window[key] = { error: String(error) }; });
}"""


class KernelError(AssertionError):
    """Python in the kernel raised; the message is what it said."""


@dataclass(frozen=True)
class NotebookPage:
    """One notebook, open in one page."""

    page: Page
    server: LabServer
    path: str

    def run(self) -> NotebookPage:
        """Run all cells and wait until they are done; an error in a cell fails here."""
        self.page.evaluate(_RUN_ALL)
        self.page.wait_for_function("() => window.magnumsalRun !== null", timeout=RUN_LIMIT)
        outcome = self.page.evaluate("() => window.magnumsalRun")
        errors = self.page.evaluate(_ERRORS)
        if errors or outcome.get("error"):
            raise KernelError("; ".join([*errors, *filter(None, [outcome.get("error")])]))
        return self

    def python(self, expression: str) -> Any:
        """The value of a Python expression in the kernel; it must be something that JSON can carry."""
        answer = self._call(_ASK, expression)
        text: str = answer["text"]
        return json.loads(_literal(text))

    def execute(self, code: str) -> None:
        """Run Python statements in the kernel, outside any cell."""
        self._call(_DO, code)

    @property
    def boards(self) -> Locator:
        """The boards in the notebook's outputs."""
        return self.page.locator(".jp-OutputArea [data-magnumsal]")

    @property
    def board(self) -> Locator:
        """The first of them."""
        return self.boards.first

    def wait_for_version_after(self, version: int, board: Locator | None = None) -> int:
        """Wait until the board shows a newer snapshot than `version`; return which."""
        handle = (board or self.board).element_handle()
        self.page.wait_for_function("([el, old]) => Number(el.dataset.version) > old", arg=[handle, version])
        return self.version(board)

    def version(self, board: Locator | None = None) -> int:
        """The snapshot that the board shows now."""
        return int((board or self.board).get_attribute("data-version") or -1)

    def accessibility_problems(self, selector: str = "[data-magnumsal]") -> list[str]:
        """What axe-core has to say about a part of the page, one line for each finding."""
        if not AXE.exists():
            raise FileNotFoundError("axe-core is missing: run `make setup`.")
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
        self.page.evaluate(
            """(selector) => {
              window.magnumsalAxe = null;
              axe.run(selector).then((r) => { window.magnumsalAxe = r.violations; },
                                     (e) => { window.magnumsalAxe = [{ id: 'axe', help: String(e), nodes: [] }]; });
            }""",
            selector,
        )
        self.page.wait_for_function("() => window.magnumsalAxe !== null", timeout=RUN_LIMIT)
        violations = self.page.evaluate("() => window.magnumsalAxe")
        return [f"{v['id']}: {v['help']} ({', '.join(n['html'][:120] for n in v['nodes'])})" for v in violations]

    def _call(self, script: str, text: str) -> dict[str, Any]:
        key = "magnumsalAnswer"
        self.page.evaluate(script, [text, key])
        self.page.wait_for_function("(key) => window[key] !== null", arg=key, timeout=RUN_LIMIT)
        answer: dict[str, Any] = self.page.evaluate("(key) => window[key]", key)
        if "error" in answer:
            raise KernelError(answer["error"])
        return answer


def open_notebook(page: Page, server: LabServer, path: str) -> NotebookPage:
    """Open a notebook of the server's root folder and wait until its kernel is idle."""
    page.goto(f"{server.url}/lab/tree/{path}?reset&token={server.token}")
    page.wait_for_function(_READY, timeout=RUN_LIMIT)
    return NotebookPage(page, server, path)


def write_notebook(file: Path, cells: tuple[str, ...]) -> None:
    """A notebook with these code cells; it names its kernel, or JupyterLab would ask for one."""
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": KERNELSPEC})
    notebook.cells = [nbformat.v4.new_code_cell(cell) for cell in cells]
    nbformat.write(notebook, file)


def _literal(text: str) -> str:
    """The string that a Python repr of a string stands for."""
    value = ast.literal_eval(text)
    if not isinstance(value, str):
        raise TypeError(f"expected the repr of a string, got {text[:80]}")
    return value
