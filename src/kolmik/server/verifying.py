"""Records that people ask about: were these games dealt as committed? One at a time, besides everything else."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from kolmik.engine import record
from kolmik.engine.proof import Proof, judge, read_proof

from .hall import Full
from .shapes import ProofShown, Verified

MOST_WAITING = 20


class Verifier:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="verify")
        self._asked = 0

    async def verify(self, text: str) -> Verified:
        """What is to be said of a record; a text that is none is refused."""
        if self._asked >= MOST_WAITING:
            raise Full("refused-verifying")
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, verified, text)
        finally:
            self._asked -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def verified(text: str) -> Verified:
    """The verdict on a record, with what it was found from."""
    match, proof = record.read(text), read_proof(text)
    verdict = judge(match, proof)
    wrong = match.moves[verdict.at : verdict.at + 1] if verdict.at is not None else []
    return Verified(
        ok=verdict.good,
        finding=verdict.finding,
        sentence=verdict.sentence,
        dealt=verdict.dealt,
        clocked=len(proof.clocked) if proof else 0,
        at=verdict.at,
        move=match.game.words[wrong[0]] if wrong else "",
        game=match.game.name,
        seats=list(match.setting.seats),
        proof=_shown(proof) if proof else None,
    )


def _shown(proof: Proof) -> ProofShown:
    return ProofShown(proof.table, proof.game, proof.commitment, proof.secret.hex(), list(proof.numbers))
