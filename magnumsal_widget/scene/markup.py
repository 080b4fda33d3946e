"""SVG elements as text. What people wrote is escaped here, and only here."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from .art import colour
from .lettering import STYLES
from .model import Figure, Label, Piece

if TYPE_CHECKING:
    from .layout import Box


def number(value: float) -> str:
    """A coordinate, to a hundredth at most."""
    return f"{round(value, 2):g}"


def use(art: str, box: Box, extra: str = "") -> str:
    """A symbol in a box."""
    x, y, w, h = map(number, box)
    return f'<use href="#ms-{art}" x="{x}" y="{y}" width="{w}" height="{h}"{extra}/>'


def rect(box: Box, fill: str, *, radius: float = 0, stroke: str = "none", line: float = 0, extra: str = "") -> str:
    """A rectangle; colours are SVG paint, not names of the palette."""
    x, y, w, h = map(number, box)
    edge = f' stroke="{stroke}" stroke-width="{number(line)}"' if line else ""
    round_ = f' rx="{number(radius)}"' if radius else ""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}"{round_} fill="{fill}"{edge}{extra}/>'


def _shift(shift: float) -> tuple[str, str]:
    """Class and style of what stands elsewhere in a narrow picture."""
    return ("ms-shift", f' style="--shift:{number(shift)}px"') if shift else ("", "")


def _attribute(name: str, value: str) -> str:
    return f' {name}="{escape(value)}"' if value else ""


def text(label: Label) -> str:
    """A text in its style."""
    style = STYLES[label.style]
    moved, where = _shift(label.shift)
    classes = " ".join(filter(None, (style.classes, moved)))
    return (
        f'<text x="{number(label.x)}" y="{number(label.y)}" font-size="{number(label.size or style.size)}" '
        f'text-anchor="{style.anchor}" fill="{colour(style.fill)}"' + _attribute("class", classes) + f"{where}>"
        f"{escape(label.text)}</text>"
    )


def draw(item: Piece | Figure | Label) -> str:
    """One item of a scene."""
    if isinstance(item, Label):
        return text(item)
    if isinstance(item, Figure):
        count = f' data-count="{item.count}"' if item.count > 1 else ""
        tired = str(item.tired).lower()
        return use(item.art, item.box, f' data-miner="{item.color}" data-tired="{tired}"{count}')
    moved, where = _shift(item.shift)
    fade = f' opacity="{number(item.fade)}"' if item.fade < 1 else ""
    return use(item.art, item.box, fade + _attribute("class", moved) + where)
