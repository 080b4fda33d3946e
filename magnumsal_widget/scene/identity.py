"""Which miner is which.

The rules do not tell one miner of a colour from another, but a picture that moves must. A crew gives every miner an id
and keeps it from one state to the next: whoever can stay where he was does, and the others are matched with those who
are missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..rules.state import View


class Post(NamedTuple):
    """Where miners of a colour are, and whether they are tired."""

    place: str
    color: str
    tired: bool = False


Crew = Mapping[Post, tuple[str, ...]]
"""The ids of the miners at each post."""


def posts_of(state: View) -> Counter[Post]:
    """How many miners there are at each post: mine, assistants' places, castle queue and supplies."""
    posts: Counter[Post] = Counter()
    for name, space in state.mine.items():
        for miner in space.miners:
            posts[Post(name, miner.color, miner.tired)] += 1
    for building, color in state.assistants.items():
        if color:
            posts[Post(f"assistant-{building}", color)] += 1
    for side, couriers in state.castle.items():
        for color in couriers:
            posts[Post(f"queue-{side}", color)] += 1
    for seat in state.seats:
        posts[Post(f"supply-{seat.color}", seat.color)] += seat.supply
    return posts


def muster(state: View, before: Crew | None = None) -> Crew:
    """Ids for all miners of a state, the same as before wherever that is possible."""
    posts = posts_of(state)
    crew: dict[Post, tuple[str, ...]] = {}
    for color in state.players:
        mine = {post: n for post, n in posts.items() if post.color == color and n}
        crew |= _muster_color(color, mine, {p: ids for p, ids in (before or {}).items() if p.color == color})
    return crew


def _muster_color(color: str, posts: Mapping[Post, int], before: Crew) -> dict[Post, tuple[str, ...]]:
    kept = {post: list(before.get(post, ())[:n]) for post, n in posts.items()}
    loose = [(post, id_) for post, ids in before.items() for id_ in ids[posts.get(post, 0) :]]
    missing = [post for post, n in posts.items() for _ in range(n - len(kept[post]))]
    later: list[Post] = []
    for post in missing:  # a miner who only lay down or stood up is the same man
        found = next((entry for entry in loose if entry[0].place == post.place), None)
        if found:
            loose.remove(found)
            kept[post].append(found[1])
        else:
            later.append(post)
    known = {id_ for ids in before.values() for id_ in ids}
    fresh = (id_ for i in range(100) if (id_ := f"{color[0]}{i}") not in known)
    for post in later:
        kept[post].append(loose.pop(0)[1] if loose else next(fresh))
    return {post: tuple(ids) for post, ids in kept.items()}


def ids_at(crew: Crew, place: str, crowd: Iterable[tuple[str, bool]]) -> tuple[str, ...]:
    """The ids of the miners of a place, in the order of the crowd."""
    taken: Counter[Post] = Counter()
    ids = []
    for color, tired in crowd:
        post = Post(place, color, tired)
        ids.append(crew[post][taken[post]])
        taken[post] += 1
    return tuple(ids)
