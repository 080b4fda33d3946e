"""The market square: one grosz."""

from __future__ import annotations

from .support import legal, money, play, position, rules


def test_the_square_gives_one_grosz() -> None:
    game = play(position(), "visit square")
    assert money(game, "orange") == 21
    assert game.state.visited == ("square",)


def test_the_square_is_not_visited_twice_in_a_turn() -> None:
    game = play(position(), "visit square")
    assert not legal(game, "visit square")
    assert rules(game, "visit square") == {"same-building-twice"}


def test_the_square_is_open_again_in_the_next_turn() -> None:
    game = play(position(), "visit square", "pass", "pass", "pass")
    assert game.state.player == "orange"
    assert legal(game, "visit square")


def test_a_visit_to_another_building_does_not_close_the_square() -> None:
    game = play(position(), "visit inn")
    assert legal(game, "visit square")


def test_a_position_remembers_what_was_visited() -> None:
    game = position(visited=["square"], actions_left=1)
    assert game.state.visited == ("square",)
    assert rules(game, "visit square") == {"same-building-twice"}
    assert legal(game, "visit inn")


def test_the_grosz_can_be_spent_in_the_same_turn() -> None:
    game = position(money={"orange": 2})
    assert not legal(game, "visit workshop cart")
    play(game, "visit square")
    assert legal(game, "visit workshop cart")
