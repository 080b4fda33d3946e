"""The picture in the README (`make picture`): a position from the rulebook, drawn as a static board."""

from __future__ import annotations

import sys
from pathlib import Path

import magnumsal_widget as ms

FILE = Path(__file__).resolve().parents[2] / "docs" / "board.svg"
SCENARIO = "example-5"


def picture() -> str:
    """The SVG document."""
    return ms.Board(ms.scenario(SCENARIO)).picture()


def main() -> int:
    """Write the file."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
