"""The referee refuses bad input in one sentence and changes nothing."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kolmik
from kolmik.bots import LEVELS
from kolmik.cli.referee import MAX_LINE, Referee

from .command import COMMAND
from .referee_process import FIRST_ROW, RefereeProcess


@pytest.fixture(scope="module")
def shared() -> Iterator[RefereeProcess]:
    """One process for all refusals, which must survive them."""
    referee = RefereeProcess()
    referee.ask("new", game="towers", players=4)
    referee.ask("play", moves=[*FIRST_ROW, "bid 1"])
    yield referee
    assert referee.end()[1] == 0


def test_the_compiler_is_not_loaded_before_it_is_needed() -> None:
    code = "import sys, kolmik.cli; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def _edition(name: str) -> bytes:
    return json.dumps({"do": "new", "game": "towers", "players": 2, "options": {"edition": name}}).encode()


REFUSALS = [
    (b"", "A blank line is no request."),
    (b"   \t\r", "A blank line is no request."),
    (b"nonsense", "The line is not JSON."),
    (b'{"do":"legal"', "The line is not JSON."),
    (b'{"do":"legal","x":NaN}', "The line is not JSON."),
    (b'{"do":"chance","seed":' + b"9" * 5000 + b"}", "The line is not JSON."),
    (b"[" * 100_000, "The line is not JSON."),
    (b"\xff\xfe", "The line is not text in UTF-8."),
    (b"[1]", "A request is a JSON object."),
    (b"null", "A request is a JSON object."),
    (b'"play"', "A request is a JSON object."),
    (b"{}", 'The request has no "do".'),
    (b'{"do":7}', '"do" is text, not 7.'),
    (b'{"do":"fly"}', 'There is no request "fly"; there are new, play, legal, chance, undo, show, view, scores'),
    (b'{"do":"new"}', 'The request has no "game".'),
    (b'{"do":"new","game":"chess","players":2}', 'There is no game "chess"; the games are towers'),
    (b'{"do":"new","game":5,"players":2}', '"game" is text, not 5.'),
    (b'{"do":"new","game":"towers"}', 'The request has no "players".'),
    (b'{"do":"new","game":"towers","players":6}', "Towers is for 2 to 5 players, not 6."),
    (b'{"do":"new","game":"towers","players":1}', "Towers is for 2 to 5 players, not 1."),
    (b'{"do":"new","game":"towers","players":2.0}', '"players" is a whole number, not 2.0.'),
    (b'{"do":"new","game":"towers","players":true}', '"players" is a whole number, not True.'),
    (b'{"do":"new","game":"towers","players":2,"starter":2}', "The starter is a seat from 0 to 1, not 2."),
    (b'{"do":"new","game":"towers","players":2,"starter":null}', '"starter" is a whole number, not None.'),
    (b'{"do":"new","game":"towers","players":2,"options":[]}', '"options" is an object, not [].'),
    (b'{"do":"new","game":"towers","players":2,"options":{"bids":"loud"}}', 'The option bids is "checked" or "open"'),
    (
        b'{"do":"new","game":"towers","players":2,"options":{"pace":1}}',
        'There is no option "pace"; the options are bids',
    ),
    (
        b'{"do":"new","game":"towers","players":2,"options":{"edition":"x"}}',
        'There is no edition "x"; the editions are',
    ),
    (b'{"do":"new","game":"towers","players":2,"options":{"edition":{}}}', "There is no edition {}; the editions are"),
    (_edition("a\0.toml"), "is not the name of a file."),
    (_edition("\ud800.toml"), "is not the name of a file."),
    (_edition("\0"), "There is no edition"),
    (_edition("x" * 5000), "There is no edition"),
    (_edition("x" * 5000 + ".toml"), "cannot be read: file name too long."),
    (_edition("/"), 'There is no edition "/"'),
    (b'{"do":"play"}', 'The request has no "move".'),
    (b'{"do":"play","move":3}', '"move" is text, not 3.'),
    (b'{"do":"play","move":"pass","moves":["pass"]}', 'A request "play" has either a "move" or "moves", not both.'),
    (b'{"do":"play","moves":[]}', 'The list "moves" is empty.'),
    (b'{"do":"play","moves":"pass"}', '"moves" is a list, not "pass".'),
    (b'{"do":"play","moves":["pass",1]}', 'The list "moves" holds moves in words, not 1.'),
    (b'{"do":"play","move":"Pass"}', '"Pass" is not a move of Towers.'),
    (b'{"do":"play","move":"pass "}', '"pass " is not a move of Towers.'),
    (b'{"do":"play","move":"\\ud800"}', "is not a move of Towers."),
    (b'{"do":"play","move":"bid 1"}', '"bid 1" is not legal now: a call must be higher than 1 (T-15).'),
    (b'{"do":"play","move":"deal candy 8"}', '"deal candy 8" is not legal now: cards are turned up only'),
    (b'{"do":"chance"}', "It is not nature's turn."),
    (b'{"do":"chance","seed":7}', "It is not nature's turn."),
    (b'{"do":"chance","seed":"7"}', '"seed" is a whole number, not "7".'),
    (b'{"do":"chance","seed":-1}', "A seed is a whole number from 0 to 18446744073709551615, not -1."),
    (b'{"do":"best","level":"expert"}', 'There is no level "expert"; the levels are novice, casual, club, master.'),
    (b'{"do":"best","level":null}', '"level" is text, not None.'),
    (b'{"do":"best","ms":0}', '"ms" is a whole number from 1 to 60000, not 0.'),
    (b'{"do":"best","ms":60001}', '"ms" is a whole number from 1 to 60000, not 60001.'),
    (b'{"do":"best","ms":"9"}', '"ms" is a whole number, not "9".'),
    (b'{"do":"best","ms":1.5}', '"ms" is a whole number, not 1.5.'),
    (b'{"do":"best","ms":true}', '"ms" is a whole number, not True.'),
    (b'{"do":"best","ms":null}', '"ms" is a whole number, not None.'),
    (b'{"do":"best","seed":-1}', "A seed is a whole number from 0 to 18446744073709551615, not -1."),
    (b'{"do":"best","seed":"1"}', '"seed" is a whole number, not "1".'),
    (b'{"do":"view"}', 'The request has no "seat".'),
    (b'{"do":"view","seat":4}', "A seat is a whole number from 0 to 3, not 4."),
    (b'{"do":"view","seat":-1}', "A seat is a whole number from 0 to 3, not -1."),
    (b'{"do":"view","seat":"1"}', '"seat" is a seat or null, not "1".'),
    (b" " * (MAX_LINE + 1), "A line has at most 1048576 bytes."),
    (b'{"do":"legal"}' + b" " * MAX_LINE, "A line has at most 1048576 bytes."),
]


@pytest.mark.parametrize(("line", "sentence"), REFUSALS, ids=[f"{line[:50]!r}" for line, _ in REFUSALS])
def test_bad_input_gets_one_sentence_and_changes_nothing(shared: RefereeProcess, line: bytes, sentence: str) -> None:
    before = shared.state()
    reply = shared.send(line + b"\n")
    assert set(reply) == {"ok", "error"} and reply["ok"] is False
    assert sentence in reply["error"] and "\n" not in reply["error"] and reply["error"].endswith(".")
    assert shared.state() == before


def test_nesting_of_any_depth_is_refused(shared: RefereeProcess) -> None:
    before = shared.state()
    for depth in [*range(100, 900, 100), *range(900, 1100)]:
        nested = b"[" * depth + b"]" * depth
        reply = shared.send(b'{"do":"new","game":' + nested + b',"players":2}\n')
        assert reply["ok"] is False and reply["error"].endswith("."), depth
    assert shared.state() == before


def test_the_longest_line_is_answered(shared: RefereeProcess) -> None:
    request = b'{"do":"legal"}'
    assert shared.send(request + b" " * (MAX_LINE - len(request)) + b"\n")["ok"] is True


def test_requests_before_new_are_refused(referee: RefereeProcess) -> None:
    for do in ("play", "legal", "chance", "undo", "show", "view", "scores", "record", "best"):
        reply = referee.ask(do, move="pass", seat=0)
        assert reply == {"ok": False, "error": 'There is no game yet: begin with a request "new".'}


def test_undo_without_a_move_is_refused(referee: RefereeProcess) -> None:
    before = referee.ask("new", game="towers", players=2)
    assert referee.ask("undo") == {"ok": False, "error": "There is no move to take back."}
    assert referee.ask("legal") == before


def test_the_last_line_needs_no_newline(referee: RefereeProcess) -> None:
    referee.ask("new", game="towers", players=2)
    out, code = referee.end(b'{"do":"legal"}')
    assert json.loads(out)["count"] == 0 and code == 0


def test_an_overlong_last_line_is_answered_too(referee: RefereeProcess) -> None:
    out, code = referee.end(b"x" * (3 * MAX_LINE))
    assert json.loads(out)["error"] == "A line has at most 1048576 bytes." and code == 0


def test_a_closed_output_ends_it_without_a_traceback() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = subprocess.run([*COMMAND, "referee"], input=b"{}\n", stdout=write_end, stderr=subprocess.PIPE, check=False)
    os.close(write_end)
    assert done.stderr == b"" and done.returncode == 1


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
some_words = [words for game in kolmik.games() for words in game.words[:: max(game.moves // 60, 1)]]
words = st.sampled_from([*some_words, "bid", "", "bid  3", "BID 3", "deal candy"])
names = st.sampled_from([game.name for game in kolmik.games()])
fields = {
    "move": words | json_values,
    "moves": st.lists(words | json_values, max_size=4) | json_values,
    "game": names | json_values,
    "players": st.integers(-2, 8) | json_values,
    "starter": st.integers(-2, 8) | json_values,
    "options": st.dictionaries(st.sampled_from(["bids", "edition", "x"]), json_values, max_size=2) | json_values,
    "seat": st.integers(-2, 8) | json_values,
    "seed": st.integers() | json_values,
    "ms": st.integers(-1, 5) | json_values,
    "level": st.sampled_from([*LEVELS]) | json_values,
}
dos = st.sampled_from(["new", "play", "legal", "chance", "undo", "show", "view", "scores", "record", "best"])
requests = st.fixed_dictionaries({"do": dos | json_values}, optional=fields).map(
    lambda request: json.dumps({"ms": 1, "level": "novice"} | request).encode()  # so that `best` is quick
)
line = requests | st.binary(max_size=60) | json_values.map(lambda value: json.dumps(value).encode())


@given(names, st.lists(line, min_size=1, max_size=12), st.integers(0, 2**32), st.integers(0, 60))
def test_fuzzed_lines_never_break_the_referee(game: str, lines: list[bytes], seed: int, moves: int) -> None:
    desk = Referee()
    standing = desk.answer(b'{"do":"new","game":"%s","players":3}' % game.encode())
    for number in range(moves):
        move = standing["legal"][(seed + number) % len(standing["legal"])]
        standing = desk.answer(json.dumps({"do": "play", "move": move}).encode())
    for sent in lines:
        before = desk.match.record()
        state = desk.match.state.tobytes()
        reply = desk.answer(sent)
        assert isinstance(reply["ok"], bool)
        json.dumps(reply)
        if not reply["ok"]:
            assert reply["error"] and "\n" not in reply["error"]
            if not reply.get("played"):
                assert desk.match.record() == before and desk.match.state.tobytes() == state


def test_fuzzed_bytes_change_neither_process_nor_game(shared: RefereeProcess) -> None:
    rng = random.Random(20)
    before = shared.state()
    good = b'{"do":"play","move":"bid 2","players":3,"seat":1}'
    for _ in range(500):
        broken = bytearray(good)
        for _ in range(rng.randint(1, 6)):
            broken[rng.randrange(len(broken))] = rng.randrange(256)
        sent = bytes(broken).replace(b"\n", b" ")
        reply = shared.send(sent + b"\n")
        if reply["ok"]:  # the request was still valid, and the move was made
            shared.ask("undo")
        assert shared.state() == before, sent
