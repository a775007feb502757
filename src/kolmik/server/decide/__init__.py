"""What comes of what is asked at a table: the events to be kept, or a refusal. Nothing is changed here."""

from __future__ import annotations

from .common import STAND_IN, Decision, Stale, Who
from .gathering import create, luck, seat_program, sit, stand, start
from .life import abort, chat, come_back, leave, make_link, pause, put_bot, rematch, remove, resume, say, take_link
from .playing import accuracy, away, claim, move, play, race, release, thrown, undo, when_due, why_not_undo

__all__ = [
    "STAND_IN",
    "Decision",
    "Stale",
    "Who",
    "abort",
    "accuracy",
    "away",
    "chat",
    "claim",
    "come_back",
    "create",
    "leave",
    "luck",
    "make_link",
    "move",
    "pause",
    "play",
    "put_bot",
    "race",
    "release",
    "rematch",
    "remove",
    "resume",
    "say",
    "seat_program",
    "sit",
    "stand",
    "start",
    "take_link",
    "thrown",
    "undo",
    "when_due",
    "why_not_undo",
]
