"""The results of gpu.py as a section of research.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

REGISTERS = 65536  # of a multiprocessor, on every NVIDIA GPU since 2012
MAX_THREADS = 2048  # of a multiprocessor


def report(found: Mapping[str, Mapping[str, Any]], date: str, facts: Sequence[str]) -> str:
    ours = {name: one for name, one in found.items() if "by_players" in one}
    peers = {name: one for name, one in found.items() if "rates" in one}
    gpu = next((one["gpu"] for one in ours.values()), "")
    lines = ["## Whole random games on a GPU, decisions a second", "", f"Written on {date} by `bench/gpu.py`: {gpu}."]
    lines += ["", *_rates(ours, peers), "", *_steps(ours), "", *_floor(ours)]
    lines += ["", *(f"- {fact}" for fact in facts)]
    lines += [f"- {name}: {one['failed']}" for name, one in found.items() if "failed" in one]
    return "\n".join(lines)


def _best(results: Mapping[str, Any]) -> tuple[str, Mapping[str, float]]:
    """The best number of threads and its run."""
    runs: Mapping[str, Mapping[str, float]] = results["rollouts"]
    return max(runs.items(), key=lambda run: run[1]["median"])


def _rates(ours: Mapping[str, Any], peers: Mapping[str, Any]) -> list[str]:
    """Our games, then the peers at their best batch size."""
    mahjong = max(peers["sparrow_mahjong"]["rates"].values()) if "sparrow_mahjong" in peers else None
    lines = [
        "| subject | in parallel | million/s | min - max | relative to pgx `sparrow_mahjong` |",
        "|---|---:|---:|---:|---:|",
    ]

    def line(name: str, parallel: str, rate: float, span: str) -> str:
        relative = f"{rate / mahjong:.1f} ×" if mahjong else ""
        return f"| {name} | {parallel} | {rate / 1e6:,.0f} | {span} | {relative} |"

    for name, one in ours.items():
        for players, results in one["by_players"].items():
            threads, run = _best(results)
            span = f"{run['least'] / 1e6:,.0f} - {run['most'] / 1e6:,.0f}"
            parallel = f"{int(threads) * one['multiprocessors']:,}"
            lines.append(line(f"kolmik {name}, {players} players", parallel, run["median"], span))
    for name, one in peers.items():
        batch, rate = max(one["rates"].items(), key=lambda run: float(run[1]))
        lines.append(line(f"pgx {name}", f"{int(batch):,}", rate, ""))
    return lines


def _steps(ours: Mapping[str, Any]) -> list[str]:
    lines = [
        "Steps with all outputs, from Python: `games.step(games.random_moves(), wait=False)`; and each call by itself, "
        "by the GPU's clock, in microseconds:",
        "",
        "| subject | games | million steps/s | `random_moves` | `apply` | `legal` | `observe` |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, one in ours.items():
        for players, results in one["by_players"].items():
            calls = (f"{results['calls'][call] * 1e6:,.0f}" for call in ("random_moves", "apply", "legal", "observe"))
            subject = f"kolmik {name}, {players} players"
            lines.append(
                f"| {subject} | {results['rows']:,} | {results['steps'] / 1e6:,.0f} | {' | '.join(calls)} |",
            )
    return lines


def _floor(ours: Mapping[str, Any]) -> list[str]:
    """The resources of a thread, the least memory traffic, and the distance from that floor."""
    lines = [
        "The floor, and the distance from it. A thread keeps its game in local memory and writes only the result: the "
        "traffic of global memory would take a hundredth of the time or less. The rest is divergence of the 32 threads "
        "of a warp, whose moves are of different kinds, and the traffic of the games' bytes through the caches.",
        "",
        "| subject | registers | local bytes per thread | bytes moved per decision | time of that | "
        "time per decision | threads resident | longest of 32 games relative to the mean |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, one in ours.items():
        kernel = one["kernels"]["rollouts"]
        for players, results in one["by_players"].items():
            threads, run = _best(results)
            moved = (one["state"] + int(players) * 5 + 4 + 8) / run["mean length"]
            resident = min(int(threads), REGISTERS // kernel["registers"], MAX_THREADS)
            lines.append(
                f"| kolmik {name}, {players} players | {kernel['registers']} | {kernel['local']:,} | {moved:.1f} | "
                f"{moved / one['bandwidth'] * 1e12:.2f} ps | {1e12 / run['median']:.0f} ps | "
                f"{resident} of {MAX_THREADS} | {run['longest of 32']:.2f} |"
            )
    lines.append("")
    for name, one in ours.items():
        for players, results in one["by_players"].items():
            rates = ", ".join(f"{threads}: {run['median'] / 1e6:,.0f}" for threads, run in results["rollouts"].items())
            lines.append(f"- {name}, {players} players, million/s by threads per multiprocessor: {rates}.")
    bandwidths = [one["bandwidth"] for one in ours.values()]
    if bandwidths:
        lines.append(f"- Memory of the GPU, copying: {max(bandwidths) / 1e12:.2f} TB/s, read and written.")
    for name, one in ours.items():
        resources = "; ".join(
            f"{part} {needs['registers']} registers, {needs['local']} local bytes, {needs['shared']} shared"
            for part, needs in one["kernels"].items()
        )
        lines.append(f"- {name}, per thread of each kernel: {resources}.")
    return lines
