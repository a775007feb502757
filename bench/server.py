"""Measure the server under load, and boardgame.io's for comparison: python bench/server.py [--only ours,pace,…]

The server runs on one core and the players on the other. Everything stays on this machine and stops by itself. The
results go into bench/server.md.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from crowd import Measurement, Workload, processor_time
from kolmik import games
from machine import describe

HERE = Path(__file__).parent
PAGE = HERE / "server.md"
PEER = HERE / "peers" / "boardgame.io"
INSTALLED = HERE.parent / "build" / "boardgame.io"
PARTS = ("ceiling", "boardgame", "ours", "pace", "memory", "restart")
SERVER_CORE, CLIENT_CORE = 0, 1
SECONDS = float(os.environ.get("BENCH_SECONDS", "10"))  # of one measurement
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "3"))  # of each closed loop; the median counts
PATIENCE = 120.0  # seconds for a server to start
QUIET = 1.0  # seconds without CPU time, after which a server counts as started
GAMES = tuple(game.name for game in games())
PACED, HELD, REOPENED = 4_000, 4_000, 1_000  # tables
PACKAGES = ("kolmik", "uvicorn", "uvloop", "websockets", "litestar", "msgspec", "sqlalchemy", "numba")
TOO_MUCH = "1000000000"  # a limit that is never reached


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- servers ---


class Server:
    """A server in its own process, pinned to its own core."""

    def __init__(
        self, command: list[str], port: int, health: str = "/health", environment: dict[str, str] | None = None
    ) -> None:
        self.port = port
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            ["taskset", "-c", str(SERVER_CORE), *command],
            stdout=subprocess.DEVNULL,
            env=environment,
            start_new_session=True,
        )
        self._health = health

    @property
    def pid(self) -> int:
        return self.process.pid

    def ready(self) -> None:
        """Wait until the server answers and has finished its start-up work."""
        give_up = time.perf_counter() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.perf_counter() > give_up:
                raise SystemExit("The server did not start.")
            time.sleep(0.05)
        used = -1.0
        while (now := processor_time(self.pid)) > used + 0.05 and time.perf_counter() < give_up:
            used = now
            time.sleep(QUIET)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{self._health}", timeout=5):
                return True
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False

    def kib(self) -> int:
        """Return the resident memory of the process in KiB."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextlib.contextmanager
def running(make: Callable[[], Server]) -> Iterator[Server]:
    server = make()
    try:
        server.ready()
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def kolmik(folder: Path, port: int | None = None) -> Server:
    port = port or free_port()
    limits = [
        f"--{name}={TOO_MUCH}" for name in ("commands", "requests", "new-tables", "max-sockets-per-ip", "sockets")
    ]
    command = [sys.executable, "-m", "kolmik", "serve", f"--port={port}", f"--data={folder}", "--log-level=error"]
    return Server([*command, f"--tables={TOO_MUCH}", *limits], port)


def boardgame(folder: Path | None) -> Server:
    port = free_port()
    command = ["node", str(INSTALLED / "server.js"), str(port), *([str(folder)] if folder else [])]
    os.environ["NODE_ENV"] = "production"
    return Server(command, port, "/games")


def ceiling() -> Server:
    port = free_port()
    return Server([sys.executable, str(HERE / "ceiling.py"), str(port)], port)


# --- the load generator ---


def start_crowd(workload: Workload) -> subprocess.Popen[str]:
    text = msgspec.json.encode(workload).decode()
    command = ["taskset", "-c", str(CLIENT_CORE), sys.executable, str(HERE / "crowd.py"), "-"]
    crowd = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert crowd.stdin
    crowd.stdin.write(text + "\n")
    crowd.stdin.flush()
    return crowd


def read_measurement(crowd: subprocess.Popen[str]) -> Measurement:
    assert crowd.stdout
    line = crowd.stdout.readline()
    if not line:
        raise SystemExit("The players gave up.")
    measurement = msgspec.json.decode(line, type=Measurement)
    for why in measurement.refused:
        say(f"    refused: {why}")
    return measurement


