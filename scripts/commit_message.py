"""Checks a commit message: `scripts/commit_message.py FILE`. The commit-msg hook runs it.

The subject has at most 72 characters; after an empty line comes a body that says why. Comments, merges, reverts and
fixups are left alone.
"""

from __future__ import annotations

import sys
from pathlib import Path

LIMIT = 72
EXEMPT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
SCISSORS = "# ------------------------ >8 ------------------------"  # `git commit --verbose` puts the diff below it


def problems(message: str) -> list[str]:
    """Returns what is wrong with a commit message, a sentence each; nothing if it is fine."""
    lines = [line.rstrip() for line in message.split(SCISSORS)[0].splitlines() if not line.startswith("#")]
    while lines and not lines[0]:
        lines.pop(0)
    subject = lines[0] if lines else ""
    if subject.startswith(EXEMPT):
        return []
    found = []
    if not subject:
        found.append("The message is empty; it needs a subject and a body.")
    if len(subject) > LIMIT:
        found.append(f"The subject has {len(subject)} characters; at most {LIMIT} are allowed.")
    if subject.endswith("."):
        found.append("The subject ends with a full stop; leave it out.")
    if len(lines) > 1 and lines[1]:
        found.append("The second line must be empty.")
    if subject and not any(lines[1:]):
        found.append("There is no body; say why the change is needed, after an empty line.")
    return found


def main() -> int:
    found = problems(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
