"""A scene as JSON for the page, and the art that goes with every scene.

The text is kept small: coordinates count from the place's corner, and what is usual is left out. The text of a place
that has not changed is the same, so a new scene costs little.

=======  ==========================================================================================
a piece  ``[art, id, x, y, scale, fade, shift]``; a symbol in its natural size has the scale 1
a label  ``["#style", id, x, y, text, size, shift]``; the size is 0 for that of the style
a miner  ``[colour, tired, id, x, y, scale, count]``
=======  ==========================================================================================

Trailing defaults are left out.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from .art import DEFINITIONS, SIZES, STYLE, colour
from .backdrop import backdrop, frame
from .layout import OUTLINES, VIEW, Box
from .lettering import STYLES
from .memory import remembered
from .model import Figure, Label, Piece

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .model import Place, Scene

Json = dict[str, Any]
Row = list[str | float]


def to_json(value: object) -> str:
    """Compact JSON."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def scene_json(scene: Scene) -> str:
    """A scene for the page."""
    head = {
        "title": scene.title,
        "summary": scene.summary,
        "close": scene.close,
        "fixtures": _rows(scene.fixtures, VIEW),
        "homes": [[*map(_number, home.box), *home.miners] for home in scene.homes],
    }
    return f'{to_json(head)[:-1]},"places":[{",".join(map(_place, scene.places))}]}}'


@cache
def _art() -> Json:
    return {
        "symbols": f"{STYLE}{DEFINITIONS}",
        "backdrop": backdrop(),
        "frame": frame(),
        "view": list(VIEW),
        "sizes": SIZES,
        "styles": {name: [s.size, colour(s.fill), s.anchor, s.classes] for name, s in STYLES.items()},
        "outlines": OUTLINES,
    }


def art_data(scene: Scene) -> Json:
    """What never changes on a board: symbols, scenery, sizes, styles, and where each place is and its outline."""
    spots = {place.name: [place.shape, *map(_number, place.box)] for place in scene.places}
    return {**_art(), "places": spots}


@remembered
def _place(place: Place) -> str:
    data: Json = {"name": place.name, "title": place.title, "content": place.content}
    for key, items in (("ground", place.ground), ("miners", place.miners), ("pieces", place.pieces)):
        if items:
            data[key] = _rows(items, place.box)
    return to_json(data)


def _rows(items: Iterable[Piece | Figure | Label], origin: Box) -> list[Row]:
    return [_row(item, origin) for item in items]


def _row(item: Piece | Figure | Label, origin: Box) -> Row:
    if isinstance(item, Label):
        x, y = _number(item.x - origin.x), _number(item.y - origin.y)
        return _trimmed([f"#{item.style}", item.id, x, y, item.text, item.size or 0, item.shift], 5, (0, 0))
    scale = round(item.box.w / SIZES[item.art][0], 3)
    x, y = _number(item.box.x - origin.x), _number(item.box.y - origin.y)
    if isinstance(item, Figure):
        return _trimmed([item.color, int(item.tired), item.id, x, y, scale, item.count], 5, (1, 1))
    return _trimmed([item.art, item.id, x, y, scale, item.fade, item.shift], 4, (1, 1, 0))


def _trimmed(row: Row, head: int, defaults: tuple[float, ...]) -> Row:
    """The row without the defaults at its end."""
    while len(row) > head and row[-1] == defaults[len(row) - head - 1]:
        row.pop()
    return row


def _number(value: float) -> float:
    """A coordinate to a tenth, whole where it is whole."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded
