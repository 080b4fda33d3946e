"""The command line: what it starts, and what it says to mistakes."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

from magnumsal_widget.lab import cli, notebooks, server

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Stands in for JupyterLab and notes how it was started."""
    starts: list[list[str]] = []
    monkeypatch.setattr(server, "run", starts.append)
    return starts


def test_lab_hands_out_the_notebooks_and_starts_on_the_first(
    tmp_path: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab", "--dir", str(tmp_path)]) == 0
    assert (tmp_path / notebooks.FIRST).is_file()
    [args] = started
    assert f"--ServerApp.root_dir={tmp_path}" in args
    assert "--LabApp.default_url=/lab/tree/notebooks/00-start-here.ipynb" in args
    assert "--no-browser" not in args
    assert not any("ServerApp.port" in arg for arg in args)
    assert "00-start-here.ipynb" in capsys.readouterr().out


def test_nothing_is_said_of_copies_when_there_were_none(
    tmp_path: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["lab", "--dir", str(tmp_path)])
    capsys.readouterr()
    cli.main(["lab", "--dir", str(tmp_path)])
    assert "Copied" not in capsys.readouterr().out


def test_the_current_folder_is_the_default(
    tmp_path: Path, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["lab"]) == 0
    assert (tmp_path / notebooks.FIRST).is_file()


def test_port_and_browser_are_passed_on(tmp_path: Path, started: list[list[str]]) -> None:
    with socket.socket() as probe:
        probe.bind((server.ADDRESS, 0))
        port = probe.getsockname()[1]
    assert cli.main(["lab", "--dir", str(tmp_path), "--port", str(port), "--no-browser"]) == 0
    assert {f"--ServerApp.port={port}", "--ServerApp.port_retries=0", "--no-browser"} <= set(started[0])


def test_a_port_in_use_is_refused_before_anything_is_copied(
    tmp_path: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind((server.ADDRESS, 0))
        other.listen()
        port = other.getsockname()[1]
        assert cli.main(["lab", "--dir", str(tmp_path), "--port", str(port)]) == 1
    assert f"Port {port} cannot be used" in capsys.readouterr().err
    assert started == []
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_is_named(
    tmp_path: Path, started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab", "--dir", str(tmp_path / "nowhere")]) == 1
    assert f"There is no folder {tmp_path / 'nowhere'}" in capsys.readouterr().err
    assert started == []


def test_without_jupyterlab_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server, "find_spec", lambda _: None)
    assert cli.main(["lab", "--dir", str(tmp_path)]) == 1
    assert 'pip install "magnumsal-widget[lab]"' in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_while_starting_ends_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(args: list[str]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(server, "run", interrupted)
    assert cli.main(["lab", "--dir", str(tmp_path)]) == cli.STOPPED_BY_KEYBOARD
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["lab", "--prot", "9000"], "magnumsal: unrecognized arguments: --prot 9000. See `magnumsal --help`."),
        (["lab", "--port", "many"], "'many' is not a port: give a number from 1 to 65535. See `magnumsal lab --help`."),
        (["lab", "--port", "0"], "'0' is not a port"),
        (["lab", "--port", "65536"], "'65536' is not a port"),
        (["lap"], "invalid choice: 'lap'"),
        ([], "the following arguments are required: command. See `magnumsal --help`."),
    ],
)
def test_a_mistake_gets_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)
    assert end.value.code == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_root_is_allowed_and_others_need_no_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for user, expected in ((0, True), (1000, False)):
        monkeypatch.setattr("os.geteuid", lambda user=user: user)
        args = server.arguments(tmp_path, notebooks.FIRST, port=None, browser=True)
        assert ("--allow-root" in args) is expected
