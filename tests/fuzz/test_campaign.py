"""The fuzzer itself: it finds faults that are put in, makes their cases small, and repeats a run from its seed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from fuzz import oracle
from fuzz.campaign import Campaign, Failure, minimise, save, saved
from fuzz.coverage_trace import Tracer
from fuzz.mutate import Mutator
from fuzz.oracle import Violation
from fuzz.targets import Answered, Stateless
from fuzz.targets.editions import Editions
from fuzz.targets.frames import Frames, client_frame, reference
from fuzz.targets.records import Records
from fuzz.targets.referee import RefereeLines
from kolmik.engine import Refused, options, record
from kolmik.engine.match import Match
from kolmik.server.transport.uvicorn_protocol import FastWebSocketProtocol


class Fragile(Stateless):
    """A target that fails at one letter after another, and takes many steps for another."""

    name = "fragile"
    max_size = 200
    dictionary = (b"key", b"lock")
    steps = (1_000, 10)
    memory = (1_000_000, 100)

    def seeds(self) -> list[bytes]:
        return [b"nothing\nspecial"]

    def generate(self, rng: Random) -> bytes:
        return rng.randbytes(5)

    def run(self, case: bytes) -> Answered:
        if b"key" in case and b"lock" in case:
            raise ValueError("opened")
        return Answered(1, 0, frozenset(word.decode() for word in self.dictionary if word in case))


def test_a_fault_is_found_and_its_case_is_minimal(tmp_path: Path) -> None:
    failures: list[Failure] = []
    results = Campaign(Fragile(), 1, tmp_path).run(5_000, report=failures.append)
    (found,) = failures
    assert found.where.startswith("ValueError") and "run" in found.where
    assert sorted((found.case.count(b"key"), found.case.count(b"lock"), len(found.case))) == [1, 1, 7]
    assert list(results.failures) == [found.where]


def test_the_same_seed_makes_the_same_cases(tmp_path: Path) -> None:
    made = []
    for _ in range(2):
        target = Fragile()
        tried: list[bytes] = []

        def run(case: bytes, tried: list[bytes] = tried) -> Answered:
            tried.append(case)
            return Answered(1, 0, frozenset())

        target.run = run  # type: ignore[method-assign]
        Campaign(target, 7, tmp_path).run(300)
        made.append(tried)
    assert made[0] == made[1] and len(set(made[0])) > 200


def test_cases_of_the_corpus_are_read_again(tmp_path: Path) -> None:
    assert save("fragile", [b"one", b"two", b"one"], tmp_path) == 2
    assert sorted(case for _, case in saved("fragile", tmp_path)) == [b"one", b"two"]
    assert saved("another", tmp_path) == []


def test_a_case_that_fails_only_with_what_came_before_stays_whole() -> None:
    assert minimise(Fragile(), Failure(b"harmless", "ValueError  at x:y", "")) == b"harmless"


def test_the_tracer_counts_our_own_lines_and_memory() -> None:
    tracer = Tracer()
    short = tracer.run(lambda: options.quoted("x"))
    long = tracer.run(lambda: [options.quoted("x") for _ in range(50)], memory=True)
    assert 0 < short.steps < long.steps and short.lines == long.lines
    assert all("/kolmik/" in file for file, _ in short.lines) and long.memory > 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "No full stop",
        "Two\nlines.",
        "A bell \x07.",
        "\u202eTurned round.",
        'Traceback (most recent call last): File "x".',
        "x" * 2_000 + ".",
        7,
    ],
)
def test_a_refusal_that_is_not_one_clear_sentence_is_found(text: object) -> None:
    with pytest.raises(Violation):
        oracle.one_sentence(text)


def test_mutations_never_exceed_the_size() -> None:
    mutator = Mutator(Random(3), [b"word"], 100)
    case = b'{"a": [1, "x"], "b": {"c": null}}'
    made = {case := mutator.mutate(case, b"other\nlines") for _ in range(2_000)}
    assert max(map(len, made)) <= 100 and len(made) > 1_000


# --- faults put into the program ---


def fails(target: Records | RefereeLines | Editions | Frames, case: bytes, promise: str) -> None:
    with pytest.raises(Violation, match=promise):
        target.run(case)


def test_a_record_that_does_not_read_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    target = Records()
    case = next(seed for seed in target.seeds() if b"game: towers" in seed and b"\n0: bid" in seed)
    assert target.run(case).accepted == 1
    write = record.write
    monkeypatch.setattr(record, "write", lambda match: write(match).replace("seat 0:\n", "seat 0: Eve\n"))
    fails(target, case, "reading gives what was written")


def test_a_refusal_that_changes_the_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    target = RefereeLines()
    case = b'{"do":"new","game":"towers","players":2}\n{"do":"play","move":"@1"}\n{"do":"play","move":"no"}'
    assert target.run(case).accepted == 2

    def number(self: Match, words: str) -> int:
        self.moves.append(0)
        raise Refused(f"{words} is unknown.")

    monkeypatch.setattr(Match, "number", number)
    fails(target, case, "refused input leaves the game unchanged")


def test_a_control_character_in_a_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    target = Editions()
    case = b'{"game": "towers", "players": 2, "starter": "\\u001b[2J"}'
    assert target.run(case).accepted == 0
    monkeypatch.setattr(options, "one_line", lambda text, most: text)
    fails(target, case, "without control characters")


def test_a_fast_path_that_loses_bytes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    move = b'{"do":"move","move":"bid 3","seen":4}'
    target = Frames()
    # Cut in the middle of a fragmented message: a whole frame is not a whole message.
    case = client_frame(0x01, b"x") + client_frame(0x81, move)
    expected, ended = reference(case)
    assert (expected, ended) == ([], True)
    target.run(case)
    text = client_frame(0x81, b"first") + client_frame(0x81, move)
    assert target.run(text).accepted == 2
    received = FastWebSocketProtocol.data_received

    def lossy(self: FastWebSocketProtocol, data: bytes) -> None:
        received(self, data.replace(b"first", b"fxrst"))

    monkeypatch.setattr(FastWebSocketProtocol, "data_received", lossy)
    fails(target, text, "what is received is what was sent")
    target.close()
