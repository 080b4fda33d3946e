"""The launcher for real: JupyterLab answers, serves the notebooks, and one Ctrl-C ends it."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

from magnumsal_widget.lab import notebooks
from tests.support.labserver import lab_server

SCRIPT = Path(sys.executable).parent / "magnumsal"


def test_it_serves_the_notebooks_and_one_ctrl_c_ends_it(tmp_path: Path) -> None:
    with lab_server(tmp_path, command=[str(SCRIPT)]) as server:
        served = json.loads(server.get(f"/api/contents/{notebooks.FIRST}"))
        assert served["type"] == "notebook"
        assert server.get(f"/lab/tree/{notebooks.FIRST}")
        os.kill(server.process.pid, signal.SIGINT)
        assert server.process.wait(30) == 0
        said = server.log_from(0)
    assert said.startswith(f"Copied to {tmp_path / 'notebooks'}: 00-start-here.ipynb")
    assert "\nJupyterLab has stopped.\n" in said
    assert not any(word in said for word in ("Traceback", "Error", "Fail"))
