"""The town: what changes on and in the buildings. What never does is scenery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.components import INN_PRICES, MARKET_PRICES, SALTS
from ..words.board import board_words
from .art import natural
from .cubes import salt_pile
from .figures import counts, figures
from .identity import ids_at
from .layout import (
    BUILDINGS,
    CARDS,
    DOORS,
    LABELS,
    MARKET_BOTTOM,
    MARKET_CELL,
    MARKET_COLUMNS,
    ORDER_STACK,
    ORDERS,
    QUEUES,
    TOOL_STACK,
    TRACK,
    WINDOWS,
    Box,
)
from .memory import remembered
from .metrics import SERIF, fit
from .model import Figure, Label, Piece, Place
from .speech import castle_content, couriers, inn_content, market_content, workshop_content

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..rules.components import Order
    from ..rules.state import View
    from .identity import Crew

Pieces = tuple[Piece | Label, ...]
CUBE_IN_ORDER: Final = 0.86
FADED: Final = 0.28


def town_places(state: View, crew: Crew, language: str) -> Iterator[Place]:
    """The six buildings, each followed by the places for miners in it."""
    yield _castle(state.orders, state.orders_left, state.counter, state.last_order, language)
    for side in ("left", "right"):
        colors = state.castle[side]
        crowd = [(color, False) for color in colors]
        yield _queue(side, colors, ids_at(crew, f"queue-{side}", crowd), language)
    yield _door(state, "castle", crew, language)
    yield _inn(state.inn, language)
    yield _square(language)
    yield _workshop(state.workshop, state.tools_left, language)
    yield _door(state, "workshop", crew, language)
    yield _pump(language)
    yield _door(state, "pump", crew, language)
    yield _market(tuple(state.market[color] for color in SALTS), language)
    yield _door(state, "market", crew, language)


def _building(name: str, content: str, pieces: Pieces, language: str) -> Place:
    """A building with its name under it; under the roof, where it is the square."""
    words = board_words(language)
    x, y = LABELS[name]
    room = 128.0 if name == "square" else BUILDINGS[name].w
    text, size = fit(words.labels[name], room, 13.5, 9, SERIF)
    label = Label("label", "label", x, y, text, size if size < 13.5 else None)
    return Place(name, name, BUILDINGS[name], words.buildings[name], content, pieces=(*pieces, label))


@remembered
def _castle(orders: tuple[Order, ...], stack: int, counter: int, last: int, language: str) -> Place:
    content = castle_content(orders, stack, counter, last, board_words(language))
    pieces = _track(counter, last) + _orders(orders, stack)
    return _building("castle", content, pieces, language)


def _track(counter: int, last: int) -> Pieces:
    """The order track on the battlements; past its last step the marker stays there and shows the number."""
    here = min(counter, len(TRACK) - 1)
    x, y = TRACK[here]
    pieces: Pieces = (
        Piece("step", "step", natural("step", x - 21, y - 18)),
        Piece("crown", "crown", Box(x - 16, y - 38, 32, 25)),
        Label("counter", "track", x, y + 7.5, str(counter)),
    )
    if here != last:
        x, y = TRACK[last]
        pieces += (Piece("flag", "flag", natural("flag", x - 3, y - 36)),)
    return pieces


def _orders(orders: tuple[Order, ...], stack: int) -> Pieces:
    """Open orders on their scrolls, and those still face down as a number on the tower."""
    pieces: list[Piece | Label] = []
    for i, ((x, y), order) in enumerate(zip(ORDERS, orders, strict=False)):
        pieces.append(Piece(f"order{i}", "offer", natural("offer", x, y)))
        pieces += salt_pile(order.salt, x + 32, y + 52, prefix=f"order{i}-", scale=CUBE_IN_ORDER)
        pieces.append(Label(f"order{i}-pay", "number", x + 45, y + 69, str(order.pay)))
    x, y = ORDER_STACK
    pieces.append(Piece("stack", "order", Box(x - 26, y - 20, 34, 34), 1 if stack else FADED))
    pieces.append(Label("stack-count", "number", x + 18, y + 4, str(stack)))
    return tuple(pieces)


@remembered
def _queue(side: str, colors: tuple[str, ...], ids: tuple[str, ...], language: str) -> Place:
    words = board_words(language)
    box = QUEUES[side]
    area = Box(box.x + 8, box.y + 2, box.w - 16, box.h - 14)
    miners = figures([(color, False) for color in colors], ids, area)
    title = words.queue_left if side == "left" else words.queue_right
    ground = (Piece("circle", "queue", natural("queue", box.x, box.y)),)
    return Place(f"queue-{side}", "queue", box, title, couriers(colors, words), ground, miners, counts(miners))


def _door(state: View, building: str, crew: Crew, language: str) -> Place:
    color = state.assistants[building]
    ids = ids_at(crew, f"assistant-{building}", [(color, False)]) if color else ("",)
    return _assistant(building, color, ids[0], language)


@remembered
def _assistant(building: str, color: str | None, miner: str, language: str) -> Place:
    """An assistant's place: a door, shut while it is free, open and lit when taken."""
    words = board_words(language)
    box = DOORS[building]
    name, title = f"assistant-{building}", words.assistant[building]
    if color is None:
        return Place(name, "door", box, title, words.free)
    ground = (Piece("door", "door-open", box),)
    who = Figure(miner, color, False, Box(box.x + 4.5, box.y + 10.5, 29, 43.5))
    return Place(name, "door", box, title, couriers([color], words), ground, (who,))


