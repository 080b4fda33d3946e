"""Random play with full listing of legal actions: this engine beside Catanatron and python-chess, and what else costs
time.

Short windows of the three alternate in one process; CPU time is counted, and the ratio of the medians is the result.
Our games were played beforehand by players that try to deliver; they are played again move by move, each position once,
with every legal action listed and one drawn at random, and with all remembered lists forgotten at the start.
"""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Callable, Iterator

import chess
from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

import magnumsal_widget as ms
from magnumsal_widget.rules import chain, extraction, free_tools, market, memo, moving, places, town, transport, turn
from magnumsal_widget.rules.actions import Action
from magnumsal_widget.rules.table import Table

from .deliverer import choose

ROUNDS = 15
WINDOW = 0.25
GAMES = 240
CAP = 1500
TARGETS = {"Catanatron": 1.5, "python-chess": 1.2}

Line = tuple[Table, list[Action]]


def play_games(players: int, seeds: range) -> tuple[list[Line], int]:
    """Games of players that try to deliver, as their beginnings and decisions, and how many came to their end."""
    lines, ended = [], 0
    for seed in seeds:
        rng = random.Random(seed)
        table = Table.of(ms.Game.new(players, seed=seed).state)
        start = table.copy()
        decisions: list[Action] = []
        while len(decisions) < CAP and (actions := turn.listing(table)):
            decision = choose(table.state(), actions, rng)
            decisions.append(decision)
            turn.play(table, decision)
        ended += not actions
        lines.append((start, decisions))
    return lines, ended


def forget() -> None:
    """Begin with nothing remembered."""
    for setup_memo in memo.Memo._known.values():
        setup_memo.extractions.clear()
        setup_memo.market.clear()
    for module in (chain, extraction, free_tools, market, moving, places, town, transport):
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()


Tick = Iterator[int]
"""One step of play; the value is the number of legal actions listed."""


def our_ticks(lines: list[Line]) -> Tick:
    """Every decision of the games, one after another; should they run out, they begin again with nothing remembered."""
    rng = random.Random(1)
    while True:
        forget()
        for start, decisions in lines:
            table = start.copy()
            for decision in decisions:
                actions = turn.listing(table)
                rng.choice(actions)
                yield len(actions)
                turn.play(table, decision)


def catan_ticks() -> Tick:
    """Random play of four players."""
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    seed = 0
    while True:
        seed += 1
        game = CatanGame([RandomPlayer(color) for color in colors], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            yield len(game.state.playable_actions)
            game.play_tick()


def chess_ticks() -> Tick:
    """Random play, at most 200 plies a game."""
    rng = random.Random(1)
    while True:
        board = chess.Board()
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                break
            yield len(moves)
            board.push(rng.choice(moves))


def window(ticks: Tick) -> tuple[float, int, int]:
    """Play for a while: seconds of CPU time, decisions, legal actions."""
    decisions = listed = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < WINDOW:
        for _ in range(50):
            listed += next(ticks)
        decisions += 50
    return spent, decisions, listed


def compare() -> bool:
    """The table of the three, and whether the targets are reached."""
    players = 4
    lines, ended = play_games(players, range(400, 400 + GAMES))
    total = sum(len(decisions) for _, decisions in lines)
    print(f"{len(lines)} games of {players} players that try to deliver, {ended} played to the end, "
          f"{total / len(lines):.0f} decisions each")  # fmt: skip
    gc.collect()
    gc.freeze()  # the games prepared above are no part of what is measured
    runs = {"magnumsal-widget": our_ticks(lines), "Catanatron": catan_ticks(), "python-chess": chess_ticks()}
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    width: dict[str, list[float]] = {name: [] for name in runs}
    done = 0
    for _ in range(ROUNDS):
        for name, ticks in runs.items():
            spent, decisions, listed = window(ticks)
            speeds[name].append(decisions / spent)
            width[name].append(listed / decisions)
            done += decisions if name == "magnumsal-widget" else 0
    print(f"windows of {WINDOW} s CPU time, {ROUNDS} rounds; {done} of our decisions were played")
    ours = statistics.median(speeds["magnumsal-widget"])
    print(f"{'':18}{'decisions/s':>12}{'legal actions each':>20}{'ours / theirs':>15}{'wanted':>8}")
    good = True
    for name in runs:
        speed = statistics.median(speeds[name])
        line = f"{name:18}{speed:12,.0f}{statistics.mean(width[name]):20.1f}"
        if name in TARGETS:
            line += f"{ours / speed:15.2f}{TARGETS[name]:8.1f}"
            good &= ours / speed >= TARGETS[name]
        print(line)
    return good


def cost(name: str, work: Callable[[], object], times: int) -> None:
    """Print what one call costs."""
    begin = time.process_time()
    for _ in range(times):
        work()
    print(f"{name:44}{(time.process_time() - begin) / times * 1e6:12.1f} µs")


def costs() -> None:
    """What copying, undoing, saving and explaining cost in the middle of a game."""
    game = ms.Game.new(4, seed=5)
    rng = random.Random(5)
    while len(game.decisions) < 250:
        game.play(choose(game.state, list(game.legal_actions()), rng))
    table = Table.of(game.state)
    text, record, state = game.to_json(), game.record(), game.state
    print("after 250 decisions of 4 players:")
    cost("copy a table", table.copy, 20_000)
    cost("freeze a state and hash it", lambda: hash(table.state()), 5_000)
    cost("undo and redo", lambda: (game.undo(), game.redo()), 20_000)
    cost("list every legal action", lambda: turn.listing(table), 5_000)
    cost("explain a decision", lambda: game.explain("visit square"), 2_000)
    cost("observe", lambda: state.observe("orange"), 2_000)
    cost("determinize", lambda: state.determinize(rng), 2_000)
    cost(f"write JSON ({len(text)} bytes)", game.to_json, 200)
    cost("read JSON, playing all decisions again", lambda: ms.Game.from_json(text), 5)
    cost("read the text record", lambda: ms.Game.from_record(record), 5)


if __name__ == "__main__":
    reached = compare()
    print()
    costs()
    if not reached:
        raise SystemExit("the engine is slower than it should be beside the others")
