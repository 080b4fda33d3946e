"""The table as plain text, for ``print``. Nothing that lies face down is in it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from .components import WORKSHOP_PRICES
from .places import BUILDINGS
from .state import Space, View

_LETTER: Final = {"orange": "O", "black": "B", "purple": "P", "white": "W"}
_WIDTH: Final = 14
_SHAFT_COLUMN: Final = 4
_ROWS: Final[tuple[tuple[str, ...], ...]] = (
    ("S1",),
    ("1L4", "1L3", "1L2", "1L1", "S2", "1R1", "1R2", "1R3", "1R4"),
    ("S3",),
    ("2L3", "2L2", "2L1", "S4", "2R1", "2R2", "2R3"),
    ("S5",),
    ("3L2", "3L1", "S6", "3R1", "3R2"),
)


def crew(space: Space) -> str:
    """The miners of a space: a capital for a rested one, a small letter for a tired one, counted from three on."""
    letters = Counter(_LETTER[m.color].lower() if m.tired else _LETTER[m.color] for m in space.miners)
    return "".join(letter * count if count < 3 else f"{count}{letter}" for letter, count in letters.items())


def cell(space: Space) -> str:
    """One space in short: name, miners, then salt and water, or ``?`` for rock that nobody has entered."""
    parts = [space.name]
    if space.miners:
        parts.append(crew(space))
    if not space.revealed:
        parts.append(f"?{space.tile}" if space.tile else "?")
    elif space.salt.total:
        parts.append(str(space.salt))
    if space.water:
        parts.append("~" * space.water if space.water < 4 else f"{space.water}~")
    return " ".join(parts)


def draw(view: View) -> str:
    """The whole table."""
    lines = [_headline(view), "", *_town(view), ""]
    lines += [_row(view, row) for row in _ROWS]
    lines += ["", *_players(view)]
    return "\n".join(lines)


def _row(view: View, names: tuple[str, ...]) -> str:
    """Spaces side by side, the shaft always in the same column."""
    blanks = [" " * _WIDTH] * (_SHAFT_COLUMN - len(names) // 2)
    return " ".join([*blanks, *(cell(view.mine[name]).ljust(_WIDTH) for name in names)]).rstrip()


def _headline(view: View) -> str:
    if view.step == "over":
        return "Game over"
    what = "a courier enters the castle" if view.step == "castle" else f"actions left: {view.actions_left}"
    return f"Phase {'I' * view.phase}, round {view.round}: {view.player} to decide, {what}"


def _town(view: View) -> list[str]:
    orders = ", ".join(f"{order.salt} for {order.pay}" for order in view.orders) or "none"
    tools = ", ".join(f"{t} {p}" for t, p in zip(view.workshop, WORKSHOP_PRICES, strict=False)) or "nothing"
    queue = ", ".join(f"{side}: {' '.join(view.castle[side]) or '-'}" for side in ("left", "right"))
    helpers = {name: color for name, color in view.assistants.items() if color}
    lines = [
        f"castle    orders {orders}; filled {view.counter} of {view.last_order}, {view.orders_left} face down; {queue}",
        f"inn       {f'a miner for {view.inn_price}' if view.inn_price else 'no miner left'}",
        f"workshop  {tools}; {view.tools_left} face down",
        f"market    {', '.join(f'{name} {count}' for name, count in view.market.items())}",
    ]
    if helpers:
        lines.append("assistants " + ", ".join(f"{n}: {helpers[n]}" for n in BUILDINGS if n in helpers))
    return lines


def _players(view: View) -> list[str]:
    lines = []
    for seat in view.seats:
        tools = " ".join([*seat.ready, *(f"{tool}~" for tool in seat.used)]) or "no tools"
        marks = f"{'>' if seat.color == view.player else ' '}{_LETTER[seat.color]}"
        name = seat.color + (f" ({seat.name})" if seat.name else "") + ("*" if seat.color == view.start else "")
        lines.append(
            f"{marks} {name}: {seat.money} gr, salt {str(seat.salt) or '-'}, miners {seat.supply}/{seat.miners}, "
            f"orders {seat.filled}, {tools}"
        )
    return lines
