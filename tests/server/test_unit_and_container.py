"""The systemd unit and the Containerfile in deploy/."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .client_game import play_a_game
from .serving import Server
from .system_calls import allowed

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "kolmik.service"
CONTAINER = ROOT / "deploy" / "Containerfile"
MAX_EXPOSURE = 15  # tenths, as systemd counts; 100 is a service without any protection


# --- the unit ---


def systemd_analyze(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.fail("This test needs systemd-analyze: apt-get install systemd.")
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "kolmik.service"
    text = UNIT.read_text()
    assert text.count("ExecStart=/opt/kolmik/bin/kolmik ") == 1
    unit.write_text(text.replace("ExecStart=/opt/kolmik/bin/kolmik ", "ExecStart=/usr/bin/env "))
    checked = systemd_analyze("verify", unit)
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")


def test_the_unit_gives_the_server_little_to_attack() -> None:
    judged = systemd_analyze("security", "--offline=true", f"--threshold={MAX_EXPOSURE}", UNIT)
    assert judged.returncode == 0, judged.stdout


def test_the_unit_limits_memory_and_keeps_files_private() -> None:
    settings = dict(line.split("=", 1) for line in UNIT.read_text().splitlines() if re.match("[A-Z]", line))
    assert settings["UMask"] == "0077" and settings["ProtectProc"] == "invisible"
    assert settings["StateDirectoryMode"] == settings["CacheDirectoryMode"] == "0700"
    assert re.fullmatch(r"\d+G", settings["MemoryMax"])


class FilteredServer(Server):
    """A server that may make only the system calls that the unit allows."""

    fresh = True
    prefix = (sys.executable, "-m", "tests.server.system_calls")


def test_a_game_is_played_under_the_system_call_filter_of_the_unit(tmp_path: Path) -> None:
    assert "openat" in (calls := allowed(UNIT.read_text())) and not calls & {"mount", "ptrace", "setuid", "reboot"}
    server = FilteredServer(tmp_path)
    server.start()
    try:
        assert server.process
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        assert "\nSeccomp:\t2\n" in status  # 2: a filter is in force
        play_a_game(server.url)
        assert server.errors() == []
    finally:
        server.stop()


def test_installation_from_pypi_is_not_promised() -> None:
    pages = [*(ROOT / "deploy").iterdir(), ROOT / "docs" / "running-a-server.md", ROOT / "README.md"]
    for page in pages:
        assert not re.search(r"pip install (-\S+ )*['\"]?kolmik", page.read_text(encoding="utf-8")), page.name


# --- the container ---


def locked(lock: Path) -> dict[str, str]:
    """Return the packages of a lock file with their versions; each must have a hash."""
    found = {}
    for entry in re.split(r"\n(?=\S)", lock.read_text()):
        pinned = re.match(r"([A-Za-z0-9._-]+)==(\S+)", entry)
        assert pinned and "--hash=sha256:" in entry, entry
        found[str(canonicalize_name(pinned[1]))] = pinned[2]
    return found


def needed(requirement: Requirement, found: set[str]) -> set[str]:
    """Collect the names of everything that a requirement needs on this machine."""
    name = canonicalize_name(requirement.name)
    extras = requirement.extras or {""}
    if {f"{name}[{extra}]" for extra in extras} <= found:
        return found
    found |= {f"{name}[{extra}]" for extra in extras}
    for text in requires(name) or []:
        inner = Requirement(text)
        if inner.marker is None or any(inner.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            needed(inner, found)
    return found


def test_everything_that_a_server_needs_is_locked_with_its_hash() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    texts = project["project"]["dependencies"] + project["project"]["optional-dependencies"]["cluster"]
    wanted = set[str]()
    for requirement in map(Requirement, texts):
        if requirement.marker is None or requirement.marker.evaluate():
            needed(requirement, wanted)
    packages = locked(ROOT / "requirements-server.lock")
    assert {"psycopg", "psycopg-binary", "redis"} <= packages.keys()
    assert {name.partition("[")[0] for name in wanted} <= packages.keys()


def test_a_server_gets_the_versions_that_are_tested() -> None:
    server, tested = locked(ROOT / "requirements-server.lock"), locked(ROOT / "requirements-dev.lock")
    assert server.items() <= tested.items()


def test_the_container_installs_only_what_is_locked() -> None:
    text = CONTAINER.read_text()
    for command in re.findall(r"pip install ([^&\n]*)", text):
        assert "--require-hashes -r requirements-server.lock" in command or "--no-deps" in command
    copied = {name for line in re.findall(r"^COPY (.*) \S+$", text, re.M) for name in line.split()}
    assert "requirements-server.lock" in copied
    assert all((ROOT / name).exists() for name in copied)


def test_the_base_image_of_the_container_can_be_pinned_by_its_digest() -> None:
    text = CONTAINER.read_text()
    assert re.search(r"^ARG BASE=\S+\nFROM \$\{BASE\}$", text, re.M)
    assert "--build-arg BASE=docker.io/library/python@sha256:" in text


def test_the_container_does_not_run_as_root() -> None:
    instructions = [line for line in CONTAINER.read_text().splitlines() if line.startswith(("USER ", "ENTRYPOINT "))]
    assert instructions == ["USER kolmik", 'ENTRYPOINT ["kolmik", "serve"]']
