"""All that an arena's results come to, as JSON."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kolmik.engine.registry import game as find_game

from .play import Arena, Pace, Result
from .ratings import LEVEL, RESAMPLES, Estimate, mean_margins, ratings, tally, win_rates


def summary(arena: Arena, results: Sequence[Result], anchor: str) -> dict[str, Any]:
    """The bots from the best to the worst, with what was agreed and where it was played."""
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
        **arena.agreed(),
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


def _time(results: Sequence[Result], bot: int) -> dict[str, Any]:
    """Milliseconds a move: the mean, the longest, and the median of the games' medians."""
    paces: list[Pace] = [
        pace
        for result in results
        for game in result.games
        for seat, pace in zip(game.seats, game.time, strict=True)
        if seat == bot and pace.moves
    ]
    moves = sum(pace.moves for pace in paces)
    if not moves:
        return asdict(Pace.of(()))
    mean = sum(pace.mean * pace.moves for pace in paces) / moves
    median = statistics.median(pace.median for pace in paces)
    return asdict(Pace(moves, round(mean, 4), round(median, 4), max(pace.max for pace in paces)))


def machine() -> dict[str, Any]:
    """What it ran on, without anything that tells whose machine it is."""
    return {"processor": processor(), "cores": os.cpu_count() or 1, "python": platform.python_version()}


def processor() -> str:
    """The processor's trade name; `platform` has only its family on Linux."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next((name for name in named if name), platform.processor() or platform.machine())
