"""Random play and random positions, for the properties."""

from __future__ import annotations

import random
from typing import Any

import magnumsal_widget as ms

from . import oracle

COLORS = ("orange", "black", "purple", "white")


def random_rulings(rng: random.Random) -> dict[str, str]:
    """Every ruling decided by a coin, the default twice as likely."""
    return {ruling: rng.choice([values[0], *values]) for ruling, values in oracle.RULINGS.items()}


def choose(game: ms.Game, rng: random.Random, delivering: float) -> Any:
    """One listed action; with the given chance one of the sort that brings a game forward."""
    actions = game.legal_actions()
    kinds = [action for action, _ in zip(actions, range(5000), strict=False)] if len(actions) > 5000 else list(actions)
    if rng.random() < delivering:
        by_word: dict[str, list[Any]] = {}
        for action in kinds:
            words = str(action).split()
            by_word.setdefault(words[0] if words[0] != "visit" else words[1], []).append(action)
        seat = game.state.seat(str(game.state.player))
        if "deliver" in by_word:
            return rng.choice(by_word["deliver"])
        wanted = ["food", "extract", "extract", "move", "move", "workshop", "pump"]
        waiting = sum(game.state.castle[side].count(seat.color) for side in ("left", "right"))
        if waiting == 0 and can_fill(game, seat.salt):
            wanted = ["castle"]
        elif seat.salt.total < 3:
            wanted.append("market")
        wanted = [word for word in wanted if word in by_word]
        if wanted:
            word = rng.choice(wanted)
            found = by_word[word]
            if word == "market":
                found = [a for a in found if "sell" not in str(a)] or found
            if word == "move":
                found = [a for a in found if str(a).split()[1] == "supply"] or found
            return rng.choice(found)
    return rng.choice(kinds)


def can_fill(game: ms.Game, owned: Any) -> bool:
    """Whether some open order can be filled with this salt."""
    return any(all(have >= need for have, need in zip(owned, order.salt, strict=True)) for order in game.state.orders)


