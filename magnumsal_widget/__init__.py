"""Learn, play and analyse the board game Magnum Sal in Jupyter."""

from __future__ import annotations

from .rules.actions import Action
from .rules.components import Order, Salt, Tile
from .rules.events import Event
from .rules.game import Game
from .rules.legal import LegalActions
from .rules.position import ImpossiblePosition, position
from .rules.record import BrokenRecord
from .rules.scoring import Result, Score
from .rules.state import Observation, State
from .rules.store import GameIsOpen
from .rules.verdict import IllegalAction, Verdict, Violation
from .scenarios import scenario, scenarios

__all__ = [
    "Action", "BrokenRecord", "Event", "Game", "GameIsOpen", "IllegalAction", "ImpossiblePosition", "LegalActions", "Observation",
    "Order", "Result", "Salt", "Score", "State", "Tile", "Verdict", "Violation", "position", "scenario", "scenarios",
]  # fmt: skip
__version__ = "0.1.0"
