"""Every kind of text on the board: size, colour, anchor, and the classes that change it in a narrow picture.

Classes: ``ms-d`` display face, ``ms-r`` regular weight; in a narrow picture ``ms-n`` numbers grow, ``ms-status`` and
``ms-name`` grow, ``ms-small`` and ``ms-label`` go.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """How a text looks."""

    size: float
    fill: str = "ink"
    anchor: str = "middle"
    classes: str = ""


STYLES: Final = {
    "phase": Style(20, "gold", "start", "ms-d ms-status"),
    "round": Style(18, "paper", "start", "ms-status"),
    "word": Style(18, "paper", "start", "ms-small"),
    "turn": Style(19, "paper", "start", "ms-status"),
    "prompt": Style(16, "paper-2", "end", "ms-small ms-r"),
    "label": Style(13.5, "paper", "middle", "ms-d ms-small"),
    "sill": Style(12.5, "paper", "middle", "ms-label"),
    "number": Style(20, classes="ms-n"),
    "track": Style(21, classes="ms-n"),
    "past": Style(21, "paper-3", classes="ms-n"),
    "room": Style(21, "parchment", classes="ms-n"),
    "room-now": Style(21, classes="ms-n"),
    "price": Style(19, classes="ms-n"),
    "fee": Style(23, classes="ms-n"),
    "gain": Style(25),
    "bonus": Style(13),
    "money": Style(25, anchor="start"),
    "supply": Style(21, anchor="start", classes="ms-n"),
    "of": Style(14, anchor="start", classes="ms-small"),
    "salt": Style(21, anchor="start", classes="ms-n"),
    "none": Style(21, "paper-3", "start", "ms-n"),
    "seal": Style(16, "white"),
    "count": Style(12.5, "paper"),
}
ON_COLOR: Final = {"orange": "ink", "white": "ink", "black": "paper", "purple": "white"}
"""What is legible on a player's colour."""
for _color, _fill in ON_COLOR.items():
    STYLES[f"name-{_color}"] = Style(18, _fill, "start", "ms-name")
    STYLES[f"long-{_color}"] = Style(18, _fill, "start")  # has no room to grow
