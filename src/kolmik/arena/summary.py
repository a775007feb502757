"""The summary of an arena's results, as JSON."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kolmik.engine.registry import game as find_game

from .play import Arena, MoveTimes, PairingResult
from .ratings import LEVEL, RESAMPLES, Estimate, mean_margins, ratings, tally, win_rates


def summary(arena: Arena, results: Sequence[PairingResult], anchor: str) -> dict[str, Any]:
    """The bots from the best to the worst, with the terms of the arena and the machine."""
    ordered = sorted(results, key=lambda result: result.pairing)
    counted = tally(ordered, len(arena.bots), find_game(arena.game).series == "lowest total")
    even = 1 / arena.players
    rated = ratings(counted, arena.bots.index(anchor), arena.seed)
    rates, margins = win_rates(counted, even, arena.seed), mean_margins(counted, arena.seed)
    bots = [
        {
            "name": name,
            "rating": _rounded(rated[at], 2),
            "played": int(counted.seats[:, at].sum()),
            "wins": round(float(counted.wins[:, at].sum()), 4),
            "win_rate": _rounded(rates[at], 5),
            "margin": _rounded(margins[at], 3),
            "time": _time(ordered, at),
        }
        for at, name in enumerate(arena.bots)
    ]
    ahead = counted.ahead.sum(0)
    return {
        **arena.header(),
        "anchor": anchor,
        "games": sum(len(result.games) for result in ordered),
        "pairings": len(ordered),
        "even": round(even, 5),
        "level": LEVEL,
        "resamples": RESAMPLES,
        "ranking": sorted(bots, key=lambda one: -one["rating"]["value"]),
        "ahead": {
            name: {other: float(ahead[at, to]) for to, other in enumerate(arena.bots) if to != at}
            for at, name in enumerate(arena.bots)
        },
        "machine": machine(),
    }


def _rounded(estimate: Estimate, digits: int) -> dict[str, float | None]:
    return {name: None if value is None else round(value, digits) for name, value in asdict(estimate).items()}


def _time(results: Sequence[PairingResult], bot: int) -> dict[str, Any]:
    """Milliseconds a move: the mean, the longest, and the median of the games' medians."""
    times: list[MoveTimes] = [
        one
        for result in results
        for game in result.games
        for seat, one in zip(game.seats, game.time, strict=True)
        if seat == bot and one.moves
    ]
    moves = sum(one.moves for one in times)
    if not moves:
        return asdict(MoveTimes.of(()))
    mean = sum(one.mean * one.moves for one in times) / moves
    median = statistics.median(one.median for one in times)
    return asdict(MoveTimes(moves, round(mean, 4), round(median, 4), max(one.max for one in times)))


def machine() -> dict[str, Any]:
    """The machine it ran on, without anything that identifies its owner."""
    return {"processor": processor(), "cores": os.cpu_count() or 1, "python": platform.python_version()}


def processor() -> str:
    """The processor's trade name; `platform` has only its family on Linux."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next((name for name in named if name), platform.processor() or platform.machine())
