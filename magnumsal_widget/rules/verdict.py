"""Verdicts: whether a decision is legal, every rule it breaks, and what it will cost and do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from .events import Event, FeePaid
from .rulebook import RULE_OF, RULES

if TYPE_CHECKING:
    from .actions import Action


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule: its stable id, the figures, the places to point at and where the rulebook says so."""

    sentence: str
    places: tuple[str, ...] = ()
    figures: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def rule(self) -> str:
        """The stable id of the rule, such as ``chain-rule``."""
        return RULE_OF[self.sentence]

    @property
    def source(self) -> str:
        """The section of the rulebook, in English."""
        return self.source_text("en")

    def source_text(self, language: str) -> str:
        """The section of the rulebook in that language."""
        return _say(f"section.{RULES[self.rule].section}", language)

    def name(self, language: str = "en") -> str:
        """The rule's name, as a heading."""
        return _say(f"rule.{self.rule}", language)

    def text(self, language: str = "en") -> str:
        """A sentence that says what stands in the way, with the figures."""
        return _say(self.sentence, language, **self.figures)

    def __str__(self) -> str:
        return self.text()

    def __hash__(self) -> int:
        return hash((self.sentence, self.places))

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        return _violation, (self.sentence, self.places, dict(self.figures))


def _violation(sentence: str, places: tuple[str, ...], figures: dict[str, Any]) -> Violation:
    return Violation(sentence, places, MappingProxyType(figures))


def _say(key: str, language: str, **figures: Any) -> str:
    from ..words import say  # only when somebody wants to read it

    return say(key, language, **figures)


class Faults(list[Violation]):
    """Collects what is wrong with a decision while it is examined."""

    def add(self, sentence: str, places: tuple[str, ...] = (), **figures: Any) -> None:
        """Note one broken rule."""
        self.append(Violation(sentence, places, MappingProxyType(figures)))


@dataclass(frozen=True)
class Verdict:
    """The answer to "may I?": true when legal. ``action`` is the decision in canonical form where it could be read."""

    action: Action | None
    violations: tuple[Violation, ...]
    cost: int = 0
    """What the player pays in all, in gr."""
    income: int = 0
    """What the player gets for it, in gr: sales, the square, an order's pay, his own assistant."""
    payments: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """Who gets how much of the cost: a player's colour, or ``bank``."""
    effect: tuple[Event, ...] = ()
    """What will happen, as far as it can be known: a tile or card that will be turned up is not named."""

    @property
    def legal(self) -> bool:
        """True if no rule is broken."""
        return not self.violations

    def __bool__(self) -> bool:
        return self.legal

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the broken rules, each once."""
        return tuple(dict.fromkeys(violation.rule for violation in self.violations))

    @property
    def fees(self) -> tuple[FeePaid, ...]:
        """Transport fees, payee by payee and space by space."""
        return tuple(event for event in self.effect if isinstance(event, FeePaid))

    def text(self, language: str = "en") -> str:
        """The verdict in words: every broken rule, or what the decision costs, payee by payee and space by space, and
        what it brings in."""
        if self.violations:
            return "\n".join(
                _say("verdict.violation", language, name=v.name(language), text=v.text(language))
                for v in self.violations
            )
        parts = [_say("legal", language)]
        if not self.cost:
            parts.append(_say("cost.free", language))
        for fee in self.fees:
            parts.append(_say("cost.payee", language, amount=fee.amount, payee=fee.payee, spaces=fee.spaces))
        if self.payments.get("bank"):
            parts.append(_say("cost.bank", language, amount=self.payments["bank"]))
        if self.income:
            parts.append(_say("cost.income", language, amount=self.income))
        return " ".join(parts)

    def __str__(self) -> str:
        return self.text()

    def __hash__(self) -> int:
        return hash((self.action, self.violations, self.cost, self.effect))

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        return _verdict, (self.action, self.violations, self.cost, self.income, dict(self.payments), self.effect)


def _verdict(
    action: Action | None,
    violations: tuple[Violation, ...],
    cost: int,
    income: int,
    payments: dict[str, int],
    effect: tuple[Event, ...],
) -> Verdict:
    return Verdict(action, violations, cost, income, MappingProxyType(payments), effect)


class IllegalAction(ValueError):
    """A decision that the rules do not allow; ``verdict`` says why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict)
        self.verdict = verdict

    def __str__(self) -> str:
        return self.verdict.text()