def play(workload: Workload) -> Measurement:
    crowd = start_crowd(workload)
    try:
        return read_measurement(crowd)
    finally:
        crowd.kill()
        crowd.wait()


def stop_crowd(crowd: subprocess.Popen[str]) -> None:
    crowd.kill()
    crowd.wait()


# --- measurements ---

HEAD = (
    "| server | tables | moves a second | p50 ms | p99 ms | max ms | server's core | players' core "
    "| server CPU µs per move |\n|---|---|---|---|---|---|---|---|---|"
)


def row(name: str, tables: int, runs: list[Measurement]) -> str:
    """Return a table row: the run with the median rate, and the range of the rates."""
    rates = [run.moves / run.seconds for run in runs]
    run = sorted(runs, key=lambda one: one.moves / one.seconds)[len(runs) // 2]
    spread = f" ({min(rates):,.0f}–{max(rates):,.0f})" if len(runs) > 1 else ""
    p50, p99, longest = run.latencies
    server, clients = run.cores[SERVER_CORE], run.cores[CLIENT_CORE]
    return (
        f"| {name} | {tables:,} | {statistics.median(rates):,.0f}{spread} | {p50:.1f} | {p99:.1f} | {longest:.1f} "
        f"| {server:.0f} % | {clients:.0f} % | {1e6 * run.server / max(1, run.moves):.0f} |"
    )


def closed(name: str, make: Callable[[], Server], workload: Workload, rounds: int = ROUNDS) -> str:
    runs = []
    for at in range(rounds):
        with running(make) as server:
            workload.port, workload.pid = server.port, server.pid
            runs.append(play(workload))
        rate = runs[-1].moves / runs[-1].seconds
        say(f"  {name}, {workload.tables} tables: {rate:,.0f} moves a second ({at + 1} of {rounds})")
    return row(name, workload.tables, runs)


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """Create a folder on disk and delete it afterwards."""
    build = HERE.parent / "build"
    build.mkdir(exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix="bench-", dir=build))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def measure_ceiling() -> list[str]:
    return [closed("no rules, no storage (bench/ceiling.py)", ceiling, Workload("kolmik", 0, 100, "closed", SECONDS))]


def measure_boardgame() -> list[str]:
    if not shutil.which("node") or not shutil.which("npm"):
        return ["boardgame.io's server was not measured: it needs Node.js with npm, which is not installed."]
    install()
    workload = Workload("boardgame.io", 0, 100, "closed", SECONDS)
    rows = [closed("boardgame.io, in memory", lambda: boardgame(None), workload)]
    for tables in (100, 1_000):
        with folder() as where:
            kept = iter(where / str(at) for at in range(ROUNDS))
            rows.append(
                closed(
                    "boardgame.io, FlatFile",
                    lambda kept=kept: boardgame(next(kept)),  # type: ignore[misc]
                    Workload("boardgame.io", 0, tables, "closed", SECONDS),
                )
            )
    return rows


