"""Pairs of tables that differ only in what a viewer may not know: `python -m fuzz.noninterference --pairs N`.

For every pair, all that the viewer receives must be the same, byte for byte: the view, the legal moves, the words of
the log, the fields about time, the observation, and so the sizes of frames. The pairs differ in the cards that others
hold and in the deck (where a game hides them), in what others have chosen in secret, in the server's secret and in the
tokens of others.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random

from kolmik.engine import NATURE, Game, generator
from kolmik.engine.match import Match
from kolmik.engine.timed import allowed
from kolmik.protocol import messages
from kolmik.protocol.messages import Clock, Terms
from kolmik.server.domain import events
from kolmik.server.domain.fold import Delta, advance, apply
from kolmik.server.domain.projection import Viewer, game_part, log_entries, table_part, you_part
from kolmik.server.domain.table import Table
from kolmik.server.runtime.broadcast import Known, Projected, render

from .games import all_games, random_setting
from .oracle import Violation

PAIRS = 60  # at each position, over all viewers
STEPPED = 6  # one pair in so many also makes a move
LOGGED = 100  # one pair in so many also compares the whole log
TERMS = (
    Terms(),
    Terms(clock=Clock(kind="move", seconds=60)),
    Terms(clock=Clock(kind="game", seconds=600, increment=5)),
)
NOON = 1_700_000_000_000


@dataclass
class Found:
    """What was compared."""

    pairs: int = 0
    positions: int = 0
    games: int = 0
    different: int = 0  # pairs whose hidden cards really differ
    moves: int = 0  # made on both sides, with the same frames
    choices: int = 0  # made in secret, with the same frames
    by_viewer: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.pairs:,} pairs at {self.positions:,} positions of {self.games:,} games, no difference: "
            f"{self.different:,} with other cards, {self.moves:,} also after a move, {self.choices:,} after a secret "
            f"choice, {dict(sorted(self.by_viewer.items()))}; {self.seconds:.0f} s"
        )


class Recipient:
    """A viewer of a table, without a connection."""

    def __init__(self, holder: str, viewer: Viewer) -> None:
        self.holder = holder
        self.known: Known | None = Known(viewer, {})


def holder_of(viewer: Viewer) -> str:
    return "" if viewer is None else f"holder {viewer}"


def new_table(match: Match, terms: Terms, secret: bytes) -> Table:
    """A table with a started game, folded from its events, in the position of a match."""
    setting, game = match.setting, match.game
    table = Table("table")
    created = events.Created(
        game=game.name,
        rules=game.version,
        version="",
        players=setting.players,
        edition=setting.edition.name,
        options=dict(setting.options),
        terms=terms,
        host="holder 0",
    )
    entries: list[events.AnyEvent] = [created, events.Gathered(secret=secret.hex())]
    entries += [events.Sat(seat=seat, name=f"Player {seat}", holder=holder_of(seat)) for seat in range(setting.players)]
    for entry in (*entries, events.Started(starter=setting.starter, moves=[])):
        apply(table, entry, NOON)
    table.played = table.played._replace(match=match)
    table.forget_timed_decision()
    return table


def counterpart(table: Table, viewer: Viewer, rng: Random) -> Table:
    """A table that differs in everything the viewer may not know."""
    other = table.fork()
    match, game = table.played.match, table.game
    redealt = match.with_state(match.state)
    functions = game.fastest
    opened = functions.open(redealt._record)
    # A spectator knows nothing that any one seat does not know too. A second redeal, for another seat, would not do:
    # after the first, what the state says of the knowledge of others need not fit their new hands.
    seat = rng.randrange(match.players) if viewer is None else viewer
    functions.redeal(opened, seat, generator(rng.getrandbits(64)))
    other.played = table.played._replace(match=redealt, secret=rng.randbytes(32))
    other.seats = tuple(
        seat if at == viewer else replace(seat, holder=f"other {at}") for at, seat in enumerate(table.seats)
    )
    if viewer != 0:
        other.host = "other 0"
    other.forget_timed_decision()
    return other


def received(table: Table, viewer: Viewer) -> bytes:
    """All that a viewer receives of a table, without the log; and what a program in this seat observes."""
    parts = messages.write([table_part(table), game_part(table, viewer), you_part(table, holder_of(viewer), viewer)])
    observed = b"" if viewer is None else table.played.match.observe(viewer).tobytes()
    return parts + observed


def compare(one: object, other: object, what: str, table: Table, viewer: Viewer) -> None:
    if one != other:
        raise Violation(
            f"{what} depends on what a viewer may not know", viewer, table.played.match.record(), one, other
        )


def event_frame(table: Table, event: events.AnyEvent, viewer: Viewer) -> tuple[bytes, Table]:
    """The frame that an event causes for a viewer, and the table after it."""
    delta: Delta = advance(table, event, NOON + 700)
    recipient = Recipient(holder_of(viewer), viewer)
    recipient.known = Known(viewer, you_part(table, holder_of(viewer), viewer))
    _, rendered = render(Projected(table), [delta], [recipient])
    return b"".join(rendered[recipient].frames), delta.after


class Search:
    """Compares pairs at random positions of random games."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.found = Found()

    def run(self, pairs: int | None = None, seconds: float | None = None) -> Found:
        """Compare so many pairs, or for so long; raises at the first difference."""
        began, found = time.monotonic(), self.found
        for game in all_games():
            game.precompile()
        while (pairs is None or found.pairs < pairs) and (seconds is None or time.monotonic() - began < seconds):
            hiding = [game for game in all_games() if not game.open]
            game = self.rng.choice(
                hiding if self.rng.random() < 0.9 else all_games()
            )  # in open games only secrets differ
            found.games += 1
            for match in self._positions(game):
                self._at(match)
                if pairs is not None and found.pairs >= pairs:
                    break
        found.seconds = time.monotonic() - began
        return found

    def _positions(self, game: Game) -> Iterator[Match]:
        """Positions of a random game, while it is in progress: its end reveals everything."""
        match = Match(random_setting(game, self.rng))
        while not match.over:
            for _ in range(self.rng.choice((1, 2, 5, 12))):
                if not match.over:
                    match.play_number(self.rng.choice(match.legal_moves()))
            dealing = not game.open and set(match.movers) <= {NATURE}  # nobody holds anything yet
            if not match.over and not dealing:
                yield match.copy()

    def _at(self, match: Match) -> None:
        self.found.positions += 1
        table = new_table(match, self.rng.choice(TERMS), self.rng.randbytes(32))
        viewers: list[Viewer] = [*range(match.players), None]
        seen = {viewer: received(table, viewer) for viewer in viewers}
        for at in range(PAIRS):
            self._pair(table, viewers[at % len(viewers)], seen)

    def _pair(self, table: Table, viewer: Viewer, seen: dict[Viewer, bytes]) -> None:
        found = self.found
        other = counterpart(table, viewer, self.rng)
        compare(seen[viewer], received(other, viewer), "What is sent", table, viewer)
        found.pairs += 1
        found.by_viewer["spectators" if viewer is None else "seats"] += 1
        found.different += other.played.match._bytes.tobytes() != table.played.match._bytes.tobytes()
        if found.pairs % STEPPED == 0:
            self._step(table, other, viewer)
        if found.pairs % LOGGED == 0:
            logs = [log_entries(one.played.match, viewer) for one in (table, other)]
            compare(logs[0], logs[1], "The log", table, viewer)

    def _step(self, table: Table, other: Table, viewer: Viewer) -> None:
        """Make a move, or a secret choice, that looks the same on both sides, and compare the frames."""
        decision = table.timed_decision()
        if decision and decision.simultaneous:
            seats = [seat for seat in decision.seats if seat != viewer]
            if seats:
                self._choose(table, other, viewer, self.rng.choice(seats))
            return
        moves = self._matching(table.played.match, other.played.match, viewer)
        if moves is None:
            return
        words, mover = table.game.words, table.played.match.mover
        frames = []
        for side, move in zip((table, other), moves, strict=True):
            made = [words[move]]
            event: events.AnyEvent = (
                events.Raced(moves=made) if mover == NATURE else events.Moved(seat=mover, moves=made)
            )
            frame, after = event_frame(side, event, viewer)
            frames.append((frame, game_part(after, viewer), after.played.match.over))
        if frames[0][1] != frames[1][1] or frames[0][2] or frames[1][2]:
            return  # the move revealed something, or the game is over
        compare(frames[0][0], frames[1][0], "The frame of a move", table, viewer)
        self.found.moves += 1

    def _choose(self, table: Table, other: Table, viewer: Viewer, seat: int) -> None:
        frames = []
        for side in (table, other):
            choice = self.rng.choice(allowed(side.played.match, seat))
            frame, after = event_frame(side, events.Claimed(seat=seat, move=choice), viewer)
            frames.append((frame, received(after, viewer)))
        compare(frames[0], frames[1], "The frame of a secret choice", table, viewer)
        self.found.choices += 1

    def _matching(self, one: Match, other: Match, viewer: Viewer) -> tuple[int, int] | None:
        """A move on each side that reads the same to the viewer; two different ones if possible."""
        tell, legal, others = one.game.tell, one.legal_moves(), other.legal_moves()
        move = self.rng.choice(legal)
        if tell is None or one.mover == viewer:
            return (move, move) if move in others else None
        told = tell(one.opened, move, viewer)
        self.rng.shuffle(others)
        for candidate in sorted(others[:20], key=lambda candidate: candidate == move):
            if tell(other.opened, candidate, viewer) == told:
                return move, candidate
        return None


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m fuzz.noninterference", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pairs", type=int, help="how many pairs to compare")
    parser.add_argument("--seconds", type=float, help="how long to compare")
    parser.add_argument("--seed", type=int, help="repeat an earlier run")
    given = parser.parse_args()
    seed = secrets.randbits(32) if given.seed is None else given.seed
    print(f"Seed {seed}.", flush=True)
    pairs = given.pairs if given.pairs or given.seconds else 100_000
    try:
        print(Search(seed).run(pairs, given.seconds), flush=True)
    except Violation as violation:
        print(*violation.args, sep="\n", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
