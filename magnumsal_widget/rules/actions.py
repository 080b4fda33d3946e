"""Actions: what a player decides, as values. ``str`` gives the canonical notation, which parses back.

Actions are immutable and are shared wherever they can be: the small functions at the end hand out the same object for
the same decision, so that listing them costs little.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal

from .components import SALTS, Salt

Trade = tuple[Literal["sell", "buy"], str]
"""One market transaction: what is done, and the colour of the cube."""


@dataclass(frozen=True, slots=True)
class Action:
    """A decision. ``verb`` is the word its notation begins with."""

    verb: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Place or move a miner in the mine, from the supply, an assistant's place or another mine space."""

    verb = "move"
    origin: str
    target: str

    def __str__(self) -> str:
        return f"move {self.origin} {self.target}"


@dataclass(frozen=True, slots=True)
class Rope(Action):
    """One more miner within the same action."""

    verb = "rope"
    origin: str
    target: str

    def __str__(self) -> str:
        return f"rope {self.origin} {self.target}"


@dataclass(frozen=True, slots=True)
class Extract(Action):
    """Take salt from a chamber and carry it to the surface.

    ``carts`` holds the space, or the two adjacent spaces, of each cart, from the chamber upward. ``pay`` is the total
    for each payee in seat order; None leaves it open, which will do where only one set of totals is possible.
    """

    verb = "extract"
    chamber: str
    salt: Salt
    pickaxes: int = 0
    carts: tuple[tuple[str, ...], ...] = ()
    pay: tuple[tuple[str, int], ...] | None = None

    def __str__(self) -> str:
        words = ["extract", self.chamber, str(self.salt) or "0"]
        if self.pickaxes:
            words += ["pickaxe", str(self.pickaxes)]
        for span in self.carts:
            words += ["cart", *span]
        if self.pay:
            words += ["pay", *(f"{payee} {amount}" for payee, amount in self.pay)]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Assist(Action):
    """Place a miner as an assistant."""

    verb = "assist"
    origin: str
    building: str

    def __str__(self) -> str:
        return f"assist {self.origin} {self.building}"


@dataclass(frozen=True, slots=True)
class Visit(Action):
    """Visit a building and perform its action."""

    verb = "visit"
    building: ClassVar[str]

    def __str__(self) -> str:
        return f"visit {self.building}"


@dataclass(frozen=True, slots=True)
class VisitInn(Visit):
    """Hire a miner."""

    building = "inn"

    __str__ = Visit.__str__


@dataclass(frozen=True, slots=True)
class VisitSquare(Visit):
    """Take a coin in the town square."""

    building = "square"

    __str__ = Visit.__str__


@dataclass(frozen=True, slots=True)
class VisitWorkshop(Visit):
    """Buy a tool; ``price`` tells which where two cards on sale are the same."""

    building = "workshop"
    tool: str
    price: int | None = None

    def __str__(self) -> str:
        return f"visit workshop {self.tool}" + (f" {self.price}" if self.price else "")


@dataclass(frozen=True, slots=True)
class VisitPump(Visit):
    """Pump water out of a chamber."""

    building = "pump"
    chamber: str
    cubes: int

    def __str__(self) -> str:
        return f"visit pump {self.chamber} {self.cubes}"


@dataclass(frozen=True, slots=True)
class VisitMarket(Visit):
    """Buy and sell, one cube at a time; the commercial privilege covers the whole visit."""

    building = "market"
    trades: tuple[Trade, ...] = ()
    privilege: bool = False

    def __str__(self) -> str:
        words = ["visit market", *(f"{verb} {colour}" for verb, colour in self.trades)]
        return " ".join([*words, "privilege"] if self.privilege else words)

    def canonical(self) -> VisitMarket:
        """For different colours sales come first, then brown, green, white; for one colour the order is kept."""
        if len({colour for _, colour in self.trades}) < len(self.trades):
            return self
        trades = sorted(self.trades, key=lambda trade: (trade[0] != "sell", SALTS.index(trade[1])))
        return VisitMarket(tuple(trades), self.privilege)


@dataclass(frozen=True, slots=True)
class VisitCastle(Visit):
    """Send a miner to the castle queue: to the right circle, with the royal privilege to the left one."""

    building = "castle"
    origin: str
    privilege: bool = False

    def __str__(self) -> str:
        return f"visit castle {self.origin}" + (" privilege" if self.privilege else "")


@dataclass(frozen=True, slots=True)
class Deliver(Action):
    """Fill the open order for this salt."""

    verb = "deliver"
    salt: Salt

    def __str__(self) -> str:
        return f"deliver {self.salt}"


@dataclass(frozen=True, slots=True)
class Fine(Action):
    """Pay the fine: ``3gr``, or a cube of the colour named."""

    verb = "fine"
    of: str

    def __str__(self) -> str:
        return f"fine {self.of}"


@dataclass(frozen=True, slots=True)
class Food(Action):
    """One or two tired miners stand up; a place stands twice for two in one chamber."""

    verb = "food"
    places: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("food", *self.places))


@dataclass(frozen=True, slots=True)
class Bucket(Action):
    """Pour one water cube into the next chamber."""

    verb = "bucket"
    origin: str
    target: str

    def __str__(self) -> str:
        return f"bucket {self.origin} {self.target}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Spend an action on nothing."""

    verb = "pass"

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class End(Action):
    """Close the turn where only free tools or a rope are left."""

    verb = "end"

    def __str__(self) -> str:
        return "end"


PASS = Pass()
END = End()
INN = VisitInn()
SQUARE = VisitSquare()
visit_market = cache(VisitMarket)
deliver = cache(Deliver)
fine = cache(Fine)
