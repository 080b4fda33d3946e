"""How a decision that is being typed could go on."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from ..rules.stepwise import Choice
from .steps import actions_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..rules.actions import Action
    from ..rules.stepwise import Step

SHOWN: Final = 12
LOOKED_AT: Final = 2000
"""Decisions of one kind that are looked through: an extraction can have tens of thousands of payments."""


def completions(root: Step | None, text: str) -> list[str]:
    """Legal decisions that begin as typed; without a text, one of each kind."""
    typed = " ".join(text.split())
    found: list[str] = []
    for actions in _kinds(root, typed.split(" ")[0]):
        fitting = (word for action in islice(actions, LOOKED_AT) if (word := str(action)).startswith(typed))
        found += islice(fitting, SHOWN if typed else 1)
    return found[:SHOWN]


def _kinds(root: Step | None, verb: str) -> Iterator[Iterator[Action]]:
    """The decisions of every kind whose word begins as typed."""
    if root is None:
        return
    if not isinstance(root, Choice) or root.prompt != "kind":
        yield actions_of(root)
        return
    for kind in root.options:
        if str(kind).startswith(verb):
            yield actions_of(root.pick(kind))
