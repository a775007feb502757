"""The conformance suite: does a game fulfil the contract?

    conformance.check(game)

plays games at every number of players and with every value of every option, looks at every position of some and
at the end of thousands, and raises `Broken` with the game, the setting and the seed at the first thing that is
wrong. It knows no game: what it checks holds for any.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from . import record
from .chance import below, generator
from .contract import BEST_ACCURACY, NATURE, NOBODY, Functions, Game
from .errors import IllegalMove
from .layout import Record
from .match import Match, Setting
from .options import Choice, Option, Value
from .rule import compiled
from .runners import draw_by_odds

DIRT = 0x55  # what is in a record's bytes before a set-up, to see that it writes them all
EVERY = 13  # the costly looks are taken at every so many moves
TRIED = 60  # so many of the moves that are not legal are tried at each look, all of them where there are no more


class Broken(AssertionError):
    """A game that does not keep the contract."""


@dataclass
class Report:
    """What was looked at."""

    settings: int = 0
    games: int = 0  # looked at in every position
    positions: int = 0
    side_by_side: int = 0  # compiled and interpreted in step
    played_out: int = 0  # compiled, looked at in the end
    refused: int = 0  # moves that were not legal and were refused
    redealt: int = 0


def check(game: Game, *, games: int = 2, side_by_side: int = 40, played_out: int = 250, seed: int = 0) -> Report:
    """Check a game; for each setting so many games closely, interpreted beside compiled, and to the end."""
    report = Report()
    _declarations(game)
    for setting in settings(game):
        report.settings += 1
        for number in range(games):
            _Close(setting, seed + number, report).check()
        for number in range(side_by_side):
            _side_by_side(setting, seed + number, report)
        for number in range(played_out):
            _played_out(setting, seed + number, report)
    return report


def settings(game: Game) -> Iterator[Setting]:
    """Every number of players with the defaults, and with each value of each option and each edition."""
    variants: list[dict[str, object]] = [{}]
    for option in game.catalogue.options:
        variants += [{option.name: value} for value in _values(option) if value != option.default]
    for players in game.players:
        fitting = [one for one in game.catalogue.named[1:] if one.players is None or players in one.players]
        editions: list[dict[str, object]] = [{"edition": edition} for edition in fitting]
        for at, variant in enumerate(variants + editions):
            yield Setting.choose(game, players, at % players, variant)


def _values(option: Option) -> list[Value]:
    """All values of a choice; of a number its ends, or one more than its default when it has none."""
    if isinstance(option, Choice):
        return list(option.choices)
    return [option.low, option.default + 1 if option.high is None else option.high]


def demand(holds: bool, what: str, **where: object) -> None:
    if not holds:
        raise Broken(f"{what} ({', '.join(f'{name}: {value}' for name, value in where.items())})")


def _declarations(game: Game) -> None:
    """What a game says of itself without being played."""
    demand(len(set(game.words)) == game.moves, "Two moves have the same words", game=game.name)
    for move, words in enumerate(game.words):
        demand(game.read(words) == move, "The words of a move do not lead back to it", words=words)
    demand(game.read("no such move") is None, "Words of no move were read as one", game=game.name)
    end = 0
    for name, part in game.observation.items():
        demand(part.start == end, "The slices of the observation do not follow each other", slice=name)
        end = part.stop
    for option in game.catalogue.options:
        demand(bool(option.help), "An option has no help", option=option.name)
        demand(option.check(option.default) == option.default, "A default is not allowed", option=option.name)
        demand(option.read(str(option.default)) == option.default, "A default is not read", option=option.name)


@dataclass
class _Close:
    """One game looked at in every position, with the rules interpreted."""

    setting: Setting
    seed: int
    report: Report
    past: list[tuple[Record, bytes]] = field(default_factory=list)
    knowledge: dict[tuple[int, int], bytes] = field(default_factory=dict)  # by seat and digest

    def check(self) -> None:
        game = self.setting.game
        self.match = Match(self.setting)
        self.rng = generator(self.seed)
        self.census = game.census(game.layout.open(self.match.state))
        self._setup()
        while not self.match.over:
            self._position()
            demand(len(self.match.moves) < game.most_moves, "The game does not end", **self.where)
            moves = self.match.legal_moves()
            self._telling(moves)
            if self.match.mover == NATURE:
                self._nature(moves)
            else:
                self.match.play_number(moves[below(self.rng, len(moves))])
            self.report.positions += 1
        self._end()
        self.report.games += 1

    @property
    def where(self) -> dict[str, object]:
        setting = self.setting
        return {
            "game": setting.game.name,
            "players": setting.players,
            "starter": setting.starter,
            "edition": setting.edition.name,
            "options": dict(setting.options),
            "seed": self.seed,
            "move": len(self.match.moves),
        }

    def demand(self, holds: bool, what: str) -> None:
        demand(holds, what, **self.where)

    def _setup(self) -> None:
        """A set-up writes the whole record, whatever was in it."""
        game, setting = self.setting.game, self.setting
        dirty = game.layout.new()
        dirty.view(np.uint8)[:] = DIRT
        game.rules.setup(game.layout.open(dirty), setting.players, setting.starter, setting.numbers())
        for part in game.layout:
            same = np.array_equal(dirty[part.name], self.match.state[part.name])
            self.demand(same, f"The set-up leaves something of what was there before in {part.name}")

    def _position(self) -> None:
        match, game = self.match, self.setting.game
        moves = match.legal_moves()
        self.demand(match.mover in range(NATURE, match.players), "Somebody unknown is on turn")
        self.demand(0 < len(moves) <= game.most_legal, "The number of legal moves is wrong")
        self.demand(len(set(moves)) == len(moves), "A legal move is given twice")
        self.demand(all(0 <= move < game.moves for move in moves), "A legal move has no such number")
        self.demand(game.census(game.layout.open(match.state)) == self.census, "Cards were lost or made")
        self.demand(not match.winners, "There is a winner before the end")
        if game.rules.digest and match.mover != NATURE:
            self._digest(match, match.mover)
        self._timed_decision()
        state = match.state
        self.past.append((state, state.tobytes()))
        if len(match.moves) % EVERY == self.seed % EVERY:
            self._refusals(moves)
            self._undo(moves)
            for seat in range(match.players):
                self._redeal(seat)
            for seat in (None, *range(match.players)):
                json.dumps(match.view(seat))
            json.dumps(match.show())

    def _refusals(self, moves: list[int]) -> None:
        """Legal moves and only those are accepted, and a refusal has its reason and changes nothing."""
        match, game = self.match, self.setting.game
        before = match.state.tobytes()
        illegal = sorted({*range(-1, game.moves + 1)} - {*moves})
        step = -(-len(illegal) // TRIED)
        for move in illegal[below(self.rng, step) :: step]:
            match._legal = None  # the game is asked again, and must say the same
            try:
                match.play_number(move)
            except IllegalMove:
                self.report.refused += 1
            else:
                self.demand(False, f"The move {move} is not legal, but it was accepted")
            if 0 <= move < game.moves:
                reason = game.refusal(game.layout.open(match.state), move)
                part = bool(reason) and reason.isprintable() and not reason.endswith(".")
                self.demand(part, f'The reason for a refusal is no part of a sentence: "{reason}"')
        self.demand(match.state.tobytes() == before, "A refused move changed the state")

    def _telling(self, moves: list[int]) -> None:
        """What anybody hears of a move are its words, or words for what may not be seen."""
        game, tell = self.setting.game, self.setting.game.tell
        if tell is None:
            return
        for move in moves:
            words = {tell(self.match.opened, move, seat) for seat in (None, *range(self.setting.players))}
            self.demand(words <= {game.words[move], *game.hushed}, f"Of the move {move} something else is told")

    def _timed_decision(self) -> None:
        """Against the clock seats are asked, the one on turn first, and saying nothing is a legal move for each."""
        match = self.match
        if (asked := match.timed_decision) is None:
            return
        known = set(asked.seats) <= set(range(match.players)) and len(set(asked.seats)) == len(asked.seats)
        self.demand(known, "Somebody unknown is asked against the clock, or a seat twice")
        self.demand(asked.seats[:1] == (match.mover,), "The first who is asked against the clock is not on turn")
        self.demand(asked.seconds > 0, "There is no time to answer")
        trial = match.copy()
        for seat in asked.seats:
            silent = trial.mover == seat and asked.otherwise in trial.legal()
            self.demand(silent, f"Seat {seat} cannot say nothing")
            trial.play(asked.otherwise)

    def _undo(self, moves: list[int]) -> None:
        match = self.match
        before, made = match.state.tobytes(), list(match.moves)
        match.play_number(moves[0])
        match.undo()
        self.demand(match.state.tobytes() == before and match.moves == made, "Undo does not lead back")

    def _redeal(self, seat: int) -> None:
        """A redealt state looks the same to the seat it was dealt for, and has the same cards."""
        match, game = self.match, self.setting.game
        other = match.state
        twin_state = game.layout.open(other)
        game.rules.redeal(twin_state, seat, self.rng)
        twin = match.with_state(other)
        self.demand(twin.view(seat) == match.view(seat), f"A redeal changes what seat {seat} sees")
        same = np.array_equal(twin.observe(seat), match.observe(seat))
        self.demand(same, f"A redeal changes what seat {seat} observes")
        self.demand(game.census(twin_state) == self.census, "A redeal loses or makes cards")
        self.demand(twin.mover == match.mover, "A redeal changes who is on turn")
        if game.open:
            same = twin.state.tobytes() == match.state.tobytes()
            self.demand(same, "All is said to be open, but a redeal changes the state")
        for knower in (seat, NOBODY) if game.rules.digest else ():
            same = self._digest(twin, knower) == self._digest(match, knower)
            self.demand(same, f"A redeal for seat {seat} changes the digest of what it or everybody knows")
        if match.mover == seat:
            self.demand(sorted(twin.legal_moves()) == sorted(match.legal_moves()), "A redeal changes the legal moves")
        self.report.redealt += 1

    def _digest(self, match: Match, seat: int) -> int:
        """Of what a seat knows, or everybody: a number of its own for each knowledge, the same when compiled."""
        rule, record = self.setting.game.rules.digest, match.state
        assert rule is not None
        found = int(rule(self.setting.game.layout.open(record), seat))
        self.demand(int(compiled(rule)(record[0], seat)) == found, "Compiled, a digest differs")
        if seat != NOBODY:
            known = match.observe(seat).tobytes()
            apart = self.knowledge.setdefault((seat, found), known) == known
            self.demand(apart, f"Seat {seat} knows other things, but the digest is the same")
        return found

    def _nature(self, moves: list[int]) -> None:
        """Odds are whole and above 0, and the game's own way of drawing keeps to them."""
        match, game = self.match, self.setting.game
        state = game.layout.open(match.state)
        room, weights = game.buffers()
        total = game.rules.odds(state, weights)
        counted = weights[: len(moves)]
        self.demand(bool((counted > 0).all()) and int(counted.sum()) == total, "Nature's odds are wrong")
        self._skill(counted.tolist())
        twin = self.rng.copy()
        by_odds = draw_by_odds(game.rules.legal, game.rules.odds)(state, twin, room, weights)
        match.draw(self.rng)
        self.demand(match.moves[-1] == by_odds, "Nature does not draw at its odds")
        self.demand(np.array_equal(twin, self.rng), "Nature draws more or fewer numbers than it needs")

    def _skill(self, plain: list[int]) -> None:
        """For every skill there are whole odds above 0, and half of all skill makes no difference."""
        for accuracy in range(BEST_ACCURACY + 1):
            if (skilled := self.match.skill(accuracy)) is None:
                return
            right = len(skilled) == len(plain) and all(isinstance(weight, int) and weight > 0 for weight in skilled)
            self.demand(right, f"The odds at an accuracy of {accuracy} are wrong")
            if 2 * accuracy == BEST_ACCURACY:
                same = all(a * sum(plain) == b * sum(skilled) for a, b in zip(skilled, plain, strict=True))
                self.demand(same, f"The odds at an accuracy of {accuracy} are not the plain ones")

    def _end(self) -> None:
        match = self.match
        outcome = match.outcome
        self.demand(match.legal() == [] and outcome is not None, "There are legal moves after the end")
        assert outcome is not None
        self.demand(bool(outcome.winners) and bool(outcome.reason), "The game ended without a winner or a reason")
        for state, held in self.past:
            self.demand(state.tobytes() == held, "An earlier state changed when a later one did")
        text = match.record()
        again = record.read(text, self.setting.game)
        self.demand(again.moves == match.moves and again.record() == text, "The record does not lead back")
        self.demand(again.state.tobytes() == match.state.tobytes(), "The record leads to another state")


