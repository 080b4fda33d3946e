"""A scene as a still SVG picture that stands on its own: no script, no font, no CSS variables."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from .art import STYLE, definitions_for, plain
from .backdrop import backdrop, frame
from .layout import VIEW
from .markup import draw

if TYPE_CHECKING:
    from .model import Scene


def draw_picture(scene: Scene) -> str:
    """The whole board as one SVG document. Every place is a group that carries its name and says what it holds."""
    ground = "".join(draw(item) for place in scene.places for item in place.ground)
    places = []
    for place in scene.places:
        inside = "".join(draw(item) for item in (*place.miners, *place.pieces))
        places.append(f'<g data-place="{escape(place.name)}"><title>{escape(place.spoken)}</title>{inside}</g>')
    fixtures = "".join(draw(item) for item in scene.fixtures)
    body = f"{backdrop()}<g>{ground}</g>{''.join(places)}<g>{fixtures}</g>{frame()}"
    used = set(re.findall(r'href="#ms-([\w-]+)"', body))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ms" viewBox="{" ".join(f"{v:g}" for v in VIEW)}" '
        f'role="img" aria-label="{escape(f"{scene.title}. {scene.summary}")}">'
    )
    return plain(f"{head}{STYLE}{definitions_for(used)}{body}</svg>")
