"""What goes wrong is said clearly."""

from __future__ import annotations

import subprocess
import sys

import pytest

from magnumsal_widget.words import say


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match=r"no language 'es'; there are en, pl, de, fr"):
        say("legal", "es")


def test_unknown_key() -> None:
    with pytest.raises(LookupError, match="nothing is written under 'chain-rul'"):
        say("chain-rul", "en")


@pytest.mark.parametrize("key", ["cannot-pay", "event.miner-moved", "no-tool"])
def test_missing_figure(key: str) -> None:
    with pytest.raises(LookupError, match=rf"'{key}' in 'pl': figure '\w+' is missing"):
        say(key, "pl")


def test_wrong_figures() -> None:
    with pytest.raises(ValueError, match=r"'no-miner\.space' in 'de': 'X9' is not a place"):
        say("no-miner.space", "de", place="X9")
    with pytest.raises(ValueError, match="'own-salt' in 'fr': 'blue' is not a colour of salt"):
        say("own-salt", "fr", colour="blue")
    with pytest.raises(ValueError, match="'many' is not a number"):
        say("chain-rule.leave", "en", place="S1", miners="many")


def test_figures_that_are_not_spoken_of_do_no_harm() -> None:
    assert say("legal", "en", amount=3) == "Allowed."


def test_words_stand_on_their_own() -> None:
    """They sit at the bottom of the package: nothing of the rules is loaded for them."""
    program = (
        "import sys, importlib.util, types, pathlib\n"
        "root = pathlib.Path(sys.argv[1])\n"
        "package = types.ModuleType('magnumsal_widget'); package.__path__ = [str(root)]\n"
        "sys.modules['magnumsal_widget'] = package\n"
        "import magnumsal_widget.words\n"
        "assert not [name for name in sys.modules if name.startswith('magnumsal_widget.')"
        " and not name.startswith('magnumsal_widget.words')]\n"
    )
    root = say.__code__.co_filename.rsplit("/words/", 1)[0]
    subprocess.run([sys.executable, "-c", program, root], check=True)
