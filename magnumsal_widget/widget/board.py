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
from ..rules.stepwise import Choice
from ..rules.verdict import IllegalAction
from ..scene import build_scene, draw_picture
from ..scene.identity import Crew, muster
from ..scene.speech import player_name
from ..scene.wire import art_data, scene_json, to_json
from ..words.board import LANGUAGES, board_words
from .answers import Answer, refusal
from .completion import completions
from .controls import UNDO, controls, why_no_redo, why_no_undo
from .intents import BadIntent, Choose, Complete, Go, Intent, Play, Redo, Step, Undo, read_intent
from .offers import Offer, Offers
from .reasons import why_not_here
from .sayings import tell
from .steps import WrongPick, follow
from .travel import decisions, journeys, open_buildings, origin_of
from .way import way_drawn
from .wire import play_data

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..words.board import BoardWords

STATIC: Final = Path(__file__).parent.parent / "static"
Json = dict[str, Any]


class Board(anywidget.AnyWidget):
    """A game to look at and to play, in the output of a cell. Several boards may show one game; they stay in step.

    ``seat`` lets the board act for one player only, ``language`` is ``en``, ``pl``, ``de`` or ``fr`` and can be changed
    at any time, ``undo`` says how far decisions can be taken back in the page: ``any``, ``until-reveal`` or ``none``.
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
        return self._next_snapshot(None, "")

    @traitlets.default("art")
    def _first_art(self) -> Json:
        return art_data(self._scene)

    @property
    def _words(self) -> BoardWords:
        return board_words(self.language)

    @property
    def _acting(self) -> str | None:
        """Whose decision the board may make now."""
        player = self._game.state.player
        return player if self._seat in (None, player) else None

    def _draw(self, language: str) -> None:
        """Make the scene of the game as it is now, and what can be done in it."""
        state, words = self._game.state, board_words(language)
        self._scene = build_scene(state, language, self._crew)
        player = self._acting
        root = self._game.choose() if player else None
        trips = journeys(root, player) if player else {}
        buttons = controls(self._game, self._undo, player, words)
        play = play_data(state, player, trips, open_buildings(root), buttons, self._crew, words)
        self._body = f'"scene":{scene_json(self._scene)},"play":{to_json(play)}'
        self._drawn = self._version + 1

    def _next_snapshot(self, answer: Json | None, said: str, completions: Sequence[str] = ()) -> str:
        """The next version: the scene, the answer to what was asked in the page, and what is to be said aloud."""
        self._version += 1
        self._last_answer = answer
        head: Json = {"version": self._version, "language": self.language, "drawn": self._drawn}
        head |= {"answer": answer, "said": said, "completions": completions}
        return f"{to_json(head)[:-1]},{self._body}}}"

    def _show(self, answer: Json | None = None, said: str = "", completions: Sequence[str] = ()) -> None:
        self.set_trait("snapshot", self._next_snapshot(answer, said, completions))

    def _answer(self, intent: Intent, answer: Answer) -> None:
        said = f"{answer.title} {answer.text}".strip()
        self._show(answer.to_data(intent.view, self._scene), said)

    def _on_game(self) -> None:
        self._crew = muster(self._game.state, self._crew)
        self._draw(self.language)
        self._show(said=self._happened())

    def _happened(self) -> str:
        """The last decision in words, and whose turn it is."""
        steps = list(self._game.steps())
        events = steps[-1][1] if steps and not self._game.can_redo else ()
        return " ".join(filter(None, (tell(events, self._game.names, self.language), self._scene.summary)))

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
            text = self._words.bad_message.format(reason=problem)
            self._show(Answer("", text, tone="refuse").to_data("", self._scene), text)
            return
        if isinstance(intent, Choose):
            self._tell(intent, intent.place)
        elif isinstance(intent, Complete):
            found = completions(self._game.choose() if self._acting else None, intent.text)
            self._show(self._last_answer, completions=found)
        elif intent.drawn != self._drawn:
            self._answer(intent, Answer("", self._words.changed, tone="refuse"))
        elif refused := self._not_now(intent):
            self._answer(intent, Answer("", refused, tone="refuse"))
        else:
            self._act(intent)

    def _not_now(self, intent: Intent) -> str | None:
        """Why this board may not do it now, whatever the rules say."""
        if isinstance(intent, Undo):
            return why_no_undo(self._game, self._undo, self._seat, self._words)
        if isinstance(intent, Redo):
            return why_no_redo(self._game, self._undo, self._words)
        state = self._game.state
        if self._acting is None and state.player and self._seat:
            seats = (player_name(state.seat(color), self._words) for color in (state.player, self._seat))
            return self._words.other_seat.format(**dict(zip(("player", "seat"), seats, strict=True)))
        return None

    def _act(self, intent: Intent) -> None:
        match intent:
            case Undo():
                self._game.undo()
            case Redo():
                self._game.redo()
            case Play(text=text):
                self._play(intent, text)
            case Go(origin=origin, target=target):
                self._send_miner(intent, origin, target)
            case Step(picks=picks):
                self._ask(intent, picks)

    def _play(self, intent: Intent, text: str, target: str | None = None) -> None:
        """Play a decision; the game tells the board, which shows it. What is not possible is explained."""
        try:
            self._game.play(text)
        except IllegalAction as refused:
            self._answer(intent, refusal(refused.verdict, self._scene, self.language, target))

    def _send_miner(self, intent: Intent, place: str, target: str) -> None:
        """Send a miner somewhere; where that can mean several things, ask which."""
        player = self._game.state.player
        origin = origin_of(place, player) if player else None
        wanted = decisions(origin, target) if origin else []
        legal = [text for text in wanted if self._game.explain(text)]
        if len(legal) > 1:
            labels = {
                "move": self._words.move_next,
                "rope": self._words.rope_now,
                "assist": self._words.as_assistant,
                "visit": self._words.into_queue,
            }
            offers = [
                Offer(
                    self._words.with_privilege["castle"] if text.endswith("privilege") else labels[text.split()[0]],
                    {"kind": "play", "text": text},
                )
                for text in legal
            ]
            shown = self._scene.place(target)
            self._answer(intent, Answer(shown.title, "", target, offers=tuple(offers)))
        elif wanted:
            self._play(intent, (legal or wanted)[0], target)
        else:
            self._tell(intent, target)

    def _ask(self, intent: Intent, picks: dict[str, str]) -> None:
        """The next question of a decision that is being made; the last answer of the page makes it."""
        try:
            step = follow(self._game.choose(), picks)
        except WrongPick:
            self._answer(intent, Answer("", self._words.changed, tone="refuse"))
            return
        if not isinstance(step, Choice):
            self._play(intent, str(step))
            return
        prompt = step.prompt.split()[0] if step.prompt.startswith("pay ") else step.prompt
        payee = step.prompt.removeprefix("pay ")
        name = player_name(self._game.state.seat(payee), self._words) if payee in self._game.players else ""
        title = self._words.prompts[prompt].format(name=name)
        offers = Offers(self._game, self._words).options(step, picks)
        decided = " · ".join(str(option) for prompt, option in step.decided if prompt in ("chamber", "origin"))
        overlay = way_drawn(self._game.state, step.decided)
        self._answer(intent, Answer(title, decided, offers=tuple(offers), overlay=overlay))

    def _tell(self, intent: Intent, name: str) -> None:
        """Say what stands at a place and what can be done there; where nothing can, why."""
        try:
            place = self._scene.place(name)
        except KeyError:
            text = self._words.bad_message.format(reason=self._words.unknown_place)
            self._answer(intent, Answer("", text, tone="refuse"))
            return
        player = self._acting
        offers = Offers(self._game, self._words).at(name, player) if player else []
        reason = why_not_here(self._game, name, player, self.language) if player and not offers else ""
        text = f"{place.content}\n{reason}" if reason else place.content
        self._answer(intent, Answer(place.title, text, name, offers=tuple(offers)))

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
