"""What really happens in games, and what is really refused, can be told in every language."""

from __future__ import annotations

import random

import pytest

from magnumsal_widget import Game
from magnumsal_widget.rules.rulebook import RULES
from magnumsal_widget.words import LANGUAGES, say
from tests.words.test_rendering import problems

TRIES = (
    "", "dance", "move", "move X S1", "move supply S4", "move supply 2R1", "move S1 S1", "move S1 S2", "move pump S1",
    "move queue-left S1", "rope supply S1", "extract S1 1b", "extract 1R1 1b", "extract 1R1 3w", "extract 1R1 0",
    "extract 1R1 1b pickaxe 2", "extract 1R2 1b cart S3", "extract 1R2 1b cart S1 S2", "extract 1R2 1b pay black 3",
    "extract 1R1 1x", "assist supply inn", "assist supply pump", "visit inn", "visit workshop rope",
    "visit workshop rope 9", "visit pump 1R1 5", "visit pump S1 1", "visit market", "visit market sell white",
    "visit market buy white", "visit market sell brown buy brown", "visit market buy green sell green",
    "visit castle supply privilege", "visit castle supply", "deliver 3w", "fine 3gr", "fine white", "food 1R1",
    "bucket 1R1 1R3", "bucket 1R1 1R2", "pass", "end",
)  # fmt: skip


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_told_in_four_languages(players: int) -> None:
    dice = random.Random(players)
    game = Game.new(players, seed=players)
    told: set[str] = set()
    broken: set[str] = set()
    for turn in range(300):
        for text in TRIES if turn % 25 == 0 else ():
            verdict = game.explain(text)
            broken |= set(verdict.rules)
            for language in LANGUAGES:
                assert verdict.text(language)
                for violation in verdict.violations:
                    assert violation.source_text(language)
        choices = list(game.legal_actions())
        if not choices:
            break
        # Visits and deliveries would be rare among all the moves in the mine.
        kinds = sorted({action.verb for action in choices})
        verb = dice.choice(kinds)
        for event in game.play(dice.choice([action for action in choices if action.verb == verb])):
            told.add(event.kind)
            figures = {name: getattr(event, name) for name in event.__dataclass_fields__}
            for language in LANGUAGES:
                text = say(f"event.{event.kind}", language, **figures)
                assert not problems(text, language), text
    assert len(told) >= 12
    assert len(broken) >= len(RULES) // 3
