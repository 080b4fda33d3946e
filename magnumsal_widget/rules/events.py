"""Events: what happened, as past-tense facts with every coin, cube and miner in them.

An action is what was decided; the events are what came of it. Replaying the decisions yields the same events.

Fields name players by colour, places by their names; besides the mine spaces a miner's place can be ``supply``,
``bank`` (not hired yet), a building (its assistant's place), ``queue-right`` or ``queue-left``. Salt and money move
between players, the ``bank``, the ``market`` and chambers.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, NamedTuple, Self

from .components import Salt

BANK = "bank"


class Coins(NamedTuple):
    """Money that changed hands."""

    payer: str
    payee: str
    amount: int


@dataclass(frozen=True, slots=True)
class Event:
    """A fact. ``kind`` is its name in the log, in JSON and in the catalogues (``event.<kind>``)."""

    kind: ClassVar[str]
    hides: ClassVar[tuple[str, ...]] = ()
    """Fields that nobody could know before it happened; a verdict leaves them out."""

    flow: ClassVar[tuple[str, str, str] | None] = None
    """Where money changes hands: the fields that name the payer and the payee, or the bank itself, and the amount."""

    def coins(self) -> tuple[Coins, ...]:
        """The money that changed hands in it."""
        if self.flow is None:
            return ()
        payer, payee = (who if who == BANK else getattr(self, who) for who in self.flow[:2])
        amount = getattr(self, self.flow[2])
        return (Coins(payer, payee, amount),) if amount else ()

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        data: dict[str, Any] = {"event": self.kind}
        for field in fields(self):
            value = getattr(self, field.name)
            data[field.name] = str(value) if isinstance(value, Salt) else value
        return data

    def text(self, language: str = "en") -> str:
        """The fact as a sentence for the log."""
        from ..words import say  # only when somebody wants to read it

        return say(f"event.{self.kind}", language, **{field.name: getattr(self, field.name) for field in fields(self)})

    def __str__(self) -> str:
        return self.text()

    def foretold(self) -> Self:
        """The same event as it can be told in advance: without what is still face down."""
        return replace(self, **dict.fromkeys(self.hides)) if self.hides else self


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A player's turn began; couriers come first."""

    kind = "turn-started"
    player: str
    phase: int
    round: int


@dataclass(frozen=True, slots=True)
class MinerMoved(Event):
    """One miner went from one place to another: in the mine, to or from a building, the supply or the castle queue."""

    kind = "miner-moved"
    player: str
    origin: str
    target: str


@dataclass(frozen=True, slots=True)
class TileTurned(Event):
    """A chamber was entered for the first time; its salt and water were put on it. ``water`` counts the cubes added."""

    kind = "tile-turned"
    hides = ("salt", "water")
    chamber: str
    salt: Salt | None
    water: int | None


@dataclass(frozen=True, slots=True)
class SaltExtracted(Event):
    """Salt was taken from a chamber and carried to the surface, all the way up."""

    kind = "salt-extracted"
    player: str
    chamber: str
    salt: Salt


@dataclass(frozen=True, slots=True)
class FeePaid(Event):
    """A transport fee: so much to one owner, for these spaces of the way."""

    kind = "fee-paid"
    flow = ("player", "payee", "amount")
    player: str
    payee: str
    amount: int
    spaces: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class MinersTired(Event):
    """Miners lay down after their work."""

    kind = "miners-tired"
    player: str
    place: str
    miners: int


@dataclass(frozen=True, slots=True)
class MinersStoodUp(Event):
    """Tired miners stood up again, through food or rest."""

    kind = "miners-stood-up"
    player: str
    place: str
    miners: int


@dataclass(frozen=True, slots=True)
class ToolUsed(Event):
    """A tool was used and turned face down until the phase ends."""

    kind = "tool-used"
    player: str
    tool: str


@dataclass(frozen=True, slots=True)
class WaterMoved(Event):
    """Water left a chamber: with the bucket for a neighbouring one, through the pump for the bank."""

    kind = "water-moved"
    player: str
    origin: str
    target: str
    cubes: int


