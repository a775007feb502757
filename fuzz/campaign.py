"""A campaign: mutates cases, keeps those that reach something new, and minimises those that break a promise."""

from __future__ import annotations

import faulthandler
import hashlib
import time
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from .coverage_trace import Line, Trace, Tracer
from .mutate import Mutator
from .oracle import Violation, require
from .targets import Target

CORPUS = Path(__file__).with_name("corpus")
TRACED = 50  # one case in so many is traced, besides those whose answers are new
MEASURED = 8  # one traced case in so many has its memory measured
POOL = 3_000  # cases kept to mutate
HANG = 60  # seconds after which a case hangs: its stack is printed and the process ends
LARGEST, MOST = 4_000, 40  # bytes of a case in the repository, and cases of a target
TRIES, TRYING = 400, 60.0  # runs and seconds spent on minimising one case


@dataclass
class Failure:
    """A case that broke a promise."""

    case: bytes
    where: str  # the kind and place of the error, the same for all cases that fail alike
    text: str


@dataclass
class Results:
    """What a campaign has done."""

    target: str
    cases: int = 0
    inputs: int = 0
    accepted: int = 0
    seconds: float = 0.0
    pool: int = 0
    kinds: set[str] = field(default_factory=set)
    lines: set[Line] = field(default_factory=set)
    failures: dict[str, Failure] = field(default_factory=dict)

    def __str__(self) -> str:
        return (
            f"{self.target}: {self.inputs:,} inputs in {self.cases:,} cases, {self.accepted:,} accepted, "
            f"{len(self.kinds)} kinds of answers, {len(self.lines)} lines reached, {self.pool} cases kept, "
            f"{len(self.failures)} failures, {self.seconds:.0f} s"
        )


