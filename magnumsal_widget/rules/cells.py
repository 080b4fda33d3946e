"""Where each fact of a game in progress is kept: one flat list of integers.

Copying, comparing and hashing a position are single calls on that list, which is what makes search and long random
games quick. Nobody outside the rules reads cells: ``State`` is the readable view of them.

Everything in the cells is public knowledge. What lies face down is in the ``Deal`` beside them.

A block has one cell for each seat, colour, tool or space; blocks of a seat lie one after another, so seat ``s`` has its
tools at ``READY + 7 * s``. The cells from ``OCCUPIED`` to ``SALTY`` repeat what others say, as masks, so that
the chain rule is a few operations on integers.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4

MONEY: Final = 0
SUPPLY: Final = MONEY + SEATS
"""Miners in the player's supply."""
MINERS: Final = SUPPLY + SEATS
"""Miners in all, wherever they are."""
FILLED: Final = MINERS + SEATS
"""Orders filled in the whole game."""
SALT: Final = FILLED + SEATS
READY: Final = SALT + 3 * SEATS
"""Tools face up, by kind."""
USED: Final = READY + 7 * SEATS
"""Tools face down, by kind."""
LEFT: Final = USED + 7 * SEATS
"""Couriers in the left circle of the castle queue; they enter next."""
RIGHT: Final = LEFT + SEATS
RESTED: Final = RIGHT + SEATS
TIRED: Final = RESTED + 24 * SEATS
ROCK: Final = TIRED + 24 * SEATS
"""Salt lying in each space, three cells a space."""
WATER: Final = ROCK + 24 * 3
CROWD: Final = WATER + 24
"""Miners of anybody in each space."""
MARKET: Final = CROWD + 24
ASSISTANT: Final = MARKET + 3
"""Seat of the assistant in each of the four assistants' places, or -1."""
SHELF: Final = ASSISTANT + 4
"""Tools on sale from the cheapest, or -1."""
OPEN: Final = SHELF + 3
"""Kinds of the open orders, or -1."""

OCCUPIED: Final = OPEN + 4
"""Spaces with a miner of anybody."""
SHARED: Final = OCCUPIED + 1
"""Spaces with more than one miner: whoever leaves them leaves nobody behind a gap."""
PRESENT: Final = SHARED + 1
"""Spaces with a miner of the seat, rested or tired."""
AWAKE: Final = PRESENT + SEATS
"""Spaces with a rested miner of the seat."""
HELPERS: Final = AWAKE + SEATS
"""The assistants' places that the seat holds, as a mask over ``ASSISTANT_PLACES``."""
SALTY: Final = HELPERS + SEATS
"""Chambers in which salt lies."""

REVEALED: Final = SALTY + 1
"""Chambers that somebody has entered."""
INN: Final = REVEALED + 1
ORDERS_DRAWN: Final = INN + 1
"""How many of this phase's orders have been turned up."""
TOOLS_DRAWN: Final = ORDERS_DRAWN + 1
"""How many tools have been turned up, for each of the three phases: what was never turned stays unknown for good."""
COUNTER: Final = TOOLS_DRAWN + 3
PHASE: Final = COUNTER + 1
ROUND: Final = PHASE + 1
START: Final = ROUND + 1
SEAT: Final = START + 1
"""Whose turn it is."""
STEP: Final = SEAT + 1
ACTIONS: Final = STEP + 1
"""Actions left in this turn."""
VISITED: Final = ACTIONS + 1
"""Buildings visited in this turn, as a mask over ``BUILDINGS``."""
PASSES: Final = VISITED + 1
ROPING: Final = PASSES + 1
"""1 while a rope may follow the move just made."""
MOVED: Final = ROPING + 1
"""Where the miners stand that were moved in this action, four bits a space: a rope takes a different one."""
ENTERED: Final = MOVED + 1
"""Couriers that have entered the castle in this turn."""
SIZE: Final = ENTERED + 1

CASTLE_STEP, ACTION_STEP, OVER = range(3)
STEPS: Final = ("castle", "actions", "over")
