"""Learn, play and analyse the board game Magnum Sal in Jupyter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rules.actions import Action
from .rules.components import Order, Salt, Tile
from .rules.events import Event
from .rules.game import Game
from .rules.legal import LegalActions
from .rules.position import ImpossiblePosition, position
from .rules.record import BrokenRecord
from .rules.rulings import Rulings
from .rules.scoring import Result, Score
from .rules.state import Observation, State
from .rules.stepwise import Choice
from .rules.store import GameIsOpen
from .rules.verdict import IllegalAction, Verdict, Violation
from .scenarios import scenario, scenarios

if TYPE_CHECKING:
    from .widget import Board

__all__ = [
    "Action",
    "Board",
    "BrokenRecord",
    "Choice",
    "Event",
    "Game",
    "GameIsOpen",
    "IllegalAction",
    "ImpossiblePosition",
    "LegalActions",
    "Observation",
    "Order",
    "Result",
    "Rulings",
    "Salt",
    "Score",
    "State",
    "Tile",
    "Verdict",
    "Violation",
    "position",
    "scenario",
    "scenarios",
]
__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """``Board`` is loaded when it is first asked for: search and tournaments do without the widget."""
    if name == "Board":
        from .widget import Board

        return Board
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
