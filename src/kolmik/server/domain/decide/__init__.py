"""Decisions: a command and a table give the events to store, or a refusal. Nothing changes in here.

`decide` takes any command a client may send. The other functions serve requests that come another way: over HTTP, or
from the scheduler.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kolmik.protocol import messages

from ..refusals import Denied
from ..table import Table
from . import gathering, life, playing, starting
from .common import STAND_IN, Decision, Request, Step, check_room
from .gathering import create, seat_program
from .life import make_link, replace_absent, take_link, welcome_back
from .playing import accuracy, claim, interrupted, play, when_due, why_not_undo

__all__ = [
    "STAND_IN",
    "Decision",
    "Request",
    "Step",
    "accuracy",
    "claim",
    "create",
    "decide",
    "interrupted",
    "make_link",
    "play",
    "replace_absent",
    "seat_program",
    "take_link",
    "welcome_back",
    "when_due",
    "why_not_undo",
]

_DECIDE: dict[type, Callable[[Table, Any, Request], Decision]] = {
    messages.Sit: gathering.sit,
    messages.Stand: gathering.stand,
    messages.ClientSeedHash: starting.give_seed_hash,
    messages.ClientSeed: starting.give_client_seed,
    messages.Start: starting.start,
    messages.Move: playing.move,
    messages.Release: playing.release,
    messages.Undo: playing.undo,
    messages.Say: life.say,
    messages.Chat: life.chat,
    messages.Leave: life.leave,
    messages.Return: life.come_back,
    messages.Bot: life.put_bot,
    messages.Remove: life.remove,
    messages.Pause: life.pause,
    messages.Resume: life.resume,
    messages.Abort: life.abort,
    messages.Rematch: life.rematch,
}


# Commands that are possible however much has happened: moves have a bound of their own, the others happen but once,
# or only after others that are bounded.
ALWAYS = (
    messages.Move,
    messages.Release,
    messages.Undo,
    messages.Start,
    messages.Leave,
    messages.Resume,
    messages.Abort,
    messages.Rematch,
)


def decide(table: Table, command: messages.AnyCommand, request: Request) -> Decision:
    """Return what comes of a command."""
    decision = _DECIDE.get(type(command))
    if decision is None:
        raise Denied("refused-socket-only")
    if not isinstance(command, ALWAYS):
        check_room(table, request.holder)
    return decision(table, command, request)
