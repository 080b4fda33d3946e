"""The players' panels: miners in supply and in all, money, salt, tools, orders filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.components import SALTS
from .art import natural
from .layout import PANELS, Box
from .metrics import DIGIT, fit
from .model import Label, Piece, Place
from .speech import player_name, seat_content

if TYPE_CHECKING:
    from ..rules.state import Seat, View
    from ..words.board import BoardWords

Pieces = tuple[Piece | Label, ...]

NAME_ROOM: Final = 84.0
SLOTS: Final = 10
"""Tools that fit side by side in full size: two rows of five."""
FADED: Final = 0.4


def panel_places(state: View, words: BoardWords) -> list[Place]:
    """One panel for each player."""
    return [_panel(state, seat, box, words) for seat, box in zip(state.seats, PANELS, strict=False)]


def home(seat_index: int) -> Box:
    """Where the supply of a seat stands: the little figure in its panel."""
    box = PANELS[seat_index]
    return Box(box.x + 79, box.y + 41, 21, 31.5)


def _panel(state: View, seat: Seat, box: Box, words: BoardWords) -> Place:
    name = player_name(seat, words)
    ground = _turn(seat, box) if state.player == seat.color else ()
    art = f"panel-{seat.color}"
    ground += (Piece(f"{seat.color}-panel", art, natural(art, box.x, box.y)),)
    pieces = _header(seat, name, box) + _wealth(state, seat, box) + _salt(seat, box) + _tools(seat, box)
    return Place(
        f"supply-{seat.color}",
        "panel",
        box,
        words.panel.format(name=name),
        seat_content(state, seat, words),
        ground,
        (),
        pieces,
    )


def _turn(seat: Seat, box: Box) -> Pieces:
    """Whose turn it is: a yellow border and a lamp on the inner side."""
    left = box.x < 600
    lamp_x = box.x + box.w + 22 if left else box.x - 22
    lantern = Box(lamp_x - 36, box.y + 18 - 36, 72, 72)
    return (
        Piece(f"{seat.color}-lantern", "lantern-l" if left else "lantern-r", lantern),
        Piece(f"{seat.color}-turn", "turn", natural("turn", box.x - 6, box.y - 6)),
    )


def _header(seat: Seat, name: str, box: Box) -> Pieces:
    text, size = fit(name, NAME_ROOM, 18, 14)
    return (
        Label(f"{seat.color}-name", f"on-{seat.color}", box.x + 41, box.y + 25, text, size if size < 18 else None),
        Label(f"{seat.color}-filled", "seal", box.x + 153, box.y + 28.6, str(seat.filled)),
    )


def _wealth(state: View, seat: Seat, box: Box) -> Pieces:
    money = str(seat.money)
    size = {1: None, 2: None, 3: 21.0}.get(len(money), 16.0)
    figure = Box(box.x + 79, box.y + 41, 21, 31.5)
    supply = str(seat.supply)
    large = 21.0 if len(supply) == 1 else 18.0
    behind = box.x + 101 + large * DIGIT * len(supply)
    pieces: list[Piece | Label] = [
        Label(f"{seat.color}-money", "money", box.x + 38, box.y + 66, money, size),
        Piece(f"{seat.color}-supply", f"miner-{seat.color}", figure, 1 if seat.supply else FADED),
        Label(f"{seat.color}-ready", "supply", box.x + 101, box.y + 65, supply, large if large < 21 else None),
        Label(f"{seat.color}-all", "of", behind, box.y + 65, f"/{seat.miners}"),
    ]
    if state.start == seat.color:
        pieces.append(Piece("start", "start", Box(box.x + box.w - 25, box.y + 45, 23, 23)))
    return tuple(pieces)


def _salt(seat: Seat, box: Box) -> Pieces:
    pieces: list[Piece | Label] = []
    for k, (color, n) in enumerate(zip(SALTS, seat.salt, strict=True)):
        x, y = box.x + 11 + 51 * k, box.y + 78
        pieces.append(Piece(f"{seat.color}-{color}", f"salt-{color}", Box(x, y + 4.5, 22, 24), 1 if n else FADED))
        size = None if n < 10 else 19.0
        style = "salt" if n else "none"
        pieces.append(Label(f"{seat.color}-{color}-count", style, x + 25, y + 24, str(n), size))
    return tuple(pieces)


def _tools(seat: Seat, box: Box) -> Pieces:
    """Ready tools, then used ones lying face down; more than ten in smaller cards, seven to a row."""
    cards = [f"ready-{tool}" for tool in seat.ready] + [f"used-{tool}" for tool in seat.used]
    x, y = box.x + 6, box.y + 117
    if len(cards) <= SLOTS:
        slots = Piece(f"{seat.color}-slots", "slots", natural("slots", box.x, box.y))
        boxes = [Box(x + 31 * (i % 5), y + 1 + 43 * (i // 5), 30, 38.2) for i in range(len(cards))]
        return slots, *_cards(seat, cards, boxes)
    boxes = [Box(x + 22.2 * (i % 7), y + 29.2 * (i // 7), 21.4, 27.2) for i in range(len(cards))]
    return _cards(seat, cards, boxes)


def _cards(seat: Seat, cards: list[str], boxes: list[Box]) -> Pieces:
    return tuple(
        Piece(f"{seat.color}-tool{i}", art, place) for i, (art, place) in enumerate(zip(cards, boxes, strict=True))
    )
