"""What gpu.py measured, as a section of research.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

REGISTERS = 65536  # of a multiprocessor, on every card since 2012
MOST_THREADS = 2048  # on it


def report(found: Mapping[str, Mapping[str, Any]], date: str, facts: Sequence[str]) -> str:
    ours = {name: one for name, one in found.items() if "tables" in one}
    peers = {name: one for name, one in found.items() if "rates" in one}
    card = next((one["card"] for one in ours.values()), "")
    lines = ["## Whole random games on a card, decisions a second", "", f"Written on {date} by `bench/gpu.py`: {card}."]
    lines += ["", *_rates(ours, peers), "", *_steps(ours), "", *_floor(ours)]
    lines += ["", *(f"- {fact}" for fact in facts)]
    lines += [f"- {name}: {one['failed']}" for name, one in found.items() if "failed" in one]
    return "\n".join(lines)


def _best(table: Mapping[str, Any]) -> tuple[str, Mapping[str, float]]:
    """Of how many threads, the best."""
    runs: Mapping[str, Mapping[str, float]] = table["playouts"]
    return max(runs.items(), key=lambda run: run[1]["median"])


def _rates(ours: Mapping[str, Any], peers: Mapping[str, Any]) -> list[str]:
    """Ours, then the peers at their best batch."""
    mahjong = max(peers["sparrow_mahjong"]["rates"].values()) if "sparrow_mahjong" in peers else None
    lines = [
        "| subject | at once | million/s | min - max | beside pgx `sparrow_mahjong` |",
        "|---|---:|---:|---:|---:|",
    ]

    def line(name: str, at_once: str, rate: float, span: str) -> str:
        beside = f"{rate / mahjong:.1f} ×" if mahjong else ""
        return f"| {name} | {at_once} | {rate / 1e6:,.0f} | {span} | {beside} |"

    for name, one in ours.items():
        for players, table in one["tables"].items():
            threads, run = _best(table)
            span = f"{run['least'] / 1e6:,.0f} - {run['most'] / 1e6:,.0f}"
            at_once = f"{int(threads) * one['multiprocessors']:,}"
            lines.append(line(f"kolmik {name}, {players} players", at_once, run["median"], span))
    for name, one in peers.items():
        batch, rate = max(one["rates"].items(), key=lambda run: float(run[1]))
        lines.append(line(f"pgx {name}", f"{int(batch):,}", rate, ""))
    return lines


def _steps(ours: Mapping[str, Any]) -> list[str]:
    lines = [
        "Steps with everything told, from Python: `games.step(games.random_moves(), wait=False)`; and each call alone, "
        "by the card's clock, in microseconds:",
        "",
        "| subject | games | million steps/s | `random_moves` | `apply` | `legal` | `observe` |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, one in ours.items():
        for players, table in one["tables"].items():
            calls = (f"{table['calls'][call] * 1e6:,.0f}" for call in ("random_moves", "apply", "legal", "observe"))
            subject = f"kolmik {name}, {players} players"
            lines.append(
                f"| {subject} | {table['rows']:,} | {table['steps'] / 1e6:,.0f} | {' | '.join(calls)} |",
            )
    return lines


def _floor(ours: Mapping[str, Any]) -> list[str]:
    """What a thread needs, what would be moved at least, and how far that is."""
    lines = [
        "The floor, and what stands between. A thread keeps its game to itself and writes only how it ended: what the "
        "card's memory has to move would take a hundredth of the time and less. The rest is what 32 threads that go "
        "together do for each other's moves, which are of different kinds, and the way of the games' own bytes through "
        "the caches.",
        "",
        "| subject | registers | own bytes a thread | bytes moved a decision | time of that | time of a decision | "
        "threads resident | longest of 32 games beside the mean |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, one in ours.items():
        kernel = one["kernels"]["playout"]
        for players, table in one["tables"].items():
            threads, run = _best(table)
            moved = (one["state"] + int(players) * 5 + 4 + 8) / run["mean length"]
            resident = min(int(threads), REGISTERS // kernel["registers"], MOST_THREADS)
            lines.append(
                f"| kolmik {name}, {players} players | {kernel['registers']} | {kernel['local']:,} | {moved:.1f} | "
                f"{moved / one['bandwidth'] * 1e12:.2f} ps | {1e12 / run['median']:.0f} ps | "
                f"{resident} of {MOST_THREADS} | {run['longest of 32']:.2f} |"
            )
    lines.append("")
    for name, one in ours.items():
        for players, table in one["tables"].items():
            rates = ", ".join(f"{threads}: {run['median'] / 1e6:,.0f}" for threads, run in table["playouts"].items())
            lines.append(f"- {name}, {players} players, million/s by threads on a multiprocessor: {rates}.")
    bandwidths = [one["bandwidth"] for one in ours.values()]
    if bandwidths:
        lines.append(f"- Memory of the card, copying: {max(bandwidths) / 1e12:.2f} TB/s, read and written.")
    for name, one in ours.items():
        told = "; ".join(
            f"{part} {needs['registers']} registers, {needs['local']} bytes of its own, {needs['shared']} shared"
            for part, needs in one["kernels"].items()
        )
        lines.append(f"- {name}, a thread of each kernel: {told}.")
    return lines
