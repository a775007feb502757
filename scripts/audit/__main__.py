"""Check every locked package for known vulnerabilities.

The snapshot of advisories in this folder is brought up to date first, as far as services answer. What no service has
answered for is listed as unchecked. Exit code: 0 if every package was checked and none is vulnerable, 1 if one is
vulnerable, 2 if some were not checked.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from datetime import date
from pathlib import Path

from .locks import Package, locked, npm_locks
from .osv import Snapshot, fixed_in
from .sources import OSV, Answer, ask_index, ask_npm, ask_osv, read_folder

ROOT = Path(__file__).parents[2]
SNAPSHOT = Path(__file__).with_name("advisories.json")
VULNERABLE, UNCHECKED = 1, 2  # exit codes
MAX_AGE = 30  # days after which the output calls an answer old


def update(snapshot: Snapshot, packages: list[Package], root: Path, osv: str, today: str) -> None:
    """Ask the services, and say what each has answered. The others are asked where OSV does not answer."""
    answers = [ask_osv(packages, today, osv)]
    if not answers[0].packages:
        answers.append(ask_index(packages, today))
        answers += [ask_npm(path.parent, today) for path in npm_locks(root)]
    for answer in answers:
        add(snapshot, answer)


def add(snapshot: Snapshot, answer: Answer) -> None:
    print(answer.said)
    snapshot.add(answer.records, answer.packages, answer.date, answer.every_version)


def report(snapshot: Snapshot, packages: dict[Package, list[str]], today: str) -> int:
    """Print what is known of each package; returns the exit code."""
    dates = {package: snapshot.date(package) for package in packages}
    checked = [package for package, asked in dates.items() if asked]
    unchecked = [package for package, asked in dates.items() if not asked]
    if not checked:
        print("The snapshot is empty: nothing was checked, and nothing is known about any package.")
        return UNCHECKED
    oldest, newest = min(filter(None, dates.values())), max(filter(None, dates.values()))
    records = f"{len(snapshot.records)} advisor{'y' if len(snapshot.records) == 1 else 'ies'}"
    covered = f"{len(checked)} of {len(packages)} locked packages"
    print(f"The snapshot has {records} and covers {covered}, asked from {oldest} to {newest}.")
    if (date.fromisoformat(today) - date.fromisoformat(oldest)).days > MAX_AGE:
        print(f"Some of it is more than {MAX_AGE} days old: what was found since then is missing.")
    vulnerable = [package for package in packages if snapshot.advisories(package)]
    for package in vulnerable:
        print(f"\nVULNERABLE: {package} ({package.ecosystem}; {', '.join(packages[package])})")
        for record in snapshot.advisories(package):
            fixed = ", ".join(fixed_in(record, package))
            summary = str(record.get("summary", "")).rstrip(".") or "no summary"
            print(f"  {record['id']}: {summary}." + (f" Fixed in {fixed}." if fixed else ""))
    if unchecked:
        print(f"\nNOT CHECKED, because no service has answered for them: {len(unchecked)} packages.")
        for lock in sorted({lock for locks in packages.values() for lock in locks}):
            print_unchecked(lock, [one for one in packages if lock in packages[one]], set(unchecked))
    sound = f"{len(checked) - len(vulnerable)} packages were checked without a finding"
    print(f"\n{sound}, {len(vulnerable)} are vulnerable, {len(unchecked)} were not checked.")
    return VULNERABLE if vulnerable else UNCHECKED if unchecked else 0


def print_unchecked(lock: str, packages: list[Package], unchecked: set[Package]) -> None:
    """Print which packages of a lock file were not checked."""
    names = [str(one) for one in packages if one in unchecked]
    if names:
        listed = f"all {len(names)} packages" if len(names) == len(packages) else ", ".join(names)
        print(textwrap.fill(f"{lock}: {listed}", 120, initial_indent="  ", subsequent_indent="    "))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.audit", description=__doc__)
    parser.add_argument("--offline", action="store_true", help="use the snapshot as it is")
    parser.add_argument("--import", dest="folder", type=Path, help="also take the OSV records in this folder")
    parser.add_argument("--snapshot", type=Path, default=SNAPSHOT, help="another file for the snapshot")
    parser.add_argument("--root", type=Path, default=ROOT, help="another checkout")
    parser.add_argument("--osv", default=OSV, help="the address of another OSV service")
    options = parser.parse_args()
    today = date.today().isoformat()
    packages = locked(options.root)
    snapshot = Snapshot.read(options.snapshot)
    if options.folder is not None:
        add(snapshot, read_folder(options.folder, packages))
    if options.offline:
        print("No service was asked.")
    else:
        update(snapshot, list(packages), options.root, options.osv, today)
    if options.folder is not None or not options.offline:
        snapshot.keep_only(packages)
        snapshot.write(options.snapshot)
    return report(snapshot, packages, today)


if __name__ == "__main__":
    sys.exit(main())
