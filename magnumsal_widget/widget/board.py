"""``Board``: a game as a live board in a notebook.

Python owns everything that is shown. The page gets one snapshot, a JSON text that is replaced as a whole and carries a
version that only grows. What a person does in the page comes in as an intent, a custom message; the answer is in the
next snapshot. The page sets no trait: what it sends for one is ignored.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from ..rules.game import Game
from ..scene import build_scene, draw_picture
from ..scene.identity import Crew, muster
from ..scene.notes import note_spot
from ..scene.wire import art_data, scene_json, to_json
from ..words.board import LANGUAGES, board_words
from .intents import BadIntent, Choose, read_intent

if TYPE_CHECKING:
    from collections.abc import Callable

STATIC: Final = Path(__file__).parent.parent / "static"
UNDO: Final = ("any", "until-reveal", "none")
Json = dict[str, Any]


class Board(anywidget.AnyWidget):
    """A game to look at and to play, in the output of a cell. Several boards may show one game; they stay in step.

    ``seat`` lets the board act for one player only, ``language`` is ``en``, ``pl``, ``de`` or ``fr`` and can be changed
    at any time, ``undo`` says how far decisions can be taken back in the page.
    """

    _unsubscribe: Callable[[], None] | None = None
    _esm = STATIC / "widget.js"
    _css = STATIC / "widget.css"

    snapshot = traitlets.Unicode(read_only=True, help="What the page shows, as JSON.").tag(sync=True)
    art = traitlets.Dict(read_only=True, help="Symbols and scenery: what stays the same.").tag(sync=True)
    language = traitlets.Enum(LANGUAGES, "en", help="The language of every text on the board.")

    def __init__(self, game: Game, seat: str | None = None, language: str = "en", undo: str = "any") -> None:
        if not isinstance(game, Game):
            raise TypeError(f"a board shows a Game, not {type(game).__name__}; try Board(Game.new(3, seed=7))")
        if seat is not None and seat not in game.players:
            raise ValueError(f"{seat!r} does not play in this game; players are {', '.join(game.players)}")
        if undo not in UNDO:
            raise ValueError(f"undo is one of {', '.join(UNDO)}, not {undo!r}")
        board_words(language)  # refuses an unknown language with a sentence
        self._game, self._seat, self._undo = game, seat, undo
        self._version = 0
        self._crew: Crew = muster(game.state)
        self._draw(language)
        super().__init__(language=language)
        self.observe(self._on_language, "language")
        self.on_msg(self._on_message)
        self._unsubscribe = game.subscribe(self._on_game)

    @property
    def game(self) -> Game:
        """The game on the board."""
        return self._game

    @property
    def seat(self) -> str | None:
        """Whom the board acts for; everybody when None."""
        return self._seat

    @property
    def undo(self) -> str:
        """How far decisions can be taken back in the page."""
        return self._undo

    def picture(self) -> str:
        """The board as it is now, as an SVG document."""
        return draw_picture(self._scene)

    def close(self) -> None:
        """Stop following the game and take the board out of every page."""
        if self._unsubscribe:  # a board that was refused never began to follow
            self._unsubscribe()
        super().close()

    # What goes out

    @traitlets.default("snapshot")
    def _first_snapshot(self) -> str:
        return self._next_snapshot(None)

    @traitlets.default("art")
    def _first_art(self) -> Json:
        return art_data(self._scene)

    def _draw(self, language: str) -> None:
        """Make the scene of the game as it is now."""
        self._scene = build_scene(self._game.state, language, self._crew)
        self._scene_json = scene_json(self._scene)
        self._drawn = self._version + 1

    def _next_snapshot(self, answer: Json | None) -> str:
        """The next version: the scene, and the answer to what was asked in the page, if anything."""
        self._version += 1
        head = {"version": self._version, "language": self.language, "drawn": self._drawn, "answer": answer}
        return f'{to_json(head)[:-1]},"scene":{self._scene_json}}}'

    def _show(self, answer: Json | None = None) -> None:
        """Send the next snapshot."""
        self.set_trait("snapshot", self._next_snapshot(answer))

    def _on_game(self) -> None:
        self._crew = muster(self._game.state, self._crew)
        self._draw(self.language)
        self._show()

    def _on_language(self, _: object) -> None:
        self._draw(self.language)
        self._show()

    # What comes in

    def set_state(self, sync_data: Json) -> None:
        """What a page claims the board's traits to be. The page owns none of them, so nothing is taken over."""

    def _on_message(self, _: object, content: object, __: object) -> None:
        try:
            intent = read_intent(content)
        except BadIntent as problem:
            self._refuse(str(problem))
            return
        self._tell(intent)

    def _tell(self, intent: Choose) -> None:
        """Say what stands at a place."""
        try:
            place = self._scene.place(intent.place)
        except KeyError:
            self._refuse(board_words(self.language).unknown_place, intent.view)
            return
        spot = note_spot(place.box)
        self._show(
            {
                "to": intent.view,
                "place": place.name,
                "title": place.title,
                "text": place.content,
                "tone": "tell",
                "at": list(spot),
            }
        )

    def _refuse(self, reason: str, view: str = "") -> None:
        """Answer a message that makes no sense; nothing changes."""
        text = board_words(self.language).bad_message.format(reason=reason)
        self._show({"to": view, "place": None, "title": "", "text": text, "tone": "refuse", "at": None})

    # How it looks without a page

    def __repr__(self) -> str:
        state = self._game.state
        who = f"{state.player} to decide" if state.player else "game over"
        return f"Board({', '.join(self._game.players)}: phase {state.phase}, round {state.round}, {who})"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[Json, Json] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        still = {"image/svg+xml": self.picture(), "text/plain": str(self._game.state)}
        return {**data, **still}, metadata
