"""Games in files: saved all or nothing, or living in a file that has every decision before ``play`` returns."""

from __future__ import annotations

import codecs
import errno
import gc
import os
import signal
import subprocess
import sys
import textwrap
import warnings
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms
from magnumsal_widget.rules import store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """A file for a game; nothing of it is left open afterwards."""
    file = tmp_path / "friday.msal"
    yield file
    for game in list(store._open.values()):
        game.close()


def begin(path: Path, *decisions: str, **options: Any) -> ms.Game:
    """A living game with some decisions."""
    game = ms.Game.open(path, **{"players": 3, "seed": 7, **options})
    for text in decisions:
        game.play(text)
    return game


def files(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.iterdir())


# Creating and resuming


def test_opening_creates_a_game_and_opening_it_again_resumes_it(path: Path) -> None:
    game = begin(path, "move supply S1", "visit inn", variant="mapped-mine", rulings="german", names={"black": "Ada"})
    state, log = game.state, game.log
    game.close()
    for again in ({}, {"players": 3}, {"players": 3, "seed": 7, "variant": "mapped-mine"}):
        options: dict[str, Any] = dict(again)
        if "players" in options:
            options |= {"variant": "mapped-mine", "rulings": "german", "names": {"black": "Ada"}}
        with ms.Game.open(path, **options) as resumed:
            assert (resumed.state, resumed.log) == (state, log)
            assert resumed.names == {"black": "Ada"}
    assert files(path) == ["friday.msal"]


def test_a_path_may_be_text(path: Path) -> None:
    with ms.Game.open(str(path), players=2, seed=1) as game:
        game.play("pass")
    assert len(ms.Game.load(str(path)).decisions) == 1


def test_a_game_that_is_not_there_yet_needs_players(path: Path) -> None:
    with pytest.raises(ValueError, match=r"no game in friday\.msal yet.*players"):
        ms.Game.open(path)
    assert not path.exists()


def test_wrong_options_create_no_file(path: Path) -> None:
    wrong: list[Any] = [
        {"players": 9},
        {"players": 2, "variant": "x"},
        {"players": 2, "colour": "red"},
        {"players": "x"},
    ]
    for options in wrong:
        with pytest.raises((ValueError, TypeError)):
            ms.Game.open(path, **options)
    assert files(path) == []


def test_a_folder_that_is_missing_is_an_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        ms.Game.open(tmp_path / "nowhere" / "game.msal", players=2)


def test_the_file_is_a_record_that_grows_by_one_line_for_each_call(path: Path) -> None:
    game = begin(path)
    lines = [path.read_text()]
    for call in (lambda: game.play("move supply S1"), game.undo, game.redo, lambda: game.play("Visit  INN")):
        call()
        lines.append(path.read_text())
    assert [new.removeprefix(old) for old, new in pairwise(lines)] == [
        "move supply S1\n",
        "undo\n",
        "redo\n",
        "visit inn\n",
    ]
    assert lines[0] == ms.Game.new(3, seed=7).record()
    other = ms.Game.load(path)
    assert (other.state, other.log) == (game.state, game.log)


def test_an_illegal_decision_and_an_impossible_undo_leave_the_file_as_it_is(path: Path) -> None:
    game = begin(path)
    before = path.read_bytes()
    for call in (lambda: game.play("move supply S4"), lambda: game.play("hop"), game.undo, game.redo):
        with pytest.raises(ValueError):
            call()
    game.explain("pass")
    assert path.read_bytes() == before


def test_what_was_taken_back_can_be_played_again_after_resuming(path: Path) -> None:
    game = begin(path, "pass", "visit square", "visit inn")
    game.undo()
    game.undo()
    game.close()
    again = ms.Game.open(path)
    assert [str(action) for action in again.decisions] == ["pass"]
    again.redo()
    again.redo()
    assert not again.can_redo
    again.undo()
    again.play("pass")
    again.close()
    assert [str(action) for action in ms.Game.open(path).decisions] == ["pass", "visit square", "pass"]


