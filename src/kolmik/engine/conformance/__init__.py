"""The conformance suite: does a game keep the contract?

    conformance.check(game)

plays games with every number of players and every value of every option. The first fault raises `Broken` with the
check that found it, the setting, the seed and the number of moves made. `check(game, seed=SEED)` repeats it. The checks
hold for any game:

    declarations   names, words, options and editions, without playing
    rules          made of what a rule may use; they can be compiled
    positions      every position of some games, interpreted: legal moves, odds, refusals, undo, cards, records
    knowledge      what a seat sees, observes, is told and what a redeal keeps agree, so that nothing leaks
    pairs          two games that differ only in what a viewer may not know give the viewer the same
    side by side   whole games are the same interpreted and compiled
    played out     thousands of compiled games end with a winner and all their cards
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..contract import Game
from ..errors import DoesNotFit
from ..rule_errors import named_fields
from ..setting import Setting
from .declarations import check_declarations, check_rules, values_of
from .pairs import PairCheck, Rendering
from .positions import CloseCheck
from .report import Broken, Report, demand, place
from .side_by_side import check_played_out, check_side_by_side

__all__ = ["Broken", "Report", "check", "settings"]


def check(
    game: Game,
    *,
    games: int = 2,
    pairs: int = 2,
    side_by_side: int = 40,
    played_out: int = 250,
    seed: int = 0,
    renderings: Sequence[Rendering] = (),
) -> Report:
    """Check a game.

    The numbers of games are per setting: with every position checked, pairs for one viewer, interpreted beside
    compiled, and to the end. `renderings` are further functions of a match and a viewer, a seat or None for a
    spectator, whose results must not depend on what the viewer may not know.
    """
    report = Report()
    check_declarations(game)
    check_rules(game, compile_them=bool(side_by_side or played_out))
    for number, setting in enumerate(settings(game)):
        report.settings += 1
        try:
            with named_fields(game.layout):
                _check_setting(setting, number, report, games, pairs, side_by_side, played_out, seed, renderings)
        except DoesNotFit as error:
            where = place("positions", setting, seed)
            demand(False, f"A number does not fit its field: {str(error).rstrip('.')}", **where)
    changes = game.open or not report.redealt or report.redealt_differently > 0
    demand(changes, "No redeal changes anything: declare OPEN if nothing is hidden, or redeal", game=game.name)
    return report


def _check_setting(
    setting: Setting,
    at: int,
    report: Report,
    games: int,
    pairs: int,
    side_by_side: int,
    played_out: int,
    seed: int,
    renderings: Sequence[Rendering],
) -> None:
    fast = bool(side_by_side or played_out)
    for number in range(games):
        CloseCheck(setting, seed + number, report, fast).check()
    viewers = (*range(setting.players), None)
    for number in range(0 if setting.game.open else pairs):
        PairCheck(setting, seed + number, viewers[(at + number) % len(viewers)], report, renderings, fast).check()
    for number in range(side_by_side):
        check_side_by_side(setting, seed + number, report)
    if played_out:
        check_played_out(setting, range(seed, seed + played_out), report)


def settings(game: Game) -> Iterator[Setting]:
    """Every number of players with the defaults, and with each value of each option and each edition."""
    for players in game.players:
        variants: list[dict[str, object]] = [{}]
        for option in game.catalogue.options:
            usual = option.default_for(players)
            variants += [{option.name: value} for value in values_of(option) if value != usual]
        fitting = [one for one in game.catalogue.named[1:] if one.players is None or players in one.players]
        variants += [{"edition": edition} for edition in fitting]
        for at, variant in enumerate(variants):
            yield Setting.choose(game, players, at % players, variant)