@dataclass(frozen=True, slots=True)
class PumpPaid(Event):
    """What the pump house cost."""

    kind = "pump-paid"
    flow = ("player", BANK, "amount")
    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class MinerHired(Event):
    """A new miner came from the bank to the supply."""

    kind = "miner-hired"
    flow = ("player", BANK, "price")
    player: str
    price: int


@dataclass(frozen=True, slots=True)
class ToolBought(Event):
    """A tool was bought in the workshop."""

    kind = "tool-bought"
    flow = ("player", BANK, "price")
    player: str
    tool: str
    price: int


@dataclass(frozen=True, slots=True)
class ToolShown(Event):
    """A new tool was put up for sale."""

    kind = "tool-shown"
    hides = ("tool",)
    tool: str | None


@dataclass(frozen=True, slots=True)
class SaltSold(Event):
    """One cube was sold; it lies on the market, or went to the bank where the column was full."""

    kind = "salt-sold"
    flow = (BANK, "player", "price")
    player: str
    colour: str
    price: int
    target: str


@dataclass(frozen=True, slots=True)
class SaltBought(Event):
    """One cube was bought from the market."""

    kind = "salt-bought"
    flow = ("player", BANK, "price")
    player: str
    colour: str
    price: int


@dataclass(frozen=True, slots=True)
class MarketVisited(Event):
    """The market was visited without a transaction (ruling ``market-visit=up-to-two``)."""

    kind = "market-visited"
    player: str


@dataclass(frozen=True, slots=True)
class SquareVisited(Event):
    """A coin was won in the town square."""

    kind = "square-visited"
    flow = (BANK, "player", "amount")
    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class AssistantPaid(Event):
    """An assistant's owner got his coin from the bank."""

    kind = "assistant-paid"
    flow = (BANK, "player", "amount")
    player: str
    building: str
    amount: int


@dataclass(frozen=True, slots=True)
class CastleEntered(Event):
    """A courier entered the castle and came home to the supply."""

    kind = "castle-entered"
    player: str


@dataclass(frozen=True, slots=True)
class OrderFilled(Event):
    """An order was filled: the salt went to the bank, the king paid. ``counter`` is the number filled in this phase."""

    kind = "order-filled"
    flow = (BANK, "player", "pay")
    player: str
    salt: Salt
    pay: int
    counter: int


@dataclass(frozen=True, slots=True)
class OrderShown(Event):
    """A new royal order was turned up."""

    kind = "order-shown"
    hides = ("salt", "pay")
    salt: Salt | None
    pay: int | None


@dataclass(frozen=True, slots=True)
class FinePaid(Event):
    """A courier could fill no order: money, or one cube of ``salt``, went to the bank."""

    kind = "fine-paid"
    flow = ("player", BANK, "amount")
    player: str
    amount: int
    salt: Salt


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """An action was spent on nothing."""

    kind = "passed"
    player: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A player's turn was over."""

    kind = "turn-ended"
    player: str


@dataclass(frozen=True, slots=True)
class PhaseEnded(Event):
    """The round with the last order was played out; the phase was over."""

    kind = "phase-ended"
    phase: int


@dataclass(frozen=True, slots=True)
class ToolsReadied(Event):
    """A player's used tools were turned up again for the next phase."""

    kind = "tools-readied"
    player: str
    tools: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    """Open orders and unsold tools were taken out of the game."""

    kind = "left-game"
    orders: tuple[str, ...]
    tools: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MarketRestocked(Event):
    """A cube was put on the market because its column was empty at the end of the phase."""

    kind = "market-restocked"
    colour: str


@dataclass(frozen=True, slots=True)
class PhaseStarted(Event):
    """A new phase was set up."""

    kind = "phase-started"
    phase: int
    start: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Phase III was over and the scores were counted."""

    kind = "game-ended"
    scores: tuple[tuple[str, int], ...]
    winners: tuple[str, ...]


EVENTS: dict[str, type[Event]] = {cls.kind: cls for cls in Event.__subclasses__()}
