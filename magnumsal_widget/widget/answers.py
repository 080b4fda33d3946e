"""Answers to what was asked in the page: what stands somewhere and can be done there, what comes next, why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..scene.layout import SPACES
from ..scene.notes import note_spot
from ..scene.overlay import broken_chain

if TYPE_CHECKING:
    from ..rules.verdict import Verdict
    from ..scene.model import Scene
    from .offers import Offer


@dataclass(frozen=True, slots=True)
class Answer:
    """What the page shows: on a note beside ``place``, or with its offers below the picture."""

    title: str
    text: str
    place: str | None = None
    tone: str = "tell"
    marks: tuple[str, ...] = ()
    """Places that stand in the way."""
    offers: tuple[Offer, ...] = ()
    overlay: str = ""
    """Signs over the picture, as SVG."""
    clear_of: str | None = None
    """A place that the note must not hide."""

    def to_data(self, view: str, scene: Scene) -> dict[str, Any]:
        """For the page; ``view`` is the display that asked."""
        data: dict[str, Any] = {
            "to": view,
            "place": self.place,
            "title": self.title,
            "text": self.text,
            "tone": self.tone,
        }
        if self.place and not self.offers:
            aside = scene.place(self.clear_of).box if self.clear_of else None
            data["at"] = list(note_spot(scene.place(self.place).box, aside))
        if self.marks:
            data["marks"] = self.marks
        if self.offers:
            data["offers"] = [offer.to_data() for offer in self.offers]
        if self.overlay:
            data["overlay"] = self.overlay
        return data


def refusal(verdict: Verdict, scene: Scene, language: str, target: str | None = None) -> Answer:
    """Why a decision is not possible: the rules' names and sentences, and the places that stand in the way."""
    known = {place.name for place in scene.places}
    marks = tuple(
        dict.fromkeys(
            name
            for violation in verdict.violations
            for place in violation.places
            for name in (place if place in known else f"assistant-{place}",)
            if name in known
        )
    )
    title = " · ".join(dict.fromkeys(violation.name(language) for violation in verdict.violations))
    text = "\n".join(dict.fromkeys(violation.text(language) for violation in verdict.violations))
    place = marks[0] if marks else target
    gaps = [name for violation in verdict.violations if violation.rule == "chain-rule" for name in violation.places]
    entering = target is not None and is_mine(target) and target not in gaps
    return Answer(
        title,
        text,
        place if place in known else None,
        "refuse",
        marks,
        overlay=broken_chain(target, [name for name in gaps if is_mine(name)]) if target and entering else "",
        clear_of=target if target in known and target != place else None,
    )


def is_mine(place: str) -> bool:
    """True for shaft sections and chambers."""
    return place in SPACES
