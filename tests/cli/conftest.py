"""Fixtures for the tests of the command line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .referee_process import RefereeProcess


@pytest.fixture
def referee() -> Iterator[RefereeProcess]:
    referee = RefereeProcess()
    yield referee
    referee.process.kill()
    referee.process.communicate()
