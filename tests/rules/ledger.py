"""A table kept by events alone. If every coin, cube, tool and miner is in the events, it always equals the real one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from magnumsal_widget.rules import events as ev
from magnumsal_widget.rules.components import INN_START, WORKSHOP_PRICES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from magnumsal_widget.rules.state import State

BANK = "bank"


class Ledger:
    """Accounts of everything that can be counted. Each entry goes from one account to another; the bank is one too."""

    def __init__(self, state: State) -> None:
        self.players = state.players
        self.coins: Counter[str] = Counter({seat.color: seat.money for seat in state.seats})
        self.cubes: Counter[tuple[str, str]] = Counter()
        for seat in state.seats:
            self._add(seat.color, seat.salt)
        for name, space in state.mine.items():
            self._add(name, space.salt)
            self.cubes[name, "water"] += space.water
        for colour, number in state.market.items():
            self.cubes["market", colour] += number
        self.miners: Counter[tuple[str, str, bool]] = Counter()
        for seat in state.seats:
            self.miners[seat.color, "supply", False] += seat.supply
        for name, space in state.mine.items():
            self.miners.update((miner.color, name, miner.tired) for miner in space.miners)
        for building, owner in state.assistants.items():
            if owner:
                self.miners[owner, building, False] += 1
        for side, colors in state.castle.items():
            self.miners.update((color, f"queue-{side}", False) for color in colors)
        self.tools: Counter[tuple[str, str, bool]] = Counter()
        for seat in state.seats:
            self.tools.update((seat.color, tool, True) for tool in seat.ready)
            self.tools.update((seat.color, tool, False) for tool in seat.used)
        self.filled = Counter({seat.color: seat.filled for seat in state.seats})
        self.orders = Counter(str(order.salt) for order in state.orders)
        self.workshop = list(state.workshop)
        self.revealed = {name for name, space in state.mine.items() if space.revealed}
        self.now = (state.phase, state.round, state.player)
        self.start, self.inn, self.counter = state.start, state.inn, state.counter

    def _add(self, place: str, salt: Iterable[int], sign: int = 1) -> None:
        for colour, number in zip(("brown", "green", "white"), salt, strict=True):
            self.cubes[place, colour] += sign * number

    def _carry(self, origin: str, target: str, salt: Iterable[int]) -> None:
        salt = tuple(salt)
        self._add(origin, salt, -1)
        self._add(target, salt)

    def facts(self) -> dict[str, Any]:
        """Everything but the bank, for comparing."""
        return {
            "coins": {who: n for who, n in self.coins.items() if n and who != BANK},
            "cubes": {key: n for key, n in self.cubes.items() if n and key[0] != BANK},
            "miners": {key: n for key, n in self.miners.items() if n and key[1] != BANK},
            "tools": {key: n for key, n in self.tools.items() if n},
            "filled": {who: n for who, n in self.filled.items() if n},
            "orders": {order: n for order, n in self.orders.items() if n},
            "workshop": self.workshop,
            "revealed": self.revealed,
            "now": self.now,
            "marks": (self.start, self.inn, self.counter),
        }

    def enter(self, event: ev.Event) -> None:
        """Enter one event in the books."""
        for payer, payee, amount in event.coins():
            assert amount >= 0
            self.coins[payer] -= amount
            self.coins[payee] += amount
        match event:
            case ev.TurnStarted(player, phase, round_):
                self.now = (phase, round_, player)
            case ev.MinerMoved(player, origin, target):
                self.miners[player, origin, False] -= 1
                self.miners[player, target, False] += 1
            case ev.TileTurned(chamber, salt, water):
                assert salt is not None
                assert water is not None
                assert chamber not in self.revealed
                self.revealed.add(chamber)
                self._carry(BANK, chamber, salt)
                self.cubes[chamber, "water"] += water
            case ev.SaltExtracted(player, chamber, salt):
                self._carry(chamber, player, salt)
            case ev.FeePaid(_, _, amount, spaces):
                assert amount == sum(coins for _, coins in spaces)
            case ev.MinersTired(player, place, miners):
                self.miners[player, place, False] -= miners
                self.miners[player, place, True] += miners
            case ev.MinersStoodUp(player, place, miners):
                self.miners[player, place, True] -= miners
                self.miners[player, place, False] += miners
            case ev.ToolUsed(player, tool):
                self.tools[player, tool, True] -= 1
                self.tools[player, tool, False] += 1
            case ev.WaterMoved(_, origin, target, cubes):
                self.cubes[origin, "water"] -= cubes
                self.cubes[target, "water"] += cubes
            case ev.MinerHired():
                self.inn += 1
            case ev.ToolBought(player, tool, price):
                assert self.workshop.pop(WORKSHOP_PRICES.index(price)) == tool
                self.tools[player, tool, True] += 1
            case ev.ToolShown(tool):
                self.workshop.append(str(tool))
            case ev.SaltSold(player, colour, _, target):
                self.cubes[player, colour] -= 1
                self.cubes[target, colour] += 1
            case ev.SaltBought(player, colour):
                self.cubes["market", colour] -= 1
                self.cubes[player, colour] += 1
            case ev.OrderFilled(player, salt, _, counter):
                self._carry(player, BANK, salt)
                self.orders[str(salt)] -= 1
                self.filled[player] += 1
                self.counter += 1
                assert self.counter == counter
            case ev.OrderShown(salt):
                self.orders[str(salt)] += 1
            case ev.FinePaid(player, _, salt):
                self._carry(player, BANK, salt)
            case ev.PhaseEnded(phase):
                assert phase == self.now[0]
                rested: Counter[tuple[str, str, bool]] = Counter()
                for (player, place, _), number in self.miners.items():
                    rested[player, place, False] += number
                self.miners = rested
            case ev.ToolsReadied(player, tools):
                for tool in tools:
                    self.tools[player, tool, True] += 1
                    self.tools[player, tool, False] -= 1
            case ev.LeftGame(orders, tools):
                self.orders.subtract(orders)
                for tool in tools:
                    self.workshop.remove(tool)
            case ev.MarketRestocked(colour):
                self.cubes["market", colour] += 1
            case ev.PhaseStarted(_, start):
                self.start, self.counter, self.inn = start, 0, INN_START[len(self.players)]
            case ev.GameEnded():
                after = (self.players.index(self.start) + 1) % len(self.players)
                self.start = self.players[after]
                self.now = (self.now[0], self.now[1], None)
            case ev.PumpPaid(_, amount) | ev.SquareVisited(_, amount) | ev.AssistantPaid(_, _, amount):
                assert sum(coins.amount for coins in event.coins()) == amount
            case ev.CastleEntered() | ev.MarketVisited() | ev.Passed() | ev.TurnEnded():
                pass
            case _:
                raise AssertionError(f"the ledger does not know {event}")
