"""Finding a browser, and what is said where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import chromium


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """A machine without a browser, where every attempt to install one is noted and does nothing."""
    attempts: list[tuple[str, ...]] = []
    monkeypatch.setattr(chromium, "_version", lambda _: "")
    monkeypatch.setattr(chromium, "_try", attempts.append)
    monkeypatch.setattr(chromium, "_say", lambda _: None)
    monkeypatch.delenv("MAGNUMSAL_CHROMIUM", raising=False)
    monkeypatch.setattr("shutil.which", lambda name, **_: f"/usr/bin/{name}" if name in {"apt-get", "sudo"} else None)
    monkeypatch.setattr(chromium, "_candidates", lambda: iter([Path("/nowhere/chromium")]))
    return attempts


def test_playwright_is_tried_first_and_the_system_last(
    bare: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    with pytest.raises(chromium.NoChromium, match="install Chrome or Chromium yourself"):
        chromium.provide()
    assert bare[0][1:] == ("-m", "playwright", "install", "chromium")
    assert [attempt[:2] for attempt in bare[1:]] == [("apt-get", "update"), ("apt-get", "install")]


def test_others_than_root_use_sudo_without_a_question(
    bare: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(chromium.NoChromium):
        chromium.provide()
    assert all(attempt[:2] == ("sudo", "-n") for attempt in bare[1:])


def test_an_installed_one_is_taken_and_nothing_is_tried(
    bare: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "_version", lambda _: "Chromium 1")
    assert chromium.provide() == Path("/nowhere/chromium")
    assert bare == []


def test_what_does_not_run_is_no_browser(tmp_path: Path) -> None:
    stub = tmp_path / "chromium"
    stub.write_text("#!/bin/sh\necho 'this is only a stub' >&2\nexit 1\n")
    stub.chmod(0o755)
    assert chromium._version(stub) == ""
    stub.write_text("#!/bin/sh\necho 'Chromium 1.2.3'\n")
    assert chromium._version(stub) == "Chromium 1.2.3"
    assert chromium._version(tmp_path / "missing") == ""


def test_a_wrong_name_is_not_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNUMSAL_CHROMIUM", "/nowhere/browser")
    with pytest.raises(chromium.NoChromium, match="MAGNUMSAL_CHROMIUM names /nowhere/browser"):
        chromium.find()


def test_main_says_what_to_do(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("MAGNUMSAL_CHROMIUM", "/nowhere/browser")
    assert chromium.main() == 1
    assert capsys.readouterr().err.count("\n") == 1
