"""The fine of a courier who cannot fill any order."""

from __future__ import annotations

from typing import Any

from .support import legal, listed, money, play, position, salt


def empty_handed(own: str, gr: int, left: int = 1, **changes: Any) -> Any:
    """Black passes, then orange's couriers enter though no open order can be filled."""
    given: dict[str, Any] = {
        "to_move": "black", "start": "orange", "actions_left": 1,
        "castle": {"left": ["orange"] * left, "right": []}, "salt": {"orange": own}, "money": {"orange": gr},
        "orders": ["3b", "2b1g"], "order_stack": ["2b"], "supply": {"orange": 2},
    }  # fmt: skip
    return play(position(**{**given, **changes}), "pass")


def test_with_money_and_salt_the_player_chooses_between_three_grosz_and_any_cube() -> None:
    game = empty_handed("1b1g1w", 3)
    assert (game.state.player, game.state.step) == ("orange", "castle")
    assert set(listed(game)) == {"fine 3gr", "fine brown", "fine green", "fine white"}


def test_three_grosz_go_to_the_bank() -> None:
    game = play(empty_handed("1b", 10), "fine 3gr")
    assert (money(game, "orange"), salt(game, "orange")) == (7, "1b")
    assert game.state.step == "actions"


def test_or_a_cube_of_any_colour() -> None:
    game = play(empty_handed("1b1w", 10), "fine white")
    assert (money(game, "orange"), salt(game, "orange")) == (10, "1b")


def test_a_colour_one_does_not_own_is_no_fine() -> None:
    game = empty_handed("1b", 10)
    assert not legal(game, "fine green")
    assert not legal(game, "deliver 3b")


def test_with_under_three_grosz_and_some_salt_it_is_the_salt() -> None:
    game = empty_handed("1b1g", 2)
    assert set(listed(game)) == {"fine brown", "fine green"}
    assert not legal(game, "fine 3gr")


def test_a_single_colour_and_under_three_grosz_leave_no_choice() -> None:
    game = empty_handed("2b", 2, orders=["3b", "2b1g"])
    assert game.state.step == "actions"
    assert (money(game, "orange"), salt(game, "orange")) == (2, "1b")


def test_without_salt_it_is_three_grosz() -> None:
    game = empty_handed("", 10)
    assert (game.state.step, money(game, "orange")) == ("actions", 7)


def test_without_salt_and_with_less_it_is_all_there_is() -> None:
    game = empty_handed("", 2)
    assert (game.state.step, money(game, "orange")) == ("actions", 0)


def test_with_nothing_it_is_nothing() -> None:
    game = empty_handed("", 0)
    assert (game.state.step, money(game, "orange")) == ("actions", 0)


def test_the_fined_miner_comes_home_and_may_be_used() -> None:
    game = play(empty_handed("1b", 10), "fine 3gr")
    assert game.state.seat("orange").supply == 3
    assert game.state.actions_left == 2
    assert game.state.castle["left"] == ()


def test_a_fine_fills_no_order() -> None:
    game = play(empty_handed("1b", 10), "fine 3gr")
    assert (game.state.counter, game.state.seat("orange").filled) == (0, 0)
    assert [str(order.salt) for order in game.state.orders] == ["3b", "2b1g"]
    assert game.state.orders_left == 1


def test_each_courier_pays_his_own_fine() -> None:
    game = empty_handed("1b", 4, left=3)
    assert set(listed(game)) == {"fine 3gr", "fine brown"}
    play(game, "fine 3gr")
    assert game.state.step == "actions"
    assert (money(game, "orange"), salt(game, "orange")) == (0, "")
    assert game.state.seat("orange").supply == 5


def test_a_fine_in_salt_may_be_followed_by_another_choice() -> None:
    game = empty_handed("1b1g", 9, left=2)
    play(game, "fine green")
    assert game.state.step == "castle"
    assert set(listed(game)) == {"fine 3gr", "fine brown"}


def test_a_courier_who_can_fill_no_order_any_more_pays_after_the_first_delivered() -> None:
    game = empty_handed("3b", 0, left=2, orders=["3b", "2b1g"], order_stack=[])
    assert game.state.counter == 1
    assert money(game, "orange") == 15 - 3


def test_other_decisions_wait_for_the_fine() -> None:
    game = empty_handed("1b", 10)
    for text in ("pass", "end", "move supply S1", "visit square"):
        assert not legal(game, text)
