"""The mapped-mine variant: tiles face up, cubes only with the first miner."""

from __future__ import annotations

from typing import Any

import magnumsal_widget as ms

from . import oracle
from .support import legal, play, position


def mapped(**changes: Any) -> Any:
    return position(**{"variant": "mapped-mine", "mine": {"S1": "black", "S2": "black"}, **changes})


def test_tiles_lie_face_up_and_bear_no_cubes_yet() -> None:
    state = ms.Game.new(3, seed=1, variant="mapped-mine").state
    assert state.variant == "mapped-mine"
    for chamber in oracle.CHAMBERS:
        space = state.mine[chamber]
        assert space.tile is not None
        assert (space.revealed, space.salt.total, space.water) == (False, 0, 0)


def test_the_first_miner_brings_the_cubes_the_tile_shows() -> None:
    game = mapped(tiles={"1R1": "1b2g+2"})
    tile = game.state.mine["1R1"].tile
    assert tile is not None
    assert (str(tile.salt), tile.water) == ("1b2g", 2)
    play(game, "move supply 1R1")
    space = game.state.mine["1R1"]
    assert (str(space.salt), space.water, space.revealed, space.tile) == ("1b2g", 2, True, None)


def test_water_carried_there_before_is_kept() -> None:
    game = mapped(mine={"S1": "black", "S2": "black", "1R1": {"revealed": False, "water": 1}}, tiles={"1R1": "1b2g+2"})
    play(game, "move supply 1R1")
    assert game.state.mine["1R1"].water == 3


def test_a_chamber_not_yet_entered_is_unrevealed_for_the_chain_exception() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": "orange", "1R2": "black", "1R3": {}}
    assert not legal(mapped(mine=mine), "move 1R1 S1")
    assert legal(mapped(mine={**mine, "1R4": {}}), "move 1R1 S1")


def test_a_chamber_not_yet_entered_is_unrevealed_for_the_bucket() -> None:
    mine = {"S1": "black", "S2": "black", "1R1": {"miners": "orange", "water": 1}}
    tools = {"orange": ["bucket"]}
    assert legal(mapped(mine=mine, tools=tools), "bucket 1R1 1R2")
    assert not legal(mapped(mine=mine, tools=tools, rulings="french"), "bucket 1R1 1R2")


def test_the_standard_game_shows_no_tiles() -> None:
    state = ms.Game.new(3, seed=1).state
    assert state.variant == "standard"
    assert all(space.tile is None for space in state.mine.values())


def test_an_observer_sees_the_tiles_of_a_mapped_mine() -> None:
    game = ms.Game.new(3, seed=1, variant="mapped-mine")
    other = ms.Game.new(3, seed=2, variant="mapped-mine")
    assert game.observe("orange") != other.observe("orange")
