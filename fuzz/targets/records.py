"""Records: reading, writing and verifying them."""

from __future__ import annotations

from random import Random

from kolmik.engine import Refused, record
from kolmik.engine.proof import read_proof, verify, write_proof
from kolmik.server.transport.verifier import verified

from ..games import all_games, fair_record, random_match, some_words
from ..oracle import kind_of, one_sentence, require
from . import Answered, Stateless

KEYS: tuple[str, ...] = (
    "kolmik: record 1",
    "game: ",
    "rules: ",
    "version: ",
    "edition: ",
    "options: ",
    "players: ",
    "starter: ",
)
KEYS += ("seat 0: ", "seat 6: ", "nature: ", "0: ", "1: ", "scores: ", "winners: ", "# deal", "# deal: table=a game=1")
KEYS += ("# deal commitment: ", "# deal secret: ", "# deal number 0: ", "# deal throw 7: 80", "# deal clock 9", "=")
KEYS += ("{}", '{"name": "mine"}', '{"name": "mine", "help": ""', "\u2028", "\x1c", "\x85", "\ufeff", "nobody: ")


class Records(Stateless):
    """A case is the text of one record."""

    name = "records"
    max_size = 30_000
    steps = (500_000, 4_000)
    memory = (6_000_000, 600)

    def __init__(self) -> None:
        for game in all_games():
            game.precompile()  # several times faster; the editions are played interpreted
        words = some_words()
        self.dictionary = [text.encode() for text in (*KEYS, *words)]

    def seeds(self) -> list[bytes]:
        rng = Random(2)
        made = [random_match(game, rng, moves).record() for game in all_games() for moves in (0, 3, 15, 60, 10_000)]
        made += [fair_record(game, rng, moves) for game in all_games() for moves in (20, 10_000)]
        return [text.encode() for text in made]

    def generate(self, rng: Random) -> bytes:
        game, moves = rng.choice(all_games()), rng.choice((0, 5, 20, 60))
        make = fair_record if rng.random() < 0.5 else lambda *of: random_match(*of).record()
        return make(game, rng, moves).encode()

    def run(self, case: bytes) -> Answered:
        text = case.decode("utf-8", "replace")
        try:
            match = record.read(text)
        except Refused as refusal:
            return Answered(1, 0, frozenset((kind_of(one_sentence(str(refusal))),)))
        written = match.record()
        again = record.read(written)
        require(again.record() == written, "a record that is read and written again is the same", written)
        require(
            again.moves == match.moves and again.setting == match.setting, "reading gives what was written", written
        )
        return Answered(1, 1, frozenset((f"{match.game.name} over={match.over}", self._check_proof(text))))

    def _check_proof(self, text: str) -> str:
        """Check that all ways to verify a record agree, and that a proof reads back as it was written."""
        try:
            verdict = verify(text)
        except Refused as refusal:
            return kind_of(one_sentence(str(refusal)))
        one_sentence(verdict.sentence)
        shown = verified(text)
        require(shown.ok == verdict.good and shown.sentence == verdict.sentence, "all ways to verify agree", shown)
        proof = read_proof(text)
        require(proof is None or read_proof(write_proof(proof)) == proof, "a proof reads back as it was", proof)
        return verdict.finding
