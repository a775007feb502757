"""Moves, cards, endings and awaited decisions of every game can be described in every language."""

from __future__ import annotations

import importlib
import json
import re
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import kolmik
from kolmik.engine import NATURE
from kolmik.games.millstone.state import EMPTY_HAND, NOTHING_COMES
from kolmik.locales import FOLDERS, LANGUAGES, speaker
from kolmik.locales.moves import awaited, card, describe, ending, find, label, patterns

from .files import messages

NAMES = ["Ann", "Bo", "Cleo", "Dai", "Eve", "Finn"]
GAMES = [game.name for game in kolmik.games() if patterns(game.name, "moves")]
RULED = [name for name in GAMES if (Path(__file__).parents[2] / "docs" / "rules" / f"{name}.md").is_file()]
BAD = set("{}\u2068\u2069")
OPTIONS: dict[str, dict[str, object]] = {
    "towers": {"bids": "open"},
    "dungeon": {"throw": "table", "first_turn": "any", "patience": 1},
    "millstone": {"mistakes": "penalised"},
}


@cache
def check_move(game: str, words: str, who: int | None, me: int | None) -> None:
    """Check that exactly one pattern matches and that every language can format its message."""
    fitting = [message for pattern, message in patterns(game, "moves") if pattern.search(words)]
    assert len(fitting) == 1, (words, fitting)
    for language in LANGUAGES:
        said = describe(game, words, who, me, NAMES, speaker(language))
        assert said and not set(said) & BAD and said == said.strip() and not said.endswith("."), (language, words)
        assert who is None or who == me or NAMES[who] in said, (language, words, said)
        button = label(game, words, me, NAMES, speaker(language))
        assert button and not set(button) & BAD and button[0] == button[0].strip(), (language, words)


def is_of_chance(game: str, words: str) -> bool:
    """Whether a move is of chance: its message names nobody who makes it."""
    found = find(game, "moves", words)
    return found is not None and "who" not in messages("en", game)[found.message].variables


def check_awaited(game: str, view: dict[str, object], me: int | None) -> None:
    for language in LANGUAGES:
        said = awaited(game, view, me, NAMES, speaker(language))
        assert said and not set(said) & BAD and not said.endswith("."), (language, view)


def words_of(game: str) -> ModuleType:
    return importlib.import_module(f"kolmik.games.{game}.words")


@pytest.mark.parametrize("game", GAMES)
def test_every_possible_move_is_described_in_every_language(game: str) -> None:
    for words in kolmik.game(game).words:
        who = None if is_of_chance(game, words) else 1
        check_move(game, words, who, 0)
        check_move(game, words, who, 1)


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_described_to_every_seat_and_to_spectators(game: str) -> None:
    """All phases and player counts, with and without options: thousands of moves, as each viewer sees them."""
    played = kolmik.game(game)
    phases: set[str] = set()
    described = 0
    for seed in count():
        for players in played.players:
            chance = Random(f"{game} {players} {seed}")
            match = played.new(players, nature=False, options=OPTIONS.get(game) if seed == 1 else None)
            viewers = [None, *range(players)]
            while not match.over and len(match.moves) < 700:
                for viewer in {None, chance.choice(viewers), match.mover if match.mover >= 0 else None}:
                    view = match.view(viewer)
                    phases.add(view.get("phase", ""))
                    check_awaited(game, view, viewer)
                state, mover = match.opened, None if match.mover == NATURE else match.mover
                words = chance.choice(match.legal())
                number = match.number(words)
                for viewer in viewers:
                    check_move(game, played.tell(state, number, viewer) if played.tell else words, mover, viewer)
                    described += 1
                match.play(words)
            check_awaited(game, match.view(), None)
            phases.add(match.view().get("phase", ""))
        if seed >= 1 and described > 2000:
            break
    assert phases == set(getattr(words_of(game), "PHASE_NAMES", phases))


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_distinct_full_name(game: str) -> None:
    found = [find(game, "moves", words) for words in kolmik.game(game).words]
    cards = {one.groups["card"] for one in found if one and "card" in one.groups}
    for language in LANGUAGES:
        names = {card(game, words, speaker(language)) for words in cards}
        assert len(names) == len(cards) and not any(set(name) & BAD for name in names)
    for words in cards:
        assert sum(bool(pattern.search(words)) for pattern, _ in patterns(game, "cards")) == 1, words


