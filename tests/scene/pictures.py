"""The pictures that are kept, and how each is made. ``python -m tests.scene.pictures`` makes them all anew.

Look at every one before you keep it.
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image, ImageChops

import magnumsal_widget as ms
from magnumsal_widget.widget import Board
from tests.scene.positions import POSITIONS
from tests.scene.standalone import DARK, LIGHT, open_board, show

if TYPE_CHECKING:
    from playwright.sync_api import Page

KEPT = Path(__file__).parent / "kept"
LARGE, SMALL = 1200, 480
NOTICEABLE = 48
"""A difference in a colour channel that the eye would see."""

DEEP = {
    "players": ["orange", "black", "purple", "white"],
    "to_move": "purple",
    "phase": 2,
    "round": 3,
    "mine": {
        "S1": "white",
        "S2": "orange black",
        "S3": "black orange",
        "S4": "purple white",
        "2R1": {"miners": "purple purple~", "salt": "1g", "water": 1},
        "2R2": {"miners": "black orange", "salt": "1b", "water": 2},
        "2R3": {"miners": "purple purple purple purple", "salt": "1b2g1w", "water": 1},
    },
    "money": {"purple": 31},
    "tools": {"purple": ["cart", "pickaxe"]},
}


@dataclass(frozen=True)
class Shot:
    """A picture: the position, the language, what is clicked, and what Python is then asked."""

    position: str
    language: str = "en"
    click: str = ""
    ask: tuple[tuple[str, Any], ...] = ()

    def game(self) -> ms.Game:
        if self.position == "deep":
            return ms.position(**DEEP)  # type: ignore[arg-type]
        return ms.scenario(self.position) if self.position.startswith("example") else POSITIONS[self.position]()


SHOTS = {
    "start-4": Shot("start-4"),
    "start-2-german": Shot("start-2", "de"),
    "midgame": Shot("midgame"),
    "mapped-french": Shot("mapped", "fr"),
    "crowded": Shot("crowded"),
    "collector": Shot("collector"),
    "finished": Shot("finished"),
    "names-polish": Shot("named", "pl"),
    "reach": Shot("example-1", click="1R2"),
    "refused": Shot("example-2", "en", "1R2", (("kind", "go"), ("origin", "1R2"), ("target", "2R1"))),
    "extraction": Shot(
        "deep",
        "en",
        "",
        (("kind", "step"), ("picks", {"kind": "extract", "chamber": "2R3", "cubes": "1b1g1w", "pickaxes": "0"})),
    ),
}
SIZES = {"large-light": (LARGE, LIGHT), "small-dark": (SMALL, DARK)}


def take(page: Page, shot: Shot, size: str) -> Image.Image:
    """Make a picture as it is now."""
    width, theme = SIZES[size]
    board = Board(shot.game(), language=shot.language)
    root = open_board(page, board, width=width, theme=theme)
    if shot.click:
        page.locator(f'[data-place="{shot.click}"]').click()
        page.mouse.move(0, 0)
    if shot.ask:
        board._handle_custom_msg({**dict(shot.ask), "view": "", "drawn": 1}, [])
        show(page, board)
    data = root.screenshot(animations="disabled")
    board.close()
    return Image.open(io.BytesIO(data)).convert("RGB")


def file_of(name: str, size: str) -> Path:
    """Where a picture is kept."""
    return KEPT / f"{name}-{size}.png"


def keep(picture: Image.Image, file: Path) -> None:
    """Save a picture in 256 colours, which is a third of the size and looks the same."""
    picture.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, optimize=True)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of points that look different; all of them where the sizes differ."""
    if one.size != other.size:
        return 1.0
    bands = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    histogram = worst.histogram()
    return sum(histogram[NOTICEABLE:]) / (one.width * one.height)


def main() -> int:
    """Make all pictures anew, or those named."""
    from playwright.sync_api import sync_playwright

    from tests.support.chromium import FLAGS, find

    KEPT.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        page = browser.new_page()
        for name, shot in SHOTS.items():
            for size in SIZES:
                if len(sys.argv) < 2 or name in sys.argv[1:]:
                    keep(take(page, shot, size), file_of(name, size))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
