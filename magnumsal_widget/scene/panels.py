"""The players' panels: miners in supply and in all, money, salt, tools, orders filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.components import SALTS
from ..rules.scoring import count
from ..words.board import board_words
from .art import around, natural
from .layout import PANELS, Box
from .memory import remembered
from .metrics import DIGIT, fit, width
from .model import Home, Label, Piece, Place
from .speech import player_name, seat_content

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..rules.state import Seat, View

Pieces = tuple[Piece | Label, ...]

NAME_ROOM: Final = 84.0
GROTTOES: Final = ("chapel", "lake")
"""Sights for the third and the fourth seat."""
SLOTS: Final = 10
"""Tools that fit side by side in full size: two rows of five."""
FADED: Final = 0.4


def panel_places(state: View, language: str) -> Iterator[Place]:
    """One panel for each player."""
    winners = count(state).winners if state.player is None else ()
    for i, seat in enumerate(state.seats):
        turn, start, won = state.player == seat.color, state.start == seat.color, seat.color in winners
        yield _panel(i, seat, turn, start, won, language)


def home(seat_index: int, miners: tuple[str, ...]) -> Home:
    """The supply of a seat: the little figure in its panel."""
    box = PANELS[seat_index]
    return Home(Box(box.x + 79, box.y + 41, 21, 31.5), miners)


def grottoes(players: int) -> tuple[Piece, ...]:
    """What there is to see where a fourth and a third player would sit."""
    sights = list(zip(PANELS[2:], GROTTOES, strict=True))[players - 2 :]
    return tuple(Piece(art, art, natural(art, box.x, box.y)) for box, art in sights)


@remembered
def _panel(index: int, seat: Seat, turn: bool, start: bool, won: bool, language: str) -> Place:
    words = board_words(language)
    box, name = PANELS[index], player_name(seat, words)
    art = f"panel-{seat.color}"
    ground = (*(_turn(box) if turn else ()), Piece("panel", art, natural(art, box.x, box.y)))
    pieces = _header(seat, name, box) + _wealth(seat, box) + _salt(seat, box) + _tools(seat, box)
    if start:
        pieces += (Piece("start", "start", Box(box.x + box.w - 25, box.y + 45, 23, 23)),)
    if won:
        pieces += (Piece("crown", "crown", around("crown", box.x + 21, box.y - 12, 0.72)),)
    return Place(
        name=f"supply-{seat.color}",
        shape="panel",
        box=box,
        title=words.panel.format(name=name),
        content=seat_content(seat, start, words),
        ground=ground,
        pieces=pieces,
    )


def _turn(box: Box) -> tuple[Piece, Piece]:
    """Whose turn it is: a yellow border and a lamp on the inner side."""
    left = box.x < 600
    lamp = box.x + box.w + 22 if left else box.x - 22
    art = "lantern-l" if left else "lantern-r"
    return (
        Piece("lantern", art, natural(art, lamp - 36, box.y + 18 - 36)),
        Piece("turn", "turn", natural("turn", box.x - 6, box.y - 6)),
    )


def _header(seat: Seat, name: str, box: Box) -> Pieces:
    text, size = fit(name, NAME_ROOM, 18, 14)
    few = seat.filled < 10
    style = f"name-{seat.color}" if width(text, 22) <= NAME_ROOM else f"long-{seat.color}"
    return (
        Label("name", style, box.x + 41, box.y + 25, text, size if size < 18 else None),
        Label("filled", "seal", box.x + 153, box.y + (28.6 if few else 27.6), str(seat.filled), None if few else 13),
    )


def _wealth(seat: Seat, box: Box) -> Pieces:
    money, supply = str(seat.money), str(seat.supply)
    large = 21.0 if len(supply) == 1 else 18.0
    behind = box.x + 101 + large * DIGIT * len(supply)
    figure = Box(box.x + 79, box.y + 41, 21, 31.5)
    return (
        Label("money", "money", box.x + 38, box.y + 66, money, {3: 21.0, 4: 16.0}.get(len(money))),
        Piece("supply", f"miner-{seat.color}", figure, 1 if seat.supply else FADED),
        Label("ready", "supply", box.x + 101, box.y + 65, supply, large if large < 21 else None),
        Label("all", "of", behind, box.y + 65, f"/{seat.miners}"),
    )


def _salt(seat: Seat, box: Box) -> Pieces:
    pieces: list[Piece | Label] = []
    for k, (color, n) in enumerate(zip(SALTS, seat.salt, strict=True)):
        x, y = box.x + 11 + 51 * k, box.y + 78
        pieces.append(Piece(color, f"salt-{color}", Box(x, y + 4.5, 22, 24), 1 if n else FADED))
        pieces.append(
            Label(f"{color}-count", "salt" if n else "none", x + 25, y + 24, str(n), None if n < 10 else 17.0)
        )
    return tuple(pieces)


def _tools(seat: Seat, box: Box) -> Pieces:
    """Ready tools, then used ones lying face down; more than ten in smaller cards, seven to a row."""
    cards = [f"ready-{tool}" for tool in seat.ready] + [f"used-{tool}" for tool in seat.used]
    x, y = box.x + 6, box.y + 117
    small = len(cards) > SLOTS
    pieces: list[Piece] = [Piece("cloth", "cloth", natural("cloth", box.x, box.y + 112))] if small else []
    for i, art in enumerate(cards):
        place = (
            Box(x + 22.2 * (i % 7), y + 29.2 * (i // 7), 21.4, 27.2)
            if small
            else Box(x + 31 * (i % 5), y + 1 + 43 * (i // 5), 30, 38.2)
        )
        pieces.append(Piece(f"tool{i}", art, place))
    return tuple(pieces)
