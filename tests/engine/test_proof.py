"""The proof in a record: it is read back as written, a fair game is found fair, and any tampering is found."""

from __future__ import annotations

import contextlib
import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kolmik
from kolmik import BadRecord, Game, Match
from kolmik.engine import NATURE, generator
from kolmik.engine.chance import below
from kolmik.engine.fair import Dealer, commitment, key
from kolmik.engine.fair import starter as drawn_starter
from kolmik.engine.meter import DEGREES, LONG_PERIODS, SHORT_PERIODS, Swing, swing
from kolmik.engine.proof import Proof, StarterRule, read_proof, verify, write_proof

from .tiny import TINY

SECRET = bytes(range(32))
PAGE = Path(__file__).parent.parent.parent / "docs" / "fair-dealing.md"
ASCII = st.characters(min_codepoint=33, max_codepoint=126)


def played(
    game: Game, players: int, seed: int = 0, *, skilled: bool = False, clocked: bool = False
) -> tuple[str, Proof]:
    """A whole game with a fair deal and random players, and its proof."""
    numbers = tuple(f"number {seat}" if seat else "" for seat in range(players))
    proof = Proof("maple", seed, commitment(SECRET), SECRET, numbers)
    dealer, match, rng = Dealer(proof.key), game.new(players, nature=False), generator(seed)
    throws: dict[int, int] = {}
    by_clock: set[int] = set()
    accuracy: int | None = None
    while not match.over:
        at, moves = len(match.moves), match.legal_moves()
        if match.mover != NATURE:
            accuracy = None
            match.play_number(moves[below(rng, len(moves))])
            continue
        if clocked and match.game.words[moves[0]].startswith("fastest"):
            by_clock.add(at)
            match.play_number(moves[-1])
            continue
        if skilled and accuracy is None and match.skill(0):
            accuracy = throws[at] = below(rng, 101)
        match.play_number(dealer.draw(match, accuracy))
    return match.record(), replace(proof, throws=throws, clocked=frozenset(by_clock))


def test_the_text_of_a_proof() -> None:
    proof = Proof("maple", 1, commitment(SECRET), SECRET, ("4711", ""), {37: 82}, frozenset({61}))
    more = replace(proof, hashes={0: "5e" * 32}, starter=StarterRule("drawn"), meters={37: Swing((1500, 700), (90, 0))})
    assert set(write_proof(more).splitlines()) - set(write_proof(proof).splitlines()) == {
        f"# deal hash 0: {'5e' * 32}",
        "# deal starter: drawn",
        "# deal meter 37: 1500 700 90 0",
    }
    assert write_proof(proof).splitlines() == [
        "# deal: table=maple game=1",
        "# deal commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        "# deal secret: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "# deal number 0: 4711",
        "# deal number 1:",
        "# deal throw 37: 82",
        "# deal clock 61",
    ]


@given(
    st.text(ASCII, min_size=1, max_size=64),
    st.integers(0, 10**9 - 1),
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(ASCII, max_size=64), max_size=6),
    st.dictionaries(st.integers(0, 10**9 - 1), st.integers(0, 100), max_size=4),
    st.frozensets(st.integers(0, 10**9 - 1), max_size=4),
    st.sampled_from(
        [None, *map(StarterRule.read, ("drawn", "agreed", "winners=0 started=0", "winners=1,3 started=2"))]
    ),
    st.dictionaries(st.integers(0, 10**9 - 1), st.tuples(*[st.integers(0, 9999)] * 4), max_size=4),
)
def test_a_written_proof_is_read_back(
    table: str,
    game: int,
    secret: bytes,
    numbers: list[str],
    throws: dict[int, int],
    clocked: frozenset[int],
    starter: StarterRule | None,
    waves: dict[int, tuple[int, int, int, int]],
) -> None:
    hashes = {seat: commitment(secret) for seat in range(0, len(numbers), 2)}
    meters = {at: Swing((long, short), (one, two)) for at, (long, short, one, two) in waves.items()}
    proof = Proof(table, game, commitment(secret), secret, tuple(numbers), throws, clocked, hashes, starter, meters)
    assert read_proof("kolmik: record 1\n" + write_proof(proof)) == proof


