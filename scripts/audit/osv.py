"""Advisories in the OSV format, and the snapshot of them that is kept in the repository.

The snapshot is what the OSV service answers, {"vulns": [record, …]}, together with `asked`: for which packages and
versions a service has answered, and when. A version that nobody was asked about counts as unchecked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from packaging.version import InvalidVersion, Version

from .locks import NPM, PYTHON, Package, canonical

EVERY_VERSION = "*"
Record = dict[str, Any]
SEMVER = re.compile(r"v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([0-9A-Za-z.-]+))?(?:\+.*)?$")


class Snapshot:
    """The advisories that are kept, and what they cover."""

    def __init__(
        self, records: Iterable[Record] = (), asked: dict[str, dict[str, dict[str, str]]] | None = None
    ) -> None:
        self.records = {record["id"]: record for record in records}
        self.asked = asked or {}  # ecosystem, name, version (or every version): the date

    @classmethod
    def read(cls, path: Path) -> Snapshot:
        """Return the snapshot in a file; an empty one if there is no such file."""
        if not path.exists():
            return cls()
        kept = json.loads(path.read_text(encoding="utf-8"))
        return cls(kept["vulns"], kept["asked"])

    def write(self, path: Path) -> None:
        kept = {"asked": self.asked, "vulns": [self.records[key] for key in sorted(self.records)]}
        path.write_text(json.dumps(kept, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")

    def add(
        self, records: Iterable[Record], answered: Iterable[Package], date: str, every_version: bool = False
    ) -> None:
        """Add an answer. It replaces what was known of the same packages and versions before, not what is newer."""
        current = [package for package in answered if (self.date(package) or "") <= date]
        for package in current:
            self._forget(package, every_version)
            versions = self.asked.setdefault(package.ecosystem, {}).setdefault(package.name, {})
            versions[EVERY_VERSION if every_version else package.version] = date
        for record in records:
            if any(_same(part, package) for part in record["affected"] for package in current):
                self.records[record["id"]] = _joined(self.records.get(record["id"]), record)

    def _forget(self, package: Package, every_version: bool) -> None:
        """Drop an answer of before: an advisory that is no longer given has been withdrawn or corrected."""
        for key, record in list(self.records.items()):
            parts = [part for part in record.get("affected", []) if not _answers_for(part, package, every_version)]
            if not parts:
                del self.records[key]
            else:
                self.records[key] = record | {"affected": parts}

    def keep_only(self, packages: Iterable[Package]) -> None:
        """Forget answers for packages and versions that are no longer locked."""
        wanted = {(one.ecosystem, one.name, version) for one in packages for version in (one.version, EVERY_VERSION)}
        for ecosystem, names in list(self.asked.items()):
            for name, versions in list(names.items()):
                names[name] = {one: date for one, date in versions.items() if (ecosystem, name, one) in wanted}
                if not names[name]:
                    del names[name]
        self.records = {
            key: record
            for key, record in self.records.items()
            if any(_same(part, package) for part in record["affected"] for package in packages)
        }

    def date(self, package: Package) -> str | None:
        """Return when a service last answered for a package, None if none has."""
        versions = self.asked.get(package.ecosystem, {}).get(package.name, {})
        return max((date for one, date in versions.items() if one in (package.version, EVERY_VERSION)), default=None)

    def advisories(self, package: Package) -> list[Record]:
        """Return the advisories for a package."""
        return [self.records[key] for key in sorted(self.records) if affects(self.records[key], package)]


def _answers_for(part: Record, package: Package, every_version: bool) -> bool:
    """Whether a part of a record was the answer for this package and version, or for the package as a whole."""
    return _same(part, package) and (every_version or part.get("versions") == [package.version])


def _joined(kept: Record | None, new: Record) -> Record:
    """Return a record with all parts: one advisory may concern several packages, which are asked about one by one.

    The long description is left out; the summary and the links stay.
    """
    summary = new.get("summary") or first_sentence(new.get("details"))
    new = {key: value for key, value in new.items() if key != "details"} | {"summary": summary}
    parts = {json.dumps(part, sort_keys=True): part for one in (kept or {}, new) for part in one.get("affected", [])}
    return new | {"affected": [parts[key] for key in sorted(parts)]}


def first_sentence(text: str | None) -> str:
    """Return the beginning of a description, without line breaks."""
    return " ".join((text or "").split()).partition(". ")[0][:200]


def affects(record: Record, package: Package) -> bool:
    """Whether an advisory is about this version of a package. A version that cannot be compared counts as affected."""
    if record.get("withdrawn"):
        return False
    return any(_same(part, package) and _within(part, package) for part in record.get("affected", []))


def fixed_in(record: Record, package: Package) -> list[str]:
    """Return the versions in which it is fixed."""
    parts = [part for part in record.get("affected", []) if _same(part, package)]
    named = {event["fixed"] for part in parts for event in _events(part) if "fixed" in event}
    return sorted(named | {one for part in parts for one in part.get("database_specific", {}).get("fixed_in", [])})


def _same(part: Record, package: Package) -> bool:
    named = part.get("package", {})
    name = str(named.get("name", ""))
    if package.ecosystem == PYTHON:
        name = canonical(name)
    return bool(named.get("ecosystem") == package.ecosystem and name == package.name)


def _within(part: Record, package: Package) -> bool:
    if package.version in part.get("versions", []):
        return True
    return any(
        _in_range(one["events"], package) for one in part.get("ranges", []) if one["type"] in ("SEMVER", "ECOSYSTEM")
    )


def _events(part: Record) -> Iterator[dict[str, str]]:
    for one in part.get("ranges", []):
        if one["type"] in ("SEMVER", "ECOSYSTEM"):
            yield from one["events"]


def _in_range(events: list[dict[str, str]], package: Package) -> bool:
    """Follow the events of a range in the order of their versions, as OSV's specification says."""
    try:
        version = order(package.ecosystem, package.version)
        steps = sorted((order(package.ecosystem, at), kind) for event in events for kind, at in event.items())
    except ValueError:
        return True
    affected = False
    for at, kind in steps:
        if kind == "introduced" and version >= at:
            affected = True
        elif (kind == "fixed" and version >= at) or (kind == "last_affected" and version > at):
            affected = False
    return affected


def order(ecosystem: str, version: str) -> Any:
    """Return what versions of an ecosystem are ordered by. "0" is before all; ValueError if it is no version."""
    if version == "0":
        return (0,)
    return (1, *_semver(version)) if ecosystem == NPM else (1, _pep440(version))


def _pep440(version: str) -> Version:
    try:
        return Version(version)
    except InvalidVersion as error:
        raise ValueError(str(error)) from None


def _semver(version: str) -> tuple[Any, ...]:
    """Order by Semantic Versioning 2: numbers before words in a pre-release, and a release after all of them."""
    parts = SEMVER.match(version)
    if parts is None:
        raise ValueError(f"{version} is not a version.")
    numbers = tuple(int(one or 0) for one in parts.groups()[:3])
    if parts[4] is None:
        return (*numbers, 1, ())
    marks = tuple((0, int(one), "") if one.isdigit() else (1, 0, one) for one in parts[4].split("."))
    return (*numbers, 0, marks)
