"""Games in files: saved whole, or living in a file that keeps every decision as it is made.

A living game's file is a record to which each decision, ``undo`` and ``redo`` is appended and flushed to the disk
before the call returns. A process that is killed loses nothing that was answered; a last line that was only half
written is recognised, reported and taken away. The file is locked while the game is open, so that two processes cannot
write one game.
"""

from __future__ import annotations

import codecs
import contextlib
import errno
import io
import os
import secrets
import shutil
import sys
import warnings
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from .game import Game
from .record import BrokenRecord, from_json, read_record, write_header

if sys.platform == "win32":
    import msvcrt

    def _lock(file: io.FileIO) -> None:
        file.seek(1 << 30)  # far behind the end, so that the text itself stays readable
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def _unlock(file: io.FileIO) -> None:
        file.seek(1 << 30)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(file: io.FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(file: io.FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


class GameIsOpen(RuntimeError):
    """This game is being written: by another process, or as a living game that a save would cut off."""


_open: weakref.WeakValueDictionary[str, Game] = weakref.WeakValueDictionary()
"""Games of this process that live in a file: opening one again gives the same game."""


def _place(path: Path) -> Path:
    """The file that is meant, links followed, so that a link stays a link; or a sentence why there can be none."""
    place = path.resolve()
    if place.is_dir():
        raise IsADirectoryError(f"{path} is a folder; a game needs a file of its own")
    if not place.parent.is_dir():
        raise FileNotFoundError(f"there is no folder {place.parent}")
    return place


# Whole files


@contextlib.contextmanager
def _written(path: Path, text: str) -> Iterator[Path]:
    """A temporary file beside ``path`` with that text, safely on the disk; gone afterwards, whatever happens.

    Whoever may read ``path`` may read it; if ``path`` is new, whoever may read new files here.
    """
    whole = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        file = whole.open("x", encoding="utf-8", newline="\n")
    except OSError as error:  # about the name that was asked for, not about ours
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with file:
            if path.exists():
                shutil.copymode(path, whole)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        yield whole
    finally:
        whole.unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is either the old one or the new one, never half of it.

    A living game would go on writing into the old file, which nobody finds any more: its file is left alone.
    """
    place = _place(path)
    if _remembered(place) is not None:
        raise GameIsOpen(f"{path.name} is the file of an open game and has every decision; save under another name")
    if place.is_file():
        with place.open("rb", buffering=0) as file:
            if _locked(file):
                raise GameIsOpen(f"{path.name} is being played by another process; save under another name")
    with _written(place, text) as whole:
        whole.replace(place)


def _locked(file: io.FileIO) -> bool:
    """Whether somebody plays the game in this file; where nothing can be locked, nobody does."""
    try:
        _lock(file)
    except OSError as error:
        return _is_taken(error)
    _unlock(file)
    return False


def _is_taken(error: OSError) -> bool:
    """Whether a lock failed because somebody else has it; there are other reasons, such as a network share."""
    return error.errno in (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK)


# Reading


def load(path: Path) -> Game:
    """Read a saved game, JSON or record; also one that was being played when its process was killed."""
    data = _place(path).read_bytes()
    if data.removeprefix(codecs.BOM_UTF8).lstrip().startswith(b"{"):
        return from_json(_decode(path.name, data))
    return read_record(_decode(path.name, _whole_lines(path.name, data)))


def _decode(name: str, data: bytes) -> str:
    """The text, without the mark that some editors put before it."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BrokenRecord(name, f"this is no text: {error}") from error


def _whole_lines(name: str, data: bytes) -> bytes:
    """A record without a half-written last line, which is reported to whoever called ``Game.open`` or ``Game.load``.

    The header is written in one piece, so one that breaks off was damaged otherwise: the game would be another.
    """
    end = data.rfind(b"\n") + 1
    whole, fragment = data[:end], data[end:].decode("utf-8", "replace")
    if fragment and _in_header(whole):
        number = whole.count(b"\n") + 1
        raise BrokenRecord(f"line {number}", f"the header breaks off in {fragment!r}")
    if fragment:
        warnings.warn(f"{name}: the last line was only half written and is left out: {fragment!r}", stacklevel=4)
    return whole


def _in_header(lines: bytes) -> bool:
    """Whether the empty line that ends a header is still to come."""
    return all(line.strip() for line in lines.split(b"\n")[1:-1])


# Living games


class _Journal:
    """The open file of a living game; called with a line, it appends it.

    The file has no buffer: what a failed write left in one would reach the disk later, with a decision never made.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.process = os.getpid()
        self.end = 0
        self.broken = False
        self.file = path.open("r+b", buffering=0)
        try:
            _lock(self.file)
        except OSError as error:
            self.file.close()
            if _is_taken(error):
                raise GameIsOpen(f"{path.name} is being played by another process; close it there first") from None
            raise OSError(error.errno, f"this file cannot be locked: {error.strerror}", str(path)) from error

    def begin_writing(self, end: int) -> None:
        """From here on lines are appended."""
        self.file.truncate(end)
        self.file.seek(end)
        self.end = end

    def __call__(self, line: str) -> None:
        """Append a line; it is on the disk when this returns."""
        self._check()
        before, data = self.end, line.encode() + b"\n"
        try:
            while data:
                written = self.file.write(data)
                self.end += written
                data = data[written:]
            os.fsync(self.file.fileno())
        except BaseException:
            self._take_back(before)
            raise

    def _check(self) -> None:
        """Refuse to write where nobody would find it, or where it would spoil the game."""
        name = self.path.name
        if self.process != os.getpid():  # a fork shares the lock, so the lock does not keep it out
            raise GameIsOpen(f"{name} is being played by the process that opened it; here, play on with game.branch()")
        if self.file.closed:
            raise ValueError(f"{name} is closed; open it again to go on")
        if self.broken:
            raise OSError(f"{name} has half a decision in it since a write failed; close the game and open it again")
        if not os.fstat(self.file.fileno()).st_nlink:
            raise FileNotFoundError(f"{name} was removed or replaced; save the game under another name to keep it")

    def _take_back(self, length: int) -> None:
        """A decision that could not be written was not made: remove what there is of it."""
        self.broken = True
        with contextlib.suppress(OSError):
            self.begin_writing(length)
            self.broken = False

    def is_alive(self) -> bool:
        """Whether this process can go on writing and others will find it under the same name."""
        if self.process != os.getpid() or self.file.closed:
            return False
        try:
            return os.path.samestat(os.fstat(self.file.fileno()), self.path.stat())
        except FileNotFoundError:
            return False

    def close(self) -> None:
        """Let go of the file. A fork may still hold it, so it is unlocked, but never by a fork."""
        if not self.file.closed and self.process == os.getpid():
            with contextlib.suppress(OSError):
                _unlock(self.file)
        self.file.close()


def _remembered(place: Path) -> Game | None:
    """The game of this process that lives in that very file; one whose file was removed or replaced is let go of."""
    game = _open.get(str(place))
    if game is None or (isinstance(game._journal, _Journal) and game._journal.is_alive()):
        return game
    close_game(game)
    return None


def open_game(path: Path, players: int | Sequence[str] | None, seed: int | None, **options: Any) -> Game:
    """Create a game that lives in a file, or resume it."""
    place = _place(path)
    asked = players is not None or seed is not None or bool(options)
    if (game := _remembered(place)) is not None:
        if asked:
            _same_game(game, path, players, seed, options)
        return game
    if not place.exists():
        if players is None:
            raise ValueError(f"there is no game in {path.name} yet; to begin one say how many players")
        fresh = Game.new(players, seed, **options)
        _create(place, write_header(fresh))
    journal = _Journal(place)
    try:
        lines = _whole_lines(path.name, journal.file.readall())
        game = read_record(_decode(path.name, lines))
        if asked:
            _same_game(game, path, players, seed, options)
        journal.begin_writing(len(lines))
        if _in_header(lines):
            journal("")
    except BaseException:
        journal.close()
        raise
    game._journal = journal
    game._close = journal.close
    weakref.finalize(game, journal.close)
    _open[str(place)] = game
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
        try:
            game._close()
        finally:
            for key, other in list(_open.items()):
                if other is game:
                    del _open[key]