@settings(max_examples=15)
@given(calls=st.lists(st.sampled_from(["play", "play", "undo", "redo", "reopen", "branch"]), max_size=25))
def test_whatever_is_done_the_file_holds_the_game(calls: list[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("games") / "game.msal"
    game = ms.Game.open(path, players=2, seed=3)
    for call in calls:
        if call == "play":
            game.play(next(iter(game.legal_actions())))
        elif call == "undo" and game.can_undo:
            game.undo()
        elif call == "redo" and game.can_redo:
            game.redo()
        elif call == "branch":
            game.branch().play("pass" if game.state.actions_left else "end")
        elif call == "reopen":
            state, redoable = game.state, game.can_redo
            game.close()
            game = ms.Game.open(path)
            assert (game.state, game.can_redo) == (state, redoable)
        loaded = ms.Game.load(path)
        assert (loaded.state, loaded.log, loaded.can_redo) == (game.state, game.log, game.can_redo)
    game.close()


# Which game


def test_opening_a_game_that_is_open_here_gives_the_same_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = begin(path, "pass")
    assert ms.Game.open(path) is game
    assert ms.Game.open(path, players=3, seed=7) is game
    monkeypatch.chdir(path.parent)
    assert ms.Game.open("friday.msal") is game
    link = path.with_name("link.msal")
    link.symlink_to(path)
    assert ms.Game.open(link) is game


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "seed": 7},
        {"players": 3, "seed": 8},
        {"players": ["black", "orange", "purple"], "seed": 7},
        {"players": 3, "seed": 7, "variant": "mapped-mine"},
        {"players": 3, "seed": 7, "rulings": "french"},
        {"seed": 8},
        {"variant": "mapped-mine"},
    ],
)
def test_another_game_in_the_file_is_not_taken_for_the_one_asked_for(path: Path, options: dict[str, Any]) -> None:
    game = begin(path, "pass")
    before = path.read_bytes()
    for state in ("open", "closed"):
        with pytest.raises(ValueError, match=r"friday\.msal holds another game"):
            ms.Game.open(path, **options)
        assert path.read_bytes() == before, state
        game.close()


# Closing


def test_a_closed_game_is_played_no_further_but_can_be_read(path: Path) -> None:
    game = begin(path, "pass", "pass")
    state = game.state
    game.close()
    game.close()
    before = path.read_bytes()
    for call in (lambda: game.play("pass"), game.undo):
        with pytest.raises(ValueError, match=r"friday\.msal is closed; open it again"):
            call()
    assert game.state == state
    assert path.read_bytes() == before
    again = ms.Game.open(path)
    assert again is not game
    assert again.state == state


def test_closing_one_game_leaves_the_others_open(path: Path) -> None:
    one, two = begin(path, "pass"), begin(path.with_name("saturday.msal"), "pass")
    two.close()
    one.play("pass")
    assert ms.Game.open(path) is one
    assert ms.Game.open(path.with_name("saturday.msal")) is not two


def test_closing_a_game_without_a_file_does_nothing() -> None:
    with ms.Game.new(2, seed=1) as game:
        game.play("pass")
    game.close()
    game.play("pass")
    assert len(game.decisions) == 2


def test_a_game_that_nobody_holds_any_more_can_be_opened_again(path: Path) -> None:
    state = begin(path, "pass").state
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
    assert ms.Game.open(path).state == state


def test_a_branch_of_a_living_game_does_not_write_in_its_file(path: Path) -> None:
    game = begin(path, "pass")
    before = path.read_bytes()
    branch = game.branch()
    branch.play("pass")
    branch.undo()
    branch.close()
    assert path.read_bytes() == before
    game.play("pass")
    assert path.read_bytes() == before + b"pass\n"


# Broken files


@pytest.mark.parametrize("lost", range(1, 10))
def test_a_half_written_last_line_is_reported_and_left_out(path: Path, lost: int) -> None:
    begin(path, "pass", "visit inn").close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    expected = "visit inn"[: 10 - lost]
    with pytest.warns(UserWarning, match=r"friday\.msal: the last line was only half written") as caught:
        game = ms.Game.open(path)
    assert repr(expected) in str(caught[0].message)
    assert len(game.decisions) == 1
    game.play("visit square")
    game.close()
    assert path.read_bytes() == whole[: -len(b"visit inn\n")] + b"visit square\n"


