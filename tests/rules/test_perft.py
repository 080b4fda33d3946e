"""Counts of decision sequences from fixed positions must be those of ``golden/perft.txt``.

Written anew with ``python -m tests.rules.golden``, like the golden playthroughs.
"""

from __future__ import annotations

import pytest

import magnumsal_widget as ms
from tests.rules import golden
from tests.rules.golden.perft import EXPLOSION, perft, positions
from tests.rules.test_golden import same_text


def test_the_counts_of_decision_sequences_are_those_of_the_table() -> None:
    same_text(golden.PERFT)


@pytest.mark.parametrize("name", ["start-2", "example-3", "example-7", "couriers"])
def test_a_game_played_and_taken_back_decision_by_decision_gives_the_same_counts(name: str) -> None:
    game, _ = positions()[name]
    begun, sequences, reached = game.state, 0, set()
    for first in game.legal_actions():
        game.play(first)
        for second in game.legal_actions():
            game.play(second)
            sequences += 1
            reached.add(game.state)
            game.undo()
        game.undo()
    assert game.state == begun
    line = perft(game, 2)[1]
    assert (sequences, len(reached)) == (line.sequences, line.positions)


def test_the_great_extraction_has_fifty_thousand_nine_hundred_forms() -> None:
    game = ms.position(**EXPLOSION)
    assert sum(action.verb == "extract" for action in game.legal_actions()) == 50_900
    assert len(game.legal_actions()) == 50_930
