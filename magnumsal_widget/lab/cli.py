"""The console script `magnumsal`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from . import notebooks, server, trust
from .problem import LauncherProblem

if TYPE_CHECKING:
    from collections.abc import Sequence

STOPPED_BY_KEYBOARD = 130  # what shells report for Ctrl-C


class _Parser(argparse.ArgumentParser):
    """An argument parser that answers a mistake with one sentence and where to find help."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. See `{self.prog} --help`.\n")


def _port(text: str) -> int:
    if text.isdecimal() and 1 <= int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a port: give a number from 1 to 65535")


def parser() -> argparse.ArgumentParser:
    """What the command line understands."""
    top = _Parser(prog="magnumsal", description="Magnum Sal in Jupyter notebooks.", allow_abbrev=False)
    commands = top.add_subparsers(dest="command", metavar="command", required=True)
    lab = commands.add_parser(
        "lab",
        help=f"open {notebooks.FIRST} in JupyterLab",
        description=f"Opens {notebooks.FIRST} in JupyterLab. Missing notebooks are copied, yours stay as they are.",
        allow_abbrev=False,
    )
    lab.add_argument(
        "--dir", type=Path, default=Path(), metavar="FOLDER", help="where notebooks/ is, or goes (default: here)"
    )
    lab.add_argument("--port", type=_port, help="the port to listen on (default: 8888 or the next free one)")
    lab.add_argument("--no-browser", dest="browser", action="store_false", help="print the address, open no browser")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status."""
    options = parser().parse_args(argv)
    try:
        return _lab(options.dir, port=options.port, browser=options.browser)
    except LauncherProblem as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return STOPPED_BY_KEYBOARD


def _lab(folder: Path, *, port: int | None, browser: bool) -> int:
    server.check_jupyterlab()
    if not folder.is_dir():
        raise LauncherProblem(f"There is no folder {folder}. Make it first, or leave --dir out to work here.")
    if port is not None:
        server.check_port(port)
    folder = folder.resolve()
    carried = notebooks.carried()
    trust.sign(carried)
    copied = notebooks.hand_out(carried, folder / notebooks.FOLDER)
    if copied:
        print(f"Copied to {folder / notebooks.FOLDER}: {', '.join(map(str, copied))}")
    print("JupyterLab is starting; Ctrl-C here stops it.", flush=True)
    server.run(server.arguments(folder, notebooks.FIRST, port=port, browser=browser))
    print("JupyterLab has stopped.")
    return 0
