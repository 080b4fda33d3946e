"""States that never change, and games that go back and forth: undo, redo, branches, replays, copies."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms
from magnumsal_widget.rules.rulings import make_rulings
from tests.rules.deliverer import choose
from tests.rules.walks import games, positions, some, walk

Begun = tuple[ms.Game, random.Random]


def played(decisions: int = 60, seed: int = 4, **options: Any) -> ms.Game:
    game = ms.Game.new(3, seed=seed, **options)
    for _ in walk(game, random.Random(seed), decisions):
        pass
    return game


# States


@settings(max_examples=15)
@given(games())
def test_old_states_never_change(begun: Begun) -> None:
    game, rng = begun
    album = [(game.state, hash(game.state), str(game.state), pickle.dumps(game.state))]
    for _, _, _, after in walk(game, rng, 40):
        game.explain("pass"), len(game.legal_actions()), game.choose()
        album.append((after, hash(after), str(after), pickle.dumps(after)))
    for state, mark, text, packed in album:
        fresh = pickle.loads(packed)
        assert (hash(state), str(state)) == (mark, text)
        assert state == fresh
        assert hash(fresh) == mark


@settings(max_examples=25)
@given(st.one_of(games(), positions()))
def test_states_observations_verdicts_and_events_can_be_pickled_copied_hashed_and_compared(begun: Begun) -> None:
    game, rng = begun
    for _ in walk(game, rng, rng.randrange(30)):
        pass
    things: list[object] = [game.state, *game.log, *(game.observe(color) for color in game.players)]
    things += [game.explain(action) for action in some(game, rng, 5)]
    things += [game.explain(text) for text in ("move S1 3R2", "nonsense", "extract 1R1 3b pay black 1", "deliver 3w")]
    things += [*game.explain("visit pump S1 1").violations, *game.explain("bucket 1R1 3R1").violations]
    for thing in things:
        for other in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing), copy.copy(thing)):
            assert other == thing
            assert hash(other) == hash(thing)
            assert type(other) is type(thing)
            assert repr(other) == repr(thing)


def test_an_illegal_action_can_be_pickled_with_its_verdict() -> None:
    game = ms.Game.new(2, seed=1)
    with pytest.raises(ms.IllegalAction) as caught:
        game.play("move supply S4")
    other = pickle.loads(pickle.dumps(caught.value))
    assert other.verdict == caught.value.verdict
    assert isinstance(other, ms.IllegalAction)


def test_states_are_equal_to_states_only() -> None:
    game = ms.Game.new(2, seed=1)
    assert game.state != game.observe("orange")
    assert game.observe("orange") != game.observe("black")
    assert game.observe("orange") != game.state
    assert game.state != "a state"
    assert game.state.rulings != "rulings"
    assert game.state != ms.Game.new(2, seed=2).state
    assert game.state != ms.Game.new(2, seed=1, names={"orange": "Ada"}).state


@pytest.mark.parametrize("kind", ["state", "observation"])
def test_nothing_of_a_view_can_be_set_or_deleted_from_outside(kind: str) -> None:
    game = played()
    view = game.state if kind == "state" else game.observe("orange")
    look, mark = str(view), hash(view)
    names = [name for name in dir(view) if not name.startswith("__")]
    for name in (*names, "new"):
        with pytest.raises(AttributeError):
            setattr(view, name, 0)
        with pytest.raises(AttributeError):
            delattr(view, name)
    assert (str(view), hash(view)) == (look, mark)


def test_the_mappings_of_a_state_are_for_reading_only() -> None:
    state = played().state
    mappings: list[Any] = [state.market, state.assistants, state.castle, state.mine, state.rulings]
    for mapping in mappings:
        with pytest.raises(TypeError):
            mapping["x"] = 0
        with pytest.raises((TypeError, AttributeError)):
            mapping.clear()
    things: list[Any] = [state.mine["S1"], state.seats[0], state.orders[0], state.seats[0].salt]
    for thing in things:
        with pytest.raises(AttributeError):
            thing.money = 99


def test_rulings_cannot_be_changed_through_a_state() -> None:
    """They are shared by every game that is played by them."""
    game = ms.Game.new(2, seed=1)
    for name in ("tire_all", "pump_limit", "_values"):
        with pytest.raises(AttributeError):
            setattr(game.state.rulings, name, 1)
    assert dict(game.state.rulings) == dict(make_rulings(None))


def test_what_a_game_hands_out_can_be_scribbled_on_without_harm() -> None:
    game = ms.Game.new(2, seed=1, names={"orange": "Ada"})
    events = game.play("visit square")
    events.clear()
    log = game.log
    assert log
    log.clear()
    assert game.log
    names: Any = game.names
    names.clear()
    assert game.names == {"orange": "Ada"}
    unseen = game.observe("orange").unseen_tiles
    for tiles in unseen.values():
        tiles.clear()
    assert sum(tiles.total() for tiles in game.observe("orange").unseen_tiles.values()) == 18
    verdict = game.explain("visit inn")
    with pytest.raises(TypeError):
        verdict.payments["bank"] = 0  # type: ignore[index]
    with pytest.raises(AttributeError):
        verdict.cost = 0  # type: ignore[misc]
    with pytest.raises(TypeError):
        game.explain("move supply S3").violations[0].figures["target"] = "S1"  # type: ignore[index]


# History


@settings(max_examples=20)
@given(st.one_of(games(), positions()))
def test_replaying_the_decisions_yields_the_same_events_and_states(begun: Begun) -> None:
    game, rng = begun
    begun_again = game.branch(0)
    for _ in walk(game, rng, 50):
        pass
    for action, events, state in game.steps():
        assert tuple(begun_again.play(str(action))) == events
        assert begun_again.state == state
    assert begun_again.log == game.log
    assert begun_again.decisions == game.decisions


MOVES = st.lists(st.tuples(st.sampled_from(["play", "play", "undo", "redo"]), st.integers(1, 6)), max_size=30)


@settings(max_examples=40)
@given(games(), MOVES)
def test_undo_and_redo_over_any_distance_are_like_moving_along_a_list(
    begun: Begun, moves: list[tuple[str, int]]
) -> None:
    game, rng = begun
    states, now = [game.state], 0
    actions: list[ms.Action] = []
    for what, times in moves:
        for _ in range(times):
            if what == "play":
                action = choose(game, rng)
                game.play(action)
                states[now + 1 :] = [game.state]
                actions[now:] = [action]
                now += 1
            elif what == "undo" and now:
                now -= 1
                assert game.undo() == actions[now]
            elif what == "redo" and now < len(actions):
                assert game.redo() == actions[now]
                now += 1
        assert game.state == states[now]
        assert (game.can_undo, game.can_redo) == (now > 0, now < len(actions))
        assert game.decisions == tuple(actions[:now])
        assert [game.at(n) for n in range(now + 1)] == states[: now + 1]
        assert [state for _, _, state in game.steps()] == states[1 : now + 1]
        assert len(list(game.steps())) == now


def test_there_is_no_state_before_the_beginning_or_after_the_present() -> None:
    game = played(5)
    game.undo()
    for number in (-1, 5, 99):
        with pytest.raises(ValueError, match="4 decisions"):
            game.at(number)
        with pytest.raises(ValueError, match="4 decisions"):
            game.branch(number)


@settings(max_examples=20)
@given(games(), st.integers(0, 20))
def test_a_branch_goes_its_own_way(begun: Begun, back: int) -> None:
    game, rng = begun
    for _ in walk(game, rng, 30):
        pass
    start = max(0, len(game.decisions) - back)
    state, log, decisions = game.state, game.log, game.decisions
    heard: list[str] = []
    game.subscribe(lambda: heard.append("trunk"))
    branch = game.branch(start)
    assert branch.state == game.at(start)
    assert branch.decisions == decisions[:start]
    assert not branch.can_redo
    for _ in walk(branch, random.Random(1), 15, whim=1):
        pass
    assert (game.state, game.log, game.decisions) == (state, log, decisions)
    assert not heard
    ahead = (branch.state, branch.log)
    game.undo()
    game.play(choose(game, rng))
    assert (branch.state, branch.log) == ahead
    for _ in branch.decisions:
        branch.undo()
    assert branch.state == game.at(0)


def test_a_branch_of_the_present_is_the_same_game() -> None:
    game = played(20)
    branch = game.branch()
    assert (branch.state, branch.log, branch.record()) == (game.state, game.log, game.record())


def test_a_new_decision_forgets_what_was_undone_however_much_it_was() -> None:
    game = played(20)
    for _ in range(10):
        game.undo()
    game.play("pass" if game.state.step == "actions" and game.state.actions_left else next(iter(game.legal_actions())))
    assert len(game.decisions) == 11
    assert not game.can_redo
    with pytest.raises(ValueError, match="nothing to redo"):
        game.redo()


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    assert played().state == played().state
    assert ms.Game.new(2, seed=1).state != ms.Game.new(2, seed=2).state


def test_without_a_seed_every_game_is_shuffled_anew() -> None:
    assert len({ms.Game.new(2).state for _ in range(4)}) == 4


def test_one_who_no_longer_listens_hears_nothing_and_may_leave_twice() -> None:
    game = ms.Game.new(2, seed=1)
    heard: list[int] = []
    leave = game.subscribe(lambda: heard.append(len(game.decisions)))
    game.play("pass")
    leave()
    leave()
    game.play("pass")
    assert heard == [1]


def test_a_listener_may_leave_while_it_is_told() -> None:
    game = ms.Game.new(2, seed=1)
    heard: list[str] = []

    def once() -> None:
        heard.append("once")
        leave()

    leave = game.subscribe(once)
    game.subscribe(lambda: heard.append("always"))
    game.play("pass")
    game.play("pass")
    assert heard == ["once", "always", "always"]


def test_a_game_tells_its_options() -> None:
    game = ms.Game.new(["white", "black"], seed=1, variant="mapped-mine", rulings="french", names={"black": "Ada"})
    assert game.players == ("white", "black")
    assert (game.variant, game.rulings.name, dict(game.names)) == ("mapped-mine", "french", {"black": "Ada"})
    assert repr(game.rulings) == "<rulings french>"
    assert "0 decisions" in repr(game)
    assert game.result() is None
