"""Golden playthroughs: whole games, decision by decision, must go as the text files say.

After a wanted change write them anew with ``python -m tests.rules.golden`` (or ``make golden``); read the difference.
"""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.rules import golden
from tests.rules.golden.playthrough import PLAYTHROUGHS


def same_text(name: str) -> None:
    """Compare what the engine gives now with the file; the first differences are shown."""
    kept = golden.file(name).read_text(encoding="utf-8").splitlines()
    now = golden.write(name).splitlines()
    if now != kept:
        changes = list(unified_diff(kept, now, "golden file", "engine", lineterm="", n=2))[:30]
        raise AssertionError(f"{name}.txt (write anew: python -m tests.rules.golden)\n" + "\n".join(changes))


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_whole_game_goes_as_its_golden_file_says(name: str) -> None:
    same_text(name)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_golden_game_passes_through_all_phases_to_the_final_scoring(name: str) -> None:
    text = golden.file(name).read_text(encoding="utf-8")
    for passage in ("phase-ended 1", "phase-ended 2", "phase-ended 3", "game-ended", "ranking: "):
        assert text.count(passage) == 1


def test_golden_games_show_every_kind_of_decision_and_nearly_every_event() -> None:
    text = "\n".join(golden.file(name).read_text(encoding="utf-8") for name in PLAYTHROUGHS)
    for verb in ("assist", "bucket", "deliver", "end", "extract", "fine", "food", "move", "pass", "rope"):
        assert f"\n    {verb} " in text
    for building in ("castle", "inn", "market", "pump", "square", "workshop"):
        assert f"\n    visit {building}" in text
    for word in ("pay", "cart", "pickaxe", "privilege", "market-restocked", "assistant-paid", "tools-readied"):
        assert word in text


def test_there_is_a_golden_game_for_every_number_of_players_and_variant() -> None:
    assert {(players, variant) for players, variant, _ in PLAYTHROUGHS.values()} == {
        (players, variant) for players in (2, 3, 4) for variant in ("standard", "mapped-mine")
    }
    assert {path.stem for path in golden.HERE.glob("*.txt")} == set(golden.NAMES)
