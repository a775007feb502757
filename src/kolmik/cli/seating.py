"""The players at the table: a person and bots, with their names and levels."""

from __future__ import annotations

from collections.abc import Mapping

from kolmik import BadOption, Game
from kolmik.bots import BOTS, LEVELS, Bot, bot
from kolmik.locales import Speaker

DEFAULT_BOTS = "club"
BOTS_HELP = (
    "How well the bots play: one level for all of them, or one for each, separated by commas. From weakest to "
    "strongest, "
    + " ".join(f"{name}: {BOTS[name].help}" for name in LEVELS)
    + " Others: "
    + " ".join(f"{name}: {one.help}" for name, one in BOTS.items() if name not in LEVELS)
)


def person_seat(players: int, seat: int | None, watch: bool) -> int | None:
    """The person's seat; None if they watch."""
    if watch:
        if seat is not None:
            raise BadOption("--seat and --watch exclude each other.")
        return None
    if not 0 <= (seat or 0) < players:
        raise BadOption(f"There is no seat {seat}; the seats are 0 to {players - 1}.")
    return seat or 0


def seat_names(players: int, person: int | None, name: str, speaker: Speaker) -> list[str]:
    """The names of all seats: the person's, and "Bot 1", "Bot 2" and so on."""
    names = [speaker.say("terminal-bot", number=number) for number in range(1, players + 1)]
    if person is not None:
        names.insert(person, name)
    return names[:players]


def seat_bots(game: Game, players: int, person: int | None, given: str) -> dict[int, Bot]:
    """A bot for every seat but the person's, from one name for all or one for each in order."""
    seats = [seat for seat in range(players) if seat != person]
    chosen = [bot(name.strip(), game=game) for name in given.split(",")]
    if len(chosen) == 1:
        chosen *= len(seats)
    if len(chosen) != len(seats):
        raise BadOption(f"There are {len(seats)} bots at the table, but --bots names {len(chosen)}.")
    return dict(zip(seats, chosen, strict=True))


def names_with_levels(names: list[str], bots: Mapping[int, Bot]) -> list[str]:
    """The names, with the levels of the bots: "Bot 1 (club)"."""
    return [f"{name} ({bots[seat].name})" if seat in bots else name for seat, name in enumerate(names)]
