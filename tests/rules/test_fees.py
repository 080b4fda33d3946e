"""Transport fees, told space by space: every coin for a cube in a space goes to somebody who stands there."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms
from magnumsal_widget.rules.actions import Extract
from magnumsal_widget.rules.places import BIT, INDEX, WAY, way
from magnumsal_widget.rules.transport import carry, due, fee_spaces, payments, shares
from tests.rules.blind.support import position
from tests.rules.walks import positions

SEATS = ("orange", "black", "purple", "white")


def owners(state: ms.State, place: str) -> set[str]:
    return {miner.color for miner in state.mine[place].miners}


def demand(state: ms.State, action: Extract) -> dict[str, int]:
    """What is due in each space on the way, by the words of the rules."""
    me = str(state.player)
    carted = [name for span in action.carts for name in span]
    capacity = 2 if state.rulings["cart-capacity"] == "2" else 99
    cubes = action.salt.total
    due = {name: max(0, cubes - capacity) if name in carted else cubes for name in way(action.chamber)}
    return {name: amount for name, amount in due.items() if amount and me not in owners(state, name)}


@settings(max_examples=80)
@given(positions())
def test_every_coin_goes_to_somebody_who_stands_in_the_space_it_is_paid_for(
    begun: tuple[ms.Game, random.Random],
) -> None:
    game, rng = begun
    listed = [action for action, _ in zip(game.legal_actions(), range(5000), strict=False)]
    extractions = [action for action in listed if isinstance(action, Extract)]
    for action in rng.sample(extractions, min(25, len(extractions))):
        paid: Counter[str] = Counter()
        for fee in game.explain(action).fees:
            assert fee.player == game.state.player
            assert fee.amount == sum(amount for _, amount in fee.spaces) > 0
            for name, amount in fee.spaces:
                assert amount > 0
                assert fee.payee in owners(game.state, name)
                paid[name] += amount
        assert paid == demand(game.state, action)
        assert {fee.payee: fee.amount for fee in game.explain(action).fees} == dict(action.pay or ())


def right(tolls: list[int], demands: dict[int, int], pay: tuple[int, ...]) -> bool:
    """Whether totals are right: they sum to the demand, and every set of payees gets what only they can be paid for."""
    if sum(pay) != sum(demands.values()):
        return False
    for size in range(1, 5):
        for group in combinations(range(4), size):
            outside = [seat for seat in range(4) if seat not in group]
            only = sum(n for space, n in demands.items() if not any(tolls[seat] & BIT[space] for seat in outside))
            if sum(pay[seat] for seat in group) < only:
                return False
    return all(not pay[seat] or any(tolls[seat] & BIT[space] for space in demands) for seat in range(4))


@settings(max_examples=150)
@given(
    chamber=st.sampled_from(["1R1", "1R2", "2L1"]),
    crews=st.lists(st.sampled_from([1, 2, 3, 4, 5, 6, 7]), min_size=5, max_size=5),
    cubes=st.integers(1, 2),
    carted=st.sets(st.integers(0, 4), max_size=2),
    capacity=st.sampled_from([1, 99]),
)
def test_totals_are_right_exactly_when_every_set_of_payees_gets_its_due(
    chamber: str, crews: list[int], cubes: int, carted: set[int], capacity: int
) -> None:
    """Against brute force. Seat 0 carries; the others stand on the way as the masks say."""
    spaces = WAY[INDEX[chamber]]
    tolls = [0, 0, 0, 0]
    for space, crew in zip(spaces, crews, strict=False):
        for seat in (1, 2, 3):
            if crew >> (seat - 1) & 1:
                tolls[seat] |= BIT[space]
    carts = sum(BIT[spaces[i]] for i in carted if i < len(spaces))
    a, b, c, d = tolls
    demands = due((a, b, c, d), INDEX[chamber], cubes, carts, capacity)
    fee, limits = carry((a, b, c, d), cubes, carts, capacity)
    assert fee == sum(demands.values())
    assert fee_spaces((a, b, c, d)) == sum(BIT[space] for space in spaces)
    found = {tuple(dict(pay).get(color, 0) for color in SEATS) for pay in payments(limits, fee, SEATS)}
    assert len(found) == len(payments(limits, fee, SEATS))
    if fee <= 8:
        wanted = {pay for pay in product([0], *[range(fee + 1)] * 3) if right(tolls, demands, pay)}
        assert found == wanted
    for pay in found:
        given_totals = {seat: amount for seat, amount in enumerate(pay) if amount}
        split = shares((a, b, c, d), demands, given_totals)
        assert {seat: sum(laid.values()) for seat, laid in split.items()} == given_totals
        laid: Counter[int] = Counter()
        for seat, places in split.items():
            for space, amount in places.items():
                assert tolls[seat] & BIT[space]
                laid[space] += amount
        assert laid == demands


def test_totals_that_do_not_pay_for_the_way_are_never_split() -> None:
    with pytest.raises(AssertionError, match="do not pay"):
        shares((0, 1, 0, 0), {0: 2}, {1: 1})


def test_a_coin_is_passed_on_where_a_payee_has_his_total_already() -> None:
    """Black can be paid in both spaces, purple only in the first that is looked at: he must get it there."""
    tolls = (0, BIT[INDEX["S1"]] | BIT[INDEX["S2"]], BIT[INDEX["S2"]], 0)
    demands = {INDEX["S2"]: 1, INDEX["S1"]: 1}
    assert shares(tolls, demands, {1: 1, 2: 1}) == {1: {INDEX["S1"]: 1}, 2: {INDEX["S2"]: 1}}


WAY_UP: dict[str, Any] = {"S1": "black", "S2": "black", "1R1": "black", "1R2": {"miners": "orange " * 4, "salt": "4b"}}


@pytest.mark.parametrize(
    ("capacity", "text", "spaces"),
    [
        ("unlimited", "extract 1R2 3b", (("1R1", 3), ("S2", 3), ("S1", 3))),
        ("unlimited", "extract 1R2 3b cart 1R1 S2", (("S1", 3),)),
        ("unlimited", "extract 1R2 3b cart S2", (("1R1", 3), ("S1", 3))),
        ("2", "extract 1R2 3b cart 1R1 S2", (("1R1", 1), ("S2", 1), ("S1", 3))),
        ("2", "extract 1R2 2b cart 1R1 S2", (("S1", 2),)),
        ("2", "extract 1R2 4b cart 1R1 S2 cart S1", (("1R1", 2), ("S2", 2), ("S1", 2))),
    ],
)
def test_a_cart_frees_its_spaces_for_as_many_cubes_as_it_holds(
    capacity: str, text: str, spaces: tuple[tuple[str, int], ...]
) -> None:
    game = position(mine=WAY_UP, tools={"orange": ["cart", "cart"]}, rulings={"cart-capacity": capacity})
    (fee,) = game.explain(text).fees
    assert fee.spaces == spaces
    assert game.explain(text).cost == sum(amount for _, amount in spaces)


@pytest.mark.parametrize(
    "typed",
    [
        "pay purple 1 black 3",
        "pay black 3 purple 1 white 0",
        "pay white 0 purple 1 orange 0 black 3",
        "pay black 3 purple 1",
    ],
)
def test_payments_are_written_in_seat_order_and_without_zeros(typed: str) -> None:
    mine = {"S1": "black purple white", "S2": "black", "1R1": {"miners": "orange orange", "salt": "2b"}}
    game = position(players=SEATS, mine=mine)
    verdict = game.explain(f"extract 1R1 2b {typed}")
    assert verdict
    assert str(verdict.action) == "extract 1R1 2b pay black 3 purple 1"
    assert verdict.action in list(game.legal_actions())


def test_with_carts_all_the_way_nothing_is_due() -> None:
    game = position(mine=WAY_UP, tools={"orange": ["cart", "cart"]}, money={"orange": 0})
    verdict = game.explain("extract 1R2 4b cart 1R1 cart S2 S1")
    assert verdict
    assert (verdict.cost, verdict.fees) == (0, ())
    assert str(verdict.action) == "extract 1R2 4b cart 1R1 cart S2 S1"