def random_position(rng: random.Random, rulings: dict[str, str] | str | None = None) -> dict[str, Any]:
    """Arguments of a possible position: a grown chain, cubes, tools, money, and now and then a stranded miner."""
    players = list(COLORS[: rng.randint(2, 4)])
    rng.shuffle(players)
    me = rng.choice(players)
    placed = dict.fromkeys(players, 0)
    miners: dict[str, list[str]] = {}
    for _ in range(rng.randint(0, 7 * len(players))):
        place = rng.choice(sorted(oracle.joined(set(miners))))
        color = rng.choice(players)
        if placed[color] < 8:
            placed[color] += 1
            miners.setdefault(place, []).append(color)
    chambers = sorted(set(miners) & set(oracle.CHAMBERS))
    if chambers and rng.random() < 0.5:
        crew_at = rng.choice(chambers)
        while placed[me] < 8:
            placed[me] += 1
            miners[crew_at].append(me)
    revealed = {c for c in oracle.CHAMBERS if c in miners or rng.random() < 0.3}
    for chamber in sorted(revealed):
        # Nobody ever entered a chamber without having passed the nearer ones.
        revealed |= set(oracle.way(chamber)) & set(oracle.CHAMBERS)
    mine: dict[str, Any] = {}
    for place in oracle.MINE:
        crew = miners.get(place, [])
        if place in oracle.SHAFT:
            if crew:
                mine[place] = " ".join(crew)
        elif place in revealed:
            tired = [color + "~" if rng.random() < 0.35 else color for color in crew]
            salt = tuple(rng.choice((0, 0, 1, 2)) for _ in range(3)) if rng.random() < 0.7 else (0, 0, 0)
            mine[place] = {
                "miners": " ".join(tired),
                "salt": oracle.salt_text(salt),
                "water": rng.choice((0, 0, 1, 1, 2, 3)),
            }
        elif rng.random() < 0.1:
            mine[place] = {"revealed": False, "water": rng.randint(1, 2)}
    _strand(rng, mine)
    box = [tool for tool in oracle.TOOLS for _ in range(3)]
    rng.shuffle(box)
    workshop = [box.pop() for _ in range(rng.randint(0, 3))]
    tools: dict[str, list[str]] = {color: [] for color in players}
    for tool in box:
        if rng.random() < 0.6:
            tools[me if rng.random() < 0.4 else rng.choice(players)].append(tool + rng.choice(("", "", "~")))
    phase = rng.randint(1, 3)
    open_orders = [salt for salt, _ in rng.sample(oracle.ORDERS[phase], rng.randint(0, 4 if len(players) == 4 else 3))]
    supply = {color: rng.randint(0, 10 - placed[color]) if rng.random() < 0.5 else 0 for color in players}
    castle: dict[str, list[str]] = {"left": [], "right": []}
    desks: dict[str, str] = {}
    for color in players:
        for _ in range(rng.choice((0, 0, 1, 2))):
            if supply[color]:
                supply[color] -= 1
                castle[rng.choice(("left", "right"))].append(color)
    for desk in oracle.DESKS:
        color = rng.choice(players)
        if supply[color] and rng.random() < 0.5:
            supply[color] -= 1
            desks[desk] = color
    round_ = rng.randint(1, 3)
    full = 1 if round_ == 1 else 2
    left = rng.randint(1, full)
    return {
        "players": players,
        "to_move": me,
        "start": rng.choice(players),
        "phase": phase,
        "round": round_,
        "actions_left": left,
        "passed": rng.randint(0, full - left),
        "mine": mine,
        "supply": supply,
        "money": {color: rng.choice((0, 1, 2, 3, 4, 5, 6, 8, 12, 30)) for color in players},
        "salt": {color: oracle.salt_text(tuple(rng.randint(0, 3) for _ in range(3))) for color in players},
        "tools": tools,
        "assistants": desks,
        "castle": castle,
        "orders": open_orders,
        "market": {"brown": rng.randint(0, 4), "green": rng.randint(0, 3), "white": rng.randint(0, 2)},
        "inn": rng.randint(1, 8),
        "workshop": workshop,
        "tool_stack": [],
        "order_stack": [],
        "rulings": rulings if rulings is not None else {**random_rulings(rng), "cube-supply": "unlimited"},
        "seed": rng.randint(0, 99),
    }


def _strand(rng: random.Random, mine: dict[str, Any]) -> None:
    """Now and then empty a worked-out chamber with miners further in."""
    for chamber in oracle.CHAMBERS:
        further = oracle.corridor_from(chamber)
        if rng.random() < 0.3 and all(isinstance(mine.get(c), dict) and "miners" in mine[c] for c in further):
            for other in further:
                mine[other]["salt"] = ""
            mine[chamber]["miners"] = ""


def random_extraction(rng: random.Random) -> dict[str, Any]:
    """Arguments of a position with a crew in one chamber and all sorts of owners on its way."""
    players = list(COLORS[: rng.randint(2, 4)])
    rng.shuffle(players)
    me = players[0]
    chamber = rng.choice(oracle.CHAMBERS)
    mine: dict[str, Any] = {}
    left = 9
    for place in oracle.way(chamber):
        owners = [c for c in players if rng.random() < (0.25 if c == me else 0.6)] or [players[-1]]
        left -= owners.count(me)
        mine[place] = " ".join(owners)
    crew = [me + rng.choice(("", "", "", "~")) for _ in range(rng.randint(1, max(1, min(5, left))))]
    salt = tuple(rng.randint(0, 2) for _ in range(3))
    mine[chamber] = {
        "miners": " ".join(crew),
        "salt": oracle.salt_text(salt),
        "water": rng.choice((0, 0, 0, 1, 2)),
    }
    return {
        "players": players,
        "to_move": me,
        "start": me,
        "round": 2,
        "mine": mine,
        "supply": dict.fromkeys(players, 0),
        "money": {me: rng.choice((0, 1, 2, 3, 5, 8, 14, 40))},
        "tools": {me: ["cart"] * rng.choice((0, 0, 1, 1, 2, 3)) + ["pickaxe"] * rng.randint(0, 3)},
        "workshop": ["rope", "food", "royal"],
        "orders": [],
        "rulings": {**random_rulings(rng), "cube-supply": "unlimited"},
    }
