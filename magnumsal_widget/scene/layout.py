"""Where things are: ``layout.json``, in units of which the board is 1200 wide and 1000 high."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple


class Box(NamedTuple):
    """A rectangle: corner, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.w / 2, self.y + self.h / 2


class Figure(NamedTuple):
    """How miners of one size stand and lie: their measures and the distances between them."""

    w: float
    h: float
    pitch: float
    min_pitch: float
    row: float
    stretch: float
    lie_w: float
    lie_h: float
    lie_pitch: float
    lie_min: float
    lie_row: float
    beside: float = 0


class Point(NamedTuple):
    """A point on the board."""

    x: float
    y: float


_DATA: Final[dict[str, Any]] = json.loads(files(__package__).joinpath("layout.json").read_text("utf-8"))
_BUILDINGS: Final = _DATA["buildings"]
_ROOM: Final = _DATA["inside"]["room"]


def _points(rows: list[list[float]]) -> tuple[Point, ...]:
    return tuple(Point(*row) for row in rows)


VIEW: Final = Box(*_DATA["board"]["view"])
FRAME: Final = Box(*_DATA["board"]["frame"])
RADIUS: Final[float] = _DATA["board"]["radius"]
STATUS: Final = Box(*_DATA["status"])
GROUND: Final[float] = _DATA["ground"]

SPACES: Final = {name: Box(*box) for name, box in _DATA["places"].items()}
"""The 24 spaces of the mine."""

POST: Final[float] = _DATA["inside"]["shaft"]["post"]
BEAM: Final[float] = _DATA["inside"]["shaft"]["beam"]
CROWD_HEIGHT: Final[float] = _DATA["inside"]["shaft"]["miners_height"]
ROOM_HEIGHT: Final[float] = _ROOM["height"]
SHELF: Final = Box(*_ROOM["salt"])
STANDING: Final = Box(*_ROOM["miners"])
FOOT_DRY: Final[float] = _ROOM["foot_dry"]
FOOT_WET: Final[float] = _ROOM["foot_wet"]
WATERLINE: Final = Box(*_ROOM["water"])

CUBE_W: Final[float] = _DATA["cube"]["w"]
CUBE_H: Final[float] = _DATA["cube"]["h"]
CUBE_PITCH: Final[float] = _DATA["cube"]["pitch"]

LARGE: Final = Figure(**_DATA["miner"]["L"])
MEDIUM: Final = Figure(**_DATA["miner"]["M"])

BUILDINGS: Final = {name: Box(*data["box"]) for name, data in _BUILDINGS.items()}
LABELS: Final = {name: Point(*data["name"]) for name, data in _BUILDINGS.items()}
DOORS: Final = {name: Box(*data["assistant"]) for name, data in _BUILDINGS.items() if "assistant" in data}
"""Assistants' places."""

ORDERS: Final = _points(_BUILDINGS["castle"]["orders"])
ORDER_SIZE: Final = Point(*_BUILDINGS["castle"]["order_size"])
TRACK: Final = _points(_BUILDINGS["castle"]["track"])
QUEUES: Final = {side: Box(*box) for side, box in _BUILDINGS["castle"]["queue"].items()}
ORDER_STACK: Final = Point(*_BUILDINGS["castle"]["stack"])
WINDOWS: Final = _points(_BUILDINGS["inn"]["windows"])
COIN: Final = Point(*_BUILDINGS["square"]["coin"][:2])
COIN_RADIUS: Final[float] = _BUILDINGS["square"]["coin"][2]
CARDS: Final = _points(_BUILDINGS["workshop"]["cards"])
CARD_PRICES: Final = _points(_BUILDINGS["workshop"]["prices"])
TOOL_STACK: Final = Box(*_BUILDINGS["workshop"]["stack"])
CHART: Final = Box(*_BUILDINGS["pump"]["chart"])
MARKET_COLUMNS: Final[dict[str, float]] = {
    colour: column[0] for colour, column in _BUILDINGS["market"]["columns"].items()
}
MARKET_CELL: Final = Point(*_BUILDINGS["market"]["cell"])
MARKET_BOTTOM: Final[float] = _BUILDINGS["market"]["bottom"]

OUTLINES: Final[dict[str, str]] = _DATA["outlines"]
"""Contours for rings, from the corner of the place; any other place is ringed by its box."""

PANELS: Final = tuple(Box(*box) for box in _DATA["panels"])
"""Clockwise in seat order, like players round a table."""
LANES: Final = {side: float(_DATA["lane"][side]) for side in "LR"}
"""Where a way or a chain hangs in the shaft, by the side of its corridor."""
AXIS: Final = 600.0
"""Sun, hoist and shaft share it."""
