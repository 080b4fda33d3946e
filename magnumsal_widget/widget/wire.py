"""What the page needs for playing, as plain data: who acts, where his miners may go, and the controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..scene.art import SIZES
from ..scene.identity import ids_at
from ..scene.lettering import STYLES
from ..scene.metrics import SERIF, width
from ..scene.spare import spare_room

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..rules.state import View
    from ..scene.identity import Crew
    from ..scene.layout import Box
    from ..words.board import BoardWords
    from .offers import Offer

Json = dict[str, Any]
LABEL_SIZE = STYLES["label"].size


def play_data(
    state: View,
    player: str | None,
    journeys: Mapping[str, Sequence[str]],
    open_: Sequence[str],
    controls: Sequence[Offer],
    crew: Crew,
    words: BoardWords,
) -> Json:
    """``journeys``: origin to targets, separated by spaces. ``spare``: for each target ``[x, y, scale]`` of the
    newcomer and then ``[id, x, y, scale]`` of each figure that makes room for him. ``open``: buildings that may be
    visited, with the width of their names."""
    targets = {target for goals in journeys.values() for target in goals}
    return {
        "player": player,
        "journeys": {origin: " ".join(goals) for origin, goals in journeys.items()},
        "spare": {target: _spare(state, target, player, crew) for target in sorted(targets)} if player else {},
        "open": {name: _pill(words.labels[name]) for name in open_},
        "controls": [offer.to_data() for offer in controls],
        "type": words.type_move,
        "go": words.play_move,
        "lost": words.lost,
    }


def _pill(label: str) -> float:
    """How wide the yellow ground of a building's name is."""
    return round(min(width(label, LABEL_SIZE, SERIF), 128) + 22)


def _spare(state: View, target: str, player: str, crew: Crew) -> list[list[str | float]]:
    newcomer, crowd, others = spare_room(state, target, player)
    ids = ids_at(crew, target, crowd)
    rows: list[list[str | float]] = [_spot(newcomer, "ghost")]
    for member, box in others.items():
        color, tired = crowd[member]
        rows.append([ids[member], *_spot(box, f"{'tired' if tired else 'miner'}-{color}")])
    return rows


def _spot(box: Box, art: str) -> list[str | float]:
    return [round(box.x, 1), round(box.y, 1), round(box.w / SIZES[art][0], 3)]
