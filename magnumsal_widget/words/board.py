"""The words on and about the board, apart from the rules: names of places and pieces, what stands where, the status.

Each language is one ``BoardWords``; what a language lacks does not type-check and does not import.
Counted phrases are tuples of forms; ``plural`` says which form a number takes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Forms = tuple[str, ...]
LANGUAGES: Final = ("en", "pl", "de", "fr")


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardWords:
    """What the board says in one language."""

    plural: Callable[[int], int]
    board: str
    phase: str
    round: str
    actions: str
    actions_left: str
    to_move: str
    game_over: str
    choose: str
    courier_choice: str
    free_tools: str

    colors: Mapping[str, str]
    buildings: Mapping[str, str]
    """Names of buildings."""
    labels: Mapping[str, str]
    """The same, short enough to stand under the building."""
    tools: Mapping[str, str]

    section: str
    chamber_left: str
    chamber_right: str
    levels: tuple[str, str, str]
    chambers: tuple[str, str, str, str]
    sections: tuple[str, str, str, str, str, str]
    queue_left: str
    queue_right: str
    assistant: Mapping[str, str]
    panel: str

    miners: Mapping[str, Forms]
    tired: Mapping[str, Forms]
    salt: Mapping[str, Forms]
    water: Forms
    nobody: str
    no_salt: str
    unrevealed: str
    mapped: str

    inn_price: str
    inn_sold_out: str
    on_sale: str
    nothing_on_sale: str
    tools_hidden: Forms
    pump_prices: str
    market_column: str
    market_full: str
    market_empty: str
    square_gain: str
    open_orders: str
    no_orders: str
    order: str
    orders_hidden: Forms
    orders_filled: str
    free: str

    supply: str
    money: str
    tools_ready: str
    tools_used: str
    orders_done: str
    start_player: str

    verbs: Mapping[str, str]
    """Buttons: what can be done."""
    prompts: Mapping[str, str]
    """What is asked at each step of a decision; ``pay`` names the payee."""
    from_supply: str
    nothing_more: str
    without: str
    with_privilege: Mapping[str, str]
    without_privilege: str
    rope_now: str
    move_next: str
    as_assistant: str
    into_queue: str
    other_seat: str
    changed: str
    no_undo: str
    undo_revealed: str
    nothing_to_undo: str
    nothing_to_redo: str
    type_move: str
    play_move: str
    lost: str

    close: str
    nothing_known: str
    bad_message: str
    unknown_place: str

    def count(self, forms: Forms, n: int) -> str:
        """A counted phrase, such as ``2 water cubes``."""
        return forms[self.plural(n)].format(n=n)


@cache
def board_words(language: str) -> BoardWords:
    """The board's words in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    words = import_module(f".board_{language}", __package__).WORDS
    assert isinstance(words, BoardWords)
    return words
