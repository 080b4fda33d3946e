"""The last words of `make test`: how many tests of each kind ran. Skipped tests and missing kinds are failures."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

KINDS = {
    "pytest": "rules, scene, widget, words, launcher",
    "notebooks": "cells of the notebooks (nbval)",
    "vitest": "frontend",
    "browser": "in JupyterLab in Chromium",
    "packaging": "wheel, clean installs",
}


@dataclass(frozen=True)
class Counts:
    """What one run reported."""

    tests: int
    failed: int
    skipped: int
    seconds: float


def counts(report: Path) -> Counts:
    """Add up a JUnit report."""
    suites = list(ElementTree.parse(report).getroot().iter("testsuite"))

    def total(*names: str) -> int:
        return sum(int(suite.get(name) or 0) for suite in suites for name in names)

    seconds = sum(float(suite.get("time") or 0) for suite in suites)
    return Counts(total("tests"), total("failures", "errors"), total("skipped"), seconds)


def summary(folder: Path) -> tuple[list[str], bool]:
    """The table, and whether all is well."""
    lines, good, ran = [], True, 0
    for kind, what in KINDS.items():
        report = folder / f"{kind}.xml"
        if not report.exists():
            lines.append(f"{kind:<10}   did not run")
            good = False
            continue
        found = counts(report)
        ran += found.tests
        good = good and found.tests > 0 and not found.failed and not found.skipped
        lines.append(
            f"{kind:<10} {found.tests:5d} tests  {found.failed} failed  {found.skipped} skipped  "
            f"{found.seconds:6.1f} s  {what}"
        )
    return [*lines, f"{'all':<10} {ran:5d} tests  {'passed' if good else 'NOT ALL PASSED'}"], good


def main() -> int:
    """Print the table for the folder on the command line."""
    lines, good = summary(Path(sys.argv[1]))
    sys.stdout.write("\n" + "\n".join(lines) + "\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
