"""The packages that the lock files name."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

PYTHON, NPM = "PyPI", "npm"  # ecosystems, as OSV calls them
NPM_LOCK = "package-lock.json"
PINNED = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[^]]*\])?==([^\s;\\]+)", re.MULTILINE)


@dataclass(frozen=True, order=True)
class Package:
    ecosystem: str
    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


def locked(root: Path) -> dict[Package, list[str]]:
    """Return every locked package of a checkout, with the lock files that name it."""
    found: dict[Package, list[str]] = {}
    for path in (*sorted(root.glob("requirements*.lock")), *npm_locks(root)):
        for package in sorted(npm_packages(path) if path.name == NPM_LOCK else python_packages(path)):
            found.setdefault(package, []).append(path.relative_to(root).as_posix())
    return found


def npm_locks(root: Path) -> list[Path]:
    """Return the lock files of the page, and of the projects that the benchmarks compare us with."""
    return [root / "web" / NPM_LOCK, *sorted(root.glob(f"bench/peers/*/{NPM_LOCK}"))]


def python_packages(path: Path) -> set[Package]:
    pins = PINNED.findall(path.read_text(encoding="utf-8"))
    return {Package(PYTHON, canonical(name), version) for name, version in pins}


def npm_packages(path: Path) -> set[Package]:
    return {package for package in npm_places(path).values() if package is not None}


def npm_places(path: Path) -> dict[str, Package | None]:
    """Return the package at each place of a package-lock.json; None for the project itself and for links."""
    places: dict[str, Package | None] = {}
    for place, entry in json.loads(path.read_text(encoding="utf-8"))["packages"].items():
        name = entry.get("name") or place.rpartition("node_modules/")[2]
        ours = not place or entry.get("link")
        places[place] = None if ours else Package(NPM, name, entry["version"])
    return places


def canonical(name: str) -> str:
    """Return the name of a Python package as indexes write it."""
    return re.sub(r"[-_.]+", "-", name).lower()
