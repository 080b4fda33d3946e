"""How many sequences of so many decisions there are from fixed positions, and to how many positions they lead.

The counts notice any decision that is listed though it should not be, or that is missing, and any that leads elsewhere.
Beside them stand the kinds of the last decisions.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import magnumsal_widget as ms
from magnumsal_widget.rules import turn
from magnumsal_widget.rules.table import Table

EXPLOSION: dict[str, Any] = {
    "players": ["orange", "black", "purple", "white"],
    "round": 3,
    "mine": {
        **dict.fromkeys(("S1", "S2", "S3", "S4", "S5", "S6", "3R1"), "black purple white"),
        "3R2": {"miners": "orange " * 7, "salt": "3g2w"},
    },
    "money": {"orange": 99},
    "tools": {"orange": ["cart", "pickaxe"]},
}
"""The extraction with 50,900 forms: three rivals in every space of the longest way."""

ROPES: dict[str, Any] = {
    "players": ["orange", "black"],
    "round": 2,
    "actions_left": 1,
    "mine": {"S1": "black", "S2": "orange", "1L1": "orange", "1R1": {"salt": "1b", "water": 1}},
    "supply": {"orange": 1},
    "tools": {"orange": ["rope", "rope", "bucket"]},
    "tiles": {"1L2": "1b1g+1", "1R2": "2b+0"},
    "money": {"orange": 2},
    "tool_stack": [],
}
"""Ropes and a bucket after the last action."""

COURIERS: dict[str, Any] = {
    "players": ["purple", "white", "black"],
    "phase": 2,
    "round": 4,
    "step": "castle",
    "castle": {"left": ["purple", "purple", "white"], "right": ["black"]},
    "orders": ["2g", "1b1w", "3g"],
    "order_stack": ["1b2g"],
    "salt": {"purple": "1b3g1w", "white": "1b1g"},
    "assistants": {"castle": "black", "market": "purple"},
    "rulings": {"second-courier": "may"},
    "counter": 4,
}
"""Couriers who choose among orders and fines."""

TIRED: dict[str, Any] = {
    "players": ["black", "orange"],
    "round": 5,
    "mine": {
        "S1": "black orange",
        "S2": "orange",
        "1R1": {"miners": "black~ black~ black", "salt": "2b1g", "water": 2},
        "1R2": {"miners": "black~", "water": 1},
    },
    "tools": {"black": ["food", "bucket", "pickaxe", "cart", "commercial", "royal"]},
    "salt": {"black": "1b1w"},
    "money": {"black": 4},
    "market": {"brown": 4, "green": 0, "white": 1},
    "rulings": "german",
}
"""Every tool at hand, by the German rules."""


class Line(NamedTuple):
    """Counts for one depth."""

    sequences: int
    positions: int
    kinds: Counter[str]


def positions() -> dict[str, tuple[ms.Game, int]]:
    """Each position with the depth it is followed to."""
    found = {f"start-{n}": (ms.Game.new(n, seed=n), 3) for n in (2, 3, 4)}
    found |= {name: (ms.scenario(name), 2) for name in ms.scenarios() if name.startswith("example-")}
    found["ropes"] = (ms.position(**ROPES), 3)
    found["couriers"] = (ms.position(**COURIERS), 3)
    found["tired"] = (ms.position(**TIRED), 2)
    found["explosion"] = (ms.position(**EXPLOSION), 1)
    return found


def perft(game: ms.Game, depth: int) -> list[Line]:
    """Counts for depth 1, 2 and so on. A position reached in several ways is followed once, with their number."""
    lines = []
    frontier = Counter({game.state: 1})
    for level in range(1, depth + 1):
        kinds: Counter[str] = Counter()
        reached: Counter[ms.State] = Counter()
        for state, ways in frontier.items():
            table = Table.of(state)
            for action in turn.listing(table):
                kinds[action.verb] += ways
                if level < depth or depth < 3:
                    copy = table.copy()
                    turn.play(copy, action)
                    reached[copy.state()] += ways
        lines.append(Line(kinds.total(), len(reached), kinds))
        frontier = reached
    return lines


def perft_table() -> str:
    """The table of all counts."""
    rows = [("position", "depth", "sequences", "positions", "by kind of the last decision")]
    for name, (game, depth) in positions().items():
        for level, line in enumerate(perft(game, depth), start=1):
            kinds = ", ".join(f"{line.kinds[kind]} {kind}" for kind in sorted(line.kinds))
            rows.append((name, str(level), str(line.sequences), str(line.positions or "-"), kinds))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = (
        "  ".join([row[0].ljust(widths[0]), *(row[i].rjust(widths[i]) for i in (1, 2, 3)), row[4]]) for row in rows
    )
    return "\n".join(lines) + "\n"