def test_a_letter_cut_in_half_is_a_half_written_line_too(path: Path) -> None:
    begin(path, "pass").close()
    with path.open("ab") as file:
        file.write("ż".encode()[:1])
    with pytest.warns(UserWarning, match="half written"):
        game = ms.Game.open(path)
    assert len(game.decisions) == 1


def test_a_whole_file_gives_no_warning(path: Path) -> None:
    begin(path, "pass").close()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        ms.Game.open(path)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1"),
        (b"hello\n", "line 1"),
        (b"# Magnum Sal record 1\nplayers: orange black\nseed: 7\n\npass\nhop\npass\n", "line 6.*hop"),
        (b"# Magnum Sal record 1\nplayers: orange black\nseed: 7\n\nundo\n", "line 5"),
        (b"# Magnum Sal record 1\nplayers: orange\nseed: 7\n\n", "header"),
        (b"\xff\xfe\n", "no text"),
        (b"# Magnum Sal record 1\nplayers: orange black\nseed: 7\n\npass\n\xff\n", "no text"),
        (b'{"format": "magnum-sal-game", "version": 1}\n', "line 1"),
    ],
)
def test_a_broken_file_is_refused_and_left_as_it_was(path: Path, content: bytes, reason: str) -> None:
    path.write_bytes(content)
    for options in ({}, {"players": 2, "seed": 7}):
        with pytest.raises(ms.BrokenRecord, match=reason):
            ms.Game.open(path, **options)
        assert path.read_bytes() == content
    assert not store._open
    assert files(path) == ["friday.msal"]
    path.unlink()
    begin(path, "pass")


def test_a_broken_file_with_a_half_written_line_is_left_as_it_was_too(path: Path) -> None:
    content = b"# Magnum Sal record 1\nplayers: orange black\nseed: 7\n\nhop\npa"
    path.write_bytes(content)
    with pytest.warns(UserWarning, match="half written"), pytest.raises(ms.BrokenRecord, match="hop"):
        ms.Game.open(path)
    assert path.read_bytes() == content


# When the disk refuses


