"""The way of an extraction that is being decided, with the fee of every space as far as it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..rules.components import Salt
from ..rules.places import way
from ..scene.overlay import transport

if TYPE_CHECKING:
    from ..rules.state import View
    from ..rules.stepwise import Option, Path


class Way(NamedTuple):
    """What is known of an extraction: from where, for whom, and the fee and the possible payees of each space."""

    chamber: str
    player: str
    fees: dict[str, int]
    payees: dict[str, tuple[str, ...]]
    carts: tuple[tuple[str, ...], ...]


def way_of(state: View, decided: Path) -> Way | None:
    """The way once the chamber is chosen; with the fee of a single cube while the cubes are open."""
    parts = dict(decided)
    chamber, player = parts.get("chamber"), state.player
    if parts.get("kind") != "extract" or not isinstance(chamber, str) or player is None:
        return None
    salt, carts = parts.get("cubes"), parts.get("carts", ())
    cubes = salt.total if isinstance(salt, Salt) else 1
    spans = tuple(span for span in carts if isinstance(span, tuple)) if isinstance(carts, tuple) else ()
    capacity = state.rulings["cart-capacity"]
    carried = cubes if capacity == "unlimited" else min(cubes, int(capacity))
    covered = {space for span in spans for space in span}
    fees: dict[str, int] = {}
    payees: dict[str, tuple[str, ...]] = {}
    for space in way(chamber):
        owners = dict.fromkeys(miner.color for miner in state.mine[space].miners)
        if player not in owners and owners:
            fees[space] = cubes - (carried if space in covered else 0)
            payees[space] = tuple(owners)
    return Way(chamber, player, fees, payees, spans)


def way_drawn(state: View, decided: Path) -> str:
    """The way with its fees, over the picture; nothing for any other decision."""
    found = way_of(state, decided)
    return transport(*found) if found else ""


def fee_with_carts(state: View, decided: Path, carts: Option) -> int | None:
    """What the transport costs in all with carts laid in some way; None for any other decision."""
    found = way_of(state, (*decided, ("carts", carts)))
    return sum(found.fees.values()) if found else None
