"""Miners and cubes share the room there is."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnumsal_widget.rules.places import COLORS, MINE
from magnumsal_widget.scene.layout import CUBE_W, DOORS, LARGE, MEDIUM, QUEUES, SPACES, Box
from magnumsal_widget.scene.mine import crowd_area
from magnumsal_widget.scene.packing import MARK_LINE, pack, pile_of_cubes, row_of_cubes

ROOM = crowd_area("1R1", wet=True)
LOW = crowd_area("S1")
TALL = crowd_area("S2")
QUEUE = Box(QUEUES["left"].x + 8, QUEUES["left"].y + 2, QUEUES["left"].w - 16, QUEUES["left"].h - 14)
RESTED_AREAS = {"room": ROOM, "low section": LOW, "tall section": TALL, "queue": QUEUE}

crowds = st.lists(st.tuples(st.sampled_from(COLORS), st.booleans()), max_size=40)
rested = st.lists(st.tuples(st.sampled_from(COLORS), st.just(False)), max_size=40)


@given(crowds)
def test_nobody_is_lost_and_nobody_leaves_the_room(crowd: list[tuple[str, bool]]) -> None:
    spots = pack(crowd, ROOM)
    assert sum(spot.number for spot in spots) == len(crowd)
    for spot in spots:
        same = [person for person in crowd if person == crowd[spot.member]]
        assert spot.number == 1 or spot.number == len(same)
        assert spot.box.x >= ROOM.x - 0.01
        assert spot.box.x + spot.box.w <= ROOM.x + ROOM.w + 0.01
        assert spot.box.y >= ROOM.y - 0.01
        assert spot.box.y + spot.box.h <= ROOM.y + ROOM.h + 0.01


@pytest.mark.parametrize("area", RESTED_AREAS.values(), ids=RESTED_AREAS.keys())
@given(crowd=rested)
def test_every_mark_stays_visible(area: Box, crowd: list[tuple[str, bool]]) -> None:
    spots = pack(crowd, area)
    for i, behind in enumerate(spots):
        mark = (behind.box.x + behind.box.w / 2, behind.box.y + MARK_LINE * behind.box.h - 2)
        for front in spots[i + 1 :]:
            covered = front.box.y + 2 < mark[1] and front.box.x + 4 < mark[0] < front.box.x + front.box.w - 4
            assert not covered, f"{crowd[front.member]} stands before the mark of {crowd[behind.member]}"


@given(crowds)
def test_only_two_sizes(crowd: list[tuple[str, bool]]) -> None:
    sizes = {(f.w, f.h) for f in (LARGE, MEDIUM)} | {(f.lie_w, f.lie_h) for f in (LARGE, MEDIUM)}
    assert {(spot.box.w, spot.box.h) for spot in pack(crowd, ROOM)} <= sizes


def test_an_empty_space_and_a_single_miner() -> None:
    assert pack([], ROOM) == []
    (spot,) = pack([("orange", False)], ROOM)
    assert spot.box == Box(ROOM.x + (ROOM.w - 32) / 2, ROOM.y + ROOM.h - 48, 32, 48)


def test_the_tired_lie_beside_the_few_who_stand() -> None:
    standing, lying = pack([("orange", False), ("black", True)], ROOM)
    assert standing.box.x + standing.box.w <= lying.box.x
    assert lying.box.h < lying.box.w


def test_the_tired_lie_before_many() -> None:
    spots = pack([("orange", False)] * 4 + [("black", True)] * 3, ROOM)
    feet = [spot.box.y + spot.box.h for spot in spots]
    assert max(feet[:4]) < min(feet[4:])


def test_more_than_ten_are_counted() -> None:
    crowd = [("orange", False)] * 9 + [("black", False)] * 2 + [("black", True)] * 3
    assert [(crowd[s.member], s.number) for s in pack(crowd, ROOM)] == [
        (("orange", False), 9),
        (("black", False), 2),
        (("black", True), 3),
    ]


def test_seven_in_a_low_section_are_counted_since_their_marks_would_be_hidden() -> None:
    crowd = [("orange", False)] * 4 + [("black", False)] * 3
    assert [spot.number for spot in pack(crowd, LOW)] == [4, 3]
    assert [spot.number for spot in pack(crowd[:6], LOW)] == [1] * 6


def test_drawn_from_the_back_to_the_front() -> None:
    feet = [spot.box.y + spot.box.h for spot in pack([(color, False) for color in COLORS] * 2, TALL)]
    assert feet == sorted(feet)


@pytest.mark.parametrize("name", MINE)
def test_the_crowd_stands_inside_its_space(name: str) -> None:
    space, area = SPACES[name], crowd_area(name)
    assert space.x <= area.x
    assert area.x + area.w <= space.x + space.w
    assert space.y <= area.y
    assert area.y + area.h <= space.y + space.h


@given(st.integers(min_value=0, max_value=12))
def test_cubes_in_a_row_stay_inside(count: int) -> None:
    area = Box(100, 10, 104, 24)
    boxes = row_of_cubes(count, area)
    assert len(boxes) == count
    assert all(area.x - 0.01 <= box.x and box.x + box.w <= area.x + area.w + 0.01 for box in boxes)
    assert [box.x for box in boxes] == sorted(box.x for box in boxes)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_pile_rests_on_its_foot(count: int) -> None:
    boxes = pile_of_cubes(count, 50, 90)
    assert len(boxes) == count
    assert max(box.y + box.h for box in boxes) == 90
    assert sum(box.x + box.w / 2 for box in boxes) / count == pytest.approx(50)
    assert all(box.w == CUBE_W for box in boxes)


def test_doors_do_not_overlap() -> None:
    boxes = sorted(DOORS.values())
    assert all(a.x + a.w <= b.x for a, b in itertools.pairwise(boxes))
