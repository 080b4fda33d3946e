"""Set-up: what each player count starts with."""

from __future__ import annotations

from collections import Counter

import pytest

import magnumsal_widget as ms

from . import oracle

COUNTS = pytest.mark.parametrize("count", [2, 3, 4])


@COUNTS
def test_players_start_with_four_miners_and_with_five_when_they_are_two(count: int) -> None:
    state = ms.Game.new(count, seed=1).state
    expected = 5 if count == 2 else 4
    assert [seat.supply for seat in state.seats] == [expected] * count
    assert [seat.miners for seat in state.seats] == [expected] * count


@COUNTS
def test_everybody_starts_with_one_brown_salt_and_no_tools_or_orders(count: int) -> None:
    for seat in ms.Game.new(count, seed=1).state.seats:
        assert str(seat.salt) == "1b"
        assert tuple(seat.salt) == (1, 0, 0)
        assert (seat.ready, seat.used, seat.filled) == ((), (), 0)


@COUNTS
def test_money_is_ten_twelve_fourteen_sixteen_in_turn_order(count: int) -> None:
    state = ms.Game.new(count, seed=1).state
    assert [seat.money for seat in state.seats] == [10, 12, 14, 16][:count]
    assert state.start == state.players[0] == state.player


@COUNTS
def test_a_number_of_players_takes_orange_black_purple_white(count: int) -> None:
    assert ms.Game.new(count, seed=1).state.players == ("orange", "black", "purple", "white")[:count]


def test_colours_given_are_the_seats_in_that_order_and_the_first_one_starts() -> None:
    state = ms.Game.new(["white", "purple", "orange"], seed=1).state
    assert state.players == ("white", "purple", "orange")
    assert state.start == state.player == "white"
    assert [seat.color for seat in state.seats] == ["white", "purple", "orange"]
    assert [state.seat(color).money for color in ("white", "purple", "orange")] == [10, 12, 14]


@COUNTS
def test_the_market_starts_with_brown_on_five_and_four_and_green_on_six(count: int) -> None:
    assert dict(ms.Game.new(count, seed=1).state.market) == {"brown": 2, "green": 1, "white": 0}


@pytest.mark.parametrize(("count", "space", "price"), [(4, 1, 5), (3, 3, 5), (2, 5, 6)])
def test_the_inn_marker_starts_further_right_with_fewer_players(count: int, space: int, price: int) -> None:
    state = ms.Game.new(count, seed=1).state
    assert (state.inn, state.inn_price) == (space, price)


@pytest.mark.parametrize(("count", "shown"), [(2, 3), (3, 3), (4, 4)])
def test_three_orders_are_open_and_four_with_four_players(count: int, shown: int) -> None:
    state = ms.Game.new(count, seed=1).state
    assert len(state.orders) == shown
    assert state.orders_left == 8 - shown
    assert state.counter == 0


@pytest.mark.parametrize(("count", "last"), [(2, 4), (3, 5), (4, 5)])
def test_the_fifth_order_ends_a_phase_and_the_fourth_with_two_players(count: int, last: int) -> None:
    assert ms.Game.new(count, seed=1).state.last_order == last


@COUNTS
def test_three_tools_are_for_sale_and_four_of_the_phase_lie_face_down(count: int) -> None:
    state = ms.Game.new(count, seed=1).state
    assert len(state.workshop) == 3
    assert set(state.workshop) <= set(oracle.TOOLS)
    assert state.tools_left == 4


@COUNTS
def test_the_mine_starts_empty_with_all_chambers_face_down(count: int) -> None:
    state = ms.Game.new(count, seed=1).state
    assert set(state.mine) == set(oracle.MINE)
    for place, space in state.mine.items():
        assert space.miners == ()
        assert space.salt.total == 0
        assert space.water == 0
        assert space.revealed == (place in oracle.SHAFT)
        assert space.tile is None


@COUNTS
def test_assistants_places_and_the_castle_queue_start_empty(count: int) -> None:
    state = ms.Game.new(count, seed=1).state
    assert dict(state.assistants) == {"workshop": None, "pump": None, "market": None, "castle": None}
    assert dict(state.castle) == {"left": (), "right": ()}


@COUNTS
def test_the_game_starts_in_phase_one_round_one_with_one_action(count: int) -> None:
    state = ms.Game.new(count, seed=1).state
    assert (state.phase, state.round, state.step, state.actions_left) == (1, 1, "actions", 1)
    assert (state.visited, state.passed) == ((), 0)


def test_the_open_orders_of_phase_one_come_from_its_table_and_pay_by_it() -> None:
    for seed in range(30):
        state = ms.Game.new(4, seed=seed).state
        shown = Counter((str(order.salt), order.pay) for order in state.orders)
        assert not shown - Counter(oracle.ORDERS[1])


@pytest.mark.parametrize("seed", range(4))
def test_the_tiles_of_a_mapped_mine_are_those_of_the_box_level_by_level(seed: int) -> None:
    state = ms.Game.new(3, seed=seed, variant="mapped-mine").state
    for level in (1, 2, 3):
        laid = Counter(
            f"{tile.salt}+{tile.water}"
            for c in oracle.CHAMBERS
            if c[0] == str(level) and (tile := state.mine[c].tile) is not None
        )
        assert laid == Counter(oracle.TILES[level])


def test_different_seeds_lay_different_games() -> None:
    looks = {str(ms.Game.new(4, seed=seed, variant="mapped-mine").state) for seed in range(8)}
    assert len(looks) > 1


def test_the_same_seed_lays_the_same_game() -> None:
    assert ms.Game.new(3, seed=11).state == ms.Game.new(3, seed=11).state
    assert hash(ms.Game.new(3, seed=11).state) == hash(ms.Game.new(3, seed=11).state)


@pytest.mark.parametrize("players", [1, 5, 0, [], ["orange"], ["orange", "orange"], ["orange", "red"]])
def test_impossible_tables_are_refused(players: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        ms.Game.new(players, seed=1)  # type: ignore[arg-type]


def test_an_unknown_ruling_value_or_variant_is_refused() -> None:
    with pytest.raises(ValueError):
        ms.Game.new(2, seed=1, rulings={"cart-capacity": "3"})
    with pytest.raises(ValueError):
        ms.Game.new(2, seed=1, rulings={"cart-size": "2"})
    with pytest.raises(ValueError):
        ms.Game.new(2, seed=1, rulings="martian")
    with pytest.raises(ValueError):
        ms.Game.new(2, seed=1, variant="mapped")


def test_display_names_are_kept_as_text() -> None:
    game = ms.Game.new(2, seed=1, names={"orange": "<b>Ada</b>"})
    assert game.state.seat("orange").name == "<b>Ada</b>"
    assert game.state.seat("black").name is None
