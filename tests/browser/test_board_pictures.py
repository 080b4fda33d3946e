"""The board looks as it did when its pictures were kept. ``python -m tests.scene.pictures`` makes them anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PIL import Image

from tests.conftest import evidence
from tests.scene.pictures import SHOTS, SIZES, difference, file_of, take

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST = 0.002
"""The share of points that may look different: edges are drawn a little differently by every Chromium."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SHOTS)
def test_it_looks_as_it_was_kept(request: pytest.FixtureRequest, page: Page, name: str, size: str) -> None:
    kept = file_of(name, size)
    now = take(page, SHOTS[name], size)
    share = difference(now, Image.open(kept))
    if share > MOST:
        now.save(evidence(request, ".now.png"))
    assert share <= MOST, f"{share:.2%} of {kept.name} looks different"


def test_a_difference_is_noticed() -> None:
    one = Image.new("RGB", (100, 100), "#f5821f")
    other = one.copy()
    other.paste("#8546bd", (0, 0, 10, 10))
    assert difference(one, one) == 0
    assert difference(one, other) == 0.01
    assert difference(one, one.resize((50, 50))) == 1
