"""A scene has everything that is on the table, and nothing else."""

from __future__ import annotations

import json
import random
import re
from collections import Counter

import pytest

import magnumsal_widget as ms
from magnumsal_widget.rules.places import ASSISTANT_PLACES, BUILDINGS, MINE
from magnumsal_widget.scene import Scene, build_scene
from magnumsal_widget.scene.art import PALETTE, SIZES
from magnumsal_widget.scene.identity import muster
from magnumsal_widget.scene.layout import VIEW
from magnumsal_widget.scene.lettering import STYLES
from magnumsal_widget.scene.model import Figure, Label, Piece
from magnumsal_widget.scene.wire import art_data, scene_json
from magnumsal_widget.words.board import LANGUAGES
from tests.scene.positions import POSITIONS

SCENES = {name: build_scene(make().state) for name, make in POSITIONS.items()}
every_scene = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES.keys())


@pytest.mark.parametrize("name", POSITIONS)
def test_every_place_is_there_once(name: str) -> None:
    state = POSITIONS[name]().state
    expected = {*MINE, *BUILDINGS, "queue-left", "queue-right"}
    expected |= {f"assistant-{building}" for building in ASSISTANT_PLACES}
    expected |= {f"supply-{color}" for color in state.players}
    assert Counter(place.name for place in SCENES[name].places) == Counter(expected)


@every_scene
def test_ids_are_unique_where_they_count(scene: Scene) -> None:
    miners = [figure.id for place in scene.places for figure in place.miners]
    miners += [id_ for home in scene.homes for id_ in home.miners]
    assert len(set(miners)) == len(miners)
    for place in scene.places:
        ids = [item.id for item in (*place.ground, *place.pieces)]
        assert len(set(ids)) == len(ids), place.name
    assert len({item.id for item in scene.fixtures}) == len(scene.fixtures)


@every_scene
def test_everything_can_be_drawn(scene: Scene) -> None:
    for item in scene.items():
        if isinstance(item, Label):
            assert item.style in STYLES
            assert STYLES[item.style].fill in PALETTE
        else:
            assert item.art in SIZES


@every_scene
def test_symbols_keep_their_proportions(scene: Scene) -> None:
    for item in scene.items():
        if not isinstance(item, Label):
            width, height = SIZES[item.art]
            assert item.box.w / width == pytest.approx(item.box.h / height, rel=0.01), item


@every_scene
def test_everything_lies_on_the_board(scene: Scene) -> None:
    for item in scene.items():
        if isinstance(item, Label):
            assert 0 < item.x < VIEW.w
            assert 0 < item.y < VIEW.h
        else:
            assert item.box.x >= 0
            assert item.box.y >= 0
            assert item.box.x + item.box.w <= VIEW.w
            assert item.box.y + item.box.h <= VIEW.h


@pytest.mark.parametrize("name", POSITIONS)
def test_miners_salt_and_water_are_all_shown(name: str) -> None:
    state, scene = POSITIONS[name]().state, SCENES[name]
    for space in state.mine.values():
        place = scene.place(space.name)
        shown: Counter[tuple[str, bool]] = Counter()
        for figure in place.miners:
            shown[figure.color, figure.tired] += figure.count
        assert shown == Counter(tuple(miner) for miner in space.miners)
        cubes = Counter(piece.art for piece in place.pieces if isinstance(piece, Piece))
        assert tuple(cubes[f"salt-{color}"] for color in ("brown", "green", "white")) == tuple(space.salt)
        assert cubes["water"] == space.water
        rock = any("rock" in piece.art or "mapped" in piece.art for piece in place.ground if isinstance(piece, Piece))
        assert rock == (not space.revealed and space.name[0] != "S")


def labels(scene: Scene, place: str) -> dict[str, str]:
    return {item.id: item.text for item in scene.place(place).pieces if isinstance(item, Label)}


def arts(scene: Scene, place: str) -> list[str]:
    return [item.art for item in scene.place(place).pieces if isinstance(item, Piece)]


def test_panels_tell_what_players_have() -> None:
    scene = SCENES["midgame"]
    shown = labels(scene, "supply-purple")
    assert shown["name"] == "Purple"
    assert (shown["money"], shown["ready"], shown["all"], shown["filled"]) == ("31", "1", "/10", "4")
    assert (shown["brown-count"], shown["green-count"], shown["white-count"]) == ("1", "3", "2")
    tools = [art for art in arts(scene, "supply-purple") if art.startswith(("ready-", "used-"))]
    assert sorted(tools) == [
        "ready-cart", "ready-food", "ready-pickaxe", "ready-royal", "used-commercial", "used-rope",
    ]  # fmt: skip
    assert "start" in arts(scene, "supply-purple")
    assert "start" not in arts(scene, "supply-orange")
    grounds = {p.name: [g.art for g in p.ground if isinstance(g, Piece)] for p in scene.places}
    assert "turn" in grounds["supply-purple"]
    assert "turn" not in grounds["supply-orange"]


