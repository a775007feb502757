"""Verification of records: was a game dealt as committed? One thread does it, one record at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from kolmik.engine import record
from kolmik.engine.proof import Proof, judge, read_proof

from ..domain.refusals import Full
from .http_models import ProofModel, Verified

MAX_WAITING = 20


class Verifier:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="verify")
        self._waiting = 0

    async def verify(self, text: str) -> Verified:
        """Return the verdict on a record; a text that is not a record is refused."""
        if self._waiting >= MAX_WAITING:
            raise Full("refused-verifying")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, verified, text)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def verified(text: str) -> Verified:
    """Return the verdict on a record, and the proof it is based on."""
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
        contributed=list(verdict.contributed),
        withheld=list(verdict.withheld),
        uncommitted=list(verdict.uncommitted),
        starter=match.setting.starter,
        starter_rule=proof.starter.kind if proof and proof.starter else "unknown",
        proof=_model(proof) if proof else None,
    )


def _model(proof: Proof) -> ProofModel:
    return ProofModel(
        table=proof.table,
        number=proof.game,
        commitment=proof.commitment,
        secret=proof.secret.hex(),
        client_seeds=list(proof.numbers),
        seed_hashes=[proof.hashes.get(seat, "") for seat in range(len(proof.numbers))],
    )
