"""What the distributions carry."""

from __future__ import annotations

import re
import tarfile
import zipfile
from email.parser import Parser
from typing import TYPE_CHECKING

from tests.packaging.conftest import ROOT
from tests.support.notebooks import FOLDER, paths

if TYPE_CHECKING:
    from pathlib import Path


def test_the_wheel_fits_every_machine(wheel: Path) -> None:
    assert wheel.name.startswith("magnumsal_widget-")
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_has_bundle_art_types_and_notebooks(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        sizes = {info.filename: info.file_size for info in archive.infolist()}
        bundle = archive.read("magnumsal_widget/static/widget.js")
    for name in ("static/widget.js", "static/widget.css", "scene/symbols.svg", "scene/layout.json"):
        assert sizes[f"magnumsal_widget/{name}"] > 0
    assert "magnumsal_widget/py.typed" in names
    assert bundle == (ROOT / "magnumsal_widget" / "static" / "widget.js").read_bytes()
    carried = {name for name in names if name.startswith("magnumsal_widget/notebooks/")}
    assert carried >= {f"magnumsal_widget/notebooks/{path.relative_to(FOLDER)}" for path in paths()}


def test_the_wheel_has_every_module_and_nothing_else(wheel: Path) -> None:
    modules = {str(path.relative_to(ROOT)) for path in (ROOT / "magnumsal_widget").rglob("*.py")}
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert modules <= names
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"magnumsal_widget"}
    assert not any(re.search(r"__pycache__|checkpoints|node_modules|\.tsx?$", name) for name in names)


def test_the_widget_needs_no_more_than_it_says(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [file] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = Parser().parsestr(archive.read(file).decode())
    requirements = metadata.get_all("Requires-Dist") or []
    needed = {re.split(r"[<>=~! ;]", line)[0] for line in requirements if "extra ==" not in line}
    assert needed == {"anywidget", "ipywidgets", "traitlets"}
    assert metadata["Requires-Python"] == ">=3.11"
    assert {"lab", "theory", "test"} <= set(metadata.get_all("Provides-Extra") or [])
    assert metadata["License-Expression"] == "MIT"


def test_the_source_distribution_carries_bundle_and_sources(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "magnumsal_widget/static/widget.js",
        "magnumsal_widget/static/widget.css",
        "js/src/widget.tsx",
        "js/build.mjs",
        "package-lock.json",
        "hatch_build.py",
        "notebooks/00-start-here.ipynb",
        "LICENSE",
        "README.md",
    } <= names
    assert not any(name.startswith(("node_modules", ".venv", "test-results")) for name in names)


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text()
