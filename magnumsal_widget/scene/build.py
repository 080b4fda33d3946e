"""From a state to a scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..words.board import board_words
from .identity import Crew, Post, muster
from .mine import mine_places
from .model import Scene
from .panels import grottoes, home, panel_places
from .speech import summary
from .status import status_pieces
from .town import town_places

if TYPE_CHECKING:
    from ..rules.state import View


def build_scene(state: View, language: str = "en", crew: Crew | None = None) -> Scene:
    """Everything that is drawn for a state. A crew from ``muster`` gives the miners the ids they had before."""
    words = board_words(language)
    crew = crew if crew is not None else muster(state)
    places = (
        *town_places(state, crew, language),
        *mine_places(state, crew, language),
        *panel_places(state, language),
    )
    homes = (home(i, crew.get(Post(f"supply-{color}", color), ())) for i, color in enumerate(state.players))
    fixtures = status_pieces(state, language) + grottoes(len(state.players))
    return Scene(words.board, summary(state, words), places, fixtures, tuple(homes), words.close)
