"""A player who tries to deliver: it judges each listed decision by a few rules of thumb, with some noise.

Even random choice hardly ever ends a game; this player fills orders, so its games pass through all phases to the final
scoring. It draws only on its own generator and on the sorted texts of the decisions: the order of listing makes no
difference.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from magnumsal_widget.rules import actions as a
from magnumsal_widget.rules.components import SALTS, Salt
from magnumsal_widget.rules.places import is_chamber, way

if TYPE_CHECKING:
    import magnumsal_widget as ms
    from magnumsal_widget.rules.state import Seat, State


def fillable(state: State, salt: Salt) -> bool:
    """Whether some open order can be filled with so much salt."""
    return any(order.salt.fits_in(salt) for order in state.orders)


def missing(state: State, salt: Salt) -> Salt:
    """What is wanting for the order that wants least."""
    gaps = (Salt(*(max(0, need - have) for need, have in zip(o.salt, salt, strict=True))) for o in state.orders)
    return min(gaps, key=lambda gap: (gap.total, gap), default=Salt())


def couriers(state: State, color: str) -> int:
    """A player's miners in the castle queue."""
    return sum(state.castle[side].count(color) for side in ("left", "right"))


def rested(state: State, color: str, place: str) -> int:
    """A player's rested miners in a space."""
    return sum(m.color == color and not m.tired for m in state.mine[place].miners)


def after_market(salt: Salt, visit: a.VisitMarket) -> Salt:
    """The salt somebody has after his transactions."""
    cubes = list(salt)
    for verb, colour in visit.trades:
        cubes[SALTS.index(colour)] += 1 if verb == "buy" else -1
    return Salt(*cubes)


def worth(state: State, me: Seat, action: ms.Action, cost: int) -> float:
    """How good a decision looks."""
    match action:
        case a.Extract(_, salt, pickaxes, carts):
            wanted = sum(map(min, salt, missing(state, me.salt)))
            return 14 + 5 * wanted + salt.total - cost - pickaxes - 2 * len(carts)
        case a.VisitCastle(origin, privilege):
            ready = fillable(state, me.salt) and not couriers(state, me.color)
            return (30 + 3 * privilege - 4 * (origin != "supply")) if ready else -9
        case a.VisitMarket(trades):
            completes = fillable(state, after_market(me.salt, action)) and not fillable(state, me.salt)
            poor = me.money < 5 and trades and trades[0][0] == "sell"
            return 24 - cost if completes else 9 if poor else -4
        case a.VisitInn():
            return 8 if me.miners < 7 and me.money > cost + 4 else -2
        case a.VisitWorkshop():
            return 7 if me.money > cost + 6 else -2
        case a.VisitPump(chamber, cubes):
            return 10 + 2 * cubes - cost if state.mine[chamber].salt.total else -6
        case a.Food(places):
            return 18 + 2 * len(places)
        case a.Move(origin, target) | a.Rope(origin, target):
            return _step(state, me, origin, target)
        case a.Deliver(salt):
            return salt.total
        case a.Pass():
            tired = sum(m.color == me.color and m.tired for space in state.mine.values() for m in space.miners)
            return 25 if state.passed else 5 * tired - 4
        case a.Assist() | a.End() | a.Fine():
            return 1
    return 0


def _step(state: State, me: Seat, origin: str, target: str) -> float:
    space = state.mine[target]
    value = {"supply": 4.0}.get(origin, 0.0)
    if is_chamber(origin) and state.mine[origin].salt.total:
        value -= 8
    if is_chamber(target):
        if not space.revealed:
            value += 8
        elif space.salt.total:
            value += 11 if rested(state, me.color, target) <= space.water + 1 else 5
    elif not space.miners:
        value += 6
    return value - 0.3 * len(way(target))


def choose(game: ms.Game, rng: random.Random, whim: float = 0.15) -> ms.Action:
    """One listed decision: now and then any, else the one that looks best."""
    listed = {str(action): action for action in game.legal_actions()}
    texts = sorted(listed)
    if rng.random() < whim:
        return listed[rng.choice(texts)]
    state = game.state
    me = state.seat(str(state.player))
    values = {text: worth(state, me, listed[text], _cost(state, listed[text])) + 5 * rng.random() for text in texts}
    return listed[max(texts, key=values.__getitem__)]


def _cost(state: State, action: ms.Action) -> int:
    match action:
        case a.Extract(pay=pay):
            return sum(amount for _, amount in pay or ())
        case a.VisitInn():
            return state.inn_price or 0
        case a.VisitWorkshop(tool, price):
            return price or 3 + state.workshop.index(tool)
        case a.VisitPump(cubes=cubes):
            return cubes * (cubes + 1) // 2 - 1
    return 0
