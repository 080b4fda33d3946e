"""Handing out notebooks: complete, and never over somebody's work."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnumsal_widget.lab import notebooks
from magnumsal_widget.lab.problem import LauncherProblem


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    for name in (
        "00-start-here.ipynb",
        "01-more.ipynb",
        "data/table.csv",
        ".ipynb_checkpoints/00.ipynb",
        "__pycache__/x",
    ):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"original {name}")
    return folder


def test_everything_but_hidden_files_is_copied(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "user" / "notebooks"
    copied = notebooks.hand_out(source, target)
    assert [str(path) for path in copied] == ["00-start-here.ipynb", "01-more.ipynb", "data/table.csv"]
    assert (target / "data" / "table.csv").read_text() == "original data/table.csv"
    assert sorted(path.name for path in target.iterdir()) == ["00-start-here.ipynb", "01-more.ipynb", "data"]


def test_the_users_work_is_never_overwritten(source: Path, tmp_path: Path) -> None:
    notebooks.hand_out(source, tmp_path)
    (tmp_path / "00-start-here.ipynb").write_text("my own notes")
    (tmp_path / "01-more.ipynb").unlink()
    assert notebooks.hand_out(source, tmp_path) == [Path("01-more.ipynb")]
    assert (tmp_path / "00-start-here.ipynb").read_text() == "my own notes"
    assert notebooks.hand_out(source, tmp_path) == []


def test_a_folder_copied_onto_itself_stays_as_it_is(source: Path) -> None:
    assert notebooks.hand_out(source, source) == []
    assert (source / "01-more.ipynb").read_text() == "original 01-more.ipynb"


def test_a_file_where_the_folder_should_be_is_named(source: Path, tmp_path: Path) -> None:
    (tmp_path / "notebooks").write_text("not a folder")
    with pytest.raises(LauncherProblem, match=r"notebooks.*something else is there"):
        notebooks.hand_out(source, tmp_path / "notebooks")


def test_a_folder_where_a_notebook_should_be_is_named(source: Path, tmp_path: Path) -> None:
    (tmp_path / "here" / "01-more.ipynb").mkdir(parents=True)
    with pytest.raises(LauncherProblem, match=r"01-more\.ipynb.*something else is there"):
        notebooks.hand_out(source, tmp_path / "here")


def test_a_folder_that_cannot_be_written_is_named(source: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(LauncherProblem, match=r"cannot be copied to .*file.inner: Not a directory"):
        notebooks.hand_out(source, tmp_path / "file" / "inner")


def test_the_package_carries_them_or_the_source_tree_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "magnumsal_widget"
    monkeypatch.setattr(notebooks, "PACKAGE", package)
    with pytest.raises(LauncherProblem, match="install it again"):
        notebooks.carried()
    (tmp_path / "notebooks").mkdir()
    assert notebooks.carried() == tmp_path / "notebooks"
    (package / "notebooks").mkdir(parents=True)
    assert notebooks.carried() == package / "notebooks"


def test_the_first_notebook_is_among_those_carried() -> None:
    assert (notebooks.carried().parent / notebooks.FIRST).is_file()
