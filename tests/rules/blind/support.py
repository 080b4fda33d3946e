"""Small helpers for the tests: a quiet base position, and questions put the same way everywhere."""

from __future__ import annotations

from typing import Any

import magnumsal_widget as ms


def position(**changes: Any) -> ms.Game:
    """Orange and black, orange to move with two actions in round 2; nothing special anywhere."""
    given: dict[str, Any] = {
        "players": ["orange", "black"],
        "to_move": "orange",
        "start": "orange",
        "phase": 1,
        "round": 2,
        "money": {"orange": 20, "black": 20, "purple": 20, "white": 20},
        "orders": ["2b1g", "3b", "2g"],
        "workshop": ["cart", "food", "rope"],
        "seed": 3,
    }
    given.update(changes)
    players = given["players"]
    given["money"] = {color: n for color, n in given["money"].items() if color in players}
    return ms.position(**given)


def legal(game: ms.Game, text: str) -> bool:
    """Whether a decision is legal; the verdict and the listing must agree on it."""
    verdict = game.explain(text)
    assert verdict.legal == bool(verdict)
    assert bool(verdict) == (not verdict.violations)
    assert (text in game.legal_actions()) == bool(verdict), text
    return bool(verdict)


def rules(game: ms.Game, text: str) -> set[str]:
    """The ids of the broken rules."""
    return {violation.rule for violation in game.explain(text).violations}


def listed(game: ms.Game) -> list[str]:
    """The canonical texts of all legal decisions."""
    return [str(action) for action in game.legal_actions()]


def starting(game: ms.Game, prefix: str) -> set[str]:
    """The listed texts that begin so."""
    return {text for text in listed(game) if text.startswith(prefix)}


def play(game: ms.Game, *texts: str) -> ms.Game:
    """Play several decisions in a row."""
    for text in texts:
        game.play(text)
    return game


def miners(game: ms.Game, place: str, color: str | None = None) -> list[bool]:
    """The tired flags of the miners in a space, of one colour or of all."""
    return [m.tired for m in game.state.mine[place].miners if color is None or m.color == color]


def money(game: ms.Game, color: str) -> int:
    return game.state.seat(color).money


def salt(game: ms.Game, color: str) -> str:
    return str(game.state.seat(color).salt)
