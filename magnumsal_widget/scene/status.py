"""The status line: phase, round, actions, whose turn it is and what is asked of him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.scoring import count
from ..words import say
from ..words.board import board_words
from .art import around
from .layout import STATUS, Box
from .metrics import SERIF, fit, width
from .model import Label, Piece
from .speech import ROMAN, player_name

if TYPE_CHECKING:
    from ..rules.state import View
    from ..words.board import BoardWords

LEFT: Final = 24.0
TURN: Final = 546.0
RIGHT: Final = 1178.0
NARROW_TYPE: Final = 27.0
ACTIONS_A_TURN: Final = 2
NAME_ROOM: Final = 200.0


def status_pieces(state: View, language: str) -> tuple[Piece | Label, ...]:
    """Everything on the status line."""
    words = board_words(language)
    base = STATUS.y + 26
    pieces: list[Piece | Label] = []
    phase = words.phase.format(roman=ROMAN[state.phase - 1])
    pieces.append(Label("status-phase", "phase", LEFT, base + 1, phase))
    x = LEFT + width(phase, 20, SERIF) + 26
    narrow = LEFT + width(phase, NARROW_TYPE, SERIF) + 20
    if state.player is None:
        text, size = fit(outcome(state, language), RIGHT - x - width(words.game_over, 19) - 24, 16, 11)
        pieces.append(Label("status-turn", "turn", x, base, words.game_over, shift=round(narrow - x)))
        pieces.append(Label("status-prompt", "prompt", RIGHT, base, text, size if size < 16 else None))
        return tuple(pieces)
    turn = words.round.format(n=state.round)
    pieces.append(Label("status-round", "round", x, base, turn, shift=round(narrow - x)))
    x += width(turn, 18) + 30
    narrow += width(turn, NARROW_TYPE) + 24
    pieces.append(Label("status-actions", "word", x, base, words.actions))
    x += width(words.actions, 18) + 28
    narrow += 11
    for i in range(1 if state.round == 1 else ACTIONS_A_TURN):
        art = "action" if i < state.actions_left else "action-spent"
        pieces.append(
            Piece(f"status-action{i}", art, around(art, x + 26 * i, STATUS.y + 19.5), shift=round(narrow - x))
        )
    pieces += _turn(state, words, base)
    return tuple(pieces)


def _turn(state: View, words: BoardWords, base: float) -> list[Piece | Label]:
    assert state.player is not None
    name, size = fit(player_name(state.seat(state.player), words), NAME_ROOM, 19, 15)
    prompt, small = fit(prompt_text(state, words), RIGHT - TURN - 60 - width(name, size) - 24, 16, 12)
    return [
        Piece("status-lamp", "lamp", Box(TURN, STATUS.y + 3, 26, 32.5)),
        Piece("status-miner", f"miner-{state.player}", Box(TURN + 30, STATUS.y + 1, 24, 36)),
        Label("status-turn", "turn", TURN + 60, base, name, size if size < 19 else None),
        Label("status-prompt", "prompt", RIGHT, base, prompt, small if small < 16 else None),
    ]


def outcome(state: View, language: str) -> str:
    """How the game ended, in a sentence."""
    result = count(state)
    names = {seat.color: seat.name or seat.color for seat in state.seats}
    scores = tuple((names[score.color], score.total) for score in result.scores)
    return say("event.game-ended", language, scores=scores, winners=tuple(names[color] for color in result.winners))


def prompt_text(state: View, words: BoardWords) -> str:
    """What the player is asked for now."""
    if state.step == "castle":
        return words.courier_choice
    return words.choose if state.actions_left else words.free_tools
