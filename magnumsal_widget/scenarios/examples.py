"""The seven examples of the rulebook, as their figures show them.

In each the player the example speaks of is to move, with two actions, in phase I, round 3.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Scenario(NamedTuple):
    """A named position: a line on what it shows, and how to set it up."""

    name: str
    about: str
    position: dict[str, Any]


def _example(number: int, about: str, mover: str, others: list[str], **figure: Any) -> Scenario:
    return Scenario(
        f"example-{number}",
        about,
        {"players": [mover, *others], "to_move": mover, "round": 3, "money": {mover: 10}, **figure},
    )


_CHAIN = {
    "S1": "black",
    "S2": "black orange",
    "S3": "orange",
    "1R1": {"miners": "black", "salt": "1b1g", "water": 1},
    "1R2": {"miners": "orange", "salt": "1b2g", "water": 2},
    "2R1": {"salt": "1b2g1w", "water": 2},
}

EXAMPLES = (
    _example(1, "Chain rule: all three orange miners may be moved.", "orange", ["black"], mine=_CHAIN),
    _example(
        2,
        "Chain rule: with S4 empty no miner may be placed in 2R1.",
        "orange",
        ["black"],
        mine=_CHAIN,
        supply={"orange": 1},
    ),
    _example(
        3,
        "Exception: the purple miner may leave 1R2, since no salt is left there or further in.",
        "purple",
        ["black"],
        mine={
            "S1": "purple",
            "S2": "purple",
            "1R1": {"miners": "black", "salt": "1b1g", "water": 1},
            "1R2": "purple",
            "1R3": "black",
            "1R4": "black",
        },
    ),
    _example(
        4,
        "Transport: orange takes two cubes and pays black 4 gr.",
        "orange",
        ["black"],
        mine={
            "S1": "black",
            "S2": "black orange",
            "1R1": {"miners": "black", "salt": "1b1g", "water": 1},
            "1R2": {"miners": "orange orange", "salt": "1b1g"},
        },
    ),
    _example(
        5,
        "Choice of payee: purple takes three cubes and pays orange 3 gr, and nothing to black.",
        "purple",
        ["orange", "black"],
        mine={
            "S1": "black orange purple",
            "S2": "black orange",
            "S3": "purple black",
            "S4": "purple",
            "1R1": "black",
            "2R1": {"miners": "purple purple purple purple", "salt": "1b2g1w", "water": 1},
        },
    ),
    _example(
        6,
        "Pump: black pumps out three cubes for 5 gr, orange's assistant earns 1 gr, then black takes three cubes.",
        "black",
        ["orange"],
        mine={"S1": "black", "S2": "black", "1R1": {"miners": "black black black", "salt": "2g1w", "water": 3}},
        assistants={"pump": "orange"},
    ),
    _example(
        7,
        "Market: purple sells green for 5 gr and buys brown for 3 gr.",
        "purple",
        ["black"],
        money={"purple": 2},
        salt={"purple": "2b1g"},
        market={"brown": 4, "green": 1, "white": 0},
        orders=["3b"],
    ),
)
