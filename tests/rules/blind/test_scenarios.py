"""The seven examples of the rulebook, to the grosz."""

from __future__ import annotations

import pytest

import magnumsal_widget as ms

from .support import legal, listed, miners, money, play, rules, salt, starting

MOVERS = {1: "orange", 2: "orange", 3: "purple", 4: "orange", 5: "purple", 6: "black", 7: "purple"}
PLAYERS = {
    1: {"orange", "black"}, 2: {"orange", "black"}, 3: {"purple", "black"}, 4: {"orange", "black"},
    5: {"purple", "black", "orange"}, 6: {"black", "orange"},
}  # fmt: skip


def example(number: int) -> ms.Game:
    return ms.scenario(f"example-{number}")


@pytest.mark.parametrize("number", range(1, 8))
def test_the_player_of_the_example_is_to_move_with_two_actions_in_phase_one_round_three(number: int) -> None:
    state = example(number).state
    assert state.player == MOVERS[number]
    assert (state.phase, state.round, state.step, state.actions_left) == (1, 3, "actions", 2)
    assert state.seat(MOVERS[number]).money == (2 if number == 7 else 10)


@pytest.mark.parametrize("number", sorted(PLAYERS))
def test_the_players_are_those_of_the_figure(number: int) -> None:
    assert set(example(number).state.players) == PLAYERS[number]


def test_the_list_of_scenarios_names_all_seven_with_a_line_each() -> None:
    found = ms.scenarios()
    assert {f"example-{number}" for number in range(1, 8)} <= set(found)


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises((ValueError, KeyError)):
        ms.scenario("example-8")


def places_of(game: ms.Game) -> dict[str, list[str]]:
    found = {}
    for place, space in game.state.mine.items():
        if space.miners:
            found[place] = sorted(m.color for m in space.miners)
    return found


def test_example_one_shows_the_figure() -> None:
    game = example(1)
    assert places_of(game) == {
        "S1": ["black"],
        "S2": ["black", "orange"],
        "S3": ["orange"],
        "1R1": ["black"],
        "1R2": ["orange"],
    }
    mine = game.state.mine
    assert (str(mine["1R2"].salt), mine["1R2"].water) == ("1b2g", 2)
    assert mine["1R1"].salt.total > 0
    assert mine["1R1"].water == 1
    assert (mine["2R1"].revealed, str(mine["2R1"].salt), mine["2R1"].water) == (True, "1b2g1w", 2)


@pytest.mark.parametrize("source", ["S2", "S3", "1R2"])
def test_example_one_every_orange_miner_may_be_moved(source: str) -> None:
    game = example(1)
    assert starting(game, f"move {source} ")
    assert legal(game, f"move {source} 1R1")
    assert legal(game, f"move {source} S1")


def test_example_two_the_placement_below_an_empty_section_is_illegal() -> None:
    game = example(2)
    assert game.state.seat("orange").supply >= 1
    verdict = game.explain("move supply 2R1")
    assert not verdict
    assert rules(game, "move supply 2R1") == {"chain-rule"}
    assert "S4" in {place for violation in verdict.violations for place in violation.places}
    assert legal(game, "move supply S4")


def test_example_two_is_example_one_with_an_orange_miner_in_supply() -> None:
    assert places_of(example(2)) == places_of(example(1))
    assert example(2).state.seat("orange").supply == 1


def test_example_three_the_purple_miner_may_leave_the_worked_out_chamber() -> None:
    game = example(3)
    assert places_of(game) == {
        "S1": ["purple"],
        "S2": ["purple"],
        "1R1": ["black"],
        "1R2": ["purple"],
        "1R3": ["black"],
        "1R4": ["black"],
    }
    assert legal(game, "move 1R2 1R1")
    assert legal(game, "move 1R2 S1")
    assert legal(game, "assist 1R2 pump")
    assert legal(game, "visit castle 1R2")
    assert not legal(game, "move S2 S1")
    play(game, "move 1R2 1R1")
    assert miners(game, "1R2") == []
    assert len(miners(game, "1R3")) == len(miners(game, "1R4")) == 1


def test_example_four_orange_pays_black_two_for_each_space() -> None:
    game = example(4)
    assert (str(game.state.mine["1R2"].salt), game.state.mine["1R2"].water) == ("1b1g", 0)
    verdict = game.explain("extract 1R2 1b1g")
    assert verdict
    assert (verdict.cost, dict(verdict.payments)) == (4, {"black": 4})
    black = money(game, "black")
    before = game.state.seat("orange").salt
    play(game, "extract 1R2 1b1g")
    assert (money(game, "orange"), money(game, "black")) == (6, black + 4)
    after = game.state.seat("orange").salt
    assert (after.brown - before.brown, after.green - before.green) == (1, 1)
    assert miners(game, "1R2", "orange") == [True, True]


def test_example_five_purple_pays_orange_three_for_one_space() -> None:
    game = example(5)
    assert len(miners(game, "2R1", "purple")) == 4
    assert rules(game, "extract 2R1 1b2g") == {"payees-open"}
    verdict = game.explain("extract 2R1 1b2g pay orange 3")
    assert verdict
    assert (verdict.cost, dict(verdict.payments)) == (3, {"orange": 3})
    assert len(starting(game, "extract 2R1 1b2g pay")) == 4
    black, orange = money(game, "black"), money(game, "orange")
    play(game, "extract 2R1 1b2g pay orange 3")
    assert (money(game, "purple"), money(game, "orange"), money(game, "black")) == (7, orange + 3, black)
    assert miners(game, "2R1", "purple") == [True] * 4


def test_example_five_no_more_than_three_cubes_come_out() -> None:
    assert not example(5).explain("extract 2R1 1b2g1w pay orange 4")


def test_example_six_black_pumps_three_and_takes_everything_free_of_fees() -> None:
    game = example(6)
    orange = money(game, "orange")
    verdict = game.explain("visit pump 1R1 3")
    assert (verdict.cost, dict(verdict.payments)) == (5, {"bank": 5})
    assert starting(game, "extract") == set()
    play(game, "visit pump 1R1 3")
    assert (money(game, "black"), money(game, "orange")) == (5, orange + 1)
    verdict = game.explain("extract 1R1 2g1w")
    assert (verdict.legal, verdict.cost) == (True, 0)
    play(game, "extract 1R1 2g1w")
    assert money(game, "black") == 5
    assert game.state.mine["1R1"].salt.total == 0


def test_example_seven_purple_sells_green_and_buys_the_missing_brown() -> None:
    game = example(7)
    assert (game.state.market["brown"], game.state.market["green"]) == (4, 1)
    assert salt(game, "purple") == "2b1g"
    assert "3b" in [str(order.salt) for order in game.state.orders]
    assert not legal(game, "visit market buy brown")
    assert "visit market sell green buy brown" in listed(game)
    play(game, "visit market sell green buy brown")
    assert (money(game, "purple"), salt(game, "purple")) == (2 + 5 - 3, "3b")
    assert (game.state.market["brown"], game.state.market["green"]) == (3, 2)
