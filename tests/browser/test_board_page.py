"""The frontend alone, without a kernel: nothing piles up, nothing moves where stillness is wanted."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import magnumsal_widget as ms
from magnumsal_widget.widget import Board
from tests.scene.standalone import open_board, show

if TYPE_CHECKING:
    from playwright.sync_api import Page

NODES = "() => document.querySelector('[data-magnumsal]').getElementsByTagName('*').length"
MOVING = "() => document.getAnimations().filter((one) => one.effect.target.closest('[data-magnumsal]')).length"


@pytest.fixture
def board() -> Board:
    return Board(ms.Game.new(3, seed=5))


def test_nothing_piles_up_in_a_long_game(page: Page, board: Board) -> None:
    rng = random.Random(5)
    open_board(page, board, width=800)
    for _ in range(300):
        board.game.play(rng.choice(list(board.game.legal_actions())))
        show(page, board)
    while board.game.can_undo:
        board.game.undo()
        if rng.random() < 0.1:
            show(page, board)
    show(page, board)
    after = page.evaluate(NODES)
    open_board(page, board, width=800)
    assert page.evaluate(NODES) == after


def test_a_move_is_shown_as_a_motion_and_ends(page: Page, board: Board) -> None:
    open_board(page, board, width=800)
    assert page.evaluate(MOVING) == 0
    board.game.play("move supply S1")
    show(page, board)
    assert page.evaluate(MOVING) >= 1
    page.wait_for_function(f"() => ({MOVING})() === 0")


def test_nothing_moves_where_stillness_is_wanted(page: Page, board: Board) -> None:
    page.emulate_media(reduced_motion="reduce")
    open_board(page, board, width=800)
    board.game.play("move supply S1")
    show(page, board)
    page.locator('[data-place="supply-black"]').click()
    assert page.evaluate(MOVING) == 0
    page.emulate_media(reduced_motion="no-preference")


@pytest.mark.parametrize("width", [480, 800, 1600])
def test_the_board_fills_the_width_there_is(page: Page, board: Board, width: int) -> None:
    root = open_board(page, board, width=width)
    box = root.locator("svg.ms-picture").bounding_box()
    assert box
    assert box["width"] == pytest.approx(width, abs=1)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width + 32
