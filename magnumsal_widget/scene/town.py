"""The town: what changes on and in the buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.components import INN_PRICES, MARKET_PRICES
from .art import around, natural
from .cubes import salt_pile
from .figures import counts, figures
from .layout import (
    BUILDINGS,
    CARDS,
    COIN,
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
from .metrics import SERIF, fit
from .model import Figure, Label, Piece, Place
from .speech import castle_content, couriers, inn_content, market_content, workshop_content

if TYPE_CHECKING:
    from ..rules.state import View
    from ..words.board import BoardWords
    from .identity import Crew

Pieces = tuple[Piece | Label, ...]
CUBE_IN_ORDER = 0.86
FADED = 0.28


def town_places(state: View, crew: Crew, words: BoardWords) -> list[Place]:
    """The six buildings, each followed by the places for miners in it."""
    castle = _building("castle", castle_content(state, words), _track(state) + _orders(state), words)
    places = [castle, _queue(state, "left", crew, words), _queue(state, "right", crew, words)]
    places.append(_door(state, "castle", crew, words))
    places.append(_building("inn", inn_content(state, words), _rooms(state), words))
    places.append(_building("square", words.square_gain, (), words))
    places.append(_building("workshop", workshop_content(state, words), _tools(state), words))
    places.append(_door(state, "workshop", crew, words))
    places.append(_building("pump", words.pump_prices, (), words))
    places.append(_door(state, "pump", crew, words))
    places.append(_building("market", market_content(state, words), _stalls(state), words))
    places.append(_door(state, "market", crew, words))
    return places


def _building(name: str, content: str, pieces: Pieces, words: BoardWords) -> Place:
    x, y = LABELS[name]
    room = 128.0 if name == "square" else BUILDINGS[name].w
    text, size = fit(words.labels[name], room, 13.5, 9, SERIF)
    label = Label(f"{name}-label", "label", x, y, text, size if size < 13.5 else None)
    return Place(name, "building", BUILDINGS[name], words.buildings[name], content, pieces=(*pieces, label))


def _track(state: View) -> Pieces:
    """The order track on the battlements; past its last step the marker stays there and shows the number."""
    last = len(TRACK) - 1
    here = min(state.counter, last)
    pieces: list[Piece | Label] = []
    for i, (x, y) in enumerate(TRACK):
        if i == here:
            pieces.append(Piece("track-step", "step", natural("step", x - 21, y - 18)))
            pieces.append(Piece("track-crown", "crown", Box(x - 16, y - 38, 32, 25)))
        elif i == state.last_order:
            pieces.append(Piece("track-flag", "flag", natural("flag", x - 3, y - 36)))
        number = state.counter if i == here else i
        pieces.append(Label(f"track-{i}", "past" if i < here else "track", x, y + 7.5, str(number)))
    return tuple(pieces)


def _orders(state: View) -> Pieces:
    pieces: list[Piece | Label] = []
    for i, ((x, y), order) in enumerate(zip(ORDERS, state.orders, strict=False)):
        pieces.append(Piece(f"order-{i}", "scroll", natural("scroll", x, y)))
        pieces += salt_pile(f"order-{i}", order.salt, x + 32, y + 52, CUBE_IN_ORDER)
        pieces.append(Piece(f"order-{i}-coin", "coin", Box(x + 8, y + 51, 22, 22)))
        pieces.append(Label(f"order-{i}-pay", "number", x + 45, y + 69, str(order.pay)))
    x, y = ORDER_STACK
    pieces.append(Piece("order-stack", "order", Box(x - 26, y - 20, 34, 34), 1 if state.orders_left else FADED))
    pieces.append(Label("order-stack-count", "number", x + 18, y + 4, str(state.orders_left)))
    return tuple(pieces)


def _queue(state: View, side: str, crew: Crew, words: BoardWords) -> Place:
    box = QUEUES[side]
    name = f"queue-{side}"
    area = Box(box.x + 8, box.y + 2, box.w - 16, box.h - 14)
    miners = figures(name, [(color, False) for color in state.castle[side]], area, crew)
    title = words.queue_left if side == "left" else words.queue_right
    ground = (Piece(f"{name}-circle", "queue", natural("queue", box.x, box.y)),)
    return Place(name, "queue", box, title, couriers(state.castle[side], words), ground, miners, counts(miners))


def _door(state: View, building: str, crew: Crew, words: BoardWords) -> Place:
    """An assistant's place: shut while it is free, open and lit when taken."""
    box = DOORS[building]
    name = f"assistant-{building}"
    color = state.assistants[building]
    who: tuple[Figure, ...] = ()
    if color:
        standing = Box(box.x + 4.5, box.y + 10.5, 29, 43.5)
        who = tuple(Figure(m.id, color, False, standing) for m in figures(name, [(color, False)], standing, crew))
    middle = box.x + box.w / 2
    bonus = (
        Piece(f"{name}-coin", "coin", around("coin", middle, box.y - 7, 0.72)),
        Label(f"{name}-bonus", "bonus", middle, box.y - 2.3, "+1"),
    )
    ground = (Piece(f"{name}-door", "door-open" if color else "door", box),)
    content = couriers([color], words) if color else words.free
    return Place(name, "door", box, words.assistant[building], content, ground, who, bonus)


def _rooms(state: View) -> Pieces:
    """The inn: rooms already taken have shutters, the next one is lit."""
    pieces: list[Piece | Label] = []
    for i, ((x, y), price) in enumerate(zip(WINDOWS, INN_PRICES, strict=True), start=1):
        if i < state.inn:
            pieces.append(Piece(f"inn-{i}", "shutter", natural("shutter", x, y)))
            continue
        now = i == state.inn
        pieces.append(Piece(f"inn-{i}", "window-now" if now else "window", natural("window", x, y)))
        pieces.append(Label(f"inn-{i}-price", "room-now" if now else "room", x + 17, y + 28, str(price)))
    return tuple(pieces)


def _tools(state: View) -> Pieces:
    pieces: list[Piece | Label] = [
        Piece(f"tool-{i}", f"ready-{tool}", natural(f"ready-{tool}", x, y))
        for i, ((x, y), tool) in enumerate(zip(CARDS, state.workshop, strict=False))
    ]
    if state.tools_left:
        art = f"stack-{min(3, state.tools_left)}"
        pieces.append(Piece("tool-stack", art, natural(art, TOOL_STACK.x, TOOL_STACK.y - 5)))
        pieces.append(Label("tool-stack-count", "price", TOOL_STACK.x + 22, TOOL_STACK.y + 35, str(state.tools_left)))
    return tuple(pieces)


def _stalls(state: View) -> Pieces:
    """The market fills from the bottom, the dearest spaces first; a free cell shows its cube faintly."""
    pieces: list[Piece | Label] = []
    for color, prices in MARKET_PRICES.items():
        for i, price in enumerate(prices):
            x, y = MARKET_COLUMNS[color], MARKET_BOTTOM - MARKET_CELL.y * (i + 1)
            full = i < state.market[color]
            id_ = f"market-{color}{i}"
            pieces.append(Piece(f"{id_}-cell", "cell" if full else "cell-free", natural("cell", x - 1, y - 1)))
            pieces.append(Label(f"{id_}-price", "number", x + 10, y + 22, str(price)))
            cube = Box(x + 18, y + 3.5, 20, 21.8)
            pieces.append(Piece(id_, f"salt-{color}", cube, 1 if full else FADED))
    return tuple(pieces)


def square_coin() -> Box:
    """Where the coin of the town square hangs."""
    return around("coin", COIN.x, COIN.y, 54 / 32)
