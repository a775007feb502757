"""The commit-msg hook: a short subject, and a body that says why."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "commit_message.py"


def check(tmp_path: Path, message: str) -> tuple[int, str]:
    """Returns the exit code and what the hook says about a message."""
    file = tmp_path / "message"
    file.write_text(message, encoding="utf-8")
    done = subprocess.run([sys.executable, str(SCRIPT), str(file)], capture_output=True, text=True)
    return done.returncode, done.stderr


def test_it_accepts_a_subject_with_a_body(tmp_path: Path) -> None:
    good = "x" * 72 + "\n\nIt was slow.\n# Please enter the commit message\n"
    assert check(tmp_path, good) == (0, "")
    assert check(tmp_path, "Merge branch 'one'\n") == (0, "")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("# only comments\n", "The message is empty; it needs a subject and a body."),
        ("x" * 73 + "\n\nWhy.\n", "The subject has 73 characters; at most 72 are allowed."),
        ("Refuse a second bid.\n\nWhy.\n", "The subject ends with a full stop; leave it out."),
        ("Refuse a second bid\nWhy.\n", "The second line must be empty."),
        (
            "Refuse a second bid\n\n# On branch main\n",
            "There is no body; say why the change is needed, after an empty line.",
        ),
        (
            "Refuse a second bid\n\n# ------------------------ >8 ------------------------\ndiff\n",
            "There is no body; say why the change is needed, after an empty line.",
        ),
    ],
)
def test_it_refuses_other_messages_and_says_why(tmp_path: Path, message: str, said: str) -> None:
    assert check(tmp_path, message) == (1, said + "\n")
