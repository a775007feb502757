"""The conformance suite: does a game keep the contract?

    conformance.check(game)

plays games with every number of players and every value of every option. It checks every position of some games and the
end of thousands. The first fault raises `Broken` with the game, the setting and the seed. The checks hold for any game.
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
from .options import Choice, Option, Value, Whole, quoted
from .rule import compiled
from .runners import draw_by_odds

GARBAGE = 0x55  # the bytes of a record before a set-up, which has to overwrite them all
INTERVAL = 13  # moves between two of the costly checks
HUGE = 10**400  # an option without an upper limit takes this too
ILLEGAL_TRIED = 60  # the most illegal moves that one costly check tries


class Broken(AssertionError):
    """The game does not keep the contract."""


@dataclass
class Report:
    """How much was checked."""

    settings: int = 0
    games: int = 0  # with every position checked
    positions: int = 0
    side_by_side: int = 0  # games played interpreted and compiled, and compared
    played_out: int = 0  # compiled games with the end checked
    refused: int = 0  # illegal moves
    redealt: int = 0


def check(game: Game, *, games: int = 2, side_by_side: int = 40, played_out: int = 250, seed: int = 0) -> Report:
    """Check a game. The numbers of games are per setting: closely, interpreted beside compiled, and to the end."""
    report = Report()
    _declarations(game)
    for setting in settings(game):
        report.settings += 1
        for number in range(games):
            _CloseCheck(setting, seed + number, report).check()
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
    """All values of a choice; the bounds of a number as they are at a server's table."""
    if isinstance(option, Choice):
        return list(option.choices)
    assert option.most is not None  # `_declarations` demands it
    return [option.low, option.most]


def demand(holds: bool, what: str, **where: object) -> None:
    if not holds:
        raise Broken(f"{what} ({', '.join(f'{name}: {value}' for name, value in where.items())})")


def _declarations(game: Game) -> None:
    """Check what a game declares, without playing it."""
    demand(len(set(game.words)) == game.moves, "Two moves have the same words", game=game.name)
    for move, words in enumerate(game.words):
        demand(game.read(words) == move, "The words of a move are not read as that move", words=words)
    demand(game.read("no such move") is None, "Words that are no move were read as one", game=game.name)
    both = game.open and game.rules.digest is not None
    demand(not both, "The game declares both OPEN and digest", game=game.name)
    end = 0
    for name, part in game.observation.items():
        demand(part.start == end, "The slices of the observation do not follow each other", slice=name)
        end = part.stop
    for option in game.catalogue.options:
        demand(bool(option.help), "An option has no help", option=option.name)
        demand(option.check(option.default) == option.default, "A default is not allowed", option=option.name)
        demand(option.read(str(option.default)) == option.default, "A default is not read", option=option.name)
        if isinstance(option, Whole):
            _range(game, option)


def _range(game: Game, option: Whole) -> None:
    """A number has a range at a table, and the record has room for whatever the rules allow."""
    most = option.most
    demand(most is not None, "A number has no upper bound at a table: declare `offered`", option=option.name)
    assert most is not None
    demand(option.low <= option.default <= most, "A default is outside its range at a table", option=option.name)
    demand(option.high is None or most <= option.high, "`offered` is above `high`", option=option.name)
    highest = HUGE if option.high is None else option.high
    for value in {option.low, most, highest}:
        state = game.layout.open(game.layout.new())
        try:
            setting = Setting.choose(game, game.players[0], 0, {option.name: value})
            game.rules.setup(state, setting.players, setting.starter, setting.numbers())
        except (OverflowError, ValueError):
            demand(False, "A number does not fit its field", option=option.name, value=quoted(value))