class Campaign:
    """Fuzzes one target."""

    def __init__(self, target: Target, seed: int, corpus: Path = CORPUS) -> None:
        self.target, self.rng = target, Random(f"{target.name} {seed}")
        self.results = Results(target.name)
        self._mutator = Mutator(self.rng, target.dictionary, target.max_size)
        self._tracer = Tracer()
        self._pool = [*target.seeds(), *(case for _, case in saved(target.name, corpus))]

    def run(
        self, inputs: int | None = None, seconds: float | None = None, report: Callable[[Failure], None] = print
    ) -> Results:
        """Run until so many inputs were given or so much time has passed; every new failure is reported once."""
        began = time.monotonic()
        for case in tuple(self._pool):
            self._try(case, report, traced=True)
        while (inputs is None or self.results.inputs < inputs) and (
            seconds is None or time.monotonic() - began < seconds
        ):
            self._try(self._next(), report, traced=self.results.cases % TRACED == 0)
        self.results.seconds += time.monotonic() - began
        self.results.pool = len(self._pool)
        return self.results

    def _next(self) -> bytes:
        if self.rng.random() < 0.1:
            return self.target.generate(self.rng)
        # Half of the time one of the newest: they reached something new.
        newest = self._pool[-50:] if self.rng.random() < 0.5 else self._pool
        return self._mutator.mutate(self.rng.choice(newest), self.rng.choice(self._pool))

    def _try(self, case: bytes, report: Callable[[Failure], None], traced: bool) -> None:
        results = self.results
        results.cases += 1
        faulthandler.dump_traceback_later(HANG, exit=True)
        try:
            if traced:
                kinds, trace = self.traced(case, memory=results.cases % MEASURED == 0)
                new = bool(trace.lines - results.lines) or bool(kinds - results.kinds)
                results.lines |= trace.lines
            else:
                kinds = self._count(case)
                new = bool(kinds - results.kinds)
            results.kinds |= kinds
        except Exception as error:
            faulthandler.cancel_dump_traceback_later()
            results.inputs += 1  # a target that always fails must not fuzz forever
            found = failure(self.target.whole(case), error)
            if found.where not in results.failures:
                results.failures[found.where] = found
                found.case = minimise(self.target, found)
                report(found)
            self.target.reset()
        else:
            if new:
                self._pool.append(case)
                if len(self._pool) > POOL:
                    del self._pool[self.rng.randrange(POOL // 2)]
        finally:
            faulthandler.cancel_dump_traceback_later()

    def _count(self, case: bytes) -> frozenset[str]:
        answered = self.target.run(case)
        self.results.inputs += answered.inputs
        self.results.accepted += answered.accepted
        return answered.kinds

    def traced(self, case: bytes, memory: bool = False) -> tuple[frozenset[str], Trace]:
        """Run a case traced, and check that its time and memory are bounded by its size."""
        kinds: list[frozenset[str]] = []
        trace = self._tracer.run(lambda: kinds.append(self._count(case)), memory)
        target, size = self.target, len(case)
        most = target.steps[0] + target.steps[1] * size
        require(trace.steps <= most, "the steps are bounded by the size", trace.steps, most, size)
        most = target.memory[0] + target.memory[1] * size
        require(trace.memory <= most, "the memory is bounded by the size", trace.memory, most, size)
        return kinds[0], trace

    def distilled(self) -> list[bytes]:
        """Few and short cases of the pool that together reach nearly all lines and kinds of answers."""
        reached = []
        for case in sorted({case for case in self._pool if len(case) <= LARGEST}, key=len):
            try:
                kinds, trace = self.traced(case)
            except Exception:
                continue
            reached.append((case, frozenset(kinds) | trace.lines))
        kept: list[bytes] = []
        missing = frozenset().union(*(found for _, found in reached))
        while missing and len(kept) < MOST:
            case, found = max(reached, key=lambda one: (len(one[1] & missing) / (len(one[0]) + 200), -len(one[0])))
            kept.append(case)
            missing -= found
        return kept


def failure(case: bytes, error: Exception) -> Failure:
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "/fuzz/oracle.py" not in frame.filename]
    last = frames[-1]
    place = f"{Path(last.filename).name}:{last.name}"
    promise = str(error.args[0])[:60] if isinstance(error, Violation) else ""
    if isinstance(error, Violation) and promise == "no error is logged":
        promise += f" ({str(error.args[1]).splitlines()[-1][:60]})"
    text = "".join(traceback.format_exception(error))
    return Failure(case, f"{type(error).__name__} {promise} at {place}", text)


def fails_alike(target: Target, case: bytes, where: str) -> bool:
    """Whether a case breaks the same promise at the same place."""
    target.reset()
    try:
        target.run(case)
    except Exception as error:
        return failure(case, error).where == where
    return False


def minimise(target: Target, found: Failure) -> bytes:
    """The shortest case found that fails in the same way: without lines, then without pieces."""
    case, tries, give_up = found.case, TRIES, time.monotonic() + TRYING
    if not fails_alike(target, case, found.where):
        return case  # only traced runs fail, or it depends on what came before
    for separator in (b"\n", b""):
        parts = case.split(separator) if separator else [case[at : at + 1] for at in range(len(case))]
        size = max(1, len(parts) // 2)
        while tries > 0 and time.monotonic() < give_up:
            at, shorter = 0, False
            while at < len(parts) and tries > 0 and time.monotonic() < give_up:
                tries -= 1
                fewer = parts[:at] + parts[at + size :]
                if fails_alike(target, separator.join(fewer), found.where):
                    parts, shorter = fewer, True
                else:
                    at += size
            if size == 1 and not shorter:
                break
            size = max(1, size // 2)
        case = separator.join(parts)
    return case


# --- the corpus ---


def name_of(case: bytes) -> str:
    return hashlib.sha256(case).hexdigest()[:12]


def saved(target: str, corpus: Path = CORPUS) -> list[tuple[str, bytes]]:
    """The cases of a target in the corpus, with their names."""
    return [(path.name, path.read_bytes()) for path in sorted((corpus / target).glob("*"))]


def save(target: str, cases: Iterable[bytes], corpus: Path = CORPUS) -> int:
    """Add cases to the corpus; returns how many were new."""
    folder = corpus / target
    folder.mkdir(parents=True, exist_ok=True)
    added = 0
    for case in cases:
        path = folder / name_of(case)
        added += not path.exists()
        path.write_bytes(case)
    return added
