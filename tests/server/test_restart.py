"""A server that is stopped or killed in the middle of games: everything acknowledged is there, and they go on."""

from __future__ import annotations

import signal
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from kolmik.engine import proof

from .people import Line, Player, parts, play_on, seated
from .serving import Server, serving


def again(line: Line) -> Line:
    """The same viewer on a new line, who has all that the old one had."""
    seat = line.state.you["seat"]
    query = {"seen": line.state.n} | ({} if seat is None else {"seat": seat})
    new = Line(line.player, line.table, query, known=line.state)
    line.player.lines.append(new)
    return new


def at_a_race(lines: list[Line], chance: Random) -> None:
    """Play on till somebody can race; then nobody has chosen yet."""

    def racing(_: object) -> bool:
        timed = lines[0].state.table["timed_decision"]
        able = [line for line in lines if len(line.state.you["legal"]) > 1]
        return bool(timed and timed["kind"] == "race" and not lines[0].state.table["chosen"] and able)

    play_on(lines, chance, till=racing)
    while not racing(None):  # the game is over, and nobody could race in it
        lines[0].ask("rematch")
        lines[0].ask("start")
        play_on(lines, chance, till=racing)


@pytest.mark.parametrize(
    ("kind", "how"),
    [("sqlite", signal.SIGTERM), ("sqlite", signal.SIGKILL), ("postgresql", signal.SIGKILL)],
    ids=lambda value: getattr(value, "name", value),
)
def test_games_go_on_after_a_restart(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str, how: signal.Signals
) -> None:
    url = request.getfixturevalue(f"{'sqlite' if kind == 'sqlite' else 'postgres'}_url")
    chance = Random(f"{kind} {how.name}")
    with ExitStack() as stack:
        server = stack.enter_context(serving(url))
        # A person and a bot that is to move; a clock; a race with a choice made; a paused table; a secret promised.
        ann = stack.enter_context(Player(server))
        bots = ann.create("towers", 2, name="Ann", seats=[{}, {"level": "novice"}], terms={"pace": 2000, "starter": 0})
        with_bot = ann.line(bots)
        with_bot.ask("start")
        while with_bot.state.table["awaited"] == [0]:
            with_bot.reach(with_bot.move(with_bot.state.you["legal"][0]))
        clock = {"kind": "move", "seconds": 5}
        timed, _, on_time = stack.enter_context(seated(server, "towers", 2, clock=clock, pace=5000, starter=0))
        on_time[0].reach(on_time[0].move(on_time[0].state.you["legal"][0]))
        hurried, _, racing = stack.enter_context(seated(server, "millstone", 2))
        at_a_race(racing, chance)
        racer = next(line for line in racing if len(line.state.you["legal"]) > 1)
        racer.ask("move", move=racer.state.you["legal"][0], seen=racer.state.n, id="claim")
        paused, _, resting = stack.enter_context(seated(server, "dungeon", 2, clock=clock))
        play_on(resting, chance, most=5)
        stopped = resting[0].ask("pause")
        gathering = ann.create("towers", 2, name="Ann")
        waiting = ann.line(gathering)
        before = {line: line.check() for line in (with_bot, waiting, resting[0], resting[1])}
        acknowledged = {line.table: line.state for line in (with_bot, waiting, resting[0], on_time[0], racer)}
        server.restart(how)

        for table, state in acknowledged.items():
            fresh = ann.get(table)
            assert fresh.n >= state.n and fresh.table["created"] == state.table["created"]
        for line, state in before.items():
            if line is not with_bot:
                assert parts(again(line).check()) == parts(state)
        assert ann.get(gathering).table["deal"]["commitment"] == waiting.state.table["deal"]["commitment"]
        # The clock runs out, the bot moves on, the race is decided.
        later = again(on_time[0])
        continued = again(with_bot)
        continued.wait(lambda line: line.state.you["legal"])
        continued.check()
        later.wait(lambda line: any(event.what.get("why") == "time" for event in line.events))  # not long ago, or now
        later.check()
        decided = [again(line) for line in racing]
        for line in decided:
            line.wait(lambda line: any(event.what["did"] == "raced" for event in line.events))
            line.check()
        assert racer.player.ask(hurried, "move", move="sit out", seen=1, id="claim") <= decided[0].state.n
        # Paused means paused, till the host says otherwise.
        rested = [again(line) for line in resting]
        assert rested[0].state.n == stopped and rested[0].state.table["status"] == "paused"
        rested[0].ask("resume")
        play_on(rested, chance, most=3)
        rested[0].check()
        assert {paused, timed, hurried} <= {line.table for line in (*rested, later, *decided)}


def test_a_game_played_through_kills_is_whole(tmp_path: Path, sqlite_url: str) -> None:
    """Every move that was acknowledged stands in the record, in order, and the deal verifies."""
    chance = Random(8)
    with (
        serving(sqlite_url) as server,
        seated(server, "dungeon", 2, options={"patience": 2}) as (
            table,
            (ann, _),
            lines,
        ),
    ):
        made: list[tuple[int, str]] = []
        for turn in range(40):
            for line in lines:
                line.reach(max(other.state.n for other in lines))
            if lines[0].state.table["status"] != "playing":
                break
            line = next(line for line in lines if line.state.you["legal"])
            move = chance.choice(line.state.you["legal"])
            line.reach(line.move(move))
            made.append((line.state.you["seat"], move))
            if turn in (5, 17):
                restarted(server, lines)
        play_on(lines, chance)
        log = [(seat, move) for seat, move in lines[0].check().log if seat != "nature"]
        assert log[: len(made)] == made
        assert proof.verify(ann.http.get(f"/api/tables/{table}/games/1/record").text).good


def restarted(server: Server, lines: list[Line]) -> None:
    """Kill the server; everybody connects again with what they know."""
    server.restart(signal.SIGKILL)
    for at, line in enumerate(lines):
        lines[at] = again(line)
    for line in lines:
        line.check()


def test_who_is_connected_is_told_that_the_server_stops(tmp_path: Path, sqlite_url: str) -> None:
    with serving(sqlite_url) as server, seated(server, "towers", 2) as (_, _, (one, two)):
        server.stop()
        for line in (one, two):
            assert line.until_closed() == 1012  # the code for: come back in a moment
        server.start()
        again(one).check()
