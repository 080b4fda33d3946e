"""Properties of every position that random play or a random set-up reaches, held against the second model."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import magnumsal_widget as ms

from . import gambling, oracle

SEEDS = st.integers(0, 2**32)
QUICK = settings(max_examples=12, deadline=None)
BUILDINGS = ("inn", "workshop", "pump", "market", "square", "castle")
SOURCES = ("supply", *BUILDINGS, *oracle.MINE)


def same_food(text: str) -> str:
    """Which chamber a food names first is a matter of writing."""
    words = text.split()
    return " ".join([words[0], *sorted(words[1:])]) if words[0] == "food" else text


def compare_listing(game: ms.Game, table: oracle.Table) -> list[str]:
    """The engine's listing is the model's listing, each decision once."""
    actions = game.legal_actions()
    texts = [str(action) for action in actions]
    assert len(texts) == len(actions) == len(set(map(same_food, texts)))
    expected = {same_food(text) for text in oracle.listing(table)}
    found = {same_food(text) for text in texts}
    assert found == expected, (
        f"only the engine: {sorted(found - expected)[:8]}; only the model: {sorted(expected - found)[:8]}"
    )
    return texts


def compare_outcome(table: oracle.Table, text: str, state: Any) -> oracle.Table:
    """The engine's state after a decision is one the model expects."""
    after = oracle.outcomes(table, text, state)
    if after is None:
        wanted, found = oracle.expected(table, text, state), oracle.seen_state(state)
        different = {key: (wanted.get(key), found.get(key)) for key in found if wanted.get(key) != found.get(key)}
        raise AssertionError(f"after {text!r}, (expected, found): {different}")
    return after


def check_numbers(state: Any) -> None:
    """Nothing is negative, nobody loses a miner."""
    for seat in state.seats:
        assert seat.money >= 0
        assert min(seat.salt) >= 0
        assert 0 <= seat.supply <= seat.miners <= 10
        in_mine = sum(m.color == seat.color for space in state.mine.values() for m in space.miners)
        desks = sum(owner == seat.color for owner in state.assistants.values())
        queue = sum(side.count(seat.color) for side in state.castle.values())
        assert seat.supply + in_mine + desks + queue == seat.miners
    for place, space in state.mine.items():
        assert min(space.salt) >= 0
        assert space.water >= 0
        assert place in oracle.CHAMBERS or (space.water == 0 and space.salt.total == 0)
    for color, column in oracle.COLUMNS.items():
        assert 0 <= state.market[color] <= len(column)
    assert 1 <= state.inn <= 8
    assert 0 <= state.actions_left <= 2


def play_beside_the_model(
    count: int, seed: int, decisions: int, delivering: float, rulings: Any, variant: str
) -> ms.Game:
    """Random play in which every listing and every outcome is held against the second model."""
    rng = random.Random(seed)
    game = ms.Game.new(count, seed=seed, rulings=rulings, variant=variant)
    table = oracle.from_state(game.state, fresh=True)
    for _ in range(decisions):
        if game.state.step == "over":
            break
        if len(game.legal_actions()) <= 1500:
            compare_listing(game, table)
        text = str(gambling.choose(game, rng, delivering))
        game.play(text)
        table = compare_outcome(table, text, game.state)
        check_numbers(game.state)
    return game


@QUICK
@given(seed=SEEDS, count=st.integers(2, 4), variant=st.sampled_from(["standard", "mapped-mine"]))
def test_random_games_go_as_the_second_model_says(seed: int, count: int, variant: str) -> None:
    rulings = gambling.random_rulings(random.Random(seed))
    play_beside_the_model(count, seed, 40, 0.5, rulings, variant)


@settings(max_examples=6, deadline=None)
@given(seed=SEEDS, count=st.integers(2, 4), rulings=st.sampled_from(sorted(oracle.NAMED_SETS)))
def test_games_of_players_who_deliver_go_as_the_second_model_says(seed: int, count: int, rulings: str) -> None:
    play_beside_the_model(count, seed, 120, 0.9, rulings, "standard")


def test_a_whole_game_goes_as_the_second_model_says_and_its_scores_add_up() -> None:
    for seed in range(1, 40):
        rng = random.Random(seed)
        game = ms.Game.new(2, seed=seed)
        table = oracle.from_state(game.state, fresh=True)
        for _ in range(1500):
            if game.state.step == "over":
                break
            text = str(gambling.choose(game, rng, 0.97))
            game.play(text)
            table = compare_outcome(table, text, game.state)
        if game.state.step == "over":
            result = game.result()
            assert result is not None
            for score in result.scores:
                assert score.total == oracle.score(table, score.color)
            return
    raise AssertionError("no game came to its end")


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_random_positions_list_what_the_second_model_lists(seed: int) -> None:
    game = ms.position(**gambling.random_position(random.Random(seed)))
    if len(game.legal_actions()) <= 3000:
        compare_listing(game, oracle.from_state(game.state))


