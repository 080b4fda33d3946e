"""Every rule that a decision can break: one table of stable ids, with the section of the rulebook each stands in.

A rule may be broken in several ways, each with a sentence of its own. The sentences live in the catalogues under the
key ``<rule>`` or ``<rule>.<way>``; the figures that fill them are listed here.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Rule(NamedTuple):
    """Where a rule stands in the rulebook, and the sentences that tell how it was broken, with their figures."""

    section: str
    sentences: dict[str, tuple[str, ...]]


RULES: Final[dict[str, Rule]] = {
    # The text itself
    "notation": Rule(
        "notation",
        {
            "notation.empty": (),
            "notation.verb": ("word",),
            "notation.form": ("form",),
            "notation.place": ("word",),
            "notation.salt": ("word",),
            "notation.number": ("word",),
            "notation.tool": ("word",),
            "notation.player": ("word",),
        },
    ),
    # When
    "game-over": Rule("end", {"game-over": ()}),
    "castle-first": Rule("queue", {"castle-first": ()}),
    "no-courier": Rule("queue", {"no-courier": ()}),
    "no-action-left": Rule("turn", {"no-action-left": ()}),
    "actions-left": Rule("turn", {"actions-left": ("actions",)}),
    # Miners
    "no-miner": Rule(
        "placing",
        {"no-miner.supply": (), "no-miner.assistant": ("building",), "no-miner.space": ("place",)},
    ),
    "tired": Rule("fatigue", {"tired": ("place",)}),
    "queue-stays": Rule("queue", {"queue-stays": ()}),
    "same-place": Rule("placing", {"same-place": ("place",)}),
    "chain-rule": Rule("chain", {"chain-rule.enter": ("target", "gaps"), "chain-rule.leave": ("place", "miners")}),
    # Tools
    "no-tool": Rule("tools", {"no-tool": ("tool", "needed", "ready")}),
    "tool-once": Rule("tools", {"tool-once": ("tool",)}),
    "idle-tool": Rule("tools", {"idle-tool": ("tool",)}),
    "rope-after-move": Rule("rope", {"rope-after-move": ()}),
    "rope-other-miner": Rule("rope", {"rope-other-miner": ("place",)}),
    # Extraction and transport
    "not-a-chamber": Rule("extraction", {"not-a-chamber": ("place",)}),
    "unrevealed": Rule("extraction", {"unrevealed": ("place",)}),
    "nothing-taken": Rule("extraction", {"nothing-taken": ()}),
    "no-salt": Rule("extraction", {"no-salt": ("place", "asked", "there")}),
    "strength": Rule("extraction", {"strength": ("place", "cubes", "strength", "miners", "pickaxes", "water")}),
    "cart": Rule(
        "cart",
        {
            "cart.length": (),
            "cart.way": ("place", "chamber"),
            "cart.free": ("place",),
            "cart.adjacent": ("first", "second"),
            "cart.overlap": ("place",),
            "cart.chambers": ("place",),
        },
    ),
    "cannot-pay": Rule("paying", {"cannot-pay": ("needed", "has")}),
    "wrong-payment": Rule(
        "transport",
        {
            "wrong-payment.sum": ("due", "paid"),
            "wrong-payment.stranger": ("payee",),
            "wrong-payment.too-little": ("payee", "least"),
            "wrong-payment.too-much": ("payee", "most"),
        },
    ),
    "payees-open": Rule("transport", {"payees-open": ("due", "payees")}),
    # Assistants and buildings
    "no-assistant-place": Rule("assistants", {"no-assistant-place": ("building",)}),
    "one-assistant": Rule("assistants", {"one-assistant": ("building", "owner")}),
    "same-building-twice": Rule("visiting", {"same-building-twice": ("building",)}),
    "inn-sold-out": Rule("inn", {"inn-sold-out": ()}),
    "miner-limit": Rule("inn", {"miner-limit": ()}),
    "not-on-sale": Rule("workshop", {"not-on-sale.tool": ("tool",), "not-on-sale.price": ("tool", "price")}),
    "price-open": Rule("workshop", {"price-open": ("tool", "prices")}),
    "no-water": Rule("pump", {"no-water": ("place", "asked", "there")}),
    "pump-limit": Rule("pump", {"pump-limit": ("limit",)}),
    "transactions": Rule("market", {"transactions.none": (), "transactions.many": ()}),
    "own-salt": Rule("market", {"own-salt": ("colour",)}),
    "column-full": Rule("market", {"column-full": ("colour",)}),
    "column-empty": Rule("market", {"column-empty": ("colour",)}),
    "same-cube": Rule("market", {"same-cube.sold": ("colour",), "same-cube.bought": ("colour",)}),
    # Couriers
    "order-not-open": Rule("castle", {"order-not-open": ("salt",)}),
    "order-salt": Rule("castle", {"order-salt": ("salt", "has")}),
    "must-deliver": Rule("castle", {"must-deliver": ()}),
    "fine": Rule("castle", {"fine.money": ("has",), "fine.salt": ("colour",)}),
    # Food and bucket
    "not-tired": Rule("food", {"not-tired": ("place",)}),
    "bucket-neighbour": Rule("bucket", {"bucket-neighbour": ("origin", "target")}),
    "bucket-unrevealed": Rule("bucket", {"bucket-unrevealed": ("target",)}),
}

SECTIONS: Final = tuple(sorted({rule.section for rule in RULES.values()}))
"""The sections of the rulebook, named in the catalogues under ``section.<name>``."""

RULE_OF: Final = {sentence: rule for rule, entry in RULES.items() for sentence in entry.sentences}
"""The rule that each sentence speaks of."""
