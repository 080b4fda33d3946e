"""JupyterLab as a user gets it, from our own launcher, but with every setting private and the log kept."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

START_LIMIT = 120.0  # seconds; ten times what a slow machine needs
STOP_LIMIT = 30.0

USER_SETTINGS: dict[
    str, dict[str, Any]
] = {  # no question about news, no check for updates, no autosave behind our back
    "@jupyterlab/apputils-extension/notification.jupyterlab-settings": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "@jupyterlab/docmanager-extension/plugin.jupyterlab-settings": {"autosave": False},
}


@dataclass(frozen=True)
class LabServer:
    """A running JupyterLab."""

    url: str
    token: str
    root: Path
    log: Path
    process: subprocess.Popen[bytes]

    def get(self, path: str) -> bytes:
        """What the server answers to a GET of `path`."""
        request = urllib.request.Request(f"{self.url}{path}", headers={"Authorization": f"token {self.token}"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            content: bytes = answer.read()
        return content

    def log_size(self) -> int:
        """Where the log ends now, to tell later what was added."""
        return self.log.stat().st_size

    def log_from(self, start: int) -> str:
        """What was added to the log since."""
        return self.log.read_bytes()[start:].decode(errors="replace")


def free_port() -> int:
    """A port that nothing listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def private_environment(folder: Path, token: str) -> dict[str, str]:
    """The variables with which Jupyter reads and writes nothing outside `folder`."""
    for name, settings in USER_SETTINGS.items():
        file = folder / "settings" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(settings))
    config = folder / "config" / "jupyter_lab_config.py"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text("c.LabApp.expose_app_in_browser = True\n")  # so that a test can ask the page about its kernel
    return {
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
        "JUPYTER_DATA_DIR": str(folder / "data"),
        "JUPYTER_RUNTIME_DIR": str(folder / "run"),
        "JUPYTERLAB_SETTINGS_DIR": str(folder / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"),
        "IPYTHONDIR": str(folder / "ipython"),
        "JUPYTER_PLATFORM_DIRS": "1",
        "JUPYTER_TOKEN": token,
        "PYTHONUNBUFFERED": "1",
    }


@contextlib.contextmanager
def lab_server(
    root: Path,
    *,
    command: Sequence[str] = (sys.executable, "-m", "magnumsal_widget.lab"),
    cwd: Path | None = None,
    env: Mapping[str, str] = os.environ,
) -> Iterator[LabServer]:
    """Start JupyterLab on `root` through the launcher, wait until it answers, and stop it with its kernels at the end.

    `command` is what starts the launcher; the options that a test needs are put behind it. `{port}` in it is replaced,
    for a command that takes its options in another way. It runs in `cwd`, or in `root`, with the variables `env`.
    """
    port, token = free_port(), secrets.token_hex(16)
    with tempfile.TemporaryDirectory(prefix="magnumsal-lab-") as temporary:
        private = Path(temporary)
        log = private / "server.log"
        options = ["lab", "--no-browser", "--port", str(port), "--dir", str(root)]
        if any("{port}" in part for part in command):
            line = [part.replace("{port}", str(port)) for part in command]
        else:
            line = [*command, *options]
        with log.open("wb") as output:
            process = subprocess.Popen(
                line,
                cwd=cwd or root,
                env={**env, **private_environment(private, token)},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                preexec_fn=_listen_to_ctrl_c,
            )
        server = LabServer(f"http://127.0.0.1:{port}", token, root, log, process)
        try:
            _wait_until_it_answers(server)
            yield server
        finally:
            _stop(server)


def _listen_to_ctrl_c() -> None:
    """Tests that run in the background of a shell ignore SIGINT, and so would all that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _wait_until_it_answers(server: LabServer) -> None:
    deadline = time.monotonic() + START_LIMIT
    while time.monotonic() < deadline:
        if server.process.poll() is not None:
            raise RuntimeError(f"JupyterLab ended before it answered. Its words:\n{server.log_from(0)}")
        try:
            server.get("/api/status")
        except (OSError, urllib.error.URLError):
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"JupyterLab did not answer within {START_LIMIT:g} s. Its words:\n{server.log_from(0)}")


def _stop(server: LabServer) -> None:
    """End the whole session of the server, kernels included."""
    if server.process.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.process.pid, signal.SIGTERM)  # Jupyter then shuts its kernels down
    try:
        server.process.wait(STOP_LIMIT)
    except subprocess.TimeoutExpired:
        os.killpg(server.process.pid, signal.SIGKILL)
        server.process.wait()
