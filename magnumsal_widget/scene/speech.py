"""What is where, in words: the name and the content of every place, as a screen reader or a note says it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..rules.components import INN_PRICES, MARKET_PRICES, SALTS, TOOLS, WORKSHOP_PRICES
from ..rules.places import is_chamber, level_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..rules.components import Order, Salt
    from ..rules.state import Miner, Seat, Space, View
    from ..words.board import BoardWords


def player_name(seat: Seat, words: BoardWords) -> str:
    """What a player is called: the given name, or the colour."""
    return seat.name or words.colors[seat.color]


def space_title(name: str, words: BoardWords) -> str:
    """The spoken name of a mine space, such as ``1R2, level one, right, chamber two``."""
    if not is_chamber(name):
        return words.section.format(place=name, number=words.sections[int(name[1]) - 1])
    pattern = words.chamber_left if name[1] == "L" else words.chamber_right
    return pattern.format(place=name, level=words.levels[level_of(name) - 1], number=words.chambers[int(name[2]) - 1])


def space_content(space: Space, words: BoardWords) -> str:
    """Who and what is in a mine space."""
    parts = [miners(space.miners, words) or words.nobody]
    if is_chamber(space.name):
        if not space.revealed:
            parts.insert(0, words.unrevealed)
            if not space.miners:
                parts.remove(words.nobody)
            if space.tile:
                parts.append(words.mapped.format(what=tile_content(space.tile.salt, space.tile.water, words)))
        else:
            parts.append(salt(space.salt, words) or words.no_salt)
        if space.water:
            parts.append(words.count(words.water, space.water))
    return "; ".join(parts)


def tile_content(cubes: Salt, water: int, words: BoardWords) -> str:
    """The cubes a tile shows."""
    parts = [part for part in (salt(cubes, words), words.count(words.water, water) if water else "") if part]
    return ", ".join(parts) or words.nothing_known


def miners(crowd: Iterable[Miner], words: BoardWords) -> str:
    """Miners by colour and state; nothing for nobody."""
    numbers = Counter((miner.color, miner.tired) for miner in crowd)
    return ", ".join(words.count((words.tired if tired else words.miners)[c], n) for (c, tired), n in numbers.items())


def couriers(colors: Iterable[str], words: BoardWords) -> str:
    """Miners by colour, where none is tired."""
    return ", ".join(words.count(words.miners[color], n) for color, n in Counter(colors).items()) or words.nobody


def salt(cubes: Salt, words: BoardWords) -> str:
    """Salt cubes by colour; nothing for none."""
    return ", ".join(words.count(words.salt[color], n) for color, n in zip(SALTS, cubes, strict=True) if n)


def castle_content(orders: Iterable[Order], stack: int, counter: int, last: int, words: BoardWords) -> str:
    """Orders: open, face down, filled."""
    offers = [words.order.format(salt=salt(order.salt, words), pay=order.pay) for order in orders]
    return "; ".join(
        (
            words.open_orders.format(what=" · ".join(offers)) if offers else words.no_orders,
            words.count(words.orders_hidden, stack),
            words.orders_filled.format(n=counter, last=last),
        )
    )


def inn_content(marker: int, words: BoardWords) -> str:
    """What the next miner costs."""
    if marker > len(INN_PRICES):
        return words.inn_sold_out
    return words.inn_price.format(price=INN_PRICES[marker - 1])


def workshop_content(tools: Iterable[str], stack: int, words: BoardWords) -> str:
    """Tools on sale with their prices."""
    offers = [
        f"{words.tools[tool]} {words.money.format(n=price)}"
        for tool, price in zip(tools, WORKSHOP_PRICES, strict=False)
    ]
    return "; ".join(
        (
            words.on_sale.format(what=", ".join(offers)) if offers else words.nothing_on_sale,
            words.count(words.tools_hidden, stack),
        )
    )


def market_content(stock: Iterable[int], words: BoardWords) -> str:
    """For each colour how many cubes there are, and what one brings or costs."""
    parts = []
    for (color, prices), cubes in zip(MARKET_PRICES.items(), stock, strict=True):
        pattern = (
            words.market_empty if not cubes else words.market_full if cubes == len(prices) else words.market_column
        )
        parts.append(
            pattern.format(
                cubes=words.count(words.salt[color], cubes),
                buy=prices[cubes - 1] if cubes else 0,
                sell=prices[cubes] if cubes < len(prices) else 0,
            )
        )
    return "; ".join(parts)


def seat_content(seat: Seat, start: bool, words: BoardWords) -> str:
    """Everything that lies in front of a player."""
    parts = [
        words.supply.format(n=seat.supply, all=seat.miners),
        words.money.format(n=seat.money),
        salt(seat.salt, words) or words.no_salt,
    ]
    if seat.ready:
        parts.append(words.tools_ready.format(what=_tools(seat.ready, words)))
    if seat.used:
        parts.append(words.tools_used.format(what=_tools(seat.used, words)))
    parts.append(words.orders_done.format(n=seat.filled))
    if start:
        parts.append(words.start_player)
    return "; ".join(parts)


def _tools(tools: Iterable[str], words: BoardWords) -> str:
    numbers = Counter(tools)
    return ", ".join(
        words.tools[tool] if numbers[tool] == 1 else f"{numbers[tool]} × {words.tools[tool]}"
        for tool in TOOLS
        if numbers[tool]
    )


ROMAN = ("I", "II", "III")


def summary(state: View, words: BoardWords) -> str:
    """Phase, round and whose turn it is, as one line."""
    parts = [words.phase.format(roman=ROMAN[state.phase - 1]), words.round.format(n=state.round)]
    if state.player is None:
        return " · ".join([parts[0], words.game_over])
    name = player_name(state.seat(state.player), words)
    return " · ".join([*parts, words.to_move.format(name=name), words.actions_left.format(n=state.actions_left)])
