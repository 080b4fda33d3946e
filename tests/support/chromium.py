"""Finds a Chromium for the browser tests; as a program, `python -m tests.support.chromium`, also installs one.

In this order: the program named by MAGNUMSAL_CHROMIUM, an installed Chrome or Chromium, Playwright's own download, the
system's package manager.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_PROGRAMS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PACKAGE_MANAGERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "apt-get": (
        ("apt-get", "update", "-qq"),
        ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"),
    ),
    "dnf": (("dnf", "install", "-y", "chromium"),),
    "pacman": (("pacman", "-Sy", "--noconfirm", "chromium"),),
}
WHAT_TO_DO = (
    "No Chromium was found and none could be installed: install Chrome or Chromium yourself (on Debian: "
    "`apt-get install chromium`), or set MAGNUMSAL_CHROMIUM to the program's path, and run this again."
)


class NoChromium(RuntimeError):
    """There is no browser to test in; the message says what to do."""


def find() -> Path:
    """The Chromium to use; NoChromium where there is none."""
    if program := _installed():
        return program
    raise NoChromium("No Chromium was found: run `make setup`, which installs one.")


def provide() -> Path:
    """The Chromium to use, installed now if need be."""
    for install in (_nothing, _from_playwright, _from_the_system):
        install()
        if program := _installed():
            return program
    raise NoChromium(WHAT_TO_DO)


def _installed() -> Path | None:
    return next((program for program in _candidates() if _version(program)), None)


def _candidates() -> Iterator[Path]:
    if named := os.environ.get("MAGNUMSAL_CHROMIUM"):
        if not _version(Path(named)):
            raise NoChromium(f"MAGNUMSAL_CHROMIUM names {named}, which does not run as a browser.")
        yield Path(named)
    for name in NAMES:
        if found := shutil.which(name):
            yield Path(found)
    yield from map(Path, MAC_PROGRAMS)
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    yield own


def _version(program: Path) -> str:
    """What the program says to --version; empty where it does not run (a stub, a missing library)."""
    if not program.exists():
        return ""
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False, timeout=60)
    return done.stdout.strip() if done.returncode == 0 else ""


def _nothing() -> None:
    """First look at what is there."""


def _from_playwright() -> None:
    _say("No Chromium is installed; trying Playwright's own.")
    _try((sys.executable, "-m", "playwright", "install", "chromium"))


def _from_the_system() -> None:
    for manager, commands in PACKAGE_MANAGERS.items():
        if not shutil.which(manager):
            continue
        if os.geteuid() == 0:
            prefix: tuple[str, ...] = ()
        elif shutil.which("sudo"):
            prefix = ("sudo", "-n")
        else:
            return
        _say(f"Trying the system's package manager, {manager}.")
        for command in commands:
            _try(prefix + command)
        return


def _try(command: tuple[str, ...]) -> None:
    """Run a command whose failure is no error yet: there may be another way. Its words are shown only if it fails."""
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        reason = next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "no message")
        _say(f"`{' '.join(command)}` failed: {reason}")


def _say(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")


def main() -> int:
    """Provide a Chromium and say which."""
    try:
        program = provide()
    except NoChromium as problem:
        _say(str(problem))
        return 1
    _say(f"Browser for the tests: {program} ({_version(program)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
