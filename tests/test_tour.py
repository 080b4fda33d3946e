"""What ``python -m magnumsal_widget`` and the README's passage on the rules show is what the rules say."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

from magnumsal_widget.__main__ import tour

ROOT = Path(__file__).resolve().parent.parent


def test_the_tour_plays_the_transport_fee_and_refuses_a_move_in_two_languages() -> None:
    text = "\n".join(tour())
    assert "Allowed. You pay 4\xa0gr to Black: 2 for 1R1, 2 for S1." in text
    assert "Orange now has 6 gr and 2b1g, Black 16 gr." in text
    assert "Chain rule: The miner cannot go there: section S4 is empty" in text
    assert "Kettenregel: Dorthin kann der Bergmann nicht: In Abschnitt S4 steht niemand" in text


def test_the_tour_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "magnumsal_widget"], capture_output=True, encoding="utf-8", check=True, cwd=ROOT
    )
    assert done.stdout.splitlines() == "\n".join(tour()).splitlines()


def test_the_passage_of_the_readme_is_what_happens() -> None:
    failures, examples = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert examples >= 8
    assert failures == 0
