"""Properties of every position that play or a free set-up reaches: lists, steps, verdicts, masks and what is hidden."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from functools import cache
from importlib import import_module
from itertools import islice
from pkgutil import iter_modules
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms
from magnumsal_widget import rules
from magnumsal_widget.rules import cells as at
from magnumsal_widget.rules import turn
from magnumsal_widget.rules.legal import explain
from magnumsal_widget.rules.memo import Memo
from magnumsal_widget.rules.places import ASSISTANT_PLACES, BIT, CHAMBERS, INDEX, SPACES
from magnumsal_widget.rules.stepwise import Choice
from magnumsal_widget.rules.table import Table
from tests.rules.blind import oracle
from tests.rules.golden.perft import EXPLOSION
from tests.rules.walks import games, positions, some, walk

Begun = tuple[ms.Game, random.Random]
ANY = st.one_of(games(), positions())


def later(begun: Begun, decisions: int) -> tuple[ms.Game, random.Random]:
    """The game some decisions later."""
    game, rng = begun
    for _ in walk(game, rng, rng.randrange(decisions)):
        pass
    return game, rng


# The chain rule


def occupied(state: ms.State) -> set[str]:
    return {name for name, space in state.mine.items() if space.miners}


def joined(state: ms.State) -> set[str]:
    """The occupied spaces from which one can walk to the entrance through occupied ones."""
    here = occupied(state)
    return {name for name in here if here.issuperset(oracle.way(name))}


def worked_out(state: ms.State, chamber: str) -> bool:
    """Whether a miner may leave a chamber with others further in, by the exception."""
    further = [state.mine[name] for name in oracle.corridor_from(chamber)]
    revealed = state.rulings["chain-exception"] == "empty" or all(space.revealed for space in further)
    return revealed and not any(space.salt.total for space in further)


@settings(max_examples=30)
@given(games())
def test_nobody_is_cut_off_but_by_a_miner_who_left_a_worked_out_corridor(begun: Begun) -> None:
    for before, action, _, after in walk(*begun, 60, whim=0.9):
        for name in (joined(before) & occupied(after)) - joined(after):
            origin = str(getattr(action, "origin", ""))
            assert origin in CHAMBERS, action
            assert origin in oracle.way(name), action
            assert worked_out(before, origin), action


# Lists


@settings(max_examples=60)
@given(ANY)
def test_len_is_the_number_of_listed_actions_and_each_stands_once(begun: Begun) -> None:
    game, _ = later(begun, 20)
    actions = list(islice(game.legal_actions(), 4000))
    assert len(set(actions)) == len(set(map(str, actions))) == len(actions)
    if len(actions) < 4000:
        assert len(game.legal_actions()) == len(actions)
        assert turn.listing(Table.of(game.state)) == actions
    assert bool(game.legal_actions()) == bool(actions)
    assert repr(game.legal_actions()) == f"<{len(game.legal_actions())} legal actions>"


@cache
def clearers() -> tuple[object, ...]:
    """Everything in the rules that remembers results."""
    modules = [import_module(f"{rules.__name__}.{info.name}") for info in iter_modules(rules.__path__)]
    return tuple(value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear"))


def with_nothing_remembered(state: ms.State) -> ms.State:
    """The same state, with every memory of the rules emptied."""
    for remembering in clearers():
        remembering.cache_clear()  # type: ignore[attr-defined]
    Memo._known.clear()
    fresh: ms.State = pickle.loads(pickle.dumps(state))
    assert fresh._setup.memo is not state._setup.memo
    return fresh


@settings(max_examples=40)
@given(ANY)
def test_lists_are_the_same_whether_remembered_or_made_anew(begun: Begun) -> None:
    game, _ = later(begun, 12)
    if len(game.legal_actions()) > 4000:
        return
    warm = turn.listing(Table.of(game.state))
    again = turn.listing(Table.of(game.state))
    assert turn.listing(Table.of(with_nothing_remembered(game.state))) == warm == again


def test_a_memory_that_is_full_begins_afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Memo, "_MOST", 2)
    memo = Memo()
    for number in range(4):
        memo.keep_extractions((number,), ())
        assert (number,) in memo.extractions
    assert len(memo.extractions) == 2


def test_there_are_memories_to_forget() -> None:
    assert len(clearers()) > 8


# Step by step


@settings(max_examples=60)
@given(ANY)
def test_step_by_step_leads_exactly_to_the_listed_actions(begun: Begun) -> None:
    game, _ = later(begun, 15)
    if len(game.legal_actions()) > 4000:
        return
    first = game.choose()
    if first is None:
        assert game.state.player is None
        return
    leaves = list(first.actions()) if isinstance(first, Choice) else [first]
    assert Counter(leaves) == Counter(game.legal_actions())


@settings(max_examples=40)
@given(ANY)
def test_every_step_offers_at_least_two_options_and_keeps_what_was_decided(begun: Begun) -> None:
    game, rng = later(begun, 15)
    step = game.choose()
    picked: list[tuple[str, object]] = []
    while isinstance(step, Choice):
        assert len(step.options) == len(set(step.options)) > 1
        assert set(picked) <= set(step.decided)
        assert len(dict(step.decided)) == len(step.decided)
        assert step.prompt not in dict(step.decided)
        assert step.prompt in repr(step)
        with pytest.raises(ValueError, match="none of"):
            step.pick("nonsense")
        option = rng.choice(step.options)
        picked.append((step.prompt, option))
        step = step.pick(option)
    assert step is None or step in game.legal_actions()


def test_the_great_extraction_is_decided_in_a_few_small_choices() -> None:
    game = ms.position(**EXPLOSION)
    answers: dict[str, Any] = {
        "kind": "extract",
        "cubes": ms.Salt(0, 3, 2),
        "pickaxes": 0,
        "carts": (),
        "pay black": 12,
    }
    step, prompts = game.choose(), []
    assert isinstance(step, Choice)
    while isinstance(step, Choice):
        assert len(step.options) <= 40
        prompts.append(step.prompt)
        step = step.pick(answers.get(step.prompt, step.options[0]))
    assert prompts == ["kind", "cubes", "pickaxes", "carts", "pay black", "pay purple"]
    assert step in game.legal_actions()


def test_step_by_step_the_great_extraction_leads_to_all_its_forms() -> None:
    game = ms.position(**EXPLOSION)
    first = game.choose()
    assert isinstance(first, Choice)
    extraction = first.pick("extract")
    assert isinstance(extraction, Choice)
    leaves = list(extraction.actions())
    assert len(leaves) == len(set(leaves)) == 50_900
    assert set(leaves) == {action for action in game.legal_actions() if action.verb == "extract"}


# Verdicts


@settings(max_examples=40)
@given(ANY)
def test_what_a_verdict_foretells_is_what_happens(begun: Begun) -> None:
    game, rng = later(begun, 25)
    for action in some(game, rng, 8):
        verdict = game.explain(action)
        assert verdict.legal
        assert verdict.action == action
        events = game.play(action)
        game.undo()
        foretold = tuple(event.foretold() for event in events)
        told = len(verdict.effect)
        assert verdict.effect == foretold[:told]
        if told < len(events):
            assert any(event.hides for event in events[:told]), "it stopped before anything hidden"


@settings(max_examples=40)
@given(ANY)
def test_cost_payments_and_income_are_the_money_that_moves(begun: Begun) -> None:
    game, rng = later(begun, 25)
    for action in some(game, rng, 10):
        verdict = game.explain(action)
        table = Table.of(game.state)
        turn.perform(table, action)
        before, after = game.state, table.state()
        change = {color: after.seat(color).money - before.seat(color).money for color in game.players}
        mover = str(before.player)
        assert change.pop(mover) == verdict.income - verdict.cost
        assert sum(verdict.payments.values()) == verdict.cost
        assert all(amount > 0 for amount in verdict.payments.values())
        from_bank = Counter(coins.payee for event in verdict.effect for coins in event.coins() if coins.payer == "bank")
        for color, gained in change.items():
            paid = verdict.payments.get(color, 0)
            assert paid <= gained <= paid + from_bank[color]
        assert sum(fee.amount for fee in verdict.fees) == verdict.cost - verdict.payments.get("bank", 0)


@settings(max_examples=40)
@given(ANY)
def test_nothing_face_down_can_be_learnt_from_lists_and_verdicts(begun: Begun) -> None:
    game, rng = later(begun, 25)
    state = game.state
    copies = [state.determinize(rng) for _ in range(3)]
    actions = some(game, rng, 8)
    wrong = [f"move {rng.choice(oracle.MINE)} {rng.choice(oracle.MINE)}" for _ in range(4)]
    for copy in copies:
        assert repr(copy) == repr(state)
        assert str(copy) == str(state)
        assert turn.count(Table.of(copy)) == turn.count(Table.of(state))
        for decision in [*map(str, actions), *wrong]:
            assert explain(copy, decision) == explain(state, decision)


@settings(max_examples=40)
@given(ANY)
def test_a_determinized_copy_looks_the_same_to_everybody_and_can_be_played(begun: Begun) -> None:
    game, rng = later(begun, 40)
    for color in game.players:
        seen = game.observe(color)
        for copy in (game.state.determinize(rng), seen.determinize(rng)):
            assert copy.observe(color) == seen
            assert hash(copy.observe(color)) == hash(seen)
            assert copy.observe(color).unseen_tiles == seen.unseen_tiles
            table = Table.of(copy)
            for _ in range(12):
                choices = turn.brief(table)
                if not choices:
                    break
                turn.play(table, rng.choice(choices))


@settings(max_examples=25)
@given(games())
def test_what_a_player_can_imagine_hangs_only_on_what_he_knows(begun: Begun) -> None:
    """Two games that look alike give the same determinized copies from the same chance."""
    game, rng = later(begun, 40)
    other = game.state.determinize(rng)
    color = game.players[0]
    one, two = (state.observe(color).determinize(random.Random(5)) for state in (game.state, other))
    assert one == two


# The cells that repeat others


def masks(cells: list[int], players: int) -> dict[str, list[int]]:
    """What the repeating cells must hold, worked out from those they repeat."""
    present, awake = [], []
    for seat in range(at.SEATS):
        rested, tired = (cells[b + SPACES * seat : b + SPACES * (seat + 1)] for b in (at.RESTED, at.TIRED))
        awake.append(sum(BIT[i] for i in range(SPACES) if rested[i]))
        present.append(sum(BIT[i] for i in range(SPACES) if rested[i] or tired[i]))
    crowd = [
        sum(cells[b + SPACES * seat + i] for b in (at.RESTED, at.TIRED) for seat in range(at.SEATS))
        for i in range(SPACES)
    ]
    helpers = [
        sum(1 << place for place in range(len(ASSISTANT_PLACES)) if cells[at.ASSISTANT + place] == seat)
        for seat in range(at.SEATS)
    ]
    return {
        "crowd": crowd,
        "occupied": [sum(BIT[i] for i in range(SPACES) if crowd[i])],
        "shared": [sum(BIT[i] for i in range(SPACES) if crowd[i] > 1)],
        "present": present,
        "awake": awake,
        "helpers": helpers,
        "salty": [sum(BIT[i] for i in range(SPACES) if any(cells[at.ROCK + 3 * i : at.ROCK + 3 * i + 3]))],
        "miners": [
            cells[at.SUPPLY + seat]
            + sum(n for b in (at.RESTED, at.TIRED) for n in cells[b + SPACES * seat : b + SPACES * (seat + 1)])
            + cells[at.ASSISTANT : at.ASSISTANT + 4].count(seat)
            + cells[at.LEFT + seat]
            + cells[at.RIGHT + seat]
            for seat in range(players)
        ],
    }


def kept(cells: list[int], players: int) -> dict[str, list[int]]:
    """What the repeating cells hold."""
    return {
        "crowd": cells[at.CROWD : at.CROWD + SPACES],
        "occupied": [cells[at.OCCUPIED]],
        "shared": [cells[at.SHARED]],
        "present": cells[at.PRESENT : at.PRESENT + at.SEATS],
        "awake": cells[at.AWAKE : at.AWAKE + at.SEATS],
        "helpers": cells[at.HELPERS : at.HELPERS + at.SEATS],
        "salty": [cells[at.SALTY]],
        "miners": cells[at.MINERS : at.MINERS + players],
    }


@settings(max_examples=40)
@given(ANY)
def test_cells_that_repeat_others_always_agree_with_them(begun: Begun) -> None:
    game, rng = begun
    table = Table.of(game.state)
    for _ in range(80):
        assert kept(table.cells, len(game.players)) == masks(table.cells, len(game.players))
        if table.cells[at.STEP] == at.ACTION_STEP:
            assert not table.cells[at.ENTERED]
        assert table.cells[at.ROPING] in (0, 1)
        assert table.cells[at.ROPING] or not table.cells[at.MOVED]
        for name in ("S1", "S6"):
            assert not table.cells[at.WATER + INDEX[name]]
        choices = turn.listing(table) if turn.count(table) < 2000 else turn.brief(table)
        if not choices:
            break
        turn.play(table, rng.choice(choices))


@settings(max_examples=25)
@given(games())
def test_playing_without_a_log_leads_to_the_same_table(begun: Begun) -> None:
    game, rng = begun
    for before, action, _, after in walk(game, rng, 60):
        table = Table.of(before)
        turn.play(table, action)
        assert table.state() == after
        assert table.copy().state() == after
