"""Records and JSON: any game with any options comes back; a broken text is refused with the place and the reason."""

from __future__ import annotations

import json
import pickle
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms
from magnumsal_widget.rules.places import COLORS
from magnumsal_widget.rules.rulings import RULING_SETS, RULINGS
from tests.rules.blind.gambling import random_position
from tests.rules.walks import walk

COLOURS = st.permutations(COLORS).flatmap(lambda order: st.integers(2, 4).map(lambda n: list(order[:n])))
NAMES = st.text(min_size=1, max_size=40).filter(lambda text: text.isprintable() and bool(text) and text == text.strip())


def play_on(game: ms.Game, seed: int, decisions: int, undone: int = 0) -> ms.Game:
    """Play some decisions and take back a few of them."""
    for _ in walk(game, random.Random(seed), decisions):
        pass
    for _ in range(min(undone, len(game.decisions))):
        game.undo()
    return game


def same_game(other: ms.Game, game: ms.Game) -> None:
    """Nothing tells the two games apart."""
    assert other.state == game.state
    assert other.log == game.log
    assert other.decisions == game.decisions
    assert other.record() == game.record()
    assert dict(other.names) == dict(game.names)
    assert other.rulings == game.rulings
    assert (other.players, other.variant) == (game.players, game.variant)


def check_round_trips(game: ms.Game) -> None:
    same_game(ms.Game.from_record(game.record()), game)
    other = ms.Game.from_json(game.to_json())
    same_game(other, game)
    assert other.to_json() == game.to_json()
    while game.can_redo:
        assert game.redo() == other.redo()
    assert not other.can_redo
    assert other.state == game.state
    while game.can_undo:
        assert game.undo() == other.undo()
    assert other.state == game.state


# Round trips


@settings(max_examples=30)
@given(
    players=COLOURS,
    seed=st.one_of(st.integers(0, 99), st.integers(1 - 10**18, 10**18 - 1)),
    variant=st.sampled_from(["standard", "mapped-mine"]),
    rulings=st.one_of(
        st.none(),
        st.sampled_from(sorted(RULING_SETS)),
        st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in RULINGS.items()}),
    ),
    names=st.dictionaries(st.sampled_from(COLORS), NAMES),
    decisions=st.integers(0, 12),
    undone=st.integers(0, 5),
)
@example(["orange", "black"], 10**18 - 1, "standard", None, {}, 1, 0)
@example(["orange", "black"], 1 - 10**18, "standard", "german", {"orange": "Ada  Lovelace"}, 1, 0)
@example(["orange", "black"], 1, "standard", {"full-market-sale": "lowest+1"}, {"black": "# pass: 'x' \\"}, 1, 1)
def test_a_game_with_any_options_comes_back_from_its_record_and_its_json(
    players: list[str],
    seed: int,
    variant: str,
    rulings: Any,
    names: dict[str, str],
    decisions: int,
    undone: int,
) -> None:
    known = {color: name for color, name in names.items() if color in players}
    game = ms.Game.new(players, seed, variant=variant, rulings=rulings, names=known)
    check_round_trips(play_on(game, abs(seed) % 1000, decisions, undone))


@settings(max_examples=40)
@given(
    seed=st.integers(0, 100_000),
    names=st.dictionaries(st.sampled_from(COLORS), NAMES),
    variant=st.sampled_from(["standard", "mapped-mine"]),
    step=st.sampled_from(["actions", "castle"]),
    undone=st.integers(0, 4),
)
def test_a_game_from_any_position_comes_back_from_its_record_and_its_json(
    seed: int, names: dict[str, str], variant: str, step: str, undone: int
) -> None:
    given_position = random_position(random.Random(seed))
    known = {color: name for color, name in names.items() if color in given_position["players"]}
    given_position |= {"names": known, "variant": variant, "step": step}
    if step == "castle":
        given_position |= {"actions_left": None, "passed": 0}
    game = ms.position(**given_position)
    check_round_trips(play_on(game, seed, 6, undone))