@pytest.mark.parametrize("call", ["play", "undo", "redo"])
def test_a_decision_that_cannot_be_written_is_not_made(path: Path, call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = begin(path, "pass", "visit square", "visit inn")
    game.undo()
    state, told = game.state, []
    game.subscribe(lambda: told.append(call))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            game.play("pass") if call == "play" else getattr(game, call)()
    assert game.state == state
    assert not told
    assert ms.Game.load(path).state == state
    game.play("pass")
    after = game.state
    game.close()
    assert ms.Game.open(path).state == after


def test_a_game_that_cannot_be_created_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            begin(path)
    assert files(path) == []


def test_a_file_system_without_links_is_good_enough(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(os, "link", no_links)
    begin(path, "pass").close()
    assert files(path) == ["friday.msal"]
    assert len(ms.Game.open(path).decisions) == 1


@pytest.mark.parametrize("links", [True, False])
def test_whoever_creates_a_game_a_moment_later_gets_the_one_that_is_there(
    path: Path, links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process creates the file between our look and our writing."""
    link = os.link

    def beaten(source: str, target: Path) -> None:
        target.write_text(ms.Game.new(3, seed=7).record() + "pass\n")
        if not links:
            raise OSError(95, "Operation not supported")
        link(source, target)

    monkeypatch.setattr(os, "link", beaten)
    game = begin(path)
    assert len(game.decisions) == 1
    assert files(path) == ["friday.msal"]


# Other processes


CHILD = textwrap.dedent(
    """
    import sys
    import magnumsal_widget as ms

    game = ms.Game.open(sys.argv[1], players=3, seed=7)
    number = 0
    while True:
        kind = number % 7
        if kind == 5 and game.can_undo:
            line = "undo " + str(game.undo())
        elif kind == 6 and game.can_redo:
            line = "redo " + str(game.redo())
        else:
            actions = list(game.legal_actions())
            action = actions[number * 31 % len(actions)]
            game.play(action)
            line = "play " + str(action)
        number += 1
        print(line, flush=True)
    """
)


def replayed(lines: list[str]) -> ms.Game:
    """The game that answered like that."""
    game = ms.Game.new(3, seed=7)
    for line in lines:
        what, _, text = line.partition(" ")
        if what == "play":
            game.play(text)
        else:
            assert str(getattr(game, what)()) == text
    return game


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no kill -9")
@pytest.mark.parametrize("answers", [1, 8, 60])
def test_a_killed_process_loses_nothing_that_was_answered(path: Path, answers: int) -> None:
    with subprocess.Popen([sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline().rstrip("\n") for _ in range(answers)]
        child.send_signal(signal.SIGKILL)
        lines += [line.rstrip("\n") for line in child.stdout if line.endswith("\n")]
    assert child.returncode == -signal.SIGKILL
    with warnings.catch_warnings(record=True):
        warnings.simplefilter("always")
        game = ms.Game.open(path, players=3, seed=7)
    answered = replayed(lines)
    if game.state == answered.state:
        assert game.log == answered.log
    else:  # the last call was on disk, but its answer was not out yet
        last = path.read_text().splitlines()[-1]
        answered.play(last) if last not in ("undo", "redo") else getattr(answered, last)()
        assert (game.state, game.log) == (answered.state, answered.log)
    game.play(next(iter(game.legal_actions())))


def in_another_process(program: str, path: Path) -> str:
    """What a program says, run in a process of its own."""
    lines = "import sys\nimport magnumsal_widget as ms\n" + textwrap.dedent(program)
    answer = subprocess.run([sys.executable, "-c", lines, str(path)], capture_output=True, text=True, check=True)
    return answer.stdout.strip()


def test_a_second_process_is_refused_with_a_clear_sentence_until_the_first_lets_go(path: Path) -> None:
    program = """
        try:
            with ms.Game.open(sys.argv[1], players=3, seed=7) as game:
                game.play("pass")
                print(len(game.decisions))
        except ms.GameIsOpen as refused:
            print(refused)
    """
    game = begin(path, "pass")
    before = path.read_bytes()
    assert in_another_process(program, path) == "friday.msal is being played by another process; close it there first"
    assert path.read_bytes() == before
    assert len(ms.Game.load(path).decisions) == 1, "reading is always possible"
    game.play("pass")
    game.close()
    assert in_another_process(program, path) == "3"
    assert len(ms.Game.open(path).decisions) == 3


def test_a_file_that_something_else_has_locked_is_refused(path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    begin(path, "pass").close()
    with path.open("r+b") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(ms.GameIsOpen, match="another process"):
            ms.Game.open(path)
    assert len(ms.Game.open(path).decisions) == 1


def test_games_played_in_another_process_are_found_here(path: Path) -> None:
    program = """
        game = ms.Game.open(sys.argv[1], players=2, seed=1)
        game.play("move supply S1")
    """
    in_another_process(program, path)
    assert [str(action) for action in ms.Game.open(path).decisions] == ["move supply S1"]


# Saving


def test_a_saved_game_comes_back_with_what_was_undone(path: Path) -> None:
    game = ms.Game.new(2, seed=3)
    game.play("pass")
    game.play("visit square")
    game.undo()
    game.save(str(path))
    other = ms.Game.load(path)
    assert other.to_json() == game.to_json()
    assert other.can_redo
    assert files(path) == ["friday.msal"]


def test_saving_is_all_or_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ms.Game.new(2, seed=3)
    game.save(path)
    before = path.read_bytes()
    game.play("pass")

    def broken(*_: object) -> None:
        raise OSError(5, "Input/output error")

    for place, name in ((os, "fsync"), (os, "replace")):
        with monkeypatch.context() as disk:
            disk.setattr(place, name, broken)
            with pytest.raises(OSError, match="Input/output"):
                game.save(path)
        assert path.read_bytes() == before
        assert files(path) == ["friday.msal"]
    game.save(path)
    assert len(ms.Game.load(path).decisions) == 1


def test_a_record_written_to_a_file_is_loaded_too(path: Path) -> None:
    game = ms.Game.new(2, seed=3)
    game.play("pass")
    path.write_text(game.record())
    assert ms.Game.load(path).state == game.state


@pytest.mark.parametrize("content", [b"", b"\xff", b"{", b'{"format": 1}', b"hello", b"{}\n"])
def test_a_broken_saved_game_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(ms.BrokenRecord):
        ms.Game.load(path)
    assert path.read_bytes() == content


def test_a_saved_game_that_is_missing_is_an_error_that_names_it(path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="friday"):
        ms.Game.load(path)


# When the disk really refuses


REFUSING = """
import os
import resource
from pathlib import Path

path = Path(sys.argv[1])
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]

def room(more: int | None) -> None:
    "Let the file grow by so many bytes only."
    limit = hard if more is None else path.stat().st_size + more
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))

