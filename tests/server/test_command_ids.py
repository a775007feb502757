"""The ids of commands that a table remembers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kolmik.server.domain.command_ids import MOST, CommandIds


@given(st.lists(st.text(min_size=1, max_size=3), max_size=600, unique=True))
def test_the_latest_ids_are_known_and_earlier_versions_do_not_change(commands: list[str]) -> None:
    versions = [CommandIds()]
    for number, command in enumerate(commands, 1):
        assert versions[-1].get(command) is None
        versions.append(versions[-1].adding(command, number))
    for known in {0, len(commands) // 2, len(commands)}:
        version, latest = versions[known], commands[:known][-MOST:]
        first = known - len(latest) + 1
        assert [version.get(command) for command in latest] == list(range(first, known + 1))
        assert all(version.get(command) is None for command in commands[known:])


def test_old_ids_are_forgotten() -> None:
    ids = CommandIds()
    for number in range(10 * MOST):
        ids = ids.adding(str(number), number)
    assert sum(ids.get(str(number)) is not None for number in range(10 * MOST)) < 2 * MOST
