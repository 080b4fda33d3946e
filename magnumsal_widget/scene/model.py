"""What a scene is made of.

A scene is a list of places; each holds its ground, its miners and its other pieces, at coordinates of the whole
board. A piece keeps its id from one scene to the next as long as it is the same thing, so that a change can be shown as
a motion. Miners have ids of their own, since they move from place to place; any other id counts within its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .layout import Box


@dataclass(frozen=True, slots=True)
class Piece:
    """A symbol of the art at a point and in a size. ``shift`` moves it to the right in a narrow picture."""

    id: str
    art: str
    box: Box
    fade: float = 1.0
    shift: float = 0


@dataclass(frozen=True, slots=True)
class Figure:
    """A miner, or ``count`` miners of one colour and state drawn as one."""

    id: str
    color: str
    tired: bool
    box: Box
    count: int = 1

    @property
    def art(self) -> str:
        """The symbol that shows him."""
        return f"{'tired' if self.tired else 'miner'}-{self.color}"


@dataclass(frozen=True, slots=True)
class Label:
    """A text; ``style`` names its type face, size, colour and anchor. ``shift`` as for a piece."""

    id: str
    style: str
    x: float
    y: float
    text: str
    size: float | None = None
    shift: float = 0


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """A place one can point at: its outline, what it is called, what is in it in words, and the pieces that show it.

    ``ground`` lies below everything that moves; miners stand on it; ``pieces`` are drawn over them. A place that has
    not changed is the same object in the next scene.
    """

    name: str
    shape: str
    box: Box
    title: str
    content: str
    ground: tuple[Piece | Label, ...] = ()
    miners: tuple[Figure, ...] = ()
    pieces: tuple[Piece | Label, ...] = ()

    @property
    def spoken(self) -> str:
        """Name and content as one text for a screen reader."""
        return f"{self.title}: {self.content}"


@dataclass(frozen=True, slots=True)
class Home:
    """A supply in its panel: the ids of the miners in it, and where they come from when they go to work."""

    box: Box
    miners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that is drawn for a state, besides the scenery that never changes."""

    title: str
    summary: str
    places: tuple[Place, ...]
    fixtures: tuple[Piece | Label, ...]
    """The status line, and scenery where there is room for it: what belongs to no place."""
    homes: tuple[Home, ...]
    close: str
    """The word on what closes a note."""

    def place(self, name: str) -> Place:
        """The place of that name."""
        for place in self.places:
            if place.name == name:
                return place
        raise KeyError(name)

    def items(self) -> Iterator[Piece | Figure | Label]:
        """Every piece, miner and text, from the back to the front."""
        for place in self.places:
            yield from place.ground
        for place in self.places:
            yield from place.miners
            yield from place.pieces
        yield from self.fixtures
