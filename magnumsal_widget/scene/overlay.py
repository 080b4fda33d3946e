"""Signs laid over the picture for a moment: the way salt takes with its fees, and a chain that breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.places import is_chamber, way
from .art import around, colour
from .layout import LANES, SPACES, Box, Point
from .markup import number, text, use
from .model import Label

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ENTRANCE: Final = 306.0
LINK: Final = 27.0


def lane(space: str) -> float:
    """Where a way or a chain to a space hangs in the shaft: on the side on which its corridor lies."""
    return LANES["L" if is_chamber(space) and space[1] == "L" else "R"]


def broken_chain(target: str, gaps: Iterable[str]) -> str:
    """Links from the entrance down to the first space that holds nobody, and a broken link on each such space."""
    holes = list(gaps)
    if not holes:
        return ""
    x = lane(target)
    first = min(holes, key=lambda name: SPACES[name].y)
    foot = SPACES[first].y - 8
    if foot - ENTRANCE < LINK:
        return "".join(_broken(name) for name in holes)
    count = max(1, round((foot - ENTRANCE) / LINK))
    step = (foot - ENTRANCE) / count
    parts = []
    for i in range(count):
        y = ENTRANCE + i * step - 3
        if i % 2 == 0:
            parts.append(use("link", Box(x - 9, y, 18, 34)))
        else:
            line = f'd="M{number(x)} {number(y + 2)}v30" stroke-linecap="round"'
            parts.append(f'<path {line} stroke="{colour("ink")}" stroke-width="8"/>')
            parts.append(f'<path {line} stroke="{colour("live")}" stroke-width="4"/>')
    return "".join(parts) + "".join(_broken(name) for name in holes)


def _broken(name: str) -> str:
    x, y = SPACES[name].centre
    return use(
        "broken", around("broken", x, y - 8 if SPACES[name].h > 90 else y - 7, 1 if SPACES[name].h > 90 else 0.72)
    )


def station(space: str, chamber: str) -> Point:
    """Where the fee of a space is shown: on the lane beside a shaft section, below the sill of a chamber."""
    x, y, w, h = SPACES[space]
    if is_chamber(space):
        return Point(x + 19 if space[1] == "R" else x + w - 19, y + 156)
    return Point(lane(chamber), y + (h - 14) / 2 + (8 if h > 90 else 0))


def transport(
    chamber: str,
    player: str,
    fees: Mapping[str, int],
    payees: Mapping[str, Iterable[str]],
    carts: Iterable[tuple[str, ...]] = (),
) -> str:
    """The way from a chamber to the surface: at each space an own mark, a fee with its possible payees, or a cart."""
    spans = list(carts)
    parts = [_ribbon(chamber, player), *(_cart(span, chamber) for span in spans)]
    covered = {name for span in spans for name in span}
    for space in way(chamber):
        x, y = station(space, chamber)
        if fees.get(space):
            parts.append(_fee(Point(x, y), fees[space], payees.get(space, ()), to_right=space[0] != "S" or x > 600))
        elif space in covered:
            parts.append(_disc(x, y, 15, "stone") + text(Label("", "price", x, y + 6.5, "0")))
        else:
            parts.append(_chip(player, x, y, 13))
    return "".join(parts)


def _ribbon(chamber: str, player: str) -> str:
    x, y, w, _ = SPACES[chamber]
    top = lane(chamber)
    turn = 12 if top > 600 else -12
    start = x + w / 2 - 3.2 * turn
    low, floor = y + 145, y + 157
    line = (
        f"M{number(start + turn)} {number(y + 126)}V{number(low)}"
        f"Q{number(start + turn)} {number(floor)} {number(start)} {number(floor)}"
        f"H{number(top + turn)}Q{number(top)} {number(floor)} {number(top)} {number(low)}V306"
    )
    head = f"M{number(top)} 268 {number(top + 19)} 300H{number(top + 9)}V312H{number(top - 9)}V300H{number(top - 19)}Z"
    strokes = (("ink", 15, 'linecap="round"'), ("paper", 11, 'linecap="round"'), (player, 6, 'dasharray="11 9"'))
    parts = [
        f'<path d="{line}" fill="none" stroke="{colour(paint)}" stroke-width="{wide}" stroke-{extra}/>'
        for paint, wide, extra in strokes
    ]
    for edge, wide in (("ink", 6.5), ("paper", 2.6)):
        parts.append(
            f'<path d="{head}" fill="{colour(player)}" stroke="{colour(edge)}" stroke-width="{wide}" '
            'stroke-linejoin="round"/>'
        )
    return "".join(parts)


def _cart(span: tuple[str, ...], chamber: str) -> str:
    """A plank from station to station with the cart in its middle; round a bend, in the shaft."""
    (x1, y1), (x2, y2) = station(span[0], chamber), station(span[-1], chamber)
    bent = x1 != x2 and y1 != y2
    path = f"M{number(x1)} {number(y1)}" + (f"H{number(x2)}V{number(y2)}" if bent else f"L{number(x2)} {number(y2)}")
    parts = [
        f'<path d="{path}" fill="none" stroke="{colour(paint)}" stroke-width="{wide}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
        for paint, wide in (("ink", 46), ("paper", 42), ("timber", 37))
    ]
    middle = x2 if bent else (x1 + x2) / 2
    parts.append(use("cart", Box(middle - 22, (y1 + y2) / 2 - 24, 44, 44)))
    return "".join(parts)


def _fee(at: Point, amount: int, payees: Iterable[str], *, to_right: bool) -> str:
    parts = [_disc(at.x, at.y, 20.5, "paper"), use("coin", around("coin", at.x, at.y, 38 / 32))]
    parts.append(text(Label("", "fee", at.x, at.y + 8, str(amount))))
    for i, payee in enumerate(payees):
        parts.append(_chip(payee, at.x + (21 + 20 * i if to_right else -22 - 19 * i), at.y + 13, 10.5))
    return "".join(parts)


def _disc(x: float, y: float, radius: float, paint: str) -> str:
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour(paint)}" '
        f'stroke="{colour("ink")}" stroke-width="1.7"/>'
    )


def _chip(color: str, x: float, y: float, radius: float) -> str:
    """A player's colour with his mark."""
    ground = f'<g color="{colour(color)}">{use("chip", Box(x - radius, y - radius, 2 * radius, 2 * radius))}</g>'
    rim = (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius + 1.5)}" fill="none" '
        f'stroke="{colour("paper")}" stroke-width="2.4"/>'
    )
    size = radius * 1.15
    return rim + ground + use(f"mark-{color}", Box(x - size, y - size, 2 * size, 2 * size))
