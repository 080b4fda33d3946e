"""The sources in a clean environment without Node: `pip install .` builds the frontend all the same."""

from __future__ import annotations

import tarfile
from pathlib import Path

from tests.packaging.conftest import clean_copy, new_environment
from tests.packaging.offer import check_offer


def test_sources_install_without_node(tmp_path: Path) -> None:
    """`pip install .` in a clean copy builds the bundle with the Node wheel from PyPI."""
    source = clean_copy(tmp_path / "source")
    environment = new_environment(tmp_path / "environment")
    environment.pip_install(".", cwd=source)
    check_offer(environment, tmp_path)


def test_the_source_distribution_installs_without_any_node(sdist: Path, tmp_path: Path) -> None:
    """It carries the bundle, so not even the Node wheel is asked for."""
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    [source] = (tmp_path / "source").iterdir()
    environment = new_environment(tmp_path / "environment")
    environment.pip_install(".", cwd=source)
    check_offer(environment, tmp_path)
    assert not (source / "node_modules").exists()
