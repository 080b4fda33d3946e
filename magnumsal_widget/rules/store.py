"""Games in files: saved whole, or living in a file that keeps every decision as it is made.

A living game's file is a record to which each decision, ``undo`` and ``redo`` is appended and flushed to the disk
before the call returns. A process that is killed loses nothing that was answered; a last line that was only half
written is recognised, reported and taken away. The file is locked while the game is open, so that two processes cannot
write one game.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import warnings
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any

from .game import Game
from .record import BrokenRecord, from_json, read_record, write_header

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(1 << 30)  # far behind the end, so that the text itself stays readable
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class GameIsOpen(RuntimeError):
    """Another process is writing this game."""


_open: weakref.WeakValueDictionary[str, Game] = weakref.WeakValueDictionary()
"""Games of this process that live in a file: opening one again gives the same game."""


@contextlib.contextmanager
def _written(path: Path, text: str) -> Iterator[Path]:
    """A temporary file beside ``path`` with that text, safely on the disk; gone afterwards, whatever happens."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is either the old one or the new one, never half of it."""
    with _written(path, text) as whole:
        whole.replace(path)


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise BrokenRecord(path.name, f"this is no text: {error}") from error


def load(path: Path) -> Game:
    """Read a saved game, JSON or record."""
    text = _read(path)
    return from_json(text) if text.lstrip().startswith("{") else read_record(text)


class _Journal:
    """The open file of a living game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[bytes] = path.open("r+b")
        try:
            _lock(self.file)
        except OSError:
            self.file.close()
            raise GameIsOpen(f"{path.name} is being played by another process; close it there first") from None

    def recover(self) -> str:
        """The text of the file without a half-written last line, which is reported and removed."""
        self.file.seek(0)
        data = self.file.read()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            fragment = data[whole:].decode("utf-8", "replace")
            warnings.warn(
                f"{self.path.name}: the last line was only half written and is left out: {fragment!r}", stacklevel=5
            )
        try:
            text = data[:whole].decode("utf-8")
        except UnicodeDecodeError as error:
            raise BrokenRecord(self.path.name, f"this is no text: {error}") from error
        self.end = whole
        return text

    def begin_writing(self) -> None:
        """From here on lines are appended."""
        self.file.truncate(self.end)
        self.file.seek(self.end)

    def write(self, line: str) -> None:
        """Append a line; it is on the disk when this returns."""
        if self.file.closed:
            raise ValueError(f"{self.path.name} is closed; open it again to go on")
        before = self.file.tell()
        try:
            self.file.write(line.encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except BaseException:
            self._take_back(before)
            raise

    def _take_back(self, length: int) -> None:
        """A decision that could not be written was not made: remove what there is of it."""
        with contextlib.suppress(OSError):
            self.file.flush()
        with contextlib.suppress(OSError):
            self.file.seek(length)
            self.file.truncate()

    def close(self) -> None:
        self.file.close()


def open_game(path: Path, players: int | Sequence[str] | None, seed: int | None, **options: Any) -> Game:
    """Create a game that lives in a file, or resume it."""
    key = str(path.resolve())
    asked = players is not None or seed is not None or bool(options)
    if (game := _open.get(key)) is not None:
        if asked:
            _same_game(game, path, players, seed, options)
        return game
    if not path.exists():
        if players is None:
            raise ValueError(f"there is no game in {path.name} yet; to begin one say how many players")
        fresh = Game.new(players, seed, **options)
        _create(path, write_header(fresh))
    journal = _Journal(path)
    try:
        game = read_record(journal.recover())
        if asked:
            _same_game(game, path, players, seed, options)
        journal.begin_writing()
    except BaseException:
        journal.close()
        raise
    game._journal = journal.write
    game._close = journal.close
    weakref.finalize(game, journal.close)
    _open[key] = game
    return game


def _create(path: Path, header: str) -> None:
    """Put the header there in one piece, unless somebody else was quicker."""
    with _written(path, header) as whole:
        try:
            path.hardlink_to(whole)
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            if not path.exists():
                whole.replace(path)


def _same_game(
    game: Game, path: Path, players: int | Sequence[str] | None, seed: int | None, options: dict[str, Any]
) -> None:
    """Refuse to resume a game that is not the one asked for."""
    setup, own_seed = game._beginning.setup, game._beginning.seed
    asked: dict[str, Any] = {"variant": setup.variant, "rulings": setup.rulings, "names": game.names, **options}
    wanted = Game.new(setup.players if players is None else players, own_seed if seed is None else seed, **asked)
    if game._beginning.position is not None or wanted._beginning.setup != setup:
        raise ValueError(
            f"{path.name} holds another game ({', '.join(setup.players)}); "
            "open it without players and seed to resume it, or take another name"
        )


def close_game(game: Game) -> None:
    """Let go of the file."""
    if game._close:
        game._close()
        for key, other in list(_open.items()):
            if other is game:
                del _open[key]