@settings(max_examples=80, deadline=None)
@given(seed=SEEDS)
def test_extractions_are_listed_and_done_as_the_second_model_says(seed: int) -> None:
    rng = random.Random(seed)
    game = ms.position(**gambling.random_extraction(rng))
    if len(game.legal_actions()) > 1500:
        return
    table = oracle.from_state(game.state)
    texts = [text for text in compare_listing(game, table) if text.startswith("extract")]
    for text in rng.sample(texts, min(4, len(texts))):
        game.play(text)
        compare_outcome(table, text, game.state)
        game.undo()


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_random_positions_go_on_as_the_second_model_says(seed: int) -> None:
    rng = random.Random(seed)
    given_position = gambling.random_position(rng)
    given_position["counter"] = 0
    game = ms.position(**given_position)
    table = oracle.from_state(game.state)
    for _ in range(6):
        texts = [str(action) for action, _ in zip(game.legal_actions(), range(4000), strict=False)]
        texts = [text for text in texts if not reveals(game, text)]
        text = rng.choice(texts)
        game.play(text)
        table = compare_outcome(table, text, game.state)


def reveals(game: ms.Game, text: str) -> bool:
    words = text.split()
    return words[0] in ("move", "rope") and not game.state.mine[words[2]].revealed


def universe(game: ms.Game) -> list[str]:
    """Very many decisions, most of them illegal."""
    texts = ["pass", "end", "visit inn", "visit square", "visit market", "fine 3gr"]
    texts += [f"fine {color}" for color in oracle.SALTS]
    texts += [f"deliver {order}" for order in oracle.PAY]
    for source in SOURCES:
        if source in ("inn", "square"):
            continue
        texts += [f"{word} {source} {target}" for word in ("move", "rope") for target in oracle.MINE]
        texts += [f"assist {source} {desk}" for desk in oracle.DESKS]
        texts += [f"visit castle {source}", f"visit castle {source} privilege"]
    for tool in oracle.TOOLS:
        if game.state.workshop.count(tool) > 1:
            texts += [f"visit workshop {tool} {price}" for price in (3, 4, 5)]
        else:
            texts.append(f"visit workshop {tool}")
    for deals in oracle.canonical_deals():
        text = "visit market " + " ".join(f"{deal} {color}" for deal, color in deals)
        texts += [text, f"{text} privilege"]
    for chamber in oracle.CHAMBERS:
        texts += [f"visit pump {chamber} {n}" for n in range(1, 7)]
        texts += [f"food {chamber}", f"food {chamber} {chamber}"]
        texts += [f"bucket {chamber} {other}" for other in oracle.MINE]
    return texts


@settings(max_examples=10, deadline=None)
@given(seed=SEEDS)
def test_a_decision_is_listed_exactly_when_its_verdict_is_clean(seed: int) -> None:
    rng = random.Random(seed)
    game = ms.position(**gambling.random_position(rng))
    if rng.random() < 0.5:
        moves = [str(a) for a, _ in zip(game.legal_actions(), range(300), strict=False) if str(a).startswith("move")]
        if moves:
            game.play(rng.choice(moves))
    actions = game.legal_actions()
    candidates = universe(game)
    inside = {str(action) for action, _ in zip(actions, range(5000), strict=False)}
    for text in candidates:
        verdict = game.explain(text)
        assert bool(verdict) == (text in inside), (text, verdict)
        assert (text in actions) == bool(verdict)
    for text in rng.sample(sorted(inside), min(60, len(inside))):
        assert game.explain(text), text


@settings(max_examples=10, deadline=None)
@given(seed=SEEDS)
def test_spoilt_extractions_are_not_legal_unless_listed(seed: int) -> None:
    """Change one word of a listed extraction: what comes out is legal exactly when the model lists it."""
    rng = random.Random(seed)
    for _ in range(8):
        game = ms.position(**gambling.random_extraction(rng))
        table = oracle.from_state(game.state)
        if len(game.legal_actions()) > 1500:
            continue
        expected = set(oracle.listing(table))
        extractions = sorted(text for text in expected if text.startswith("extract"))
        if not extractions:
            continue
        for _ in range(25):
            words = rng.choice(extractions).split()
            at = rng.randrange(1, len(words))
            words[at] = rng.choice([*oracle.MINE, "1", "2", "3", "1b", "1b1g", "pay", "cart", *table.players])
            text = " ".join(words)
            if "pay" in words or not game.explain(text):
                assert bool(game.explain(text)) == (text in expected) or is_other_spelling(game, text, expected), text


