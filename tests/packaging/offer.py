"""What an installed board offers to display, asked in an environment that may have no notebook tools."""

from __future__ import annotations

import json
from pathlib import Path

from tests.packaging.conftest import Environment
from tests.support.notebooks import WIDGET_VIEW

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