def install() -> None:
    """Install boardgame.io in build/, as its lock file says."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    same = True
    for name in ("package.json", "package-lock.json", "server.js"):
        text = (PEER / name).read_bytes()
        if name != "server.js":
            same &= (INSTALLED / name).exists() and (INSTALLED / name).read_bytes() == text
        (INSTALLED / name).write_bytes(text)
    if same and (INSTALLED / "node_modules").exists():
        return
    say("  installing boardgame.io's packages")
    command = ["npm", "ci", "--omit=dev", "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=INSTALLED, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def measure_ours() -> list[str]:
    rows = []
    for game in GAMES:
        with folder() as where:
            kept = iter(where / str(at) for at in range(ROUNDS))
            rows.append(
                closed(
                    f"Kolmik {game.title()}, SQLite with full sync",
                    lambda kept=kept: kolmik(next(kept)),  # type: ignore[misc]
                    Workload("kolmik", 0, 100, "closed", SECONDS, game),
                )
            )
    return rows


def measure_pace() -> list[str]:
    """Measure one move a second at each of thousands of tables."""
    with folder() as where, running(lambda: kolmik(where)) as server:
        measurement = play(Workload("kolmik", server.port, PACED, "open", 2 * SECONDS, pid=server.pid))
    say(f"  {measurement.moves / measurement.seconds:,.0f} moves a second, p99 {measurement.latencies[1]:.1f} ms")
    return [row("Kolmik Towers, one move a second at each table", PACED, [measurement])]


def measure_memory() -> list[str]:
    """Measure the memory of a table with a game in progress and two sockets, at half and at all tables."""
    lines = []
    for tables in (HELD // 2, HELD):
        with folder() as where, running(lambda where=where: kolmik(where)) as server:  # type: ignore[misc]
            play(Workload("kolmik", server.port, 10, "closed", 1.0))  # one-time allocations are not counted
            before = server.kib()
            crowd = start_crowd(Workload("kolmik", server.port, tables, "hold"))
            try:
                read_measurement(crowd)
                taken = (server.kib() - before) / tables
            finally:
                stop_crowd(crowd)
        say(f"  {tables} tables: {taken:.1f} KiB each")
        lines.append(f"- {tables:,} tables of Towers, two sockets and ten moves each: {taken:.1f} KiB per table.")
    return lines


def measure_restart() -> list[str]:
    """Measure the time from a restart until every player has received the state of their table again."""
    with folder() as where:
        server = kolmik(where)
        try:
            server.ready()
            crowd = start_crowd(Workload("kolmik", server.port, REOPENED, "hold"))
            try:
                tables = read_measurement(crowd).tables
            finally:
                stop_crowd(crowd)
            server.stop(signal.SIGKILL)
            port = free_port()
            crowd = start_crowd(Workload("kolmik", port, REOPENED, "rejoin", joined=tables))
            server = kolmik(where, port)
            try:
                read_measurement(crowd)
                took = time.perf_counter() - server.began
            finally:
                stop_crowd(crowd)
        finally:
            server.stop()
    say(f"  {took:.2f} s")
    seen = f"From the new start until all {2 * REOPENED:,} players have their state: {took:.2f} s."
    return [f"- Killed with {REOPENED:,} open tables. {seen}"]


MEASURES: dict[str, Callable[[], list[str]]] = {
    "ceiling": measure_ceiling,
    "boardgame": measure_boardgame,
    "ours": measure_ours,
    "pace": measure_pace,
    "memory": measure_memory,
    "restart": measure_restart,
}


def node() -> str:
    """Return the version of Node.js, or "(none)"."""
    found = shutil.which("node")
    return subprocess.run([found, "--version"], stdout=subprocess.PIPE, text=True).stdout.strip() if found else "(none)"


def marks(part: str) -> tuple[str, str]:
    return f"<!-- {part}: written by bench/server.py -->", f"<!-- end of {part} -->"


def write(part: str, lines: list[str]) -> None:
    """Replace the lines between the marks of a part."""
    begin, end = marks(part)
    page = PAGE.read_text(encoding="utf-8")
    before, found, rest = page.partition(begin)
    if not found:
        raise SystemExit(f"{PAGE.name} has no marks for {part}.")
    PAGE.write_text(before + begin + "\n" + "\n".join(lines) + "\n" + end + rest.partition(end)[2], encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load, and boardgame.io's for comparison.")
    parser.add_argument("--only", default=",".join(PARTS), help=f"the parts to measure: {', '.join(PARTS)}")
    chosen = parser.parse_args().only.split(",")
    if unknown := [part for part in chosen if part not in PARTS]:
        raise SystemExit(f"Unknown parts: {', '.join(unknown)}. Choose from {', '.join(PARTS)}.")
    if not shutil.which("taskset") or (os.cpu_count() or 1) < 2:
        raise SystemExit("This needs Linux with taskset and two cores: one for the server, one for the players.")
    write("machine", [f"- {line}" for line in [*describe(PACKAGES), f"boardgame.io 0.50.2 on Node.js {node()}"]])
    for part in PARTS:
        if part in chosen:
            say(f"{part}:")
            lines = MEASURES[part]()
            table = lines[0].startswith("|")
            write(part, [HEAD, *lines] if table else lines)
            print("\n".join(lines), flush=True)


if __name__ == "__main__":
    main()
