"""A player that tries to deliver, so that games meet the positions of real play and come to an end.

It picks at random, but weighs decisions by whether they bring salt nearer to an open order. Even random choice hardly
ever fills one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from magnumsal_widget.rules.actions import (
    Action,
    Assist,
    Bucket,
    Deliver,
    Extract,
    Fine,
    Food,
    Move,
    Pass,
    Rope,
    VisitCastle,
    VisitInn,
    VisitMarket,
    VisitPump,
    VisitSquare,
    VisitWorkshop,
)
from magnumsal_widget.rules.components import SALTS, Salt
from magnumsal_widget.rules.state import Seat, State


def choose(state: State, actions: Sequence[Action], rng: random.Random) -> Action:
    """One of the actions, those that lead to a delivery more likely."""
    assert state.player is not None
    seat = state.seat(state.player)
    wanted = _missing(state, seat)
    weights = [_weight(action, state, seat, wanted) for action in actions]
    return rng.choices(actions, weights)[0]


def _missing(state: State, seat: Seat) -> Salt:
    """The cubes that are missing for the open order that is nearest."""
    gaps = [
        Salt(*(max(0, need - have) for need, have in zip(order.salt, seat.salt, strict=True))) for order in state.orders
    ]
    return min(gaps, key=lambda gap: gap.total, default=Salt(1, 1, 1))


def _weight(action: Action, state: State, seat: Seat, wanted: Salt) -> float:
    match action:
        case Deliver():
            return 100
        case Fine(of):
            return 1 if of == "3gr" else 0.2
        case VisitCastle(origin, privilege):
            waiting = sum(circle.count(seat.color) for circle in state.castle.values())
            if wanted.total or waiting:
                return 0.02
            return (60 if origin == "supply" else 6) * (2 if privilege else 1)
        case Extract(_, salt, _, _, _):
            useful = sum(min(a, b) for a, b in zip(salt, wanted, strict=True))
            return 20 * useful + 3 * salt.total
        case VisitMarket(trades, _):
            helps = sum(verb == "buy" and wanted[SALTS.index(colour)] > 0 for verb, colour in trades)
            return 15.0 * helps if wanted.total <= helps else 0.05
        case Move(origin, target) | Rope(origin, target):
            return _pull(state, target) * _hold(state, origin)
        case Pass():
            tired = sum(
                miner.color == seat.color and miner.tired for space in state.mine.values() for miner in space.miners
            )
            return 1 + 4 * tired if state.passed or state.actions_left == 2 else 0.2
        case VisitInn():
            return 3 if seat.miners < 8 else 0.2
        case VisitPump(chamber, _):
            return 2 if state.mine[chamber].salt.total else 0.02
        case Food():
            return 4
        case VisitWorkshop():
            return 0.8
        case VisitSquare() | Assist() | Bucket():
            return 0.15
    return 1


def _pull(state: State, target: str) -> float:
    """How much a place in the mine draws a miner."""
    space = state.mine[target]
    if target.startswith("S"):
        return 3 if not space.miners else 0.15
    if not space.revealed:
        return 2
    return 2.0 * space.salt.total if space.salt.total else 0.05


def _hold(state: State, origin: str) -> float:
    """How willingly a place lets a miner go."""
    if origin == "supply":
        return 1
    if origin not in state.mine:
        return 0.3
    return 0.05 if state.mine[origin].salt.total or origin.startswith("S") else 1.5