def test_a_record_without_a_proof_has_none() -> None:
    text, _ = played(TINY, 2)
    remarks = "# deal\n# deal with it: fine\n# deal number: 5\n# deal clock 5: 3\n# a deal: good\n"
    assert read_proof(text + remarks) is None
    verdict = verify(text + remarks, TINY)
    assert not verdict.good and verdict.sentence == "The record carries no proof of its deal."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("table=maple", "maple", "Line 1: The deal is written table=NAME game=NUMBER, not"),
        ("game=1", "game=one", "Line 1: The deal is written table=NAME game=NUMBER, not"),
        ("maple", "m" * 65, "Line 1: A table's name is 1 to 64 ASCII characters without spaces, not"),
        ("secret: 0001", "secret: 01", "Line 3: The secret of a deal is 64 hexadecimal digits, not"),
        ("commitment: 6", "commitment: X", "Line 2: The commitment of a deal is 64 hexadecimal digits, not"),
        ("number 0: 4711", "number 0: ½", "Line 4: A player's number is up to 64 printable ASCII characters"),
        ("number 1:", "number 0:", "Line 5: This is said twice of the deal."),
        ("number 1:", "number 2:", "The proof does not have a number for every seat."),
        (": 82", ": 101", 'Line 6: The accuracy of a throw is from 0 to 100 percent, not "101".'),
        (": 82", ": -1", 'Line 6: The accuracy of a throw is from 0 to 100 percent, not "-1".'),
        ("# deal throw", "# deal hash 1: 12\n#", "Line 6: The hash of a deal is 64 hexadecimal digits, not"),
        ("# deal throw", f"# deal hash 2: {'12' * 32}\n#", "The proof has the hash of a seat without a number."),
        (
            "# deal throw",
            "# deal starter: me\n#",
            "Line 6: The starter is written drawn, agreed or winners=0 started=0",
        ),
        ("# deal throw", "# deal meter 37: 1 2 3\n#", "Line 6: A meter is written as two periods and two phases, not"),
        ("# deal:", "# Deal:", 'The proof has no line that begins with "# deal:".'),
        ("deal secret", "the secret", 'The proof has no line that begins with "# deal secret:".'),
    ],
)
def test_a_malformed_proof_is_refused(old: str, new: str, sentence: str) -> None:
    text = write_proof(Proof("maple", 1, commitment(SECRET), SECRET, ("4711", ""), {37: 82}))
    assert old in text
    with pytest.raises(BadRecord) as refused:
        read_proof(text.replace(old, new, 1))
    assert str(refused.value).startswith(sentence) and str(refused.value).endswith(".")


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_was_dealt_fairly_is_found_fair(game: Game, seed: int) -> None:
    text, proof = played(game, game.players[seed % len(game.players)], seed)
    nature = text.count("\nnature: ")
    verdict = verify(text + write_proof(proof))
    assert verdict.good and verdict.dealt == nature > min(5, game.most_moves // 5)
    assert verdict.sentence.startswith(f"All {nature} of nature's moves were dealt as committed. Seat")
    assert verdict.sentence.endswith(" without committing to a seed first. Why seat 0 starts is not recorded.")
    assert verify(write_proof(proof) + text).good, "the proof may stand anywhere"


def test_an_unfinished_game_with_moves_taken_back_is_found_fair() -> None:
    match = kolmik.game("towers").new(3, nature=False)
    proof = Proof("maple", 5, commitment(SECRET), SECRET, ("a", "b", "c"))
    dealer = Dealer(proof.key)
    while match.turn == "nature":
        match.play_number(dealer.draw(match))
    match.play("bid 1")
    match.undo()
    match.play("bid 2")
    assert verify(match.record() + write_proof(proof)).good


def test_throws_of_skilled_people_are_fair_only_at_their_accuracy() -> None:
    found = 0
    for seed in range(6):
        text, proof = played(kolmik.game("dungeon"), 4, seed, skilled=True)
        found += len(proof.throws)
        assert verify(text + write_proof(proof)).good, seed
        for at in proof.throws:
            for moved in (at - 1, at + 1, 10**6):
                throws = {moved if place == at else place: skill for place, skill in proof.throws.items()}
                assert not verify(text + write_proof(replace(proof, throws=throws))).good, seed
    assert found > 10


def test_a_wrong_accuracy_is_found_where_it_matters() -> None:
    games = [played(kolmik.game("dungeon"), 4, seed, skilled=True) for seed in range(6)]
    verdicts = [
        verify(text + write_proof(replace(proof, throws=dict.fromkeys(proof.throws, accuracy)))).good
        for text, proof in games
        for accuracy in (0, 100)
    ]
    assert True in verdicts and False in verdicts


def test_the_first_seat_by_the_clock_is_not_dealt() -> None:
    text, proof = played(kolmik.game("millstone"), 6, 1, clocked=True)
    count, nature = len(proof.clocked), text.count("\nnature: ")
    verdict = verify(text + write_proof(proof))
    assert count > 2 and verdict.good and verdict.dealt == nature - count
    assert verdict.sentence.startswith(
        f"All {nature - count} of nature's moves were dealt as committed, {count} decided by the clock. "
    )
    assert not verify(text + write_proof(replace(proof, clocked=frozenset()))).good


def test_the_clock_decides_only_which_seat_was_first() -> None:
    for name in ("millstone", "towers"):
        text, proof = played(kolmik.game(name), 2)
        verdict = verify(text + write_proof(replace(proof, clocked=frozenset({3}))))
        assert not verdict.good and re.fullmatch(
            r'Move 3, "deal .*", is not one that the clock decides\.', verdict.sentence
        )
        verdict = verify(text + write_proof(replace(proof, clocked=frozenset({10**6}))))
        assert verdict.sentence == "The proof says something impossible about move 1000000."


@given(st.integers(0, 255), st.integers(1, 255))
def test_a_different_secret_is_found(at: int, change: int) -> None:
    text, proof = played(TINY, 2)
    secret = bytearray(SECRET)
    secret[at % 32] ^= change
    verdict = verify(text + write_proof(replace(proof, secret=bytes(secret))), TINY)
    assert verdict.sentence == "The secret is not the one that was committed to." and not verdict.good


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_different_numbers_tables_and_games_are_found(game: Game) -> None:
    text, proof = played(game, 2)
    other = bytes(32)
    for wrong in (
        replace(proof, numbers=("", "number 2")),
        replace(proof, numbers=("number 1", "")),
        replace(proof, table="oak"),
        replace(proof, game=1),
        replace(proof, secret=other, commitment=commitment(other)),
    ):
        verdict = verify(text + write_proof(wrong))
        assert not verdict.good
        assert re.fullmatch(r'Move \d+, ".*", was not dealt as committed\.', verdict.sentence)
    verdict = verify(text + write_proof(replace(proof, numbers=("", "number 1", ""))))
    assert verdict.sentence == "The proof has numbers of 3 seats, but 2 play."


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_every_changed_move_of_nature_is_found(game: Game) -> None:
    """Each of nature's moves in turn is replaced by another: the record stays valid, the deal does not."""
    text, proof = played(game, 2)
    lines = write_proof(proof)
    match = kolmik.read_record(text)
    trial = Match(match.setting)
    changed = 0
    for at, move in enumerate(match.moves):
        if trial.mover == NATURE and at % 3 == 0:
            for other in set(trial.legal_moves()[:4]) - {move}:
                bad = trial.copy()
                bad.play_number(other)
                words = re.escape(game.words[other])
                verdict = verify(bad.record() + lines)
                assert re.fullmatch(rf'Move {at}, "{words}", was not dealt as committed\.', verdict.sentence)
                assert not verdict.good
                changed += 1
        trial.play_number(move)
        if changed > 20:
            break
    assert changed > min(5, game.most_moves // 5)


def started_by(rule: str, starter: int, game: int = 2) -> tuple[str, Proof]:
    """The first cards of a game of Towers for three, and its proof, which says why this seat starts."""
    proof = Proof("maple", game, commitment(SECRET), SECRET, ("a", "", ""), starter=StarterRule.read(rule))
    match = kolmik.game("towers").new(3, nature=False, starter=starter)
    Dealer(proof.key).resolve_chance(match)
    return match.record() + write_proof(proof), proof


@pytest.mark.parametrize(
    ("rule", "starter", "sentence"),
    [
        ("winners=1 started=0", 1, "Seat 1 starts after the result of the game before, if game 1 ended as the proof"),
        ("winners=0,2 started=1", 2, "Seat 2 starts after the result of the game before, if game 1 ended as the proof"),
        ("winners=0,2 started=1", 0, "Seat 2 won the game before and should start, not seat 0."),
        ("winners=3 started=0", 0, "The proof names winners of the game before who do not play."),
        ("winners=0 started=3", 0, "The proof names winners of the game before who do not play."),
        ("drawn", 0, "Nobody can start game 2 of a table by lot."),
        ("agreed", 0, "Nobody can start game 2 of a table by agreement."),
    ],
)
def test_the_winner_of_the_game_before_starts_the_next(rule: str, starter: int, sentence: str) -> None:
    text, _ = started_by(rule, starter)
    verdict = verify(text)
    assert sentence in verdict.sentence and verdict.good == (" if game 1 " in sentence)
    assert verdict.good or verdict.finding == "other-starter"


def test_the_first_starter_is_drawn_or_agreed() -> None:
    _, proof = started_by("drawn", 0, game=1)
    seat = drawn_starter(proof.key, 3)
    for other in range(3):
        verdict = verify(started_by("drawn", other, game=1)[0])
        assert verdict.good == (other == seat) and f"eat {seat} " in verdict.sentence
    assert "Seat 2 starts, as agreed." in verify(started_by("agreed", 2, game=1)[0]).sentence
    assert verify(started_by("winners=0 started=0", 0, game=1)[0]).sentence == (
        "Nobody can start game 1 of a table as a winner."
    )


def test_the_record_of_the_game_before_shows_who_won_it() -> None:
    before, _ = played(kolmik.game("towers"), 3)
    previous = kolmik.read_record(before)
    assert previous.outcome
    (winner,) = previous.outcome.winners
    text, _ = started_by(f"winners={winner} started=0", winner)
    assert verify(text, previous=previous).sentence.endswith(
        f"Seat {winner} starts after the result of the game before."
    )
    wrong, _ = started_by(f"winners={(winner + 1) % 3} started=0", (winner + 1) % 3)
    sentence = "Game 1 did not end as the proof of game 2 says."
    assert verify(wrong, previous=previous).sentence == sentence
    assert verify(text, previous=previous.after(3)).sentence == sentence


def test_the_meter_swings_as_the_key_says_and_evenly() -> None:
    swings = [swing(key(SECRET, "maple", game, []), at) for game in range(40) for at in range(50)]
    assert swings == [swing(key(SECRET, "maple", game, []), at) for game in range(40) for at in range(50)]
    values = [[*one.periods, *one.phases] for one in swings]
    for index, (low, high) in enumerate((LONG_PERIODS, SHORT_PERIODS, (0, DEGREES - 1), (0, DEGREES - 1))):
        found = [value[index] for value in values]
        assert low <= min(found) < low + 5 and high - 5 < max(found) <= high
        assert abs(sum(found) / len(found) - (low + high) / 2) < (high - low) / 40


def test_an_invalid_record_is_refused() -> None:
    text, proof = played(TINY, 2)
    with pytest.raises(BadRecord, match=r"^Line \d+: the scores are "):
        verify(text.replace("scores: ", "scores: 1") + write_proof(proof), TINY)


def test_the_example_in_the_docs_is_right() -> None:
    page = PAGE.read_text(encoding="utf-8")
    code, printed = re.findall(r"```(?:python)?\n(import hashlib.*?|commitment .*?)```", page, re.DOTALL)
    assert len(code.splitlines()) <= 26
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(code, {})
    assert out.getvalue() == printed
    moves = re.findall(r"`(?:\d|nature): ([^`]+)`", page)
    lines = page[page.index("# deal: table") : page.index("# deal throw")]
    proof = read_proof(lines)
    assert proof is not None and proof.key == key(SECRET, "maple", 1, proof.numbers) and proof.key.hex() in printed
    match = kolmik.game("dungeon").new(2, nature=False)
    match.play(*moves)
    assert match.movers.count(NATURE) == 3
    assert verify(match.record() + lines).good