def random_endings(game: str) -> list[str]:
    """Return the reasons that some random games ended with."""
    found = set()
    for seed in range(15):
        chance, match = Random(seed), kolmik.game(game).new(2, seed=seed)
        while not match.over:
            match.play(chance.choice(match.legal()))
        assert match.outcome is not None
        found.add(match.outcome.reason)
    return sorted(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_of_random_games_is_described(game: str) -> None:
    for reason in random_endings(game):
        assert sum(bool(pattern.search(reason)) for pattern, _ in patterns(game, "endings")) == 1, reason
        for language in LANGUAGES:
            said = ending(game, reason, 0, NAMES, speaker(language))
            assert said.endswith(".") and not set(said) & BAD, (language, said)


def endings(game: str) -> list[str]:
    """Return every reason that a game can end with."""
    words = words_of(game)
    if game == "towers":
        return list(words.ENDINGS.values())
    if game == "dungeon":
        match = kolmik.game(game).new(2, nature=False, options={"patience": 1})
        match.play("draw", "reveal knight 1", "put back", "draw", "reveal knight 1", "put back")
        state = kolmik.game(game).layout.open(kolmik.game(game).new(4, nature=False).state)
        found = [words.ending(match.opened)]
        for stuck in ((1,), (0, 3)):
            for seat in range(4):
                state.decks[seat] = 0 if seat in stuck else 1
            found.append(words.ending(state))
        return found
    if game != "millstone":
        return random_endings(game)
    setting = kolmik.game(game)
    state = setting.layout.open(setting.new(3, nature=False, options={"turn_limit": 7}).state)
    found = []
    for ended in (EMPTY_HAND, NOTHING_COMES, 0):
        state.ended = ended
        found.append(words.ending(state))
    return found


@pytest.mark.parametrize("game", RULED)
def test_every_ending_has_a_message_named_after_its_rule(game: str) -> None:
    source = Path(str(words_of(game).__file__)).read_text(encoding="utf-8")
    listed = source[source.index("ENDINGS = {" if game == "towers" else "def ending") :]
    rules = set(re.findall(r"\(([A-Z]-[0-9]+)\)\.", listed.partition("\n\n\n")[0]))
    found = endings(game)
    assert {rule for reason in found for rule in re.findall(r"\(([A-Z]-[0-9]+)\)", reason)} == rules
    messages = set()
    for reason in found:
        (rule,) = re.findall(r"\(([A-Z]-[0-9]+)\)", reason)
        fitting = find(game, "endings", reason)
        assert fitting and fitting.message.startswith(f"{game}-ending-{rule.lower()}"), reason
        messages.add(fitting.message)
        for language in LANGUAGES:
            for me in (None, 0, 1):
                said = ending(game, reason, me, NAMES, speaker(language))
                assert said.endswith(f" ({rule}).") and not set(said) & BAD, (language, said)
    assert messages == {message for _, message in patterns(game, "endings")}


def test_a_game_without_messages_is_described_in_the_words_of_its_records() -> None:
    english = speaker("en")
    assert describe("unknown", "roll", 1, 0, NAMES, english) == "Bo: roll"
    assert describe("unknown", "show 3", None, 0, NAMES, english) == "show 3"
    assert label("unknown", "roll", 0, NAMES, english) == "roll"
    assert card("unknown", "six", english) == "six"
    assert ending("unknown", "Seat 0 has reached the goal.", 0, NAMES, english) == "Seat 0 has reached the goal."
    assert awaited("unknown", {"turn": 0, "phase": "rolling"}, 0, NAMES, english) == "It is your turn"
    assert awaited("unknown", {"turn": "nature"}, 0, NAMES, english) == "Chance decides"


def test_the_patterns_use_only_syntax_shared_with_javascript() -> None:
    """Only syntax that both share: JavaScript's named groups, no inline flags, no classes that differ for Unicode."""
    files = [path for folder in FOLDERS for path in (Path(str(folder)) / "patterns").iterdir()]
    assert {path.stem for path in files} >= set(GAMES)
    for parts in (json.loads(path.read_text(encoding="utf-8")) for path in files):
        assert set(parts) == {"moves", "cards", "endings"}
        for pattern, _ in (pair for pairs in parts.values() for pair in pairs):
            assert not re.search(r"\(\?P|\\[dwsbDWSBAZ]|\(\?[a-z]|\(\?<[=!]", pattern), pattern


@pytest.mark.parametrize(
    ("game", "words", "who", "me", "said"),
    [
        ("towers", "bid 3", 0, 0, "You bid 3"),
        ("towers", "bid 3", 0, 1, "Ann bids 3"),
        ("towers", "raze sand", 1, None, "Bo razes the top of their sand tower"),
        ("dungeon", "climb 2@4>6", 1, 0, "Bo climbs with the 2 from 4 to 6"),
        ("millstone", "play yellow joker paper", 2, 0, "Cleo plays yellow joker, naming paper"),
        ("millstone", "give a card to 2", 1, 0, "Bo gives a card to Cleo"),
        ("millstone", "give millstone to 2", 1, 2, "Bo gives you millstone"),
        ("millstone", "swap with 1", 0, 1, "Ann swaps hands with you"),
        ("millstone", "fastest 1", None, 1, "You were fastest"),
    ],
)
def test_moves_in_english(game: str, words: str, who: int | None, me: int | None, said: str) -> None:
    assert describe(game, words, who, me, NAMES, speaker("en")) == said