@dataclass
class _CloseCheck:
    """One game with every position checked, the rules interpreted."""

    setting: Setting
    seed: int
    report: Report
    past: list[tuple[Record, bytes]] = field(default_factory=list)
    observations: dict[tuple[int, int], bytes] = field(default_factory=dict)  # by seat and digest

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
            self._told_words(moves)
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
        """A set-up overwrites the whole record."""
        game, setting = self.setting.game, self.setting
        dirty = game.layout.new()
        dirty.view(np.uint8)[:] = GARBAGE
        game.rules.setup(game.layout.open(dirty), setting.players, setting.starter, setting.numbers())
        for part in game.layout:
            same = np.array_equal(dirty[part.name], self.match.state[part.name])
            self.demand(same, f"The set-up does not overwrite all of {part.name}")

    def _position(self) -> None:
        match, game = self.match, self.setting.game
        moves = match.legal_moves()
        self.demand(match.mover in range(NATURE, match.players), "The mover is neither a seat nor nature")
        self.demand(0 < len(moves) <= game.most_legal, "The number of legal moves is wrong")
        self.demand(len(set(moves)) == len(moves), "A legal move is given twice")
        self.demand(all(0 <= move < game.moves for move in moves), "The number of a legal move is out of range")
        self.demand(game.census(game.layout.open(match.state)) == self.census, "Cards were lost or added")
        self.demand(not match.winners, "There is a winner before the end")
        if game.rules.digest and match.mover != NATURE:
            self._digest(match, match.mover)
        self._timed_decision()
        state = match.state
        self.past.append((state, state.tobytes()))
        if len(match.moves) % INTERVAL == self.seed % INTERVAL:
            self._refusals(moves)
            self._undo(moves)
            for seat in range(match.players):
                self._redeal(seat)
            for seat in (None, *range(match.players)):
                json.dumps(match.view(seat))
            json.dumps(match.show())

    def _refusals(self, moves: list[int]) -> None:
        """Exactly the legal moves are accepted; a refusal has a reason and changes nothing."""
        match, game = self.match, self.setting.game
        before = match.state.tobytes()
        illegal = sorted({*range(-1, game.moves + 1)} - {*moves})
        step = -(-len(illegal) // ILLEGAL_TRIED)
        for move in illegal[below(self.rng, step) :: step]:
            match._legal = None  # legal is called again, and must give the same
            try:
                match.play_number(move)
            except IllegalMove:
                self.report.refused += 1
            else:
                self.demand(False, f"The move {move} is not legal, but it was accepted")
            if 0 <= move < game.moves:
                reason = game.refusal(game.layout.open(match.state), move)
                part = bool(reason) and reason.isprintable() and not reason.endswith(".")
                self.demand(part, f'The reason for a refusal is not part of a sentence: "{reason}"')
        self.demand(match.state.tobytes() == before, "A refused move changed the state")

    def _told_words(self, moves: list[int]) -> None:
        """`tell` returns the words of the move, or redacted words."""
        game, tell = self.setting.game, self.setting.game.tell
        if tell is None:
            return
        for move in moves:
            words = {tell(self.match.opened, move, seat) for seat in (None, *range(self.setting.players))}
            known = words <= {game.words[move], *game.redacted}
            self.demand(known, f"The words for move {move} are neither its own nor REDACTED")

    def _timed_decision(self) -> None:
        """A timed decision begins with the mover, and its default move is legal for every seat."""
        match = self.match
        if (decision := match.timed_decision) is None:
            return
        seats = decision.seats
        known = set(seats) <= set(range(match.players)) and len(set(seats)) == len(seats)
        self.demand(known, "A timed decision names an unknown seat, or a seat twice")
        self.demand(seats[:1] == (match.mover,), "The first seat of a timed decision is not on turn")
        alone = decision.simultaneous or len(seats) == 1
        self.demand(alone, "A timed decision has several seats, but it is not simultaneous")
        self.demand(decision.seconds > 0, "A timed decision leaves no time")
        trial = match.copy()
        for seat in seats:
            legal = trial.mover == seat and decision.otherwise in trial.legal()
            self.demand(legal, f"The default move of a timed decision is not legal for seat {seat}")
            trial.play(decision.otherwise)

    def _undo(self, moves: list[int]) -> None:
        match = self.match
        before, made = match.state.tobytes(), list(match.moves)
        match.play_number(moves[0])
        match.undo()
        self.demand(match.state.tobytes() == before and match.moves == made, "Undo does not restore the state")

    def _redeal(self, seat: int) -> None:
        """A redealt state looks the same to the seat it was redealt for, and has the same cards."""
        match, game = self.match, self.setting.game
        other = match.state
        state = game.layout.open(other)
        game.rules.redeal(state, seat, self.rng)
        redealt = match.with_state(other)
        self.demand(redealt.view(seat) == match.view(seat), f"A redeal changes what seat {seat} sees")
        same = np.array_equal(redealt.observe(seat), match.observe(seat))
        self.demand(same, f"A redeal changes what seat {seat} observes")
        self.demand(game.census(state) == self.census, "A redeal loses or adds cards")
        self.demand(redealt.mover == match.mover, "A redeal changes the mover")
        if game.open:
            same = redealt.state.tobytes() == match.state.tobytes()
            self.demand(same, "The game declares OPEN, but a redeal changes the state")
        for knower in (seat, NOBODY) if game.rules.digest else ():
            same = self._digest(redealt, knower) == self._digest(match, knower)
            self.demand(same, f"A redeal for seat {seat} changes the digest of what it or everybody knows")
        if match.mover == seat:
            self.demand(
                sorted(redealt.legal_moves()) == sorted(match.legal_moves()), "A redeal changes the legal moves"
            )
        self.report.redealt += 1

    def _digest(self, match: Match, seat: int) -> int:
        """The digest for a seat or NOBODY: the same when compiled, different for different observations."""
        rule, record = self.setting.game.rules.digest, match.state
        assert rule is not None
        found = int(rule(self.setting.game.layout.open(record), seat))
        self.demand(int(compiled(rule)(record[0], seat)) == found, "A digest differs when compiled")
        if seat != NOBODY:
            known = match.observe(seat).tobytes()
            apart = self.observations.setdefault((seat, found), known) == known
            self.demand(apart, f"Different observations of seat {seat} have the same digest")
        return found

    def _nature(self, moves: list[int]) -> None:
        """Odds are integers above 0, and the game's own `draw` samples by them."""
        match, game = self.match, self.setting.game
        state = game.layout.open(match.state)
        buffer, weights = game.buffers()
        total = game.rules.odds(state, weights)
        counted = weights[: len(moves)]
        self.demand(bool((counted > 0).all()) and int(counted.sum()) == total, "Nature's odds are wrong")
        self._skill(counted.tolist())
        rng = self.rng.copy()
        by_odds = draw_by_odds(game.rules.legal, game.rules.odds)(state, rng, buffer, weights)
        match.draw(self.rng)
        self.demand(match.moves[-1] == by_odds, "Nature does not draw by its odds")
        self.demand(np.array_equal(rng, self.rng), "Nature draws more or fewer random numbers than it needs")

    def _skill(self, plain: list[int]) -> None:
        """There are integer odds above 0 for every accuracy; at 50 percent they are the plain odds."""
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
        self.demand(again.moves == match.moves and again.record() == text, "Reading the record gives a different match")
        self.demand(again.state.tobytes() == match.state.tobytes(), "Reading the record gives a different state")


def _side_by_side(setting: Setting, seed: int, report: Report) -> None:
    """One whole game, interpreted and compiled: the same moves, and the same bytes after every move."""
    game = setting.game
    where: dict[str, object] = {"game": game.name, "players": setting.players, "options": dict(setting.options)}
    where["seed"] = seed
    plain, fast = _Playthrough(setting, game.interpreted, seed), _Playthrough(setting, game.compiled, seed)
    demand(plain.log == fast.log, "The game takes a different course when compiled", **where)
    demand(plain.result() == fast.result(), "Scores or observations differ when compiled", **where)
    plain.begin()
    fast.begin()
    for at, move in enumerate(plain.log):
        demand(plain.record.tobytes() == fast.record.tobytes(), "A state differs when compiled", move=at, **where)
        plain.functions.apply(plain.state, move)
        fast.functions.apply(fast.state, move)
    demand(plain.record.tobytes() == fast.record.tobytes(), "The last state differs when compiled", **where)
    report.side_by_side += 1


def _played_out(setting: Setting, seed: int, report: Report) -> None:
    """One whole game, compiled: it ends, somebody wins, and no card is lost."""
    game = setting.game
    course = _Playthrough(setting, game.compiled, seed)
    after = game.census(game.layout.open(course.record))
    won = course.result()[1]
    where: dict[str, object] = {"game": game.name, "players": setting.players, "options": dict(setting.options)}
    demand(course.functions.mover(course.state) == NOBODY, "The game does not end", seed=seed, **where)
    demand(any(won), "Nobody wins", seed=seed, **where)
    course.begin()
    demand(game.census(game.layout.open(course.record)) == after, "Cards were lost or added", seed=seed, **where)
    report.played_out += 1


class _Playthrough:
    """A random game from a seed, interpreted or compiled."""

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
        """Points, winners and the observations of all seats."""
        players, game = self.setting.players, self.setting.game
        points, won = np.zeros(players, np.int32), np.zeros(players, np.int8)
        self.functions.scores(self.state, points, won)
        out = np.zeros((players, game.observation_size), np.int8)
        for seat in range(players):
            self.functions.observe(self.state, seat, out[seat])
        return points.tolist(), won.tolist(), out.tobytes()
