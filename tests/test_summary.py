"""The counts at the end of `make test`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.summary import KINDS, Counts, counts, summary

if TYPE_CHECKING:
    from pathlib import Path


def report(file: Path, tests: int = 3, failures: int = 0, errors: int = 0, skipped: int = 0) -> None:
    file.write_text(
        f'<testsuites><testsuite tests="{tests}" failures="{failures}" errors="{errors}" skipped="{skipped}" '
        'time="1.5"/></testsuites>'
    )


def test_a_report_is_added_up(tmp_path: Path) -> None:
    report(tmp_path / "x.xml", tests=9, failures=1, errors=2, skipped=3)
    assert counts(tmp_path / "x.xml") == Counts(tests=9, failed=3, skipped=3, seconds=1.5)


def test_all_kinds_passed(tmp_path: Path) -> None:
    for kind in KINDS:
        report(tmp_path / f"{kind}.xml")
    lines, good = summary(tmp_path)
    assert good
    assert lines[-1].split() == ["all", str(3 * len(KINDS)), "tests", "passed"]


def test_a_kind_that_did_not_run_or_a_skipped_test_is_a_failure(tmp_path: Path) -> None:
    for kind in KINDS:
        report(tmp_path / f"{kind}.xml")
    report(tmp_path / "browser.xml", skipped=1)
    assert not summary(tmp_path)[1]
    (tmp_path / "browser.xml").unlink()
    lines, good = summary(tmp_path)
    assert not good
    assert any("did not run" in line for line in lines)
    report(tmp_path / "browser.xml", tests=0)
    assert not summary(tmp_path)[1]