def refused(call, *arguments) -> str:
    try:
        call(*arguments)
    except OSError as error:
        return str(error)
    raise AssertionError("this should have failed")

game = ms.Game.open(path, players=2, seed=1)
game.play("move supply S1")
"""


def where_the_disk_refuses(program: str, path: Path) -> str:
    """What a program says that can limit how far its game's file may grow."""
    pytest.importorskip("resource", reason="Windows limits no files")
    return in_another_process(REFUSING + textwrap.dedent(program), path)


@pytest.mark.parametrize("room", [0, 1, 3])
@pytest.mark.parametrize("call", ["play", "undo", "redo"])
def test_a_decision_that_found_no_room_on_the_disk_never_reaches_the_file(path: Path, room: int, call: str) -> None:
    program = f"""
        game.play("move supply S1")
        game.undo()
        room({room})
        before = path.read_bytes()
        refused(game.play, "visit square") if {call!r} == "play" else refused(getattr(game, {call!r}))
        assert path.read_bytes() == before
        room(None)
        assert path.read_bytes() == before
        game.play("visit inn")
        game.close()
        print(path.read_bytes().removeprefix(before).decode(), [str(action) for action in game.decisions])
    """
    answer = where_the_disk_refuses(program, path)
    assert answer == "visit inn\n ['move supply S1', 'visit inn']"
    assert [str(action) for action in ms.Game.open(path).decisions] == ["move supply S1", "visit inn"]


def test_a_game_that_found_no_room_on_the_disk_can_be_closed_and_opened_again(path: Path) -> None:
    program = """
        room(3)
        refused(game.play, "visit square")
        game.close()
        room(None)
        again = ms.Game.open(path)
        print(again is game, len(again.decisions))
    """
    assert where_the_disk_refuses(program, path) == "False 1"


def test_nothing_is_written_any_more_once_half_a_decision_stays_in_the_file(path: Path) -> None:
    """A device that is full and cannot be cut off either takes the place of the file for a while."""
    program = """
        file = game._journal.file.fileno()
        own, full = os.dup(file), os.open("/dev/full", os.O_RDWR)
        os.dup2(full, file)
        print(refused(game.play, "visit square"))
        os.dup2(own, file)
        os.close(own)
        before = path.read_bytes()
        print(refused(game.play, "visit inn"))
        print(refused(game.undo))
        assert path.read_bytes() == before
        assert len(game.decisions) == 1
        game.close()
        print(len(ms.Game.open(path).decisions))
    """
    if not Path("/dev/full").exists():
        pytest.skip("this system has no device that is always full")
    first, *further, last = where_the_disk_refuses(program, path).splitlines()
    assert "No space left" in first
    assert (
        further == ["friday.msal has half a decision in it since a write failed; close the game and open it again"] * 2
    )
    assert last == "1"


def test_a_game_is_forgotten_even_if_closing_its_file_fails(path: Path) -> None:
    game = begin(path, "pass")
    journal = game._journal
    assert isinstance(journal, store._Journal)
    os.close(journal.file.fileno())  # somebody else closed it: ours fails
    with pytest.raises(OSError, match="Bad file descriptor"):
        game.close()
    assert not store._open
    assert ms.Game.open(path) is not game


