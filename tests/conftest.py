"""Fixtures for tests that need a browser, and the evidence that every failing one of them leaves in test-results/.

Nothing here starts before a test asks for it, so the tests of the rules pay nothing.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.support.labserver import LabServer

RESULTS = Path(os.environ.get("MAGNUMSAL_TEST_RESULTS", Path(__file__).resolve().parent.parent / "test-results"))
LIMIT = 30_000  # ms, for anything the page should do
FAILED = pytest.StashKey[bool]()
EVIDENCE = pytest.StashKey[list[Path]]()


def pytest_configure() -> None:
    """End like after Ctrl-C when told to terminate, so that fixtures stop the servers and browsers they started."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that its fixtures know when they are torn down; say where the evidence is."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    if report.when == "teardown":
        for file in item.stash.get(EVIDENCE, []):
            report.sections.append(("evidence", str(file)))
    return report


def failed(request: pytest.FixtureRequest) -> bool:
    """Whether the test of this fixture has failed so far."""
    return bool(request.node.stash.get(FAILED, False))


def evidence(request: pytest.FixtureRequest, ending: str) -> Path:
    """A file in test-results/ that is named after the test."""
    folder = RESULTS / "failures"
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w.-]+", "-", request.node.nodeid).strip("-")
    file = folder / f"{name}{ending}"
    request.node.stash.setdefault(EVIDENCE, []).append(file)
    return file


class StartLab(Protocol):
    """Starts JupyterLab for one test."""

    def __call__(
        self, root: Path, *, command: Sequence[str] = ..., cwd: Path | None = None, env: Mapping[str, str] = ...
    ) -> LabServer: ...


@pytest.fixture
def start_lab(request: pytest.FixtureRequest) -> Iterator[StartLab]:
    """For tests about how JupyterLab is started; what they start is stopped, and a failing one keeps the log."""
    from tests.support.labserver import lab_server

    with contextlib.ExitStack() as stack:
        servers: list[LabServer] = []

        def start(root: Path, **options: Any) -> LabServer:
            servers.append(stack.enter_context(lab_server(root, **options)))
            return servers[-1]

        yield start
        if failed(request):
            evidence(request, ".server.log").write_text("\n".join(server.log_from(0) for server in servers))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    from playwright.sync_api import sync_playwright

    from tests.support.chromium import FLAGS, find

    program = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def context(browser: Browser) -> BrowserContext:
    """One profile for all tests, so that JupyterLab's megabytes come from the cache after the first page."""
    return browser.new_context(viewport={"width": 1280, "height": 1000})


@pytest.fixture
def page(request: pytest.FixtureRequest, context: BrowserContext) -> Iterator[Page]:
    """A new page; a failing test keeps its picture and what the console said."""
    page = context.new_page()
    page.set_default_timeout(LIMIT)
    console: list[str] = []
    page.on("console", lambda message: console.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: console.append(f"uncaught: {error}"))
    yield page
    if failed(request):
        evidence(request, ".console.txt").write_text("\n".join(console) + "\n")
        page.screenshot(path=evidence(request, ".png"))
    page.close()
