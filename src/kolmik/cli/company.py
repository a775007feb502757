"""Who sits at the table: the person and the bots, their names and how well they play."""

from __future__ import annotations

from collections.abc import Mapping

from kolmik import BadOption
from kolmik.bots import BOTS, LEVELS, Bot, bot
from kolmik.locales import Speaker

BOTS_DEFAULT = "club"
BOT_HELP = (
    "How well the others play, one word for all or one for each, with commas between. From the weakest, "
    + " ".join(f"{name}: {BOTS[name].help}" for name in LEVELS)
    + " Besides: "
    + " ".join(f"{name}: {one.help}" for name, one in BOTS.items() if name not in LEVELS)
)


def seat_of_person(players: int, seat: int | None, watch: bool) -> int | None:
    if watch:
        if seat is not None:
            raise BadOption("Who watches has no seat: leave out --seat, or --watch.")
        return None
    if not 0 <= (seat or 0) < players:
        raise BadOption(f"The seats are 0 to {players - 1}, there is no seat {seat}.")
    return seat or 0


def names_of(players: int, person: int | None, name: str, speaker: Speaker) -> list[str]:
    names = [speaker.say("terminal-bot", number=number) for number in range(1, players + 1)]
    if person is not None:
        names.insert(person, name)
    return names[:players]


def bots_of(players: int, person: int | None, given: str) -> dict[int, Bot]:
    """A bot for every seat but the person's: one word for all, or one for each in order."""
    seats = [seat for seat in range(players) if seat != person]
    chosen = [bot(name.strip()) for name in given.split(",")]
    if len(chosen) == 1:
        chosen *= len(seats)
    if len(chosen) != len(seats):
        raise BadOption(f"There are {len(seats)} bots at the table, but --bots names {len(chosen)}.")
    return dict(zip(seats, chosen, strict=True))


def introduced(names: list[str], bots: Mapping[int, Bot]) -> list[str]:
    """The names with how well the bots play: "Bot 1 (club)"."""
    return [f"{name} ({bots[seat].name})" if seat in bots else name for seat, name in enumerate(names)]