# Files that were removed or replaced


def test_a_game_whose_file_was_removed_begins_afresh_when_it_is_opened_again(path: Path) -> None:
    old = begin(path, "move supply S1")
    path.unlink()
    new = begin(path)
    assert new is not old
    assert not new.decisions
    new.play("visit square")
    assert [str(action) for action in ms.Game.load(path).decisions] == ["visit square"]
    with pytest.raises(ValueError, match=r"friday\.msal is closed"):
        old.play("pass")


def test_a_removed_game_cannot_be_resumed(path: Path) -> None:
    game = begin(path, "pass")
    path.unlink()
    with pytest.raises(ValueError, match=r"no game in friday\.msal yet"):
        ms.Game.open(path)
    assert len(game.decisions) == 1


def test_a_game_put_in_place_of_an_open_one_is_the_one_that_is_opened(path: Path) -> None:
    old = begin(path, "pass")
    other = path.with_name("other.msal")
    begin(other, "visit square").close()
    other.replace(path)
    new = ms.Game.open(path)
    assert new is not old
    assert [str(action) for action in new.decisions] == ["visit square"]


def test_no_decision_is_written_into_a_file_that_was_removed(path: Path) -> None:
    game = begin(path, "pass")
    state = game.state
    path.unlink()
    for call in (lambda: game.play("pass"), game.undo):
        with pytest.raises(FileNotFoundError, match=r"^friday\.msal was removed or replaced; save the game"):
            call()
    assert game.state == state
    game.save(path)
    assert ms.Game.load(path).state == state


# Saving over a living game


def test_a_living_game_is_not_saved_over(path: Path) -> None:
    game = begin(path, "pass")
    before = path.read_bytes()
    link = path.with_name("link.msal")
    link.symlink_to(path)
    for name in (path, link):
        for one in (game, ms.Game.new(2, seed=1)):
            with pytest.raises(ms.GameIsOpen, match=r"\.msal is the file of an open game .*another name"):
                one.save(name)
    assert path.read_bytes() == before
    game.play("pass")
    game.close()
    assert len(ms.Game.load(path).decisions) == 2
    game.save(path)
    assert path.read_bytes().startswith(b"{")


def test_a_game_that_lives_in_another_process_is_not_saved_over(path: Path) -> None:
    program = """
        try:
            ms.Game.new(2, seed=1).save(sys.argv[1])
        except ms.GameIsOpen as refused:
            print(refused)
    """
    game = begin(path, "pass")
    before = path.read_bytes()
    assert in_another_process(program, path) == (
        "friday.msal is being played by another process; save under another name"
    )
    assert path.read_bytes() == before
    game.close()
    assert in_another_process(program, path) == ""
    assert path.read_bytes().startswith(b"{")


# Headers


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_header_without_an_empty_line_gets_one_before_the_first_decision(path: Path, mark: bytes, end: bytes) -> None:
    header = mark + end.join([b"# Magnum Sal record 1", b"players: orange black", b"seed: 7", b""])
    path.write_bytes(header)
    with ms.Game.open(path) as game:
        game.play("move supply S1")
    assert path.read_bytes() == header + b"\nmove supply S1\n"
    assert len(ms.Game.open(path).decisions) == 1


def test_a_header_that_breaks_off_is_refused_and_not_taken_for_another_game(path: Path) -> None:
    whole = ms.Game.new(2, seed=7, variant="mapped-mine").record().encode()
    for length in range(1, len(whole) - 1):
        if whole[:length].endswith(b"\n"):
            continue
        path.write_bytes(whole[:length])
        line = whole[:length].count(b"\n") + 1
        for read in (ms.Game.open, ms.Game.load):
            with pytest.raises(ms.BrokenRecord, match=f"^line {line}: the header breaks off in"):
                read(path)
        assert path.read_bytes() == whole[:length]


# Forks


FORK = """
import os

game = ms.Game.open(sys.argv[1], players=2, seed=1)

def forked(work) -> None:
    "Do something in a child process and wait for it."
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return
    try:
        work()
        sys.stdout.flush()
    finally:
        os._exit(0)

def refusal(call, *arguments, **options) -> None:
    try:
        call(*arguments, **options)
        print("not refused")
    except (ms.GameIsOpen, ValueError) as refused:
        print(type(refused).__name__, refused, flush=True)
"""


