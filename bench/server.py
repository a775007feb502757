"""The server under load, beside boardgame.io's: python bench/server.py [--only ours,pace,…]

The server runs on one core and the players on the other; everything stays on this machine and stops by itself. Writes
its part of bench/server.md.
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

from crowd import Found, Wanted, processor_time
from machine import describe

HERE = Path(__file__).parent
PAGE = HERE / "server.md"
PEER = HERE / "peers" / "boardgame.io"
INSTALLED = HERE.parent / "build" / "boardgame.io"
PARTS = ("ceiling", "boardgame", "ours", "pace", "memory", "restart")
SERVER_CORE, CLIENT_CORE = 0, 1
SECONDS = float(os.environ.get("BENCH_SECONDS", "10"))  # that a measurement takes
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "3"))  # of each closed loop; the median counts
PATIENCE = 120.0
QUIET = 1.0  # seconds without work, after which a server has started up
GAMES = ("towers", "dungeon", "millstone")
PACED, HELD, REOPENED = 4_000, 4_000, 1_000  # tables
PACKAGES = ("kolmik", "uvicorn", "uvloop", "websockets", "litestar", "msgspec", "sqlalchemy", "numba")
TOO_MUCH = "1000000000"  # as a limit: none


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# --- servers ---


class Server:
    """A server in a process of its own, on a core of its own."""

    def __init__(self, command: list[str], port: int, health: str = "/health") -> None:
        self.port = port
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            ["taskset", "-c", str(SERVER_CORE), *command], stdout=subprocess.DEVNULL, start_new_session=True
        )
        self._health = health

    @property
    def pid(self) -> int:
        return self.process.pid

    def ready(self) -> None:
        """Wait till it answers, and till all that it does at the start is done."""
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
        """The memory of the process."""
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


# --- players ---


def start_crowd(wanted: Wanted) -> subprocess.Popen[str]:
    text = msgspec.json.encode(wanted).decode()
    command = ["taskset", "-c", str(CLIENT_CORE), sys.executable, str(HERE / "crowd.py"), "-"]
    crowd = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert crowd.stdin
    crowd.stdin.write(text + "\n")
    crowd.stdin.flush()
    return crowd


def heard(crowd: subprocess.Popen[str]) -> Found:
    assert crowd.stdout
    line = crowd.stdout.readline()
    if not line:
        raise SystemExit("The players gave up.")
    found = msgspec.json.decode(line, type=Found)
    for why in found.refused:
        say(f"    refused: {why}")
    return found


def play(wanted: Wanted) -> Found:
    crowd = start_crowd(wanted)
    try:
        return heard(crowd)
    finally:
        crowd.kill()
        crowd.wait()


def dismiss(crowd: subprocess.Popen[str]) -> None:
    crowd.kill()
    crowd.wait()


# --- what is measured ---

HEAD = (
    "| server | tables | moves a second | p50 ms | p99 ms | longest ms | server's core | players' core "
    "| µs of the server a move |\n|---|---|---|---|---|---|---|---|---|"
)


def row(name: str, tables: int, runs: list[Found]) -> str:
    """The run with the median rate, and how far apart the rates were."""
    rates = [run.moves / run.seconds for run in runs]
    run = sorted(runs, key=lambda one: one.moves / one.seconds)[len(runs) // 2]
    spread = f" ({min(rates):,.0f}–{max(rates):,.0f})" if len(runs) > 1 else ""
    p50, p99, longest = run.latencies
    server, clients = run.cores[SERVER_CORE], run.cores[CLIENT_CORE]
    return (
        f"| {name} | {tables:,} | {statistics.median(rates):,.0f}{spread} | {p50:.1f} | {p99:.1f} | {longest:.1f} "
        f"| {server:.0f} % | {clients:.0f} % | {1e6 * run.server / max(1, run.moves):.0f} |"
    )


def closed(name: str, make: Callable[[], Server], wanted: Wanted, rounds: int = ROUNDS) -> str:
    runs = []
    for at in range(rounds):
        with running(make) as server:
            wanted.port, wanted.pid = server.port, server.pid
            runs.append(play(wanted))
        rate = runs[-1].moves / runs[-1].seconds
        say(f"  {name}, {wanted.tables} tables: {rate:,.0f} moves a second ({at + 1} of {rounds})")
    return row(name, wanted.tables, runs)


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """A folder on the disk that is gone afterwards."""
    build = HERE.parent / "build"
    build.mkdir(exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix="bench-", dir=build))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


def measure_ceiling() -> list[str]:
    return [closed("nothing but the wire (bench/ceiling.py)", ceiling, Wanted("kolmik", 0, 100, "closed", SECONDS))]


def measure_boardgame() -> list[str]:
    if not shutil.which("node") or not shutil.which("npm"):
        return ["boardgame.io's server was not measured: it needs Node.js with npm, and there is none here."]
    install()
    wanted = Wanted("boardgame.io", 0, 100, "closed", SECONDS)
    rows = [closed("boardgame.io, in memory", lambda: boardgame(None), wanted)]
    for tables in (100, 1_000):
        with folder() as where:
            kept = iter(where / str(at) for at in range(ROUNDS))
            rows.append(
                closed(
                    "boardgame.io, FlatFile",
                    lambda kept=kept: boardgame(next(kept)),  # type: ignore[misc]
                    Wanted("boardgame.io", 0, tables, "closed", SECONDS),
                )
            )
    return rows


def install() -> None:
    """boardgame.io as its lock file says, in build/."""
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
                    Wanted("kolmik", 0, 100, "closed", SECONDS, game),
                )
            )
    return rows


def measure_pace() -> list[str]:
    """A move a second at each of thousands of tables."""
    with folder() as where, running(lambda: kolmik(where)) as server:
        found = play(Wanted("kolmik", server.port, PACED, "open", 2 * SECONDS, pid=server.pid))
    say(f"  {found.moves / found.seconds:,.0f} moves a second, p99 {found.latencies[1]:.1f} ms")
    return [row("Kolmik Towers, a move a second at each table", PACED, [found])]


def measure_memory() -> list[str]:
    """What a table with a game in progress and two lines takes, at half and at all tables."""
    lines = []
    for tables in (HELD // 2, HELD):
        with folder() as where, running(lambda where=where: kolmik(where)) as server:  # type: ignore[misc]
            play(Wanted("kolmik", server.port, 10, "closed", 1.0))  # what comes with the first tables is no table's
            before = server.kib()
            crowd = start_crowd(Wanted("kolmik", server.port, tables, "hold"))
            try:
                heard(crowd)
                taken = (server.kib() - before) / tables
            finally:
                dismiss(crowd)
        say(f"  {tables} tables: {taken:.1f} KiB each")
        lines.append(f"- {tables:,} tables of Towers, two sockets and ten moves each: {taken:.1f} KiB a table.")
    return lines


def measure_restart() -> list[str]:
    """From the start of the process till every player has seen the state of every table again."""
    with folder() as where:
        server = kolmik(where)
        try:
            server.ready()
            crowd = start_crowd(Wanted("kolmik", server.port, REOPENED, "hold"))
            try:
                tables = heard(crowd).tables
            finally:
                dismiss(crowd)
            server.stop(signal.SIGKILL)
            port = free_port()
            crowd = start_crowd(Wanted("kolmik", port, REOPENED, "rejoin", joined=tables))
            server = kolmik(where, port)
            try:
                heard(crowd)
                took = time.perf_counter() - server.began
            finally:
                dismiss(crowd)
        finally:
            server.stop()
    say(f"  {took:.2f} s")
    seen = f"from its start till all {2 * REOPENED:,} players have their state: {took:.2f} s."
    return [f"- Killed with {REOPENED:,} tables open; {seen}"]


MEASURES: dict[str, Callable[[], list[str]]] = {
    "ceiling": measure_ceiling,
    "boardgame": measure_boardgame,
    "ours": measure_ours,
    "pace": measure_pace,
    "memory": measure_memory,
    "restart": measure_restart,
}


def node() -> str:
    """The version of Node.js, if it is there."""
    found = shutil.which("node")
    return subprocess.run([found, "--version"], stdout=subprocess.PIPE, text=True).stdout.strip() if found else "(none)"


def marks(part: str) -> tuple[str, str]:
    return f"<!-- {part}: written by bench/server.py -->", f"<!-- end of {part} -->"


def write(part: str, lines: list[str]) -> None:
    """Put lines between the marks of a part."""
    begin, end = marks(part)
    page = PAGE.read_text(encoding="utf-8")
    before, found, rest = page.partition(begin)
    if not found:
        raise SystemExit(f"There is no place for {part} in {PAGE.name}.")
    PAGE.write_text(before + begin + "\n" + "\n".join(lines) + "\n" + end + rest.partition(end)[2], encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server beside boardgame.io's.")
    parser.add_argument("--only", default=",".join(PARTS), help=f"parts, of {', '.join(PARTS)}")
    wanted = parser.parse_args().only.split(",")
    if unknown := [part for part in wanted if part not in PARTS]:
        raise SystemExit(f"There are the parts {', '.join(PARTS)}; not {', '.join(unknown)}.")
    if not shutil.which("taskset") or (os.cpu_count() or 1) < 2:
        raise SystemExit("This needs Linux with taskset and two cores: one for the server, one for the players.")
    write("machine", [f"- {line}" for line in [*describe(PACKAGES), f"boardgame.io 0.50.2 on Node.js {node()}"]])
    for part in PARTS:
        if part in wanted:
            say(f"{part}:")
            lines = MEASURES[part]()
            table = lines[0].startswith("|")
            write(part, [HEAD, *lines] if table else lines)
            print("\n".join(lines), flush=True)


if __name__ == "__main__":
    main()