@pytest.mark.parametrize("seed", [10**18, -(10**18), 10**50, True, 1.5, "7"])
def test_a_seed_that_no_record_could_hold_is_refused_at_once(seed: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        ms.Game.new(2, seed=seed)


@pytest.mark.parametrize("name", ["", " ", "A\nB", "A\u2028B", "x" * 41, 5, None])
def test_a_name_that_no_record_could_hold_is_refused_at_once(name: Any) -> None:
    with pytest.raises((ValueError, TypeError), match="name of orange"):
        ms.Game.new(2, seed=1, names={"orange": name})


def test_blanks_around_a_name_do_not_belong_to_it() -> None:
    game = ms.Game.new(2, seed=1, names={"orange": "  Ada  Lovelace "})
    assert game.names == {"orange": "Ada  Lovelace"}
    check_round_trips(game)


def test_a_position_may_be_described_with_any_kind_of_mapping_sequence_and_blank() -> None:
    game = ms.position(
        players=("orange", "black"),
        mine={"S1": "black orange", "S2": "black\u2028orange\tblack"},
        tools={"orange": ("cart",)},
        rulings=ms.Game.new(2, seed=1, rulings="german").rulings,
    )
    check_round_trips(play_on(game, 1, 5))


@pytest.mark.parametrize("name", ["example-1", "example-5", "example-7"])
def test_a_scenario_comes_back(name: str) -> None:
    check_round_trips(play_on(ms.scenario(name), 3, 8, 2))


def test_a_whole_game_comes_back_with_its_result() -> None:
    game = play_on(ms.Game.new(4, seed=41, names={"white": "Zażółć"}), 41, 2000)
    assert game.result() is not None
    for other in (ms.Game.from_json(game.to_json()), ms.Game.from_record(game.record())):
        same_game(other, game)
        assert other.result() == game.result()


def test_a_record_is_read_however_its_lines_end_and_with_remarks_and_blank_lines() -> None:
    game = play_on(ms.Game.new(3, seed=5), 5, 8, 0)
    lines = game.record().splitlines()
    first = lines.index("")
    lines[first + 1 :: 2] = [f"  {line.upper()}   # so it was" for line in lines[first + 1 :: 2]]
    lines[first + 2 : first + 2] = ["", "# the second round", "   "]
    for ending in ("\n", "\r\n"):
        other = ms.Game.from_record(ending.join(lines))
        assert other.record() == game.record()


def test_a_record_may_take_decisions_back_and_play_them_again() -> None:
    game = ms.Game.new(2, seed=1)
    header = game.record()
    other = ms.Game.from_record(header + "pass\nvisit square\nundo\nundo\nredo\n")
    assert [str(action) for action in other.decisions] == ["pass"]
    assert other.can_redo
    assert other.record() == header + "pass\n"


def test_what_a_record_leaves_out_is_as_usual() -> None:
    for ending in ("", "\n", "\n\n"):
        game = ms.Game.from_record("# Magnum Sal record 1\nplayers: orange black\nseed: 7" + ending)
        same_game(game, ms.Game.new(2, seed=7))
    game = ms.Game.from_json('{"format": "magnum-sal-game", "version": 1, "players": 2, "seed": 7}')
    same_game(game, ms.Game.new(2, seed=7))


# What is broken


@cache
def sample() -> ms.Game:
    return play_on(
        ms.Game.new(["black", "orange", "white"], seed=7, rulings={"fatigue": "all"}, names={"black": "Ada"}), 7, 12, 3
    )


@cache
def sample_position() -> ms.Game:
    return play_on(ms.position(**random_position(random.Random(12))), 12, 6, 2)


def read(text: str, *, as_json: bool) -> ms.Game | ms.BrokenRecord:
    """The game, or why it is refused; any other error fails the test."""
    try:
        return ms.Game.from_json(text) if as_json else ms.Game.from_record(text)
    except ms.BrokenRecord as refusal:
        return refusal


def refused(text: str, *, as_json: bool) -> ms.BrokenRecord | None:
    """The refusal with place and reason, or None for a whole game. Games that are there already stay as they were."""
    before = [(game.state, game.to_json()) for game in (sample(), sample_position())]
    outcome = read(text, as_json=as_json)
    assert [(game.state, game.to_json()) for game in (sample(), sample_position())] == before
    if isinstance(outcome, ms.Game):
        check_round_trips(outcome)
        return None
    assert outcome.place
    assert outcome.reason
    assert str(outcome) == f"{outcome.place}: {outcome.reason}"
    return outcome


def text_with(number: int, line: str | None) -> str:
    """The sample record with another line in that place (counted from 1), or without it."""
    lines = sample().record().splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", "line 1", "begins with"),
        ("\n# Magnum Sal record 1", "line 1", "begins with"),
        (text_with(1, "# Magnum Sal record 2"), "line 1", "another version"),
        (text_with(2, None), "header", "players are missing"),
        (text_with(3, None), "header", "seed is missing"),
        (text_with(2, "players: black orange green"), "header", "'green'"),
        (text_with(2, "players: black"), "header", "2 to 4 players"),
        (text_with(2, "players: black black"), "header", "once"),
        (text_with(3, "seed: x"), "line 3", "whole number"),
        (text_with(3, "seed: 1.5"), "line 3", "whole number"),
        (text_with(3, "seed: ٣"), "line 3", "whole number"),
        (text_with(3, "seed 7"), "line 3", "header line"),
        (text_with(3, "players: black orange white"), "line 3", "twice"),
        (text_with(4, "variant: maped"), "header", "maped"),
        (text_with(5, "rulings: germann"), "line 5", "germann"),
        (text_with(5, "rulings: fatige=all"), "header", "did you mean 'fatigue'"),
        (text_with(5, "rulings: fatigue=some"), "header", "needed, all"),
        (text_with(6, "name green: Ada"), "header", "green"),
        (text_with(6, "name black: Ada\nname black: Eve"), "line 7", "twice"),
        (text_with(6, "colour: red"), "line 6", "colour"),
        (text_with(6, "position: {}"), "header", "alone"),
        (text_with(8, "move supply S4"), "line 8", "move supply S4"),
        (text_with(8, "fly to the moon"), "line 8", "fly"),
        (text_with(8, "undo"), "line 8", "nothing to undo"),
        (text_with(8, "redo"), "line 8", "nothing to redo"),
        ("# Magnum Sal record 1\nposition: {\n", "line 2", "no JSON"),
        ("# Magnum Sal record 1\nposition: 5\n", "header", "alone"),
        ("# Magnum Sal record 1\nposition: {}\n", "header", "players"),
        ('# Magnum Sal record 1\nposition: {"players": 2, "colour": 1}\n', "header", "colour"),
        ('# Magnum Sal record 1\nposition: {"players": 2, "inn": 9, "phase": 4}\n', "header", "inn.*|phase.*"),
        ("# Magnum Sal record 1\nposition: " + "[" * 100_000 + "\n", "line 2", "no JSON"),
    ],
)
def test_a_broken_record_is_refused_with_the_place_and_the_reason(text: str, place: str, reason: str) -> None:
    error = refused(text, as_json=False)
    assert error is not None
    assert error.place == place
    with pytest.raises(ms.BrokenRecord, match=reason):
        ms.Game.from_record(text)


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"format": "chess"}, "JSON", "no game of Magnum Sal"),
        ({"version": 2}, "version", "another version"),
        ({"version": None}, "version", "another version"),
        ({"decisions": "pass"}, "decisions", "list of texts"),
        ({"decisions": [1]}, "decisions", "list of texts"),
        ({"decisions": ["pass", "hop"]}, "decision 2", "hop"),
        ({"undone": {}}, "undone", "list of texts"),
        ({"undone": ["hop"]}, "undone decision 1", "hop"),
        ({"undone": ["undo"]}, "undone decision 1", "undo"),
        ({"undone": ["pass", "undo", "redo"]}, "undone decision", "undo"),
        ({"players": None}, "beginning", "players"),
        ({"players": 5}, "beginning", "2 to 4"),
        ({"players": True}, "beginning", "players"),
        ({"players": "orange"}, "beginning", "players"),
        ({"players": [["black"], {}]}, "beginning", "players"),
        ({"seed": "7"}, "beginning", "seed"),
        ({"seed": None}, "beginning", "seed"),
        ({"seed": True}, "beginning", "seed"),
        ({"seed": 1e300}, "beginning", "seed"),
        ({"variant": []}, "beginning", "variant"),
        ({"rulings": 5}, "beginning", "rulings"),
        ({"rulings": {"fatigue": []}}, "beginning", "fatigue"),
        ({"names": []}, "beginning", "names"),
        ({"names": {"black": 5}}, "beginning", "name"),
        ({"names": {"black": "A\nB"}}, "beginning", "printable"),
        ({"names": {"black": "x" * 41}}, "beginning", "40"),
        ({"position": {"players": 2}}, "beginning", "alone"),
        ({"extra": 1}, "beginning", "extra"),
    ],
)
def test_broken_json_is_refused_with_the_place_and_the_reason(changes: dict[str, Any], place: str, reason: str) -> None:
    data = json.loads(sample().to_json()) | changes
    error = refused(json.dumps(data), as_json=True)
    assert error is not None
    assert error.place.startswith(place)
    assert reason in error.reason


