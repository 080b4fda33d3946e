"""One game from set-up to final scoring, written down decision by decision.

Each decision takes two lines::

    12. purple II.3 (2) 47 legal #5d0c11aa: 4 assist, 30 move, 1 pass, 12 visit
        move supply S3 => miner-moved purple supply S3

who decides in which phase and round, with how many actions left; how many decisions are legal, a digest of their sorted
texts, and their kinds; then what was decided and what happened. Now and then the board and a digest of what a player
may know follow.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

import magnumsal_widget as ms
from tests.rules.deliverer import choose

if TYPE_CHECKING:
    from collections.abc import Iterable

PLAYTHROUGHS = {
    "2-players-standard": (2, "standard", 21),
    "2-players-mapped-mine": (2, "mapped-mine", 22),
    "3-players-standard": (3, "standard", 31),
    "3-players-mapped-mine": (3, "mapped-mine", 32),
    "4-players-standard": (4, "standard", 41),
    "4-players-mapped-mine": (4, "mapped-mine", 42),
}
"""Players, variant and seed of each."""

_FACTS = (
    "player", "start", "phase", "round", "step", "actions_left", "visited", "passed", "rope_open", "counter", "orders",
    "orders_left", "inn", "workshop", "tools_left", "market", "assistants", "castle", "mine", "seats",
)  # fmt: skip
LIMIT = 600
BOARD_EVERY = 90


def digest(lines: Iterable[str]) -> str:
    """A short fingerprint of some lines."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:8]


def told(event: ms.Event) -> str:
    """An event in a line: its kind and its figures."""
    data = event.to_dict()
    return " ".join([data.pop("event"), *(_plain(value) for value in data.values())])


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return "[" + " ".join(map(_plain, value)) + "]"
    return str(value) or "-"


def _story(events: list[ms.Event]) -> list[str]:
    """Events as text; the same one several times in a row is written once, with its number."""
    runs = [(text, len(list(run))) for text, run in groupby(map(told, events))]
    return [text if number == 1 else f"{number} x {text}" for text, number in runs]


def observed(game: ms.Game, color: str) -> str:
    """A fingerprint of everything a player may know."""
    view = game.observe(color)
    unseen = (f"{level} {tile} {n}" for level, tiles in view.unseen_tiles.items() for tile, n in sorted(tiles.items()))
    facts = (f"{name} {getattr(view, name)}" for name in _FACTS)
    return digest([view.viewer, *facts, *unseen])


def _sights(game: ms.Game) -> list[str]:
    lines = ["", str(game.state), ""]
    lines += [f"    {color} knows #{observed(game, color)}" for color in game.players]
    return [*lines, ""]


def playthrough(players: int, variant: str, seed: int) -> str:
    """The whole game as text."""
    game = ms.Game.new(players, seed=seed, variant=variant)
    rng = random.Random(seed)
    lines = [
        f"{players} players, {variant}, seed {seed}",
        *(f"    {told(event)}" for event in game.log),
        *_sights(game),
    ]
    while (state := game.state).player and len(game.decisions) < LIMIT:
        legal = game.legal_actions()
        kinds = Counter(action.verb for action in legal)
        when = f"{'I' * state.phase}.{state.round} ({state.actions_left if state.step == 'actions' else 'castle'})"
        lines.append(
            f"{len(game.decisions) + 1}. {state.player} {when} {len(legal)} legal #{digest(sorted(map(str, legal)))}: "
            + ", ".join(f"{kinds[verb]} {verb}" for verb in sorted(kinds))
        )
        action = choose(game, rng)
        lines.append(f"    {action} => " + "; ".join(_story(game.play(action))))
        if len(game.decisions) % BOARD_EVERY == 0:
            lines += _sights(game)
    result = game.result()
    lines += ["", str(game.state), "", f"{len(game.decisions)} decisions"]
    if result:
        lines += [
            f"{s.color}: {s.money} gr, salt {s.salt}, tools {s.tools}; total {s.total}; "
            f"{s.orders_filled} orders, {s.miners} miners, {s.tool_cards} tools"
            for s in result.scores
        ]
        lines.append("ranking: " + " > ".join(" = ".join(place) for place in result.ranking))
        lines.append("tie-breaks: " + (", ".join(result.tie_breaks) or "none"))
    return "\n".join(lines) + "\n"
