"""Where miners may go: from place to place on the board, in the terms of the page and of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.actions import Assist, Move, Rope, VisitCastle
from ..rules.places import ASSISTANT_PLACES, MINE
from ..rules.stepwise import Choice
from .steps import actions_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..rules.actions import Action
    from ..rules.stepwise import Step


def place_of(origin: str, player: str) -> str:
    """The place on the board for a place of the rules: a player's supply, an assistant's place or a mine space."""
    if origin == "supply":
        return f"supply-{player}"
    return origin if origin in MINE else f"assistant-{origin}"


def origin_of(place: str, player: str) -> str | None:
    """The other way round; None for a place that a miner of that player cannot come from."""
    if place == f"supply-{player}":
        return "supply"
    if place in MINE:
        return place
    building = place.removeprefix("assistant-")
    return building if building in ASSISTANT_PLACES and place != building else None


def journeys(step: Step | None, player: str) -> dict[str, list[str]]:
    """For each place with a miner who may go somewhere, where he may go."""
    targets: dict[str, list[str]] = {}
    for action in _moving(step):
        match action:
            case Move(origin, target) | Rope(origin, target):
                goal = target
            case Assist(origin, building):
                goal = f"assistant-{building}"
            case VisitCastle(origin, privilege):
                goal = "queue-left" if privilege else "queue-right"
            case _:
                continue
        reached = targets.setdefault(place_of(origin, player), [])
        if goal not in reached:
            reached.append(goal)
    return targets


def _moving(step: Step | None) -> Iterator[Action]:
    """The actions in which a miner goes from place to place."""
    if not isinstance(step, Choice):
        if step is not None:
            yield step
        return
    if step.prompt != "kind":
        yield from (step.actions() if step.prompt in ("origin", "target") else ())
        return
    for kind in ("move", "rope", "assist"):
        if kind in step.options:
            yield from actions_of(step.pick(kind))
    if "visit" in step.options:
        visit = step.pick("visit")
        if isinstance(visit, Choice) and visit.prompt == "building" and "castle" in visit.options:
            yield from actions_of(visit.pick("castle"))


def decisions(origin: str, target: str) -> list[str]:
    """What it can mean to send a miner from a place of the rules to a place on the board, likeliest first."""
    if target in MINE:
        return [f"move {origin} {target}", f"rope {origin} {target}"]
    castle = [f"visit castle {origin}", f"visit castle {origin} privilege"]
    if target == "queue-right":
        return castle[:1]
    if target == "queue-left":
        return castle[1:]
    building = target.removeprefix("assistant-")
    if building == "castle" and target == building:
        return [*castle, "assist " + origin + " castle"]
    return [f"assist {origin} {building}"] if building in ASSISTANT_PLACES else []


def open_buildings(step: Step | None) -> list[str]:
    """Buildings that may be visited now."""
    if not isinstance(step, Choice) or step.prompt != "kind" or "visit" not in step.options:
        return []
    visit = step.pick("visit")
    if isinstance(visit, Choice):
        settled = dict(visit.decided).get("building")
        return [str(settled)] if settled else [str(option) for option in visit.options]
    return [getattr(visit, "building", "")]
