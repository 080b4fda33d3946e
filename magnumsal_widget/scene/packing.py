"""How miners and cubes share the room there is.

Pure geometry: a crowd goes in, boxes come out. Every hat and every mark stays visible; where there is no room for
that, one figure stands for all miners of a colour and state and carries their number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from .layout import CUBE_H, CUBE_PITCH, CUBE_W, LARGE, MEDIUM, Box, Figure

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_SINGLE: Final = 10
"""More miners than this in one space are grouped."""
MARK_LINE: Final = 0.69
"""How far down a standing figure its mark reaches: so much of a row behind must stay free."""


class Spot(NamedTuple):
    """Where a miner stands or lies: who he is in the crowd, his box, and how many he stands for."""

    member: int
    box: Box
    number: int = 1


class Row(NamedTuple):
    """Miners side by side, all standing or all lying."""

    tired: bool
    members: tuple[int, ...]


def pack(crowd: Sequence[tuple[str, bool]], area: Box) -> list[Spot]:
    """Places for a crowd of (colour, tired), from the back to the front; the front row is on the lower edge."""
    if not crowd:
        return []
    if len(crowd) > MOST_SINGLE:
        return _grouped(crowd, area)
    awake = [i for i, (_, tired) in enumerate(crowd) if not tired]
    asleep = [i for i, (_, tired) in enumerate(crowd) if tired]
    if 1 <= len(awake) <= 2 and 1 <= len(asleep) <= 3 and area.w >= 104 and area.h >= 76:
        return _side_by_side(awake, asleep, area)
    for size in (LARGE, MEDIUM):
        rows = _rows(awake, asleep, size, area.w)
        gaps = [size.lie_row if row.tired else size.row for row in rows[1:]]
        top = _height(rows[0], size)
        if top + sum(gaps) <= area.h:
            break
    stretch = min(size.stretch, (area.h - top) / sum(gaps)) if gaps else 1.0
    gaps = [gap * stretch for gap in gaps]
    hidden = any(
        not behind.tired and not front.tired and gap < MARK_LINE * size.h
        for behind, front, gap in zip(rows, rows[1:], gaps, strict=False)
    )
    if hidden:
        return _grouped(crowd, area)
    return _set_out(rows, gaps, size, area)


def _grouped(crowd: Sequence[tuple[str, bool]], area: Box) -> list[Spot]:
    """One figure for each colour and state, with a count."""
    kinds = list(dict.fromkeys(crowd))
    first = [crowd.index(kind) for kind in kinds]
    numbers = [sum(1 for other in crowd if other == kind) for kind in kinds]
    return [Spot(first[spot.member], spot.box, numbers[spot.member]) for spot in pack(kinds, area)]


def _side_by_side(awake: Sequence[int], asleep: Sequence[int], area: Box) -> list[Spot]:
    """Few miners: the tired lie beside those who stand, one above the other."""
    size, foot = LARGE, area.y + area.h
    wide = size.w + size.beside * (len(awake) - 1)
    left = area.x + (area.w - wide - size.lie_w) / 2
    standing = [Spot(m, Box(left + size.beside * i, foot - size.h, size.w, size.h)) for i, m in enumerate(awake)]
    lying = [
        Spot(m, Box(left + wide, foot - size.lie_row * (len(asleep) - i) - 4, size.lie_w, size.lie_h))
        for i, m in enumerate(asleep)
    ]
    return standing + lying


def _rows(awake: Sequence[int], asleep: Sequence[int], size: Figure, width: float) -> list[Row]:
    """Rows from back to front: the rested behind, the tired in front."""
    standing = _split(awake, 1 + int((width - size.w) / size.min_pitch))
    lying = _split(asleep, 1 + int((width - size.lie_w) / size.lie_min))
    return [Row(False, row) for row in standing] + [Row(True, row) for row in lying]


def _split(members: Sequence[int], capacity: int) -> list[tuple[int, ...]]:
    """Rows as even as possible, the fuller ones in front."""
    count = -(-len(members) // capacity)
    rows: list[tuple[int, ...]] = []
    start = 0
    for row in range(count):
        take = (len(members) - start) // (count - row)
        rows.append(tuple(members[start : start + take]))
        start += take
    return rows


def _height(row: Row, size: Figure) -> float:
    return size.lie_h if row.tired else size.h


def _set_out(rows: Sequence[Row], gaps: Sequence[float], size: Figure, area: Box) -> list[Spot]:
    """Each row centred, the front one on the lower edge."""
    spots: list[Spot] = []
    foot = area.y + area.h - sum(gaps)
    for row, gap in zip(rows, [*gaps, 0], strict=True):
        width, pitch = (size.lie_w, size.lie_pitch) if row.tired else (size.w, size.pitch)
        step = min(pitch, (area.w - width) / max(1, len(row.members) - 1))
        left = area.x + (area.w - width - step * (len(row.members) - 1)) / 2
        high = _height(row, size)
        spots += [Spot(m, Box(left + i * step, foot - high, width, high)) for i, m in enumerate(row.members)]
        foot += gap
    return spots


def row_of_cubes(count: int, area: Box, scale: float = 1.0) -> list[Box]:
    """Boxes for cubes side by side in the middle of an area, closer together when there are more than fit."""
    width, height = CUBE_W * scale, CUBE_H * scale
    pitch = min(CUBE_PITCH * scale, (area.w - width) / max(1, count - 1))
    left = area.x + (area.w - width - pitch * (count - 1)) / 2
    return [Box(left + i * pitch, area.y, width, height) for i in range(count)]


_PILES: Final = {
    1: ((0.0, 0.0),),
    2: ((-0.5, 0.0), (0.5, 0.0)),
    3: ((0.0, -0.76), (-0.5, 0.0), (0.5, 0.0)),
}


def pile_of_cubes(count: int, middle: float, foot: float, scale: float = 1.0) -> list[Box]:
    """Boxes for one to three cubes as a little pyramid."""
    width, height = CUBE_W * scale, CUBE_H * scale
    return [
        Box(middle + dx * width * 0.98 - width / 2, foot - height + dy * height, width, height)
        for dx, dy in _PILES[count]
    ]
