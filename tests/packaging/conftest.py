"""Clean places to build and install in: a copy of the sources, environments without Node, one wheel for all tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Environment:
    """A virtual environment whose programs find no Node."""

    folder: Path
    variables: dict[str, str]

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def run(self, *command: str | Path, cwd: Path) -> str:
        """Run one of its programs; its standard output, or a failure that shows everything it said."""
        done = subprocess.run(
            [self.folder / "bin" / command[0], *command[1:]],
            cwd=cwd,
            env=self.variables,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command} failed\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def pip_install(self, *what: str, cwd: Path) -> None:
        self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what, cwd=cwd)


def without_node(folder: Path) -> dict[str, str]:
    """The environment variables, with node and npm hidden: a folder of PATH that holds them is replaced by one of links
    to everything else in it, made below `folder`.
    """
    hidden = {"node", "nodejs", "npm", "npx", "corepack"}
    path = []
    for number, name in enumerate(os.environ.get("PATH", "").split(os.pathsep)):
        place = Path(name)
        if any((place / program).exists() for program in hidden):
            links = folder / str(number)
            links.mkdir(parents=True)
            for program in place.iterdir():
                if program.name not in hidden:
                    (links / program.name).symlink_to(program)
            place = links
        path.append(str(place))
    env = os.environ | {"PATH": os.pathsep.join(path)}
    assert shutil.which("npm", path=env["PATH"]) is None
    assert shutil.which("node", path=env["PATH"]) is None
    for variable in ("VIRTUAL_ENV", "PYTHONPATH", "MAKEFLAGS", "MAKELEVEL", "MFLAGS"):
        env.pop(variable, None)
    return env


def new_environment(folder: Path) -> Environment:
    """A fresh virtual environment."""
    venv.create(folder, with_pip=True, symlinks=True)
    return Environment(folder, without_node(folder / "path-without-node"))


def clean_copy(target: Path) -> Path:
    """The sources as git would check them out, with what is changed or new in the work tree."""
    listed = _git("ls-files", "--cached", "--others", "--exclude-standard", "-z")
    for name in filter(None, listed.split("\0")):
        source = ROOT / name
        if source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)
    assert not (target / "magnumsal_widget" / "static").exists()
    assert not (target / "node_modules").exists()
    return target


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"The sources must be a git work tree: {done.stderr}"
    return done.stdout


def build(kind: Sequence[str], source: Path, target: Path) -> Path:
    """Build a distribution from a source tree, without a network for build requirements, and return its file."""
    command = [sys.executable, "-m", "build", "--no-isolation", *kind, "--outdir", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    [built] = target.iterdir()
    return built


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the work tree as it is."""
    return build(["--wheel"], ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of the work tree as it is."""
    return build(["--sdist"], ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """A clean environment with the wheel and JupyterLab, and no Node."""
    environment = new_environment(tmp_path_factory.mktemp("environment"))
    environment.pip_install(f"{wheel}[lab]", cwd=environment.folder)
    return environment