def test_the_town_tells_prices_and_orders() -> None:
    scene = SCENES["midgame"]
    assert labels(scene, "inn")["price"] == "7"
    assert arts(scene, "inn").count("shutter") == 5
    castle = labels(scene, "castle")
    assert [castle[f"order{i}-pay"] for i in range(4)] == ["17", "19", "21", "27"]
    assert (castle["counter"], castle["stack-count"]) == ("3", "1")
    assert arts(scene, "market").count("salt-brown") == 3
    assert arts(scene, "market").count("free-brown") == 1
    assert [figure.color for figure in scene.place("queue-right").miners] == ["purple", "white"]
    assert [figure.color for figure in scene.place("assistant-pump").miners] == ["black"]


def test_what_is_used_up_is_seen_to_be() -> None:
    scene = SCENES["crowded"]
    assert labels(scene, "castle")["counter"] == "8"
    assert arts(scene, "inn") == ["shutter"] * 7
    assert not [art for art in arts(scene, "workshop") if art.startswith(("ready", "stack"))]


def test_the_end_names_the_winner() -> None:
    over = SCENES["finished"]
    texts = [item.text for item in over.fixtures if isinstance(item, Label)]
    assert texts[:2] == ["Phase III", "Game over"]
    assert texts[2].startswith("The game ended: Orange 13")
    assert texts[2].endswith("Black won.")
    assert "crown" in arts(over, "supply-black")
    assert "crown" not in arts(over, "supply-orange")


def test_long_names_are_cut_and_odd_ones_kept_as_text() -> None:
    scene = SCENES["named"]
    assert labels(scene, "supply-orange")["name"].endswith("…")
    assert labels(scene, "supply-black")["name"] == "Bo"
    assert labels(scene, "supply-purple")["name"].startswith("<b>&\"'")
    assert "<b>&\"'</b>" in scene.place("supply-purple").title
    assert "Maximiliana von Habsburg" in scene.place("supply-orange").title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_place_speaks(name: str, language: str) -> None:
    scene = build_scene(POSITIONS[name]().state, language)
    for place in scene.places:
        assert place.title
        assert place.content
        assert not re.search(r"[{}]|None", place.spoken), place.spoken


def test_a_place_says_its_name_and_content() -> None:
    scene = SCENES["midgame"]
    assert scene.place("1L1").spoken == (
        "1L1, level one, left, chamber one: 1 orange miner; 1 green salt cube; 1 water cube"
    )
    assert scene.place("1L4").content == "unrevealed"
    assert scene.place("2L2").content == "unrevealed; 2 water cubes"
    assert scene.place("1R1").content == "nobody here; without salt"
    assert scene.place("S5").spoken == "S5, shaft section five: 1 black miner"
    assert build_scene(POSITIONS["midgame"]().state, "pl").place("2L1").content == (
        "2 zmęczonych czarnych górników; 1 zielona kostka soli, 1 biała kostka soli; 2 kostki wody"
    )


def test_a_state_without_change_gives_the_same_objects() -> None:
    game = ms.Game.new(3, seed=9)
    crew = muster(game.state)
    before = build_scene(game.state, "en", crew)
    game.play("move supply S1")
    after = build_scene(game.state, "en", muster(game.state, crew))
    changed = {a.name for a, b in zip(before.places, after.places, strict=True) if a is not b}
    assert changed == {"S1", "supply-orange", "supply-black"}


def test_nothing_face_down_is_in_a_scene() -> None:
    """Two games that look alike give the same scene, whatever lies face down."""
    rng = random.Random(4)
    game = ms.Game.new(4, seed=11)
    for _ in range(60):
        game.play(rng.choice(list(game.legal_actions())))
        other = game.state.determinize(rng)
        assert scene_json(build_scene(game.state)) == scene_json(build_scene(other))


def test_a_snapshot_stays_small_in_any_position() -> None:
    limit = 16_000  # of 20 000: the rest is for what is asked and answered
    for name, scene in SCENES.items():
        assert len(scene_json(scene).encode()) < limit, name
    rng = random.Random(8)
    for seed in range(3):
        game = ms.Game.new(4, seed=seed, variant="mapped-mine")
        for _ in range(150):
            game.play(rng.choice(list(game.legal_actions())))
        assert len(scene_json(build_scene(game.state, "pl")).encode()) < limit


@every_scene
def test_the_wire_carries_the_whole_scene(scene: Scene) -> None:
    data = json.loads(scene_json(scene))
    art = art_data(scene)
    assert [place["name"] for place in data["places"]] == [place.name for place in scene.places]
    for sent, place in zip(data["places"], scene.places, strict=True):
        _, x, y, _, _ = art["places"][place.name]
        for key in ("ground", "pieces"):
            for row, item in zip(sent.get(key, []), getattr(place, key), strict=True):
                assert row[1] == item.id
                if isinstance(item, Label):
                    assert row[0] == f"#{item.style}"
                    assert row[4] == item.text
                else:
                    assert row[0] == item.art
                    assert row[2] + x == pytest.approx(item.box.x, abs=0.06)
                    assert row[3] + y == pytest.approx(item.box.y, abs=0.06)
        for row, figure in zip(sent.get("miners", []), place.miners, strict=True):
            assert isinstance(figure, Figure)
            assert row[:3] == [figure.color, int(figure.tired), figure.id]
            assert (row[6] if len(row) > 6 else 1) == figure.count
