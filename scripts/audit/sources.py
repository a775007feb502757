"""Where advisories come from: the OSV service, the Python index that pip uses, the registry that npm uses.

The addresses of index and registry are those of pip's and npm's own settings. An answer is never assumed: a package
for which no service answers stays unchecked.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from .locks import NPM_LOCK, PYTHON, Package, npm_places
from .osv import Record, first_sentence

OSV = "https://api.osv.dev"
PATIENCE = 20.0  # seconds for an answer
NPM_PATIENCE = 120
CONNECTIONS = 8
INDEX = "from pip._internal.commands import create_command as c; print(c('download').parse_args([])[0].index_url)"


@dataclass
class Answer:
    """What a service said: the packages it answered for, the advisories, and in words how it went."""

    said: str
    date: str = ""  # of the answer
    packages: list[Package] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    every_version: bool = False


# --- OSV ---


def ask_osv(packages: Sequence[Package], today: str, address: str = OSV) -> Answer:
    """Ask the OSV service for all advisories about these packages, of any version."""
    first = {(one.ecosystem, one.name): one for one in reversed(packages)}
    asked = list(first.values())
    try:
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            ids = {key for start in range(0, len(asked), 500) for key in _osv_ids(client, asked[start : start + 500])}
            with ThreadPoolExecutor(CONNECTIONS) as threads:
                records = list(threads.map(lambda key: _json(client.get(f"/v1/vulns/{key}")), sorted(ids)))
    except (httpx.HTTPError, ValueError) as error:
        return Answer(f"The OSV service cannot be asked: {_reason(error)}.")
    return Answer(f"The OSV service has answered for {len(asked)} packages.", today, asked, records, every_version=True)


def _osv_ids(client: httpx.Client, packages: list[Package]) -> set[str]:
    """Return the ids of all advisories about these packages; long answers come in pages."""
    ids = set[str]()
    queries: list[dict[str, Any]] = [{"package": {"ecosystem": one.ecosystem, "name": one.name}} for one in packages]
    while queries:
        results = _json(client.post("/v1/querybatch", json={"queries": queries}))["results"]
        ids |= {found["id"] for result in results for found in result.get("vulns", [])}
        queries = [
            query | {"page_token": result["next_page_token"]}
            for query, result in zip(queries, results, strict=True)
            if result.get("next_page_token")
        ]
    return ids


# --- the Python index ---


def python_index() -> str | None:
    """Return the address of the index that pip is set to use, None without pip."""
    for python in (sys.executable, "python3"):
        done = subprocess.run([python, "-c", INDEX], capture_output=True, text=True)
        if done.returncode == 0 and done.stdout.startswith("http"):
            return done.stdout.strip().rstrip("/").removesuffix("/simple")
    return None


def ask_index(packages: Sequence[Package], today: str) -> Answer:
    """Ask the Python index, which names the advisories about a release. Some indexes do so for the newest only."""
    wanted = [one for one in packages if one.ecosystem == PYTHON]
    index = python_index()
    if index is None:
        return Answer("The Python index cannot be asked: pip is missing, or knows none.")
    problems = set[str]()

    def ask(client: httpx.Client, package: Package) -> list[Record] | None:
        for path in (f"{package.name}/{package.version}", package.name):
            try:
                found = _json(client.get(f"/pypi/{path}/json"))
                if found["info"]["version"] == package.version:
                    return [_from_index(one, package, today) for one in found["vulnerabilities"]]
            except httpx.HTTPStatusError:
                continue
            except (httpx.HTTPError, ValueError, KeyError) as error:
                problems.add(_reason(error))
                return None
        return None

    with (
        httpx.Client(base_url=index, timeout=PATIENCE, follow_redirects=True) as client,
        ThreadPoolExecutor(CONNECTIONS) as threads,
    ):
        answers = list(threads.map(lambda package: ask(client, package), wanted))
    answered = [package for package, records in zip(wanted, answers, strict=True) if records is not None]
    said = f"The Python index has answered for {len(answered)} of {len(wanted)} packages."
    if problems:
        said += f" For others it failed: {min(problems)}."
    return Answer(said, today, answered, [record for records in answers for record in records or []])


def _from_index(found: dict[str, Any], package: Package, today: str) -> Record:
    """Return an advisory of the index in the OSV format."""
    record = {
        "schema_version": "1.6.0",
        "id": found["id"],
        "modified": f"{today}T00:00:00Z",
        "aliases": found.get("aliases", []),
        "summary": found.get("summary") or first_sentence(found.get("details")),
        "affected": [_part(package, found.get("fixed_in", []))],
        "references": [{"type": "WEB", "url": found["link"]}] if found.get("link") else [],
    }
    return record | ({"withdrawn": found["withdrawn"]} if found.get("withdrawn") else {})


# --- npm ---


def ask_npm(folder: Path, today: str) -> Answer:
    """Ask the registry that npm is set to use, by `npm audit`, about a folder's package-lock.json."""
    npm = shutil.which("npm")
    if npm is None:
        return Answer("The npm registry cannot be asked: npm is missing.")
    command = [npm, "audit", "--json", "--package-lock-only", "--prefix", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=NPM_PATIENCE)
        report = json.loads(done.stdout)
    except (subprocess.TimeoutExpired, ValueError):
        return Answer("The npm registry cannot be asked: npm gave no answer.")
    if "vulnerabilities" not in report:
        status = f"it answered with status {report['statusCode']}" if report.get("statusCode") else "it is out of reach"
        return Answer(f"The npm registry cannot be asked: {status}.")
    places = npm_places(folder / NPM_LOCK)
    packages = sorted({one for one in places.values() if one is not None})
    records = [
        _from_npm(via, package, today)
        for found in report["vulnerabilities"].values()
        for via in found["via"]
        if isinstance(via, dict)
        for package in map(places.get, found["nodes"])
        if package is not None
    ]
    return Answer(f"The npm registry has answered for {len(packages)} packages.", today, packages, records)


