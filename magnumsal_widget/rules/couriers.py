"""The start of a turn at the castle: couriers fill orders or pay fines, by themselves wherever there is no choice."""

from __future__ import annotations

from . import cells as at
from .actions import Action, Deliver, Fine, deliver, fine
from .components import FINE, ORDER_KINDS, SALTS, Salt
from .events import AssistantPaid, CastleEntered, FinePaid, MinerMoved, OrderFilled
from .phases import show_order
from .places import ASSISTANT_PLACES
from .table import Table
from .verdict import Faults

_CASTLE = ASSISTANT_PLACES.index("castle")


def advance(table: Table) -> None:
    """Let couriers enter as long as nothing has to be decided; then the right circle moves up and actions begin."""
    cells = table.cells
    seat = cells[at.SEAT]
    cells[at.STEP] = at.CASTLE_STEP
    while cells[at.LEFT + seat]:
        choices = listed(table)
        if len(choices) > 1:
            return
        if choices:
            do(table, choices[0])
        else:
            _pay(table, min(FINE, cells[at.MONEY + seat]))
    if cells[at.RIGHT + seat]:
        cells[at.LEFT + seat], cells[at.RIGHT + seat] = cells[at.RIGHT + seat], 0
        if table.log is not None:
            player = table.setup.players[seat]
            table.log.extend(MinerMoved(player, "queue-right", "queue-left") for _ in range(cells[at.LEFT + seat]))
    cells[at.ENTERED] = 0
    cells[at.STEP] = at.ACTION_STEP


def owned(table: Table, seat: int) -> Salt:
    """The player's salt."""
    block = at.SALT + 3 * seat
    return Salt(*table.cells[block : block + 3])


def fillable(table: Table) -> list[int]:
    """Kinds of the open orders that the player has the salt for, each once, left to right."""
    cells = table.cells
    salt = owned(table, cells[at.SEAT])
    kinds = dict.fromkeys(kind for kind in cells[at.OPEN : at.OPEN + 4] if kind >= 0)
    return [kind for kind in kinds if ORDER_KINDS[kind].salt.fits_in(salt)]


def may_decline(table: Table) -> bool:
    """With the ruling ``second-courier=may`` all but the first courier of a turn may pay the fine instead."""
    return table.setup.rulings.second_courier_may_decline and table.cells[at.ENTERED] > 0


def listed(table: Table) -> tuple[Action, ...]:
    """What the courier who is entering can do. Nothing is listed where the fine is less than 3 gr."""
    cells = table.cells
    seat = cells[at.SEAT]
    orders = fillable(table)
    choices: list[Action] = [deliver(ORDER_KINDS[kind].salt) for kind in orders]
    if not orders or may_decline(table):
        if cells[at.MONEY + seat] >= FINE:
            choices.append(fine("3gr"))
        choices += [fine(name) for colour, name in enumerate(SALTS) if cells[at.SALT + 3 * seat + colour]]
    return tuple(choices)


def faults(table: Table, action: Deliver | Fine, found: Faults) -> None:
    """Why a delivery, or a fine paid in that way, is not among those listed."""
    cells = table.cells
    if cells[at.STEP] != at.CASTLE_STEP:
        found.add("no-courier", ("castle",))
        return
    if action in listed(table):
        return
    seat = cells[at.SEAT]
    salt = owned(table, seat)
    if isinstance(action, Deliver):
        if not any(ORDER_KINDS[kind].salt == action.salt for kind in cells[at.OPEN : at.OPEN + 4] if kind >= 0):
            found.add("order-not-open", ("castle",), salt=action.salt)
        if not action.salt.fits_in(salt):
            found.add("order-salt", ("castle",), salt=action.salt, has=salt)
        return
    if fillable(table) and not may_decline(table):
        found.add("must-deliver", ("castle",))
    if action.of == "3gr":
        if cells[at.MONEY + seat] < FINE:
            found.add("fine.money", ("castle",), has=cells[at.MONEY + seat])
    elif not salt[SALTS.index(action.of)]:
        found.add("fine.salt", ("castle",), colour=action.of)


def do(table: Table, action: Action) -> None:
    """Carry out a courier's decision; he comes home and may be used this turn."""
    cells = table.cells
    seat = cells[at.SEAT]
    if isinstance(action, Deliver):
        _fill(table, action.salt)
    else:
        assert isinstance(action, Fine)
        if action.of == "3gr":
            _pay(table, FINE)
        else:
            colour = SALTS.index(action.of)
            cells[at.SALT + 3 * seat + colour] -= 1
            _come_home(table)
            if table.log is not None:
                cube = Salt(*(int(i == colour) for i in range(3)))
                table.log.append(FinePaid(table.setup.players[seat], 0, cube))


def _fill(table: Table, salt: Salt) -> None:
    """Salt to the bank, pay to the player, counter +1, the assistant's coin, and a new order at once."""
    cells, log, players = table.cells, table.log, table.setup.players
    seat = cells[at.SEAT]
    place = next(i for i in range(4) if cells[at.OPEN + i] >= 0 and ORDER_KINDS[cells[at.OPEN + i]].salt == salt)
    order = ORDER_KINDS[cells[at.OPEN + place]]
    for colour in range(3):
        cells[at.SALT + 3 * seat + colour] -= salt[colour]
    cells[at.MONEY + seat] += order.pay
    cells[at.FILLED + seat] += 1
    cells[at.COUNTER] += 1
    _come_home(table)
    if log is not None:
        log.append(OrderFilled(players[seat], salt, order.pay, cells[at.COUNTER]))
    owner = cells[at.ASSISTANT + _CASTLE]
    if owner >= 0:
        cells[at.MONEY + owner] += 1
        if log is not None:
            log.append(AssistantPaid(players[owner], "castle", 1))
    show_order(table, place)


def _pay(table: Table, amount: int) -> None:
    """The fine in money: 3 gr, or less where neither more nor any salt is there."""
    seat = table.cells[at.SEAT]
    table.cells[at.MONEY + seat] -= amount
    _come_home(table)
    if table.log is not None:
        table.log.append(FinePaid(table.setup.players[seat], amount, Salt()))


def _come_home(table: Table) -> None:
    cells = table.cells
    seat = cells[at.SEAT]
    cells[at.LEFT + seat] -= 1
    cells[at.SUPPLY + seat] += 1
    cells[at.ENTERED] += 1
    if table.log is not None:
        player = table.setup.players[seat]
        table.log.append(CastleEntered(player))
        table.log.append(MinerMoved(player, "queue-left", "supply"))