def with_forks(program: str, path: Path) -> list[str]:
    """What a program says that forks with a game in its hands."""
    if not hasattr(os, "fork"):
        pytest.skip("Windows has no forks")
    return in_another_process(FORK + textwrap.dedent(program), path).splitlines()


def test_a_forked_process_does_not_write_into_the_game_of_its_parent(path: Path) -> None:
    answer = with_forks(
        """
        forked(lambda: refusal(game.play, "move supply S1"))
        game.play("visit square")
        forked(lambda: refusal(game.undo))
        forked(lambda: game.branch().play("visit inn"))
        game.play("visit inn")
        """,
        path,
    )
    sentence = "friday.msal is being played by the process that opened it; here, play on with game.branch()"
    assert answer == [f"GameIsOpen {sentence}"] * 2
    assert [str(action) for action in ms.Game.open(path).decisions] == ["visit square", "visit inn"]


def test_a_forked_process_that_lets_go_of_a_game_leaves_it_locked_by_its_parent(path: Path) -> None:
    answer = with_forks(
        """
        def forget():
            global game
            game = None

        def close_and_open():
            game.close()
            refusal(ms.Game.open, sys.argv[1])
            refusal(ms.Game.new(2).save, sys.argv[1])

        forked(lambda: refusal(ms.Game.open, sys.argv[1]))
        forked(close_and_open)
        forked(forget)
        forked(lambda: (forget(), refusal(ms.Game.open, sys.argv[1])))
        game.play("visit square")
        """,
        path,
    )
    opened = "GameIsOpen friday.msal is being played by another process; close it there first"
    saved = "GameIsOpen friday.msal is being played by another process; save under another name"
    assert answer == [opened, opened, saved, opened]
    assert [str(action) for action in ms.Game.open(path).decisions] == ["visit square"]


def test_a_game_closed_by_its_process_is_free_while_a_fork_still_lives(path: Path) -> None:
    answer = with_forks(
        """
        ready = os.pipe()
        child = os.fork()
        if not child:
            os.close(ready[1])  # so that a parent that fails ends the waiting too
            os.read(ready[0], 1)
            with ms.Game.open(sys.argv[1]) as mine:
                mine.play("visit square")
            os._exit(0)
        game.close()
        with ms.Game.open(sys.argv[1]) as again:
            again.play("visit inn")
        os.write(ready[1], b"!")
        print(os.waitpid(child, 0)[1])
        """,
        path,
    )
    assert answer == ["0"]
    assert [str(action) for action in ms.Game.open(path).decisions] == ["visit inn", "visit square"]


# Whose file it is


@pytest.mark.skipif(os.name == "nt", reason="Windows has no file modes")
@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o027, 0o640), (0o077, 0o600)])
def test_new_files_can_be_read_by_whoever_may_read_new_files_here(path: Path, mask: int, mode: int) -> None:
    program = f"""
        import os
        from pathlib import Path

        os.umask({mask})
        path = Path(sys.argv[1])
        ms.Game.open(path, players=2, seed=1)
        ms.Game.new(2, seed=1).save(path.with_name("saved.json"))
        print([oct(file.stat().st_mode & 0o777) for file in (path, path.with_name("saved.json"))])
    """
    assert in_another_process(program, path) == str([oct(mode)] * 2)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no file modes")
@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664])
def test_a_file_saved_over_can_be_read_by_the_same_people_as_before(path: Path, mode: int) -> None:
    game = ms.Game.new(2, seed=1)
    game.save(path)
    path.chmod(mode)
    game.play("pass")
    game.save(path)
    assert path.stat().st_mode & 0o777 == mode
    assert len(ms.Game.load(path).decisions) == 1