@remembered
def _inn(marker: int, language: str) -> Place:
    """Rooms already taken have shutters; the next one is lit."""
    pieces: list[Piece | Label] = []
    for i, (x, y) in enumerate(WINDOWS, start=1):
        if i < marker:
            pieces.append(Piece(f"room{i}", "shutter", natural("shutter", x, y)))
        elif i == marker:
            pieces.append(Piece(f"room{i}", "window-now", natural("window-now", x, y)))
            pieces.append(Label("price", "room-now", x + 17, y + 28, str(INN_PRICES[i - 1])))
    return _building("inn", inn_content(marker, board_words(language)), tuple(pieces), language)


@remembered
def _square(language: str) -> Place:
    return _building("square", board_words(language).square_gain, (), language)


@remembered
def _workshop(tools: tuple[str, ...], stack: int, language: str) -> Place:
    pieces: list[Piece | Label] = [
        Piece(f"tool{i}", f"ready-{tool}", natural(f"ready-{tool}", x, y))
        for i, ((x, y), tool) in enumerate(zip(CARDS, tools, strict=False))
    ]
    if stack:
        art = f"stack-{min(3, stack)}"
        pieces.append(Piece("stack", art, natural(art, TOOL_STACK.x, TOOL_STACK.y - 5)))
        pieces.append(Label("stack-count", "price", TOOL_STACK.x + 22, TOOL_STACK.y + 35, str(stack)))
    return _building("workshop", workshop_content(tools, stack, board_words(language)), tuple(pieces), language)


@remembered
def _pump(language: str) -> Place:
    return _building("pump", board_words(language).pump_prices, (), language)


@remembered
def _market(stock: tuple[int, ...], language: str) -> Place:
    """The market fills from the bottom, the dearest spaces first; a free cell is veiled and shows its cube faintly."""
    pieces: list[Piece | Label] = []
    for (color, prices), cubes in zip(MARKET_PRICES.items(), stock, strict=True):
        for i in range(len(prices)):
            x, y = market_cell(color, i)
            if i < cubes:
                pieces.append(Piece(f"{color}{i}", f"salt-{color}", Box(x + 18, y + 3.5, 20, 21.8)))
            else:
                pieces.append(Piece(f"{color}{i}-free", f"free-{color}", natural(f"free-{color}", x - 1, y - 1)))
    return _building("market", market_content(stock, board_words(language)), tuple(pieces), language)


def market_cell(color: str, number: int) -> tuple[float, float]:
    """The corner of a cell; number 0 is the dearest, at the foot of its column."""
    return MARKET_COLUMNS[color], MARKET_BOTTOM - MARKET_CELL.y * (number + 1)