def _from_npm(via: dict[str, Any], package: Package, today: str) -> Record:
    """Return an advisory of `npm audit` in the OSV format."""
    url = str(via.get("url", ""))
    return {
        "schema_version": "1.6.0",
        "id": url.rpartition("/")[2] or f"npm-{via['source']}",
        "modified": f"{today}T00:00:00Z",
        "summary": via.get("title", ""),
        "affected": [_part(package, [])],
        "references": [{"type": "ADVISORY", "url": url}] if url else [],
    }


# --- a folder ---


def read_folder(folder: Path, packages: Iterable[Package]) -> Answer:
    """Read OSV records from the JSON files of a folder, such as an export of the OSV database.

    The newest record tells the date, and the packages of an ecosystem are covered if there is a record of it.
    """
    records = []
    for path in sorted(folder.rglob("*.json")):
        try:
            record = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return Answer(f"{path} is not a JSON file, so nothing was taken from {folder}.")
        if isinstance(record, dict) and {"id", "modified", "affected"} <= record.keys():
            records.append(record)
    if not records:
        return Answer(f"{folder} holds no OSV records in JSON files.")
    date = max(str(record["modified"])[:10] for record in records)
    ecosystems = {part.get("package", {}).get("ecosystem") for record in records for part in record["affected"]}
    covered = [one for one in packages if one.ecosystem in ecosystems]
    return Answer(f"{folder} holds {len(records)} records up to {date}.", date, covered, records, every_version=True)


def _part(package: Package, fixed: list[str]) -> dict[str, Any]:
    part: dict[str, Any] = {
        "package": {"ecosystem": package.ecosystem, "name": package.name},
        "versions": [package.version],
    }
    return part | ({"database_specific": {"fixed_in": fixed}} if fixed else {})


def _json(answer: httpx.Response) -> Any:
    answer.raise_for_status()
    return answer.json()


def _reason(error: Exception) -> str:
    if isinstance(error, httpx.HTTPStatusError):
        return f"it answered with status {error.response.status_code}"
    return "it is out of reach" if isinstance(error, httpx.TransportError) else "its answer cannot be read"
