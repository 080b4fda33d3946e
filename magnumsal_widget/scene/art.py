"""The art: ``symbols.svg``, its palette, the size of each symbol, and the scenery that is the same in every state."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from .layout import Box

if TYPE_CHECKING:
    from collections.abc import Iterable

SOURCE: Final = files(__package__).joinpath("symbols.svg").read_text("utf-8")
STYLE: Final = SOURCE[SOURCE.index("<style>") : SOURCE.index("</style>") + len("</style>")]
DEFINITIONS: Final = SOURCE[SOURCE.index("</style>") + len("</style>") : SOURCE.rindex("</svg>")].strip()
PALETTE: Final[dict[str, str]] = dict(re.findall(r"--ms-([\w-]+):([^;}]+)", STYLE))
"""Colours by name: ``ink`` is the value of the CSS variable ``--ms-ink``."""

_HEAD: Final = re.compile(r'<symbol id="ms-([\w-]+)"[^>]*?viewBox="([-\d. ]+)"')
SIZES: Final[dict[str, tuple[float, float]]] = {
    name: (float(view.split()[2]), float(view.split()[3])) for name, view in _HEAD.findall(SOURCE)
}
"""Natural width and height of each symbol."""


def natural(art: str, x: float, y: float, scale: float = 1.0) -> Box:
    """The box of a symbol in its natural size, or enlarged."""
    width, height = SIZES[art]
    return Box(x, y, width * scale, height * scale)


def around(art: str, x: float, y: float, scale: float = 1.0) -> Box:
    """The same, with its middle at a point."""
    width, height = SIZES[art]
    return Box(x - width * scale / 2, y - height * scale / 2, width * scale, height * scale)


def colour(name: str) -> str:
    """The CSS variable of a colour of the palette."""
    if name not in PALETTE:
        raise KeyError(name)
    return f"var(--ms-{name})"


def plain(markup: str) -> str:
    """The markup with every CSS variable replaced by its value, for viewers that do not know variables."""
    return re.sub(r"var\(--ms-([\w-]+)(?:,[^()]*)?\)", lambda match: PALETTE[match[1]], markup)


@cache
def _definitions() -> dict[str, str]:
    """Each definition by name; in the file every one is a line."""
    lines = DEFINITIONS.splitlines()
    return {head[1]: line for line in lines if (head := re.match(r'<\w+ id="ms-([\w-]+)"', line))}


def definitions_for(names: Iterable[str]) -> str:
    """The symbols that a picture uses, and what they are made of, in the order of the file."""
    wanted, todo = set[str](), list(names)
    while todo:
        if (name := todo.pop()) not in wanted:
            wanted.add(name)
            todo += re.findall(r'href="#ms-([\w-]+)"', _definitions()[name])
    return "\n".join(["<defs>", *(line for name, line in _definitions().items() if name in wanted), "</defs>"])
