"""The scenery: everything on the board that is the same in every state and every language."""

from __future__ import annotations

from functools import cache

from ..rules.components import INN_PRICES, MARKET_PRICES, WORKSHOP_PRICES, pump_cost
from ..rules.places import CHAMBERS, SHAFT
from .art import around, colour, natural
from .layout import (
    BEAM,
    BUILDINGS,
    CARD_PRICES,
    CHART,
    COIN,
    DOORS,
    FRAME,
    GROUND,
    POST,
    ROOM_HEIGHT,
    SPACES,
    STATUS,
    TRACK,
    WINDOWS,
    Box,
)
from .markup import rect, text, use
from .model import Label
from .town import market_cell

PASSAGE = 44.0
SHADE = "#1c2420"
"""Darkens the shaft section by section: daylight fades."""


@cache
def backdrop() -> str:
    """The scenery as SVG, from the sky down."""
    return "".join((_town(), _earth(), *map(_sill, CHAMBERS), *map(_section, SHAFT), _status_bar()))


def frame() -> str:
    """The line round the board; it lies over everything."""
    return rect(FRAME, "none", radius=16, stroke=colour("frame"), line=3)


def _status_bar() -> str:
    x, y, w, h = STATUS
    right, foot = x + w, y + h
    corner = 16
    bar = (
        f"M{x:g} {foot:g}V{y + corner:g}Q{x:g} {y:g} {x + corner:g} {y:g}"
        f"H{right - corner:g}Q{right:g} {y:g} {right:g} {y + corner:g}V{foot:g}Z"
    )
    rule = f'<path d="M{x:g} {foot:g}H{right:g}" stroke="{colour("gold-2")}" stroke-width="2.4"/>'
    return f'<path d="{bar}" fill="{colour("ink")}"/>{rule}'


def _town() -> str:
    parts = [use("sky", natural("sky", 2, 38))]
    parts += [use(f"b-{name}", box) for name, box in BUILDINGS.items() if name != "square"]
    parts.append(use("b-square", BUILDINGS["square"]))  # the hoist stands before its neighbours
    parts += [use("arrow", natural("arrow", x - 6, 254)) for x in (212, 92)]
    parts.append(use("mug", Box(403, 216, 24, 24)))
    parts.append(use("coin", around("coin", COIN.x, COIN.y, 54 / 32)))
    parts.append(text(Label("", "gain", COIN.x, COIN.y + 9, "+1")))
    for (x, y), price in zip(CARD_PRICES, WORKSHOP_PRICES, strict=True):
        parts.append(use("coin", around("coin", x, y, 28 / 32)) + text(Label("", "price", x, y + 6.8, str(price))))
    parts += [text(Label("", "track", x, y + 7.5, str(i))) for i, (x, y) in enumerate(TRACK)]
    for (x, y), price in zip(WINDOWS, INN_PRICES, strict=True):
        parts.append(use("window", natural("window", x, y)) + text(Label("", "room", x + 17, y + 28, str(price))))
    parts += [_pump_chart(), _stalls(), *map(_door, DOORS.values())]
    return "".join(parts)


def _stalls() -> str:
    """The cells of the market with their prices."""
    parts = []
    for color, prices in MARKET_PRICES.items():
        for i, price in enumerate(prices):
            x, y = market_cell(color, i)
            parts.append(use("cell", natural("cell", x - 1, y - 1)))
            parts.append(text(Label("", "number", x + 10, y + 22, str(price))))
    return "".join(parts)


def _door(box: Box) -> str:
    """An assistant's door, shut, and what he earns."""
    x, y = box.x + box.w / 2, box.y - 7
    coin = use("coin", around("coin", x, y, 0.72)) + text(Label("", "bonus", x, y + 4.7, "+1"))
    return use("door", box) + coin


def _pump_chart() -> str:
    """Columns of one to four water cubes with what pumping so many costs."""
    x, y, w, _ = CHART
    parts = [rect(CHART, colour("paper"), radius=5, stroke=colour("ink"), line=2)]
    for column in range(4):
        left = x + 3.5 + 18 * column
        parts += [use("water", Box(left, y + 52 - 14.4 * k, 17, 18.5)) for k in range(column + 1)]
        parts.append(text(Label("", "number", left + 8.5, y + 94, str(pump_cost(column + 1)))))
    line = f'<path d="M{x + 5:g} {y + 75:g}h{w - 10:g}" stroke="{colour("paper-3")}" stroke-width="1.4"/>'
    return "".join(parts) + line


def _earth() -> str:
    parts = [use("earth", natural("earth", 2, GROUND))]
    for x, y, w in ((4, 452, 62), (1134, 452, 62), (196, 900, 96), (908, 900, 96)):
        parts.append(use("crystal", natural("crystal", x, y, w / 90), ' opacity=".8"'))
    return "".join(parts)


def _sill(name: str) -> str:
    """The dark passage towards the shaft, and the sill with the chamber's name."""
    box = SPACES[name]
    inner = box.x + box.w - 4 if name[1] == "L" else box.x - 6
    dark = rect(Box(inner, box.y + ROOM_HEIGHT - PASSAGE, 10, PASSAGE), "#17131a")
    sill = Box(box.x - 1, box.y + ROOM_HEIGHT, box.w + 2, box.h - ROOM_HEIGHT)
    label = Label("", "sill", box.x + box.w / 2, box.y + 147, name)
    return dark + rect(sill, colour("timber-2"), radius=2, stroke=colour("ink"), line=1.8) + text(label)


def _section(name: str) -> str:
    """A section of the shaft: its ground, a ladder, posts, and the beam with its name."""
    x, y, w, h = SPACES[name]
    depth = int(name[1]) - 1
    rungs = "".join(f"M{x + 46:g} {step:g}h24" for step in range(int(y) + 9, int(y + h) - 14, 13))
    ladder = f"M{x + 46:g} {y:g}v{h:g}M{x + 70:g} {y:g}v{h:g}{rungs}"
    parts = [
        rect(SPACES[name], colour("room")),
        rect(SPACES[name], SHADE, extra=f' fill-opacity="{0.05 + 0.04 * depth:.2f}"'),
        f'<path d="{ladder}" stroke="{SHADE}" stroke-opacity=".22" stroke-width="2.4" fill="none"/>',
        rect(Box(x + POST, y, 12, h), SHADE, extra=' fill-opacity=".12"'),
        rect(Box(x + w - POST - 12, y, 12, h), SHADE, extra=' fill-opacity=".12"'),
    ]
    for post in (x, x + w - POST):
        parts.append(rect(Box(post, y, POST, h), colour("timber"), stroke=colour("ink"), line=1.6))
    beam = Box(x - 3, y + h - BEAM, w + 6, BEAM)
    parts.append(rect(beam, colour("timber-2"), radius=2, stroke=colour("ink"), line=1.8))
    parts.append(text(Label("", "sill", x + w / 2, y + h - 3, name)))
    return "".join(parts)
