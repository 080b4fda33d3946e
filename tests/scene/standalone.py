"""The real frontend in a page of its own, without a kernel: what Python sends is given to it, what it sends is kept.

Fonts are pinned to those that come with matplotlib, so that a picture is the same on every machine.
"""

from __future__ import annotations

import base64
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from magnumsal_widget.widget import Board

STATIC = Path(__file__).resolve().parents[2] / "magnumsal_widget" / "static"
FONTS = Path(mpl.get_data_path()) / "fonts" / "ttf"
FACES = (
    ("Segoe UI", 400, "DejaVuSans.ttf"),
    ("Segoe UI", 700, "DejaVuSans-Bold.ttf"),
    ("Palatino Linotype", 700, "DejaVuSerif-Bold.ttf"),
)
LIGHT = {"background": "#ffffff", "--jp-ui-font-color1": "#212121", "--jp-ui-font-color2": "#616161"}
DARK = {"background": "#111111", "--jp-ui-font-color1": "#ffffff", "--jp-ui-font-color2": "#bdbdbd"}

_SCRIPT = """
import widget from "data:text/javascript;base64,%s";
const traits = %s;
const listeners = [];
const model = {
  get: (name) => traits[name], off: () => {}, send: (message) => window.sent.push(message),
  on: (name, listener) => listeners.push(listener),
};
window.sent = [];
window.show = (snapshot) => { traits.snapshot = snapshot; for (const listener of listeners) listener(); };
const { initialize, render } = await widget();
initialize({ model });
render({ model, el: document.querySelector("main") });
await document.fonts.ready;
window.ready = true;
"""


def _data(file: Path) -> str:
    return base64.b64encode(file.read_bytes()).decode()


@cache
def _fonts() -> str:
    return "".join(
        f'@font-face{{font-family:"{family}";font-weight:{weight};src:url(data:font/ttf;base64,{_data(FONTS / name)})}}'
        for family, weight, name in FACES
    )


def open_board(page: Page, board: Board, *, width: int, theme: dict[str, str] = LIGHT) -> Locator:
    """Show a board in an empty page; returns its root element."""
    page.set_viewport_size({"width": width + 32, "height": 2000})
    traits: dict[str, Any] = {"snapshot": board.snapshot, "art": board.art}
    script = _SCRIPT % (_data(STATIC / "widget.js"), json.dumps(traits).replace("</", "<\\/"))
    style = ";".join(f"{name}:{value}" for name, value in theme.items())
    sheet = _fonts() + (STATIC / "widget.css").read_text()
    page.set_content(
        f"<!doctype html><html lang=en><title>Board</title><style>{sheet}</style>"
        f'<body style="margin:16px;{style}"><main style="width:{width}px"></main>'
        f'<script type="module">{script}</script>'
    )
    page.wait_for_function("() => window.ready")
    return page.locator("[data-magnumsal]")


def show(page: Page, board: Board) -> None:
    """Give the page the board's newest snapshot."""
    page.evaluate("(snapshot) => window.show(snapshot)", board.snapshot)