def test_a_link_stays_a_link_whatever_is_written_through_it(path: Path) -> None:
    link, saved = path.with_name("link.msal"), path.with_name("saved.msal")
    link.symlink_to(path)
    with ms.Game.open(link, players=2, seed=1) as game:
        game.play("pass")
    assert link.is_symlink()
    assert len(ms.Game.load(path).decisions) == 1
    link.unlink()
    link.symlink_to(saved)
    game.save(link)
    game.save(link)
    assert link.is_symlink()
    assert ms.Game.load(saved).state == game.state
    assert files(path) == ["friday.msal", "link.msal", "saved.msal"]


# What is said


def test_the_warning_points_at_the_line_that_opened_or_loaded_the_game(path: Path) -> None:
    begin(path, "pass", "visit inn").close()
    path.write_bytes(path.read_bytes()[:-4])
    for read in (ms.Game.load, ms.Game.open):
        with pytest.warns(UserWarning, match="half written") as caught:
            read(path)
        assert caught[0].filename == __file__


def test_a_game_whose_process_was_killed_while_writing_is_loaded_without_the_half_line(path: Path) -> None:
    begin(path, "pass", "visit inn").close()
    torn = path.read_bytes()[:-4]
    path.write_bytes(torn)
    with pytest.warns(UserWarning, match=r"friday\.msal: the last line was only half written.*'visit '"):
        game = ms.Game.load(path)
    assert [str(action) for action in game.decisions] == ["pass"]
    assert path.read_bytes() == torn, "loading changes no file"


def test_the_mark_that_some_editors_put_before_a_text_does_no_harm(path: Path) -> None:
    game = ms.Game.new(2, seed=1)
    game.play("pass")
    for text in (game.record(), game.to_json(), game.record().replace("\n", "\r\n")):
        path.write_bytes(codecs.BOM_UTF8 + text.encode())
        assert ms.Game.load(path).state == game.state
    with ms.Game.open(path) as living:
        living.play("pass")
    assert len(ms.Game.open(path).decisions) == 2


def ways(path: Path | str) -> list[Callable[[], object]]:
    """Everything that can be done with a file."""
    return [
        lambda: ms.Game.open(path, players=2),
        lambda: ms.Game.open(path),
        lambda: ms.Game.load(path),
        lambda: ms.Game.new(2).save(path),
    ]


def test_a_missing_folder_is_named_in_a_sentence(tmp_path: Path) -> None:
    for way in ways(tmp_path / "nowhere" / "game.msal"):
        with pytest.raises(FileNotFoundError) as error:
            way()
        assert str(error.value) == f"there is no folder {tmp_path / 'nowhere'}"


@pytest.mark.parametrize("name", ["", ".", "games"])
def test_a_folder_in_place_of_a_file_is_refused_in_a_sentence(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").mkdir()
    for way in ways(name):
        with pytest.raises(IsADirectoryError) as error:
            way()
        assert str(error.value) == f"{name or '.'} is a folder; a game needs a file of its own"
    assert [file.name for file in tmp_path.iterdir()] == ["games"]


def test_an_error_of_the_disk_names_the_file_that_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250)  # the name of the temporary file is longer than names may be
    for way in (lambda: ms.Game.open(path, players=2), lambda: ms.Game.new(2).save(path)):
        with pytest.raises(OSError) as error:
            way()
        assert error.value.filename == str(path)


@pytest.mark.parametrize("number", [errno.EAGAIN, errno.EACCES, errno.ENOLCK, errno.EINVAL])
def test_only_a_lock_that_somebody_has_means_another_process(
    path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    begin(path, "pass").close()
    before = path.read_bytes()

    def fails(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "flock", fails)
    if number in (errno.EAGAIN, errno.EACCES):
        with pytest.raises(ms.GameIsOpen, match="another process; close"):
            ms.Game.open(path)
        with pytest.raises(ms.GameIsOpen, match="another process; save"):
            ms.Game.new(2, seed=1).save(path)
        assert path.read_bytes() == before
    else:
        with pytest.raises(OSError, match=f"cannot be locked: {os.strerror(number)}.*friday"):
            ms.Game.open(path)
        ms.Game.new(2, seed=1).save(path)
        assert path.read_bytes().startswith(b"{"), "where nothing can be locked, saving works all the same"
