"""Starts JupyterLab in this process, set up for the board."""

from __future__ import annotations

import os
import socket
from importlib.util import find_spec
from typing import TYPE_CHECKING

from . import nodelay
from .problem import LauncherProblem

if TYPE_CHECKING:
    from pathlib import Path

ADDRESS = "127.0.0.1"


def check_jupyterlab() -> None:
    """JupyterLab is an extra of this package: say so where it is missing."""
    if find_spec("jupyterlab") is None:
        raise LauncherProblem('JupyterLab is not installed here. Install it with: pip install "magnumsal-widget[lab]"')


def check_port(port: int) -> None:
    """A port that was asked for is used or refused, never changed."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((ADDRESS, port))
        except OSError as error:
            raise LauncherProblem(
                f"Port {port} cannot be used ({error.strerror}). Choose another, or leave --port out."
            ) from error


def arguments(folder: Path, notebook: str, *, port: int | None, browser: bool) -> list[str]:
    """The command line for JupyterLab: serve `folder` to this machine only, and open `notebook`."""
    args = [
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url=/lab/tree/{notebook}",
        "--ServerApp.answer_yes=True",  # Ctrl-C stops at once instead of asking
    ]
    if port is not None:
        args += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    if not browser:
        args.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        args.append("--allow-root")  # in a container everybody is root; the server listens to this machine only
    return args


def run(args: list[str]) -> None:
    """Run JupyterLab until it is stopped."""
    from jupyterlab.labapp import LabApp

    nodelay.install()
    LabApp.launch_instance(argv=args)
