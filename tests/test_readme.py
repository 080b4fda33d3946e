"""The README does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.picture import FILE, picture

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
README = PAGES[0].read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)


def test_the_first_use_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = blocks(README, "python")
    assert len(code.splitlines()) <= 7
    exec(compile(code, "README.md", "exec"), {})
    assert re.fullmatch(r"black has \d+ legal decisions\n", capsys.readouterr().out)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_make_target_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):.*## ", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    commands = re.findall(r"`(?:\w+=\w+ )?make ([a-z-]+)`", text)
    commands += [name for block in blocks(text, "sh") for name in re.findall(r"^make ([a-z-]+)", block, re.MULTILINE)]
    assert set(commands) <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_and_path_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link]
    paths = [
        path for path in re.findall(r"`((?:[\w.-]+/)+[\w.-]*)`", text) if not path.startswith(("test-results", "."))
    ]
    missing = [name for name in links + paths if not (ROOT / name).exists()]
    assert missing == []


def test_the_picture_is_the_board_of_today() -> None:
    assert FILE.read_text(encoding="utf-8") == picture(), "the board looks different now: run `make picture`"
