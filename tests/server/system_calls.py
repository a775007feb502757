"""Runs a command under the system call filter of deploy/kolmik.service, as systemd would.

All other calls fail with EPERM. `python -m tests.server.system_calls COMMAND …` makes the filter with libseccomp,
which systemd uses itself.
"""

from __future__ import annotations

import ctypes
import errno
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

UNIT = Path(__file__).parents[2] / "deploy" / "kolmik.service"
FAIL = 0x00050000 | errno.EPERM  # SCMP_ACT_ERRNO
ALLOW = 0x7FFF0000  # SCMP_ACT_ALLOW
UNKNOWN = -1  # a name that this kind of machine does not have


def allowed(unit: str) -> set[str]:
    """Return the system calls that a unit allows; groups are written out."""
    names = set[str]()
    settings = [line.partition("=")[2] for line in unit.splitlines() if line.startswith("SystemCallFilter=")]
    assert settings, "The unit has no filter."
    for setting in settings:
        calls = set[str]().union(*(_calls(name) for name in setting.removeprefix("~").split()))
        names = names - calls if setting.startswith("~") else names | calls
    return names | _calls("@default")  # systemd always allows these


@cache
def _calls(name: str) -> frozenset[str]:
    if not name.startswith("@"):
        return frozenset({name})
    command = ["systemd-analyze", "syscall-filter", name]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[1:]
    inside = [line.strip() for line in lines if line.strip() and not line.strip().startswith("#")]
    return frozenset[str]().union(*map(_calls, inside))


def restrict(names: set[str]) -> None:
    """Allow this process, and all that it starts, only these system calls."""
    library = ctypes.CDLL("libseccomp.so.2", use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    rules = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(FAIL)))
    for name in sorted(names):
        number = library.seccomp_syscall_resolve_name(name.encode())
        if number != UNKNOWN:
            assert library.seccomp_rule_add(rules, ctypes.c_uint32(ALLOW), number, 0) == 0, name
    assert library.seccomp_load(rules) == 0
    library.seccomp_release(rules)


if __name__ == "__main__":
    restrict(allowed(UNIT.read_text()))
    os.execv(sys.argv[1], sys.argv[1:])
