"""Records: a game as text with a header and one decision a line, and as JSON.

Both hold how the game began and what was decided; reading them plays the decisions again, so a record that breaks a
rule is refused with the place and the reason.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from .game import Game
from .position import position
from .rulings import RULING_SETS
from .verdict import IllegalAction

TITLE: Final = "# Magnum Sal record 1"
FORMAT: Final = "magnum-sal-game"
VERSION: Final = 1
_FIELDS: Final = ("players", "seed", "variant", "rulings", "names", "position")


class BrokenRecord(ValueError):
    """A record or save that cannot be read; ``place`` says where it breaks, ``reason`` why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(place, reason)  # both, so that the error can be pickled
        self.place = place
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


# The beginning of a game as plain data


def beginning(game: Game) -> dict[str, Any]:
    """How a game began."""
    start = game._beginning
    if start.position is not None:
        return {"position": dict(start.position)}
    return {
        "players": list(start.setup.players),
        "seed": start.seed,
        "variant": start.setup.variant,
        "rulings": start.setup.rulings.name or start.setup.rulings.changes(),
        "names": dict(game.names),
    }


def begin(data: Mapping[str, Any], place: str) -> Game:
    """A game that begins like that, with no decision made."""
    unknown = [key for key in data if key not in _FIELDS]
    if unknown:
        raise BrokenRecord(place, f"unknown entry {unknown[0]!r}")
    try:
        if "position" in data:
            if not isinstance(data["position"], Mapping) or len(data) > 1:
                raise BrokenRecord(place, "a position says everything about the beginning and stands alone")
            return position(**data["position"])
        for key, verb in (("players", "are"), ("seed", "is")):
            if data.get(key) is None:
                raise BrokenRecord(place, f"{key} {verb} missing")
        return Game.new(
            data["players"],
            data["seed"],
            variant=data.get("variant", "standard"),
            rulings=data.get("rulings"),
            names=data.get("names"),
        )
    except BrokenRecord:
        raise
    except (ValueError, TypeError) as error:
        raise BrokenRecord(place, str(error)) from error


def replay(game: Game, lines: Iterable[tuple[str, str]]) -> None:
    """Play decisions, each with the place where it stands; ``undo`` and ``redo`` are allowed among them."""
    for place, text in lines:
        try:
            if text == "undo":
                game.undo()
            elif text == "redo":
                game.redo()
            else:
                game.play(text)
        except IllegalAction as error:
            reasons = " ".join(v.text() for v in error.verdict.violations)
            raise BrokenRecord(place, f"{text!r} is not possible here: {reasons}") from error
        except ValueError as error:
            raise BrokenRecord(place, f"{text!r}: {error}") from error


# Text


def write_header(game: Game) -> str:
    """The header of a record: how the game began."""
    data = beginning(game)
    lines = [TITLE]
    if "position" in data:
        lines.append("position: " + json.dumps(data["position"]))
    else:
        rulings = data["rulings"]
        if isinstance(rulings, dict):
            rulings = ", ".join(f"{name}={value}" for name, value in rulings.items())
        lines += [
            f"players: {' '.join(data['players'])}",
            f"seed: {data['seed']}",
            f"variant: {data['variant']}",
            f"rulings: {rulings}",
        ]
        lines += [f"name {color}: {name}" for color, name in data["names"].items()]
    return "\n".join(lines) + "\n\n"


def write_record(game: Game) -> str:
    """The whole record: the header and the decisions of the present line."""
    return write_header(game) + "".join(f"{action}\n" for action in game.decisions)


def read_record(text: str) -> Game:
    """Replay a record."""
    if not isinstance(text, str):
        raise TypeError(f"a record is text, not {type(text).__name__}")
    lines = [line.rstrip("\r") for line in text.split("\n")]
    if not lines[0].startswith("# Magnum Sal record"):
        raise BrokenRecord("line 1", f"a record begins with {TITLE!r}")
    if lines[0].strip() != TITLE:
        raise BrokenRecord("line 1", f"{lines[0].strip()!r} was written by another version; this one reads {TITLE!r}")
    data: dict[str, Any] = {}
    end = len(lines)
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            end = number
            break
        _read_header_line(data, line, f"line {number}")
    game = begin(data, "header")
    decisions = (
        (f"line {number}", line.split("#")[0].strip()) for number, line in enumerate(lines[end:], start=end + 1)
    )
    replay(game, ((place, decision) for place, decision in decisions if decision))
    return game


def _read_header_line(data: dict[str, Any], line: str, place: str) -> None:
    key, colon, value = line.partition(":")
    key, value = key.strip(), value.strip()
    if not colon:
        raise BrokenRecord(
            place, f"{line.strip()!r} is no header line such as 'seed: 7'; decisions follow an empty line"
        )
    if key in data or (key.startswith("name ") and key[5:].strip() in data.get("names", {})):
        raise BrokenRecord(place, f"{key} stands twice")
    if key.startswith("name "):
        data.setdefault("names", {})[key[5:].strip()] = value
    elif key == "players":
        data[key] = value.split()
    elif key == "seed":
        digits = value.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 40):
            raise BrokenRecord(place, f"the seed is a whole number, not {value!r}")
        data[key] = int(value)
    elif key == "rulings":
        data[key] = value if value in RULING_SETS else _read_rulings(value, place)
    elif key == "position":
        data[key] = _load(value, place)
    elif key == "variant":
        data[key] = value
    else:
        raise BrokenRecord(place, f"unknown entry {key!r}")


def _read_rulings(value: str, place: str) -> dict[str, str]:
    changes = {}
    for part in value.split(","):
        name, equals, choice = part.partition("=")
        if not equals:
            raise BrokenRecord(place, f"{part.strip()!r} is neither a ruling set nor a ruling such as 'fatigue=all'")
        changes[name.strip()] = choice.strip()
    return changes


def _load(text: str, place: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenRecord(place, f"this is no JSON: {error}") from error


# JSON


def to_data(game: Game) -> dict[str, Any]:
    """The game as plain data, with what was undone and could be redone."""
    return {
        "format": FORMAT,
        "version": VERSION,
        **beginning(game),
        "decisions": [str(action) for action in game.decisions],
        "undone": [str(action) for action in game._actions[game._now :]],
    }


def from_json(text: str) -> Game:
    """Read a game written as JSON."""
    if not isinstance(text, str):
        raise TypeError(f"JSON is text, not {type(text).__name__}")
    data = _load(text, "JSON")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BrokenRecord("JSON", "this is no game of Magnum Sal")
    version = data.get("version")
    if type(version) is not int or version != VERSION:  # True == 1, but no version
        raise BrokenRecord("version", f"{version!r} was written by another version; this one reads {VERSION}")
    lists = {}
    for key in ("decisions", "undone"):
        value = data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
            raise BrokenRecord(key, "this is a list of texts")
        lists[key] = value
    rest = {key: value for key, value in data.items() if key not in ("format", "version", "decisions", "undone")}
    game = begin(rest, "beginning")
    replay(game, _numbered("decision", lists["decisions"]))
    replay(game, _numbered("undone decision", lists["undone"]))
    for _ in lists["undone"]:
        game.undo()
    return game


def _numbered(what: str, lines: list[str]) -> Iterator[tuple[str, str]]:
    """Decisions with their places; JSON has what was undone in a list of its own, so ``undo`` is none of them."""
    for i, line in enumerate(lines, start=1):
        if line in ("undo", "redo"):
            raise BrokenRecord(f"{what} {i}", f"{line!r} is no decision")
        yield f"{what} {i}", line
