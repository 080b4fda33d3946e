"""The controls below the picture: undo, redo, pass, end of the turn; and why one of them may not be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .offers import Offer

if TYPE_CHECKING:
    from ..rules.game import Game
    from ..words.board import BoardWords

UNDO: Final = ("any", "until-reveal", "none")
"""How far decisions can be taken back in the page."""


def controls(game: Game, undo: str, player: str | None, words: BoardWords) -> list[Offer]:
    """The buttons that are always there, on or off."""
    buttons = [
        Offer(words.verbs["undo"], {"kind": "undo"}, on=why_no_undo(game, undo, None, words) is None, key="u"),
        Offer(words.verbs["redo"], {"kind": "redo"}, on=why_no_redo(game, undo, words) is None),
    ]
    for verb in ("pass", "end"):
        on = player is not None and verb in game.legal_actions()
        if on or verb == "pass":
            buttons.append(Offer(words.verbs[verb], {"kind": "play", "text": verb}, on=on))
    return buttons


def why_no_undo(game: Game, undo: str, seat: str | None, words: BoardWords) -> str | None:
    """Why the last decision cannot be taken back in the page; None if it can."""
    if undo == "none":
        return words.no_undo
    if not game.can_undo:
        return words.nothing_to_undo
    *_, (_, events, _) = game.steps()
    if undo == "until-reveal" and any(event.hides for event in events):
        return words.undo_revealed
    decider = game.at(len(game.decisions) - 1).player
    if seat is not None and decider not in (None, seat):
        return words.other_seat.format(player=words.colors[decider or seat], seat=words.colors[seat])
    return None


def why_no_redo(game: Game, undo: str, words: BoardWords) -> str | None:
    """Why nothing can be played again; None if it can."""
    if undo == "none":
        return words.no_undo
    return None if game.can_redo else words.nothing_to_redo