@pytest.mark.parametrize("key", ["format", "version", "players", "seed"])
def test_json_that_lacks_an_entry_is_refused(key: str) -> None:
    data = json.loads(sample().to_json())
    del data[key]
    error = refused(json.dumps(data), as_json=True)
    assert error is not None
    assert key in str(error) or key == "format"


@pytest.mark.parametrize("thing", [None, 5, b"# Magnum Sal record 1", ["pass"]])
def test_what_is_no_text_is_no_record(thing: Any) -> None:
    with pytest.raises(TypeError, match="text"):
        ms.Game.from_record(thing)
    with pytest.raises(TypeError, match="text"):
        ms.Game.from_json(thing)


@settings(max_examples=60)
@given(st.data())
def test_a_record_cut_off_or_with_lines_swapped_doubled_or_lost_is_refused_or_a_whole_game(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([sample().record(), sample_position().record()]))
    lines = text.splitlines(keepends=True)
    for _ in range(data.draw(st.integers(1, 3))):
        i, j = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match data.draw(st.sampled_from(["swap", "lose", "double", "cut"])):
            case "swap":
                lines[i], lines[j] = lines[j], lines[i]
            case "lose" if len(lines) > 1:
                del lines[i]
            case "double":
                lines.insert(j, lines[i])
            case _:
                lines[i] = lines[i][: data.draw(st.integers(0, len(lines[i])))]
    refused("".join(lines), as_json=False)


STRANGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([10**9, -(10**400), 2**63, 1e308, float("inf"), float("nan"), 0.5]),
    st.text(max_size=8),
    st.sampled_from(["black", "black~", "~", "2b1g", "99b", "S1", "1R1", "\ud83d\ude00", "\x00", "ı", "pass", "undo"]),
    st.recursive(
        st.integers(0, 3),
        lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    ),
)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in nested data."""
    found = [path] if path else []
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, below in pairs:
        found += paths(below, (*path, key))
    return found


@settings(max_examples=150)
@given(st.data())
def test_json_with_strange_values_anywhere_is_refused_or_a_whole_game(data: st.DataObject) -> None:
    whole = json.loads(data.draw(st.sampled_from([sample().to_json(), sample_position().to_json()])))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(paths(whole)))
        place = whole
        for key in path[:-1]:
            place = place[key]
        if isinstance(place, dict) and data.draw(st.booleans()):
            place[data.draw(st.text(max_size=5))] = data.draw(STRANGE)
        else:
            place[path[-1]] = data.draw(STRANGE)
    refused(json.dumps(whole), as_json=True)


@pytest.mark.parametrize("depth", [50, 500, 900, 950, 960, 970, 975, 980, 985, 990, 1000, 100_000])
@pytest.mark.parametrize("key", ["decisions", "players", "rulings", "names", "position", "mine"])
def test_deep_nesting_is_refused_and_breaks_nothing(depth: int, key: str) -> None:
    nest = "[" * depth + "]" * depth
    head = '{"format": "magnum-sal-game", "version": 1, '
    if key == "position":
        text = f'{head}"position": {{"players": {nest}}}}}'
    elif key == "mine":
        text = f'{head}"position": {{"players": 2, "mine": {{"S1": {nest}}}}}}}'
    else:
        text = f'{head}"players": 2, "seed": 1, "{key}": {nest}}}'
    assert refused(text, as_json=True) is not None


@settings(max_examples=60)
@given(st.text(max_size=60))
@example("# Magnum Sal record 1\u2028players: orange black\u2028seed: 1")
@example("# Magnum Sal record 1\nseed: " + "9" * 5000)
@example("# Magnum Sal record 1\nplayers:\nseed: -\n")
@example("\ufeff# Magnum Sal record 1")
def test_any_text_at_all_is_refused_or_a_whole_game(text: str) -> None:
    refused(text, as_json=False)
    refused(text, as_json=True)
    refused("# Magnum Sal record 1\nplayers: orange black\nseed: 1\n\n" + text, as_json=False)
    refused("# Magnum Sal record 1\n" + text, as_json=False)


def test_a_refusal_crosses_the_border_of_a_process_as_it_is() -> None:
    error = refused("hello", as_json=False)
    assert error is not None
    other = pickle.loads(pickle.dumps(error))
    assert type(other) is ms.BrokenRecord
    assert (other.place, other.reason, str(other)) == (error.place, error.reason, str(error))


@pytest.mark.parametrize("key", ["decisions", "undone"])
@pytest.mark.parametrize("word", ["undo", "redo"])
def test_undo_and_redo_are_no_decisions_of_json(key: str, word: str) -> None:
    data = {"format": "magnum-sal-game", "version": 1, "players": 2, "seed": 7, key: ["pass", word]}
    error = refused(json.dumps(data), as_json=True)
    assert error is not None
    assert error.place == ("decision 2" if key == "decisions" else "undone decision 2")
    assert error.reason == f"{word!r} is no decision"


@pytest.mark.parametrize("version", [True, 1.0, "1", [1]])
def test_only_the_whole_number_1_is_the_version(version: object) -> None:
    data = json.loads(sample().to_json()) | {"version": version}
    error = refused(json.dumps(data), as_json=True)
    assert error is not None
    assert error.place == "version"