def _side_by_side(setting: Setting, seed: int, report: Report) -> None:
    """One whole game, interpreted and compiled in step: the same course, and the same bytes after every move."""
    game = setting.game
    where: dict[str, object] = {"game": game.name, "players": setting.players, "options": dict(setting.options)}
    where["seed"] = seed
    plain, fast = _Course(setting, game.interpreted, seed), _Course(setting, game.compiled, seed)
    demand(plain.log == fast.log, "Compiled, the game takes another course", **where)
    demand(plain.result() == fast.result(), "Compiled, the scores or observations differ", **where)
    plain.begin()
    fast.begin()
    for at, move in enumerate(plain.log):
        demand(plain.record.tobytes() == fast.record.tobytes(), "Compiled, a state differs", move=at, **where)
        plain.functions.apply(plain.state, move)
        fast.functions.apply(fast.state, move)
    demand(plain.record.tobytes() == fast.record.tobytes(), "Compiled, the last state differs", **where)
    report.side_by_side += 1


def _played_out(setting: Setting, seed: int, report: Report) -> None:
    """One whole game, compiled: it ends, somebody wins, and all cards are there."""
    game = setting.game
    course = _Course(setting, game.compiled, seed)
    after = game.census(game.layout.open(course.record))
    won = course.result()[1]
    where: dict[str, object] = {"game": game.name, "players": setting.players, "options": dict(setting.options)}
    demand(course.functions.mover(course.state) == NOBODY, "The game does not end", seed=seed, **where)
    demand(any(won), "Nobody wins", seed=seed, **where)
    course.begin()
    demand(game.census(game.layout.open(course.record)) == after, "Cards were lost or made", seed=seed, **where)
    report.played_out += 1


class _Course:
    """A game played at random from a seed, interpreted or compiled."""

    def __init__(self, setting: Setting, functions: Functions, seed: int) -> None:
        game = setting.game
        self.setting, self.functions = setting, functions
        self.record = game.layout.new()
        self.state = functions.open(self.record)
        self.begin()
        log = np.zeros(game.most_moves, np.int32)
        count = functions.trace(self.state, generator(seed), *game.buffers(), log)
        self.log: list[int] = log[:count].tolist()

    def begin(self) -> None:
        setting = self.setting
        self.functions.setup(self.state, setting.players, setting.starter, setting.numbers())

    def result(self) -> tuple[list[int], list[int], bytes]:
        """Points, winners and what each seat observes."""
        players, game = self.setting.players, self.setting.game
        points, won = np.zeros(players, np.int32), np.zeros(players, np.int8)
        self.functions.scores(self.state, points, won)
        out = np.zeros((players, game.observation_size), np.int8)
        for seat in range(players):
            self.functions.observe(self.state, seat, out[seat])
        return points.tolist(), won.tolist(), out.tobytes()
