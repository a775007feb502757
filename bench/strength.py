"""The strength of the levels: python bench/strength.py writes bench/strength.md; with --kept, from stored results only

Every contest is a run of `kolmik arena`, whose command is in the page. Results are stored in build/strength, so that a
run that was stopped continues. Remove the results of older bots by hand.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kolmik
from kolmik.bots import LEVELS
from machine import describe
from search import BEGIN, END

HERE = Path(__file__).parent
PAGE = HERE / "strength.md"
KEPT = HERE.parent / "build" / "strength"
NOTES = "<!-- notes -->"
SEED = 2026
GAMES = tuple(game.name for game in kolmik.games())
TEN_TIMES = f"search:{10 * LEVELS['master'].simulations}"
STEPS = {("master", "club"): (80, 24), ("club", "casual"): (200, 160), ("casual", "novice"): (200, 200)}  # at 2, at 4
MORE = {("millstone", "master"): (160, 200), ("dungeon", "master"): (80, 48)}  # where luck matters more
FEW = {"random": {"towers": 20, "millstone": 18}, "greedy": {"towers": 20}}  # games of slow contests, 10 elsewhere
AIMS = {  # percent
    "random": {"towers": 99, "dungeon": 95, "millstone": 80},
    "greedy": {"towers": 85, "dungeon": 75, "millstone": 60},
}


@dataclass(frozen=True)
class Contest:
    game: str
    players: int
    better: str
    other: str
    games: int

    @property
    def file(self) -> Path:
        return KEPT / f"{self.game}-{self.players}-{self.better}-{self.other}.jsonl".replace(":", "")

    @property
    def command(self) -> list[str]:
        bots = ["--bots", self.better, self.other, "--players", str(self.players)]
        return ["kolmik", "arena", self.game, *bots, "--games", str(self.games), "--seed", str(SEED)]

    def hold(self) -> dict[str, Any]:
        """Play it, or continue it; its summary."""
        print(shlex.join(self.command), flush=True)
        run = [sys.executable, "-m", *self.command, "--json", "--out", str(self.file)]
        found: dict[str, Any] = json.loads(subprocess.run(run, check=True, stdout=subprocess.PIPE).stdout)
        return found


def contests() -> tuple[list[Contest], list[Contest]]:
    """Each level against the one below, and the strongest against simple bots."""
    steps = [
        Contest(game, players, better, other, MORE.get((game, better), STEPS[better, other])[players == 4])
        for better, other in reversed(STEPS)
        for game in GAMES
        for players in (2, 4)
        if players in kolmik.game(game).players
    ]
    simple = [Contest(game, 2, "master", other, 60) for other in ("random", "greedy") for game in GAMES]
    for other, games in FEW.items():
        simple += [Contest(game, 2, TEN_TIMES, other, games.get(game, 10)) for game in GAMES]
    return steps, simple


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def row(contest: Contest, found: dict[str, Any]) -> tuple[str, bool]:
    """A line of the table, and whether the first bot is significantly above even."""
    one, other = (next(each for each in found["ranking"] if each["name"] == name) for name in found["bots"])
    rate, gap = one["win_rate"], one["rating"]
    sure = rate["low"] > found["even"]
    cells = [
        contest.game.title(),
        str(contest.players),
        f"{contest.better} – {contest.other}",
        str(found["games"]),
        f"{percent(rate['value'])} % ({percent(rate['low'])} to {percent(rate['high'])})",
        f"{percent(found['even'])} %",
        f"{gap['value']:+.0f} ({gap['low']:+.0f} to {gap['high']:+.0f})",
        f"{one['time']['mean']:.1f} / {one['time']['max']:.0f}",
        f"{other['time']['mean']:.1f} / {other['time']['max']:.0f}",
    ]
    return "| " + " | ".join(cells) + " |", sure


HEAD = (
    "| game | players | bots | games | wins of the first per seat (95 %) | even | Elo lead (95 %) "
    "| its ms per move, mean / longest | the other's |\n|---|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    steps, simple = contests()
    if "--kept" in sys.argv:
        steps, simple = ([contest for contest in each if contest.file.exists()] for each in (steps, simple))
    played = [(contest, contest.hold()) for contest in (*steps, *simple)]
    lines = {contest: row(contest, found) for contest, found in played}
    page = ["# How strong the bots are", "", *(f"- {line}" for line in describe()), ""]
    page += [
        "`make bench` plays all of this again. A shared win counts as a share; 95 % intervals are bootstrapped over "
        "pairings (the same nature, every bot in every seat)."
    ]
    page += ["", "## Each level against the one below", "", HEAD, *(lines[one][0] for one in steps), ""]
    unsure = [one for one in steps if not lines[one][1]]
    page += [f"Significantly above even: {len(steps) - len(unsure)} of {len(steps)}."]
    page += ["", "## The strongest level against simple bots, and with ten times the simulations", ""]
    aims = [f"{game.title()} {AIMS['random'][game]} / {AIMS['greedy'][game]} %" for game in AIMS["random"]]
    page += [
        f"Aims of `master` against `random` / `greedy`: {', '.join(aims)}. `{TEN_TIMES}` has ten times the simulations."
    ]
    page += ["", HEAD, *(lines[one][0] for one in simple), "", "## The commands", "", "```"]
    page += [*(shlex.join(one.command) for one, _ in played), "```", ""]
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    speed = before.partition(BEGIN)[2].partition(END)[0] or "\n"
    page += ["## Simulations a second, and memory", "", BEGIN + speed + END, ""]
    PAGE.write_text("\n".join(page) + "\n" + NOTES + (before.partition(NOTES)[2] or "\n"), encoding="utf-8")
    print(f"{PAGE.name} was written.")


if __name__ == "__main__":
    main()
