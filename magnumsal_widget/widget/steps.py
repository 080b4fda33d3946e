"""A decision step by step, as the page makes it: what was picked so far leads to the next question or to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.actions import Action
from ..rules.stepwise import Choice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ..rules.stepwise import Option, Step


class WrongPick(ValueError):
    """What was picked is not, or no longer, among the options."""


def follow(step: Step | None, picks: Mapping[str, str]) -> Step:
    """The step that these picks lead to. Options are named by their text; where there is no choice, none is needed.

    A pick that the rules have decided otherwise, or do not offer, is a ``WrongPick``.
    """
    left = dict(picks)
    while isinstance(step, Choice) and step.prompt in left:
        wanted = left.pop(step.prompt)
        option = next((option for option in step.options if option_text(option) == wanted), None)
        if option is None:
            raise WrongPick(step.prompt)
        step = step.pick(option)
    if step is None:
        raise WrongPick("nothing is to be decided")
    settled = _settled(step)
    for prompt, wanted in left.items():
        if settled.get(prompt, wanted) != wanted:
            raise WrongPick(prompt)
    return step


def _settled(step: Step) -> dict[str, str]:
    """What is decided at a step, also by itself, as far as it can be told."""
    if isinstance(step, Choice):
        return {prompt: option_text(option) for prompt, option in step.decided}
    parts = {"kind": step.verb}
    for prompt in ("building", "chamber", "origin", "target", "tool"):
        value = getattr(step, prompt, None)
        if isinstance(value, str):
            parts[prompt] = value
    places = getattr(step, "places", None)
    return parts | {"place": places[0]} if places else parts


def option_text(option: Option) -> str:
    """An option as the page names it."""
    if isinstance(option, tuple) and not hasattr(option, "cubes"):
        return "+".join("-".join(span) for span in option) if option else "none"
    return str(option)


def actions_of(step: Step) -> Iterator[Action]:
    """Every whole action that a step can lead to."""
    if isinstance(step, Choice):
        yield from step.actions()
    else:
        yield step
