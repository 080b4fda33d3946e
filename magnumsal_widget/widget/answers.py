"""Answers to what was asked in the page: what stands somewhere and can be done there, what comes next, why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..scene.notes import note_spot

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
            data["at"] = list(note_spot(scene.place(self.place).box))
        if self.marks:
            data["marks"] = self.marks
        if self.offers:
            data["offers"] = [offer.to_data() for offer in self.offers]
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
    return Answer(title, text, place if place in known else None, "refuse", marks)
