"""The table on which a game is played: cells that change, beside the set-up that does not.

The operations here keep the masks in step with the cells they repeat; every miner that moves does so through them. They
check nothing: legality is decided before.
"""

from __future__ import annotations

from . import cells as at
from .components import SALT_IN_BOX, WATER_IN_BOX, Salt
from .events import Event, TileTurned
from .places import ASSISTANT_PLACES, BIT, FIRST_CHAMBER, INDEX, MINE, SPACES
from .setup import Setup
from .state import State

Log = list[Event]


class Table:
    """A game in progress that can be changed. ``log`` collects events, or is None where nobody wants them (search)."""

    __slots__ = ("cells", "log", "setup")

    def __init__(self, setup: Setup, cells: list[int], log: Log | None = None) -> None:
        self.setup = setup
        self.cells = cells
        self.log = log

    @classmethod
    def of(cls, state: State) -> Table:
        """A table with that state on it, to play on."""
        return cls(state._setup, list(state._cells))

    def copy(self) -> Table:
        """An independent table with the same position."""
        return Table(self.setup, self.cells.copy())

    def state(self) -> State:
        """What is on the table now."""
        return State(self.setup, tuple(self.cells))

    # Miners in the mine

    def put_miner(self, seat: int, space: int) -> None:
        """A rested miner enters a space; an unrevealed chamber is turned."""
        cells = self.cells
        bit = BIT[space]
        cells[at.RESTED + 24 * seat + space] += 1
        cells[at.PRESENT + seat] |= bit
        cells[at.AWAKE + seat] |= bit
        cells[at.CROWD + space] += 1
        if cells[at.OCCUPIED] & bit:
            cells[at.SHARED] |= bit
        else:
            cells[at.OCCUPIED] |= bit
            if space >= FIRST_CHAMBER and not cells[at.REVEALED] & bit:
                self.turn_tile(space)

    def take_miner(self, seat: int, space: int) -> None:
        """A rested miner leaves a space."""
        cells = self.cells
        bit = BIT[space]
        own = at.RESTED + 24 * seat + space
        cells[own] -= 1
        if not cells[own]:
            cells[at.AWAKE + seat] ^= bit
            if not cells[at.TIRED + 24 * seat + space]:
                cells[at.PRESENT + seat] ^= bit
        crowd = cells[at.CROWD + space] = cells[at.CROWD + space] - 1
        if crowd == 1:
            cells[at.SHARED] ^= bit
        elif not crowd:
            cells[at.OCCUPIED] ^= bit

    def tire(self, seat: int, space: int, miners: int) -> None:
        """Rested miners of a space lie down."""
        cells = self.cells
        own = at.RESTED + 24 * seat + space
        cells[own] -= miners
        cells[at.TIRED + 24 * seat + space] += miners
        if not cells[own]:
            cells[at.AWAKE + seat] &= ~BIT[space]

    def wake(self, seat: int, space: int, miners: int) -> None:
        """Tired miners of a space stand up."""
        cells = self.cells
        cells[at.TIRED + 24 * seat + space] -= miners
        cells[at.RESTED + 24 * seat + space] += miners
        cells[at.AWAKE + seat] |= BIT[space]

    def clear_mine(self) -> None:
        """All miners leave the mine."""
        cells = self.cells
        cells[at.RESTED : at.ROCK] = [0] * (at.ROCK - at.RESTED)
        cells[at.CROWD : at.CROWD + SPACES] = [0] * SPACES
        cells[at.OCCUPIED] = cells[at.SHARED] = 0
        for seat in range(at.SEATS):
            cells[at.PRESENT + seat] = cells[at.AWAKE + seat] = 0

    def clear_assistants(self) -> None:
        """All assistants leave the buildings."""
        self.cells[at.ASSISTANT : at.ASSISTANT + len(ASSISTANT_PLACES)] = [-1] * len(ASSISTANT_PLACES)
        self.cells[at.HELPERS : at.HELPERS + at.SEATS] = [0] * at.SEATS

    # Miners anywhere

    def take_from(self, seat: int, origin: str) -> None:
        """A miner leaves the supply, an assistant's place or a mine space."""
        cells = self.cells
        if origin == "supply":
            cells[at.SUPPLY + seat] -= 1
        elif origin in INDEX:
            self.take_miner(seat, INDEX[origin])
        else:
            self.dismiss_assistant(seat, ASSISTANT_PLACES.index(origin))

    def put_assistant(self, seat: int, place: int) -> None:
        """A miner takes an assistant's place."""
        self.cells[at.ASSISTANT + place] = seat
        self.cells[at.HELPERS + seat] |= 1 << place

    def dismiss_assistant(self, seat: int, place: int) -> None:
        """An assistant leaves his place."""
        self.cells[at.ASSISTANT + place] = -1
        self.cells[at.HELPERS + seat] ^= 1 << place

    # Tiles

    def turn_tile(self, space: int) -> None:
        """The first miner enters a chamber: put its salt and water on it, with any water already lying there.

        With the ruling ``cube-supply=box`` cubes that the box does not have are not put down.
        """
        cells = self.cells
        tile = self.setup.deal.tile(space)
        salt, water = tile.salt, tile.water
        if self.setup.rulings.box_supply:
            left = self.bank_salt()
            salt = Salt(min(salt[0], left[0]), min(salt[1], left[1]), min(salt[2], left[2]))
            water = min(water, self.bank_water())
        rock = at.ROCK + 3 * space
        cells[rock : rock + 3] = salt
        cells[at.WATER + space] += water
        cells[at.REVEALED] |= BIT[space]
        if salt[0] or salt[1] or salt[2]:
            cells[at.SALTY] |= BIT[space]
        if self.log is not None:
            self.log.append(TileTurned(MINE[space], salt, water))

    def bank_salt(self) -> Salt:
        """Cubes of each colour that the box still has (ruling ``cube-supply=box``)."""
        cells = self.cells
        left = []
        for colour in range(3):
            owned = sum(cells[at.SALT + colour : at.SALT + 3 * at.SEATS : 3])
            lying = sum(cells[at.ROCK + colour : at.ROCK + 3 * SPACES : 3])
            left.append(max(0, SALT_IN_BOX[colour] - owned - lying - cells[at.MARKET + colour]))
        return Salt(*left)

    def bank_water(self) -> int:
        """Water cubes that the box still has."""
        return max(0, WATER_IN_BOX - sum(self.cells[at.WATER : at.WATER + SPACES]))

    # Money and tools

    def use_tool(self, seat: int, tool: int, count: int = 1) -> None:
        """Tools are turned face down."""
        self.cells[at.READY + 7 * seat + tool] -= count
        self.cells[at.USED + 7 * seat + tool] += count