def is_other_spelling(game: ms.Game, text: str, expected: set[str]) -> bool:
    """Whether the engine took the text for a listed decision written otherwise."""
    if not game.explain(text):
        return False
    game.play(text)
    line = game.record().rstrip("\n").splitlines()[-1].strip()
    game.undo()
    return line in expected and line != text


@QUICK
@given(seed=SEEDS, count=st.integers(2, 4))
def test_every_play_can_be_undone_and_every_text_is_as_good_as_its_action(seed: int, count: int) -> None:
    rng = random.Random(seed)
    game = ms.Game.new(count, seed=seed, rulings=gambling.random_rulings(rng))
    for _ in range(25):
        action = gambling.choose(game, rng, 0.6)
        before = game.state
        events = list(game.play(action))
        after = game.state
        game.undo()
        assert game.state == before
        assert hash(game.state) == hash(before)
        assert list(game.play(str(action))) == events
        assert game.state == after


@QUICK
@given(seed=SEEDS, count=st.integers(2, 4), variant=st.sampled_from(["standard", "mapped-mine"]))
def test_text_and_json_bring_back_any_game(seed: int, count: int, variant: str) -> None:
    rng = random.Random(seed)
    game = ms.Game.new(count, seed=seed, variant=variant, rulings=gambling.random_rulings(rng))
    for _ in range(50):
        game.play(gambling.choose(game, rng, 0.8))
    for other in (ms.Game.from_json(game.to_json()), ms.Game.from_record(game.record())):
        assert other.state == game.state
        assert list(other.log) == list(game.log)
        assert other.record() == game.record()


@QUICK
@given(seed=SEEDS)
def test_observers_of_alike_tables_see_the_same(seed: int) -> None:
    """Positions that differ only in what was dealt face down look the same to everybody."""
    rng = random.Random(seed)
    arguments = gambling.random_position(rng)
    del arguments["tool_stack"], arguments["order_stack"]
    one, two = (ms.position(**{**arguments, "seed": n}) for n in (1, 2))
    for color in arguments["players"]:
        assert one.observe(color) == two.observe(color)
        assert repr(one.observe(color)) == repr(two.observe(color))
    assert repr(one.state) == repr(two.state)


@settings(max_examples=40, deadline=None)
@given(seed=SEEDS)
def test_every_source_and_target_is_judged_as_the_walk_through_the_mine_judges(seed: int) -> None:
    rng = random.Random(seed)
    game = ms.position(**gambling.random_position(rng))
    table = oracle.from_state(game.state)
    walked = set(oracle.mine_moves(table))
    for source in ("supply", *oracle.DESKS, *oracle.MINE):
        for target in oracle.MINE:
            verdict = game.explain(f"move {source} {target}")
            assert bool(verdict) == ((source, target) in walked), (source, target)


@QUICK
@given(seed=SEEDS)
def test_the_chain_holds_for_everybody_but_those_whom_the_exception_left(seed: int) -> None:
    rng = random.Random(seed)
    game = ms.Game.new(rng.randint(2, 4), seed=seed)
    for _ in range(60):
        game.play(gambling.choose(game, rng, 0.5))
        occupied = {place for place, space in game.state.mine.items() if space.miners}
        for place in occupied - oracle.joined(occupied):
            assert place in oracle.CHAMBERS
            assert all(
                game.state.mine[c].revealed and game.state.mine[c].salt.total == 0 for c in oracle.corridor_from(place)
            )


@QUICK
@given(seed=SEEDS)
def test_the_price_a_verdict_names_is_the_price_paid(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(6):
        game = ms.position(**gambling.random_position(rng))
        texts = [str(action) for action, _ in zip(game.legal_actions(), range(2000), strict=False)]
        texts = [t for t in texts if t.split()[0] == "extract" or t.split()[1:2] in (["inn"], ["workshop"], ["pump"])]
        for text in rng.sample(texts, min(8, len(texts))):
            verdict = game.explain(text)
            assert sum(verdict.payments.values()) == verdict.cost
            assert 0 not in verdict.payments.values()
            assert (verdict.cost == 0) == (not verdict.payments)
            if text.startswith("extract"):
                words = text.split()
                fees = words[words.index("pay") + 1 :] if "pay" in words else []
                assert dict(verdict.payments) == dict(zip(fees[::2], map(int, fees[1::2]), strict=True))
            else:
                assert set(verdict.payments) <= {"bank"}
