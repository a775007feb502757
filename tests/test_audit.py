"""`make audit`: advisories in the OSV format against the lock files, and no claim that nobody has checked."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from datetime import date
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from scripts.audit.locks import NPM, PYTHON, Package, locked
from scripts.audit.osv import Snapshot, affects, order

ROOT = Path(__file__).parent.parent
TODAY = date.today().isoformat()
NOBODY = "http://127.0.0.1:9"  # the port of the discard service, where nothing listens
LEFT_PAD, COOKIE = Package(NPM, "left-pad", "1.1.0"), Package(NPM, "cookie", "0.4.2")


# --- the lock files ---


def test_every_pinned_package_of_every_lock_file_is_found() -> None:
    found = locked(ROOT)
    for path in ROOT.glob("requirements*.lock"):
        pins = [line for line in path.read_text().splitlines() if re.match(r"[a-z0-9]", line)]
        named = [package for package, locks in found.items() if path.name in locks]
        assert len(named) == len(pins) > 0, path.name
    page = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    here = {package for package, locks in found.items() if "web/package-lock.json" in locks}
    expected = {(place.rpartition("node_modules/")[2], entry["version"]) for place, entry in page.items() if place}
    assert {(package.name, package.version) for package in here} == expected


# --- advisories ---


def record(package: str, ecosystem: str = PYTHON, **affected: Any) -> dict[str, Any]:
    part = {"package": {"ecosystem": ecosystem, "name": package}} | affected
    return {"id": "OSV-1", "modified": f"{TODAY}T00:00:00Z", "summary": "It breaks", "affected": [part]}


def events(*steps: tuple[str, str], kind: str = "ECOSYSTEM") -> dict[str, Any]:
    return {"ranges": [{"type": kind, "events": [{name: version} for name, version in steps]}]}


FIXED = events(("introduced", "0"), ("fixed", "1.10"))
TWICE = events(("introduced", "2.0"), ("fixed", "2.3"), ("introduced", "1.0"), ("fixed", "1.5"))
LAST = events(("introduced", "1.0"), ("last_affected", "1.4"))
SEMANTIC = events(("introduced", "1.0.0-beta.2"), ("fixed", "1.0.0"), kind="SEMVER")


@pytest.mark.parametrize(
    ("affected", "hit", "missed"),
    [
        (FIXED, ["0.1", "1.9", "1.10rc1"], ["1.10", "1.10.post1", "2"]),
        (TWICE, ["1.0", "1.4.9", "2.2"], ["0.9", "1.5", "1.9", "2.3"]),
        (LAST, ["1.0", "1.4"], ["0.9", "1.4.1"]),
        ({"versions": ["1.2"]}, ["1.2"], ["1.2.1"]),
        (events(("introduced", "0"), kind="GIT"), [], ["1.0"]),
    ],
)
def test_versions_of_python_packages_are_compared_as_python_does(
    affected: dict[str, Any], hit: list[str], missed: list[str]
) -> None:
    found = record("Some_Package", **affected)
    assert [one for one in hit + missed if affects(found, Package(PYTHON, "some-package", one))] == hit
    assert not affects(found, Package(NPM, "some-package", (hit + missed)[0]))
    assert not affects(found | {"withdrawn": f"{TODAY}T00:00:00Z"}, Package(PYTHON, "some-package", (hit + missed)[0]))


def test_versions_of_npm_packages_are_compared_semantically() -> None:
    found = record("left-pad", NPM, **SEMANTIC)
    versions = ["1.0.0-alpha", "1.0.0-beta.1", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc", "1.0.0", "1.0.1"]
    assert sorted(versions, key=lambda version: order(NPM, version)) == versions
    assert [one for one in versions if affects(found, Package(NPM, "left-pad", one))] == versions[2:5]


def test_a_version_that_cannot_be_compared_counts_as_affected() -> None:
    assert affects(record("odd", **FIXED), Package(PYTHON, "odd", "not a version"))


def test_a_newer_answer_replaces_an_older_one_and_not_the_other_way_round() -> None:
    package = Package(PYTHON, "some-package", "1.0")
    snapshot = Snapshot()
    snapshot.add([record("some-package", versions=["1.0"])], [package], "2026-01-02")
    assert snapshot.advisories(package) and snapshot.date(package) == "2026-01-02"
    snapshot.add([], [package], "2026-01-01", every_version=True)
    assert snapshot.advisories(package)
    snapshot.add([], [package], "2026-01-03", every_version=True)
    assert not snapshot.advisories(package) and snapshot.date(package) == "2026-01-03"
    assert snapshot.date(Package(PYTHON, "some-package", "2.0")) == "2026-01-03"  # it was about every version


# --- the command ---


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Lock files with two Python and two npm packages."""
    root = tmp_path / "checkout"
    (root / "web").mkdir(parents=True)
    (root / "requirements.lock").write_text(
        'some-package==1.0 ; sys_platform == "win32" \\\n    --hash=sha256:0\n    # via kolmik\n'
        "other==2.0 \\\n    --hash=sha256:1\n"
    )
    places = {f"node_modules/{one.name}": {"version": one.version} for one in (LEFT_PAD, COOKIE)}
    root_entry = {"name": "page", "version": "1.0.0", "dependencies": {LEFT_PAD.name: "1.x", COOKIE.name: "0.x"}}
    lock = {"name": "page", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": root_entry} | places}
    (root / "web" / "package-lock.json").write_text(json.dumps(lock))
    (root / "web" / "package.json").write_text(json.dumps(root_entry))
    return root


def audit(checkout: Path, *options: str, service: str = NOBODY) -> tuple[int, str]:
    """Run the command with these services; returns its exit code and its output."""
    command = [sys.executable, "-m", "scripts.audit", "--root", str(checkout), "--osv", service]
    settings = {
        "PATH": f"{ROOT}/.venv/node/bin:{os.environ['PATH']}",  # where the set-up puts npm on a machine without it
        "NO_PROXY": "127.0.0.1",
        "PIP_INDEX_URL": f"{service}/simple",
        "npm_config_registry": f"{service}/",
        "npm_config_cache": str(checkout / "cache"),
        "npm_config_fetch_retries": "0",
    }
    done = subprocess.run(
        [*command, "--snapshot", str(checkout / "advisories.json"), *options],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | settings,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


class Service(ThreadingHTTPServer):
    """Answers like the services, from a table of paths; everything else is 404."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers: dict[str, Any] = {}
        self.address = f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Service

    def do_GET(self) -> None:
        self._answer(self.server.answers.get(self.path))

    def do_POST(self) -> None:
        sent = self.rfile.read(int(self.headers["content-length"]))
        sent = gzip.decompress(sent) if self.headers.get("content-encoding") == "gzip" else sent
        answer = self.server.answers.get(self.path)
        self._answer(answer(json.loads(sent)) if callable(answer) else answer)

    def _answer(self, answer: Any) -> None:
        body = json.dumps(answer).encode()
        self.send_response(200 if answer is not None else 404)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        threading.Thread(target=running.serve_forever, args=(0.05,)).start()
        yield running
        running.shutdown()


def test_without_services_and_snapshot_nothing_is_claimed(checkout: Path) -> None:
    code, said = audit(checkout)
    assert code == 2
    assert said.count("cannot be asked: it is out of reach.") == 2
    assert said.endswith("The snapshot is empty: nothing was checked, and nothing is known about any package.\n")
    assert audit(checkout, "--offline")[0] == 2


def test_the_index_answers_for_some_and_the_others_are_named(checkout: Path, service: Service) -> None:
    advisory = {"id": "PYSEC-1", "aliases": [], "details": "It breaks. Badly.", "fixed_in": ["1.1"], "link": "http://x"}
    service.answers = {
        "/pypi/some-package/1.0/json": {"info": {"version": "1.0"}, "vulnerabilities": [advisory]},
        "/pypi/other/json": {
            "info": {"version": "2.1"},
            "vulnerabilities": [],
        },  # of another release than the locked one
    }
    code, said = audit(checkout, service=service.address)
    assert code == 1
    assert "The Python index has answered for 1 of 2 packages.\n" in said
    assert "The npm registry cannot be asked: it answered with status 404.\n" in said
    assert "VULNERABLE: some-package 1.0 (PyPI; requirements.lock)\n  PYSEC-1: It breaks. Fixed in 1.1.\n" in said
    assert "  requirements.lock: other 2.0\n  web/package-lock.json: all 2 packages\n" in said
    assert said.endswith("0 packages were checked without a finding, 1 are vulnerable, 3 were not checked.\n")
    assert audit(checkout, "--offline") == (1, "No service was asked.\n" + said[said.index("The snapshot has 1 adv") :])


def test_the_registry_of_npm_answers(checkout: Path, service: Service) -> None:
    advisory = {
        "id": 7,
        "url": "http://x/GHSA-7",
        "title": "It pads",
        "severity": "high",
        "vulnerable_versions": "<1.2.0",
    }
    service.answers = {
        "/-/npm/v1/security/advisories/bulk": lambda sent: {"left-pad": [advisory]} if "left-pad" in sent else {},
        "/left-pad": {"name": "left-pad", "versions": {"1.1.0": {"name": "left-pad", "version": "1.1.0"}}},
    }
    code, said = audit(checkout, service=service.address)
    assert code == 1
    assert "The npm registry has answered for 2 packages.\n" in said
    assert "VULNERABLE: left-pad 1.1.0 (npm; web/package-lock.json)\n  GHSA-7: It pads.\n" in said
    assert said.endswith("1 packages were checked without a finding, 1 are vulnerable, 2 were not checked.\n")


def test_the_osv_service_answers_for_every_version(checkout: Path, service: Service) -> None:
    first = [{"vulns": [{"id": "OSV-1"}], "next_page_token": "more"}, {}, {}, {}]

    def query(sent: Any) -> Any:
        pages = [one for one in sent["queries"] if "page_token" in one]
        return {"results": [{"vulns": []}] if pages else first}

    service.answers = {"/v1/querybatch": query, "/v1/vulns/OSV-1": record("other", **events(("introduced", "3.0")))}
    code, said = audit(checkout, service=service.address)
    assert (code, said.splitlines()[0]) == (0, "The OSV service has answered for 4 packages.")
    assert said.endswith("4 packages were checked without a finding, 0 are vulnerable, 0 were not checked.\n")
    lock = checkout / "requirements.lock"
    lock.write_text(lock.read_text().replace("other==2.0", "other==3.1"))
    assert audit(checkout, "--offline")[0] == 1


def test_records_of_a_folder_have_the_date_of_the_newest(checkout: Path, tmp_path: Path) -> None:
    folder = tmp_path / "export"
    folder.mkdir()
    old = record("other", **FIXED) | {"modified": "2020-02-03T04:05:06Z"}
    (folder / "OSV-1.json").write_text(json.dumps(old))
    code, said = audit(checkout, "--offline", "--import", str(folder))
    assert code == 2
    assert f"{folder} holds 1 records up to 2020-02-03.\n" in said
    assert "covers 2 of 4 locked packages, asked from 2020-02-03 to 2020-02-03.\n" in said
    assert "Some of it is more than 30 days old: what was found since then is missing.\n" in said
    (folder / "broken.json").write_text("{")
    before = (checkout / "advisories.json").read_text()
    assert "is not a JSON file, so nothing was taken" in audit(checkout, "--offline", "--import", str(folder))[1]
    assert (checkout / "advisories.json").read_text() == before


def test_the_kept_snapshot_can_be_read_and_says_what_it_covers() -> None:
    kept = ROOT / "scripts" / "audit" / "advisories.json"
    snapshot, packages = Snapshot.read(kept), locked(ROOT)
    assert any(snapshot.date(package) for package in packages)
    for ecosystem, names in snapshot.asked.items():
        assert ecosystem in (PYTHON, NPM)
        for dates in names.values():
            assert all(date.fromisoformat(one) for one in dates.values())
