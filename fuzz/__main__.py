"""Run the fuzzers: `python -m fuzz [--seconds S | --inputs N] [--part NAME …] [--seed N]`, or `make fuzz`.

Every part runs in a process of its own. Cases that fail are minimised and written to the corpus, which `make test`
runs. The exit code is 1 if anything failed.
"""

from __future__ import annotations

import argparse
import resource
import secrets
import subprocess
import sys
from pathlib import Path

from . import noninterference, real_server
from .campaign import CORPUS, Campaign, Failure, save
from .oracle import Violation
from .targets import makers

OTHER_PARTS = ("server", "noninterference")


def parser() -> argparse.ArgumentParser:
    parts = [*makers(), *OTHER_PARTS]
    made = argparse.ArgumentParser(prog="python -m fuzz", description=(__doc__ or "").splitlines()[0])
    made.add_argument("--seconds", type=float, help="time for all parts together; a minute each if nothing is given")
    made.add_argument("--inputs", type=int, help="inputs for each part")
    made.add_argument("--part", action="append", choices=parts, help="only this one; may be repeated")
    made.add_argument("--seed", type=int, help="repeat an earlier run")
    made.add_argument("--corpus", type=Path, default=CORPUS, help="the folder with the cases of each target")
    made.add_argument("--distil", action="store_true", help="write the cases that reach something new to the corpus")
    return made


def run_target(name: str, seed: int, given: argparse.Namespace) -> int:
    """Fuzz one target; returns the number of failures."""
    target = makers()[name]()

    def report(found: Failure) -> None:
        save(name, [found.case], given.corpus)
        text = found.text[-3_000:].encode("utf-8", "backslashreplace").decode()
        print(f"{name} failed: {found.where}\n{found.case[:2_000]!r}\n{text}", flush=True)

    campaign = Campaign(target, seed, given.corpus)
    results = campaign.run(given.inputs, given.seconds, report)
    if given.distil:
        print(f"{save(name, campaign.distilled(), given.corpus)} cases are new in the corpus.")
    target.close()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{results}, {memory} MiB", flush=True)
    return len(results.failures)


def run_part(name: str, seed: int, given: argparse.Namespace) -> int:
    """Run one part in this process; returns the number of failures."""
    if name not in OTHER_PARTS:
        return run_target(name, seed, given)
    try:
        if name == "server":
            print(real_server.run(seed, given.inputs, given.seconds), flush=True)
        else:
            print(noninterference.Search(seed).run(given.inputs, given.seconds), flush=True)
    except Violation as violation:
        print(*violation.args, sep="\n", flush=True)
        return 1
    return 0


def main() -> int:
    given = parser().parse_args()
    seed = secrets.randbits(32) if given.seed is None else given.seed
    parts = given.part or [*makers(), *OTHER_PARTS]
    if given.seconds is None and given.inputs is None:
        given.seconds = 60.0 * len(parts)
    if len(parts) == 1:
        print(f"Seed {seed}.", flush=True)
        return 1 if run_part(parts[0], seed, given) else 0
    failed = 0
    for part in parts:
        options = ["--part", part, "--seed", str(seed), "--corpus", str(given.corpus)]
        options += ["--seconds", str(given.seconds / len(parts))] if given.seconds else []
        options += ["--inputs", str(given.inputs)] if given.inputs else []
        options += ["--distil"] if given.distil else []
        failed += subprocess.run([sys.executable, "-m", "fuzz", *options], check=False).returncode != 0
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
