"""Offers: what can be done, as buttons. Each carries what it says, what it costs, and the intent that it sends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from ..rules.actions import Deliver, Extract, Fine, VisitMarket, VisitPump
from ..rules.components import Salt
from ..rules.places import MINE
from ..rules.stepwise import NOTHING, Choice
from ..scene.speech import salt
from .steps import WrongPick, actions_of, follow, option_text
from .way import fee_with_carts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..rules.actions import Action
    from ..rules.game import Game
    from ..rules.stepwise import Option, Step
    from ..words.board import BoardWords

MOST: Final = 60
"""Options shown at once."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button. ``price`` is what it costs, negative for what it brings; ``name`` says in words what icons show."""

    label: str
    send: dict[str, Any]
    icons: tuple[str, ...] = ()
    price: int | None = None
    on: bool = True
    key: str = ""
    name: str = ""

    def to_data(self) -> dict[str, Any]:
        """For the page, without what is usual."""
        data: dict[str, Any] = {"label": self.label, "send": self.send}
        if self.icons:
            data["icons"] = self.icons
        if self.price is not None:
            data["price"] = self.price
        if not self.on:
            data["off"] = True
        if self.key:
            data["key"] = self.key
        if self.name:
            data["name"] = self.name
        return data


class Offers:
    """Makes the offers of a game in one language."""

    def __init__(self, game: Game, words: BoardWords) -> None:
        self._game = game
        self._words = words

    def at(self, place: str, player: str) -> list[Offer]:
        """What the player can do at a place of the board."""
        root = self._game.choose()
        if root is None:
            return []
        if self._game.state.step == "castle":
            return self._each(actions_of(root)) if place in ("castle", f"supply-{player}", "queue-left") else []
        if place == f"supply-{player}":
            return self._first(root, ("food", "bucket", "pass", "end"))
        if place in MINE:
            here = (("extract", "chamber"), ("food", "place"), ("bucket", "origin"))
            return [o for kind, prompt in here for o in self._opening(root, kind, {"kind": kind, prompt: place})]
        if place in ("queue-right", "queue-left"):
            return []
        return self._visit(root, place)

    def _first(self, root: Step, kinds: Iterable[str]) -> list[Offer]:
        return [offer for kind in kinds for offer in self._opening(root, kind, {"kind": kind})]

    def _opening(self, root: Step, kind: str, picks: dict[str, str]) -> list[Offer]:
        """One button that begins a decision of some kind, or makes it where nothing is left to choose."""
        try:
            step = follow(root, picks)
        except WrongPick:
            return []
        if not isinstance(step, Choice) and step.verb != kind:
            return []
        if isinstance(step, Choice) and dict(step.decided).get("kind", kind) != kind:
            return []
        icons = {"extract": ("pickaxe",), "food": ("food",), "bucket": ("bucket",)}.get(kind, ())
        return [self._offer(self._words.verbs[kind], icons, step, picks)]

    def _visit(self, root: Step, building: str) -> list[Offer]:
        picks = {"kind": "visit", "building": building}
        try:
            step = follow(root, picks)
        except WrongPick:
            return []
        if isinstance(step, Choice):
            settled = dict(step.decided)
            return self.options(step, picks) if settled.get("building") == building else []
        return [self._offer(self._name(step), (), step, picks)] if getattr(step, "building", "") == building else []

    def options(self, choice: Choice, picks: dict[str, str]) -> list[Offer]:
        """The options of a choice, each leading on or ending in a decision with its price."""
        offers = []
        for option in choice.options[:MOST]:
            label, icons = self._option(choice.prompt, option, picks)
            picked = {**picks, choice.prompt: option_text(option)}
            offer = self._offer(label, icons, choice.pick(option), picked)
            offer = replace(offer, name=self._spoken(label, option, icons))
            if choice.prompt in ("trade", "second trade"):
                offer = replace(offer, price=self._trade_price(picked) if option != NOTHING else None)
            if choice.prompt == "carts":
                offer = replace(offer, price=fee_with_carts(self._game.state, choice.decided, option))
            offers.append(offer)
        return offers

    def _trade_price(self, picks: dict[str, str]) -> int | None:
        """What the trade picked last costs: the whole visit less the trade before it."""
        privilege = " privilege" if picks.get("privilege") == "1" else ""
        trades = [picks[prompt] for prompt in ("trade", "second trade") if prompt in picks]
        costs = []
        for count in (len(trades) - 1, len(trades)):
            verdict = self._game.explain(f"visit market {' '.join(trades[:count])}{privilege}")
            costs.append(verdict.cost - verdict.income if count and verdict else 0)
        return costs[1] - costs[0]

    def _spoken(self, label: str, option: Option, icons: tuple[str, ...]) -> str:
        """What the icons of an option show, in words."""
        words = self._words
        if isinstance(option, Salt):
            return salt(option, words)
        if icons and icons[0] == "water":
            return words.count(words.water, len(icons))
        if icons and icons[0].startswith("salt-"):
            return f"{label} {words.count(words.salt[icons[0].removeprefix('salt-')], 1)}".strip()
        if icons and icons[0] in words.tools:
            return f"{len(icons)} × {words.tools[icons[0]]} {label}".strip() if icons[0] != option else ""
        return ""

    def _each(self, actions: Iterable[Action]) -> list[Offer]:
        return [self._offer(self._name(action), self._salt_icons(action), action, {}) for action in actions]

    def _offer(self, label: str, icons: tuple[str, ...], step: Step, picks: dict[str, str]) -> Offer:
        if isinstance(step, Choice):
            return Offer(label, {"kind": "step", "picks": picks}, icons)
        verdict = self._game.explain(step)
        priced = isinstance(step, (Extract, VisitPump, VisitMarket, Deliver, Fine)) or verdict.cost or verdict.income
        price = verdict.cost - verdict.income if priced else None
        return Offer(label, {"kind": "play", "text": str(step)}, icons, price)

    def _name(self, action: Action) -> str:
        """A decision as a button says it."""
        if isinstance(action, Fine):
            what = action.of if action.of.endswith("gr") else self._words.count(self._words.salt[action.of], 1)
            return f"{self._words.verbs['fine']}: {what.replace('gr', chr(160) + 'gr')}"
        verbs = self._words.verbs
        return verbs.get(action.verb) or verbs.get(getattr(action, "building", "")) or str(action)

    def _salt_icons(self, action: Action) -> tuple[str, ...]:
        if isinstance(action, Deliver):
            return tuple(f"salt-{colour}" for colour in action.salt.cubes())
        if isinstance(action, Fine) and not action.of.endswith("gr"):
            return (f"salt-{action.of}",)
        return ()

    def _option(self, prompt: str, option: Option, picks: dict[str, str]) -> tuple[str, tuple[str, ...]]:
        """What an option is called, and the symbols that show it."""
        words = self._words
        if option == NOTHING:
            return words.nothing_more, ()
        if isinstance(option, Salt):
            return "", tuple(f"salt-{colour}" for colour in option.cubes())
        if isinstance(option, tuple):
            if not option:
                return words.without, ()
            spans = [span for span in option if isinstance(span, tuple)]
            return " · ".join("–".join(span) for span in spans), ("cart",) * len(spans)
        if isinstance(option, int):
            return self._number(prompt, option, picks)
        if prompt in ("trade", "second trade"):
            verb, colour = option.split()
            return words.verbs[verb], (f"salt-{colour}",)
        if prompt == "tool":
            return words.tools[option], (option,)
        if prompt == "fine":
            return (option.replace("gr", "\u00a0gr"), ()) if option.endswith("gr") else ("", (f"salt-{option}",))
        if prompt == "kind":
            return words.verbs.get(option, option), ()
        if option == "supply":
            return words.from_supply, ()
        return words.buildings.get(option, option), ()

    def _number(self, prompt: str, option: int, picks: dict[str, str]) -> tuple[str, tuple[str, ...]]:
        words = self._words
        if prompt == "cubes":
            return "", ("water",) * option
        if prompt == "pickaxes":
            return ("", ("pickaxe",) * option) if option else (words.without, ())
        if prompt == "privilege":
            building = picks.get("building", "castle")
            return words.with_privilege.get(building, "") if option else words.without_privilege, ()
        return words.money.format(n=option), ()
