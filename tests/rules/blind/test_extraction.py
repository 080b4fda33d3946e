"""Extracting salt: strength, water, pickaxes, and who may work."""

from __future__ import annotations

from typing import Any

import pytest

from .support import legal, listed, miners, play, position, salt, starting


def dig(miner_text: str = "orange orange", cubes: str = "2b1g", water: int = 0, **changes: Any) -> Any:
    """A chamber 1R1 with own miners on the whole way, so that nothing is to be paid."""
    chamber = {"miners": miner_text, "salt": cubes, "water": water}
    given: dict[str, Any] = {"mine": {"S1": "orange", "S2": "orange", "1R1": chamber}, "supply": {"orange": 0}}
    return position(**{**given, **changes})


def test_a_miner_takes_one_cube_of_any_colour_that_lies_there() -> None:
    assert starting(dig("orange"), "extract") == {"extract 1R1 1b", "extract 1R1 1g"}


def test_two_miners_take_one_or_two_cubes_in_every_mixture() -> None:
    expected = {"1b", "1g", "2b", "1b1g"}
    assert starting(dig(), "extract") == {f"extract 1R1 {cubes}" for cubes in expected}


def test_the_cubes_go_from_the_chamber_to_the_player() -> None:
    game = play(dig(), "extract 1R1 1b1g")
    assert str(game.state.mine["1R1"].salt) == "1b"
    assert salt(game, "orange") == "2b1g"


def test_nobody_takes_cubes_that_do_not_lie_there() -> None:
    game = dig(cubes="1b")
    assert not legal(game, "extract 1R1 2b")
    assert not legal(game, "extract 1R1 1g")
    assert not legal(game, "extract 1R1 1w")


def test_water_takes_away_strength() -> None:
    assert starting(dig("orange orange", water=1), "extract") == {"extract 1R1 1b", "extract 1R1 1g"}
    assert starting(dig("orange orange", water=2), "extract") == set()


def test_water_stays_when_salt_is_taken() -> None:
    game = play(dig("orange orange", water=1), "extract 1R1 1b")
    assert game.state.mine["1R1"].water == 1


def test_too_little_strength_is_refused() -> None:
    assert not legal(dig("orange"), "extract 1R1 2b")
    assert not legal(dig("orange", water=1), "extract 1R1 1b")


def test_tired_miners_do_not_work() -> None:
    assert not legal(dig("orange~ orange~"), "extract 1R1 1b")
    game = dig("orange orange~")
    assert legal(game, "extract 1R1 1b")
    assert not legal(game, "extract 1R1 2b")


def test_miners_of_others_do_not_work_for_the_player() -> None:
    game = dig("orange black black")
    assert not legal(game, "extract 1R1 2b")
    assert not legal(dig("black black"), "extract 1R1 1b")


def test_salt_is_not_taken_from_a_shaft_section_or_an_unrevealed_chamber() -> None:
    game = dig()
    assert not legal(game, "extract S2 1b")
    assert not legal(game, "extract 1L1 1b")


def test_taking_no_cube_is_no_extraction() -> None:
    game = dig()
    assert not game.explain("extract 1R1")
    assert not game.explain("extract 1R1 0b")


def test_a_pickaxe_adds_one_to_the_strength() -> None:
    game = dig("orange", tools={"orange": ["pickaxe"]})
    assert legal(game, "extract 1R1 2b pickaxe 1")
    assert not legal(game, "extract 1R1 2b")
    play(game, "extract 1R1 2b pickaxe 1")
    assert game.state.seat("orange").used == ("pickaxe",)


def test_several_pickaxes_add_up_also_against_water() -> None:
    game = dig("orange", water=1, tools={"orange": ["pickaxe", "pickaxe", "pickaxe"]})
    assert legal(game, "extract 1R1 2b1g pickaxe 3")
    assert not legal(game, "extract 1R1 2b1g pickaxe 2")
    assert legal(game, "extract 1R1 1b pickaxe 1")


def test_at_least_one_own_rested_miner_must_be_there_whatever_the_pickaxes() -> None:
    tools = {"orange": ["pickaxe", "pickaxe", "pickaxe"]}
    assert starting(dig("orange~", tools=tools), "extract") == set()
    assert starting(dig("black", tools=tools), "extract") == set()


def test_a_pickaxe_may_serve_only_to_spare_a_miner() -> None:
    game = dig("orange orange", tools={"orange": ["pickaxe"]})
    assert legal(game, "extract 1R1 2b")
    assert legal(game, "extract 1R1 2b pickaxe 1")
    play(game, "extract 1R1 2b pickaxe 1")
    assert miners(game, "1R1", "orange") == [False, True]


def test_a_pickaxe_that_would_change_nothing_is_not_used() -> None:
    game = dig("orange orange", tools={"orange": ["pickaxe", "pickaxe"]})
    assert not legal(game, "extract 1R1 1b pickaxe 1")
    assert legal(game, "extract 1R1 2b pickaxe 1")
    assert not legal(game, "extract 1R1 2b pickaxe 2")


def test_a_pickaxe_against_the_water_is_not_idle() -> None:
    game = dig("orange orange", water=1, tools={"orange": ["pickaxe"]})
    assert legal(game, "extract 1R1 1b pickaxe 1")


def test_pickaxes_one_does_not_have_or_has_used_are_refused() -> None:
    assert not legal(dig("orange"), "extract 1R1 2b pickaxe 1")
    assert not legal(dig("orange", tools={"orange": ["pickaxe~"]}), "extract 1R1 2b pickaxe 1")
    assert not legal(dig("orange", tools={"orange": ["pickaxe"]}), "extract 1R1 2b1g pickaxe 2")
    assert not legal(dig("orange", tools={"black": ["pickaxe"]}), "extract 1R1 2b pickaxe 1")


def test_the_same_chamber_may_be_worked_twice_in_a_turn() -> None:
    game = play(dig(), "extract 1R1 1b")
    assert legal(game, "extract 1R1 1g")


def test_an_extraction_is_one_action() -> None:
    assert play(dig(), "extract 1R1 1b").state.actions_left == 1


def test_a_free_extraction_costs_nothing_and_prints_no_pay() -> None:
    game = dig()
    verdict = game.explain("extract 1R1 2b")
    assert (verdict.cost, dict(verdict.payments)) == (0, {})
    assert not any("pay" in text for text in listed(game))


@pytest.mark.parametrize("cubes", [1, 2, 3])
def test_strength_may_be_used_up_in_part(cubes: int) -> None:
    assert legal(dig("orange orange orange", cubes="3b"), f"extract 1R1 {cubes}b")
