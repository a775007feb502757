"""The referee protocol over a real pipe, to the letter of docs/protocol.md."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kolmik
from kolmik.bots import LEVELS, Sight
from kolmik.cli.referee import LONGEST_LINE, Referee
from kolmik.engine import NATURE, generator

Reply = dict[str, Any]
FIRST_ROW = ["deal candy 7", "deal tree 3", "deal sand 9", "deal junk 0", "deal horror 12"]


class Pipe:
    """A `kolmik referee` process."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "kolmik", "referee"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, line: bytes) -> Reply:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(line)
        self.process.stdin.flush()
        reply: Reply = json.loads(self.process.stdout.readline())
        return reply

    def ask(self, do: str, **fields: object) -> Reply:
        return self.send(json.dumps({"do": do, **fields}).encode() + b"\n")

    def state(self) -> Reply:
        """All there is to know of the game, to see that nothing changed."""
        return {do: self.ask(do) for do in ("legal", "show", "scores", "record")}

    def end(self, last: bytes = b"") -> tuple[bytes, int]:
        out, _ = self.process.communicate(last)
        return out, self.process.returncode


@pytest.fixture
def pipe() -> Iterator[Pipe]:
    pipe = Pipe()
    yield pipe
    pipe.process.kill()
    pipe.process.communicate()


@pytest.fixture(scope="module")
def shared() -> Iterator[Pipe]:
    """One process for all refusals: it must outlive them all."""
    pipe = Pipe()
    pipe.ask("new", game="towers", players=4)
    pipe.ask("play", moves=[*FIRST_ROW, "bid 1"])
    yield pipe
    assert pipe.end()[1] == 0


def test_a_game_over_the_pipe(pipe: Pipe) -> None:
    reply = pipe.ask("new", game="towers", players=3, starter=1, options={"bids": "open"}, unknown="ignored")
    assert set(reply) == {"ok", "turn", "legal", "count", "odds"}
    assert reply["ok"] is True and reply["turn"] == "nature" and reply["count"] == 0
    assert reply["legal"] == sorted(reply["legal"]) and len(reply["legal"]) == len(reply["odds"]) == 80
    assert reply["legal"].index("deal candy 10") < reply["legal"].index("deal candy 2")
    assert set(reply["odds"]) == {1}
    reply = pipe.ask("play", moves=FIRST_ROW)
    assert reply == {"ok": True, "turn": 1, "legal": [f"bid {n}" for n in range(6)], "count": 5}
    assert pipe.ask("play", move="bid 2")["legal"] == ["bid 3", "bid 4", "bid 5", "pass"]
    assert pipe.ask("legal")["turn"] == 2
    assert pipe.ask("undo") == reply


def test_two_copies_in_the_deck_weigh_two(pipe: Pipe) -> None:
    reply = pipe.ask("new", game="towers", players=4)
    odds = dict(zip(reply["legal"], reply["odds"], strict=True))
    assert odds["deal candy 7"] == 2 and odds["deal candy 8"] == 1 and sum(odds.values()) == 110


def test_show_has_the_form_of_the_protocol(pipe: Pipe) -> None:
    pipe.ask("new", game="towers", players=3)
    pipe.ask("play", moves=[*FIRST_ROW, "bid 0", "bid 2", "pass", "build candy 7"])
    kinds = ("candy", "horror", "tree", "junk", "sand")
    empty: dict[str, list[int]] = {kind: [] for kind in kinds}
    assert pipe.ask("show") == {
        "ok": True,
        "state": {
            "row": ["tree 3", "sand 9", "junk 0", "horror 12"],
            "towers": [empty, empty | {"candy": [7]}, empty],
            "rubble": [0, 0, 0],
            "deck": 75,
            "discard": 0,
            "starter": 0,
            "round": 1,
            "call": 2,
            "caller": 1,
        },
    }
    assert pipe.ask("view", seat=None)["view"] == pipe.ask("view", seat=1)["view"]
    assert pipe.ask("scores") == {"ok": True, "over": False, "scores": [0, 2, 0], "winners": []}


def test_a_list_stops_at_the_first_move_refused_and_says_how_many_stand(pipe: Pipe) -> None:
    pipe.ask("new", game="towers", players=3)
    reply = pipe.ask("play", moves=[*FIRST_ROW, "bid 2", "bid 1", "pass"])
    assert reply["ok"] is False and reply["played"] == 6 and '"bid 1"' in reply["error"]
    assert pipe.ask("legal")["count"] == 6


def test_chance_draws_from_its_seed_and_goes_on(pipe: Pipe) -> None:
    pipe.ask("new", game="towers", players=2)
    assert "move" in pipe.ask("chance")  # from the system
    first = [pipe.ask("chance", seed=7)["move"], pipe.ask("chance")["move"]]
    pipe.ask("new", game="towers", players=2)
    pipe.ask("play", move="deal candy 0")
    other = pipe.ask("chance", seed=8)["move"]
    pipe.ask("undo")
    pipe.ask("undo")
    pipe.ask("play", move="deal candy 1")
    again = pipe.ask("chance", seed=7)
    assert again["count"] == 2 and again["legal"] and isinstance(other, str)
    assert len(first) == len(set(first)) == 2


def test_the_same_seed_draws_the_same_cards(pipe: Pipe) -> None:
    rows = []
    for _ in range(2):
        pipe.ask("new", game="towers", players=2)
        rows.append([pipe.ask("chance", **({"seed": 7} if at == 0 else {}))["move"] for at in range(5)])
    assert rows[0] == rows[1]


def test_a_record_can_be_read_back(pipe: Pipe) -> None:
    pipe.ask("new", game="towers", players=3)
    pipe.ask("play", moves=FIRST_ROW)
    text = pipe.ask("record")["record"]
    assert kolmik.read_record(text).record() == text


SHOWN = {
    "towers": {"row", "towers", "rubble", "deck", "discard", "starter", "round", "call", "caller"},
    "dungeon": {"slots", "top", "decks", "dungeon", "drawn"},
    "millstone": {"top", "hands", "deck", "pile", "charge", "direction"},
}


@pytest.mark.parametrize("game", SHOWN)
def test_a_whole_game_of_each_over_the_pipe(pipe: Pipe, game: str) -> None:
    """Nature is asked to draw, the players play what comes; `show` has the keys of the protocol all along."""
    pipe.ask("new", game=game, players=3, starter=2)
    rng, counted = random.Random(7), 0
    seed: dict[str, object] = {"seed": 7}
    while (reply := pipe.ask("legal"))["turn"] is not None:
        assert reply["count"] == counted and reply["legal"] == sorted(set(reply["legal"]))
        assert ("odds" in reply) == (reply["turn"] == "nature")
        if reply["turn"] == "nature":
            assert len(reply["odds"]) == len(reply["legal"]) and min(reply["odds"]) > 0
            made = pipe.ask("chance", **seed)
            assert made["ok"] and made["move"] in reply["legal"]
            seed = {}
        else:
            assert pipe.ask("play", move=rng.choice(reply["legal"]))["ok"]
        counted += 1
        assert set(pipe.ask("show")["state"]) == SHOWN[game]
    scores = pipe.ask("scores")
    assert scores["over"] is True and len(scores["scores"]) == 3 and scores["winners"]
    text = pipe.ask("record")["record"]
    assert kolmik.read_record(text).scores() == scores["scores"]


def test_show_of_dungeon_has_the_form_of_the_protocol(pipe: Pipe) -> None:
    pipe.ask("new", game="dungeon", players=2)
    pipe.ask("play", moves=["draw", "reveal knight 2", "place 2a", "draw", "reveal knight 3"])
    empty: dict[str, object] = {"knights": [], "dragon": None}
    slots = dict.fromkeys(("1a", "2a", "3a", "4", "5", "6", "7", "8", "9"), empty)
    assert pipe.ask("show")["state"] == {
        "slots": slots | {"2a": {"knights": [[0, 2]], "dragon": None}},
        "top": [[], []],
        "decks": [14, 14],
        "dungeon": [0, 0],
        "drawn": "knight 3",
    }


def test_show_of_millstone_has_the_form_of_the_protocol(pipe: Pipe) -> None:
    pipe.ask("new", game="millstone", players=2)
    dealt = ["red rock +3", "green joker", *["green rock", "green paper"] * 6]
    pipe.ask("play", moves=[f"deal {card}" for card in dealt])
    assert pipe.ask("show")["state"]["top"] is None
    pipe.ask("play", move="play red rock +3")
    assert pipe.ask("show")["state"] == {
        "top": "red rock +3",
        "hands": [["green rock"] * 6, ["green joker", *["green paper"] * 6]],
        "deck": 94,
        "pile": 1,
        "charge": 3,
        "direction": 1,
    }
    pipe.ask("play", move="play green joker paper")
    shown = pipe.ask("show")["state"]
    assert shown["top"] == "green paper" and shown["charge"] == 0 and shown["pile"] == 2
    hands = pipe.ask("view", seat=1)["view"]["hands"]
    assert hands == [[], ["green paper"] * 6]
    assert pipe.ask("view", seat=None)["view"]["hands"] == [[], []]


def test_a_whole_game_ends_with_scores_and_winners(pipe: Pipe) -> None:
    reply = pipe.ask("new", game="towers", players=2)
    rng = random.Random(5)
    pipe.ask("chance", seed=5)
    while (reply := pipe.ask("legal"))["turn"] is not None:
        pipe.ask("chance") if reply["turn"] == "nature" else pipe.ask("play", move=rng.choice(reply["legal"]))
    assert reply["legal"] == [] and "odds" not in reply
    scores = pipe.ask("scores")
    assert scores["over"] is True
    assert scores["winners"] == [s for s, p in enumerate(scores["scores"]) if p == max(scores["scores"])]
    show = pipe.ask("show")["state"]
    assert show["row"] == [] and show["call"] is None and show["caller"] is None and show["round"] > 10
    assert "is over" in pipe.ask("play", move="pass")["error"]


def test_an_edition_of_ones_own_by_file(pipe: Pipe, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text('name = "small"\nkinds = 1\nvalues = [1, 2, 3]\ndoubled = []\n')
    reply = pipe.ask("new", game="towers", players=2, options={"edition": str(path)})
    assert reply["legal"] == ["deal candy 1", "deal candy 2", "deal candy 3"]
    assert pipe.ask("new", game="towers", players=2, options={"edition": "standard"})["ok"]
    path.write_text("kinds = [")
    assert "not well-formed TOML" in pipe.ask("new", game="towers", players=2, options={"edition": str(path)})["error"]
    missing = pipe.ask("new", game="towers", players=2, options={"edition": "none.toml"})
    assert missing["error"] == "none.toml cannot be read: no such file or directory."


# --- best ---

REPLY = {"ok", "move", "values", "line", "moves", "simulations"}


def asked_best(desk: Referee, **fields: object) -> Reply:
    return desk.answer(json.dumps({"do": "best", **fields}).encode())


def desk_with(game: str, moves: int) -> Referee:
    """A referee in the middle of a game, a player on turn."""
    desk = Referee()
    desk.answer(json.dumps({"do": "new", "game": game, "players": 3}).encode())
    match, rng = desk.match, generator(5)
    chance = random.Random(5)
    while moves or match.mover == NATURE:
        match.draw(rng) if match.mover == NATURE else match.play(chance.choice(match.legal()))
        moves = max(moves - 1, 0)
    return desk


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", SHOWN)
def test_best_gives_a_legal_move_at_every_level_and_changes_nothing(game: str, level: str) -> None:
    desk = desk_with(game, 45)
    before = desk.match.record(), desk.match.state.tobytes()
    reply = asked_best(desk, level=level, ms=300, seed=4)
    assert set(reply) == REPLY and reply["ok"] is True
    assert reply["move"] in desk.match.legal() and reply["line"][0] == reply["move"]
    assert len(reply["values"]) == 3 and sum(reply["values"]) == pytest.approx(1, abs=0.001)
    assert sorted(one["move"] for one in reply["moves"]) == desk.match.legal()
    assert all(set(one) == {"move", "visits", "value"} for one in reply["moves"])
    assert 1 <= reply["simulations"] <= LEVELS[level].simulations
    assert (desk.match.record(), desk.match.state.tobytes()) == before


@pytest.mark.parametrize("level", ["novice", "casual", "club"])
@pytest.mark.parametrize("game", SHOWN)
def test_best_is_the_move_of_the_bot_and_the_same_seed_gives_the_same_reply(game: str, level: str) -> None:
    desk = desk_with(game, 60)
    for seed in range(5):
        reply = asked_best(desk, level=level, seed=seed)
        assert reply["move"] == LEVELS[level].choose(Sight(desk.match), random.Random(seed))
        assert asked_best(desk, level=level, seed=seed, ms=60_000) == reply


def test_best_without_a_level_is_the_masters(pipe: Pipe) -> None:
    pipe.ask("new", game="towers", players=2)
    pipe.ask("play", moves=FIRST_ROW)
    reply = pipe.ask("best", ms=400)
    assert set(reply) == REPLY and reply["simulations"] > LEVELS["club"].simulations / 10
    assert pipe.ask("legal")["count"] == 5


def test_best_is_for_players_on_turn(pipe: Pipe) -> None:
    refusal = {"ok": False, "error": "It is no player's turn."}
    pipe.ask("new", game="dungeon", players=2, options={"patience": 1})
    pipe.ask("play", move="draw")
    assert pipe.ask("best", level="novice") == refusal
    pipe.ask("play", moves=["reveal knight 3", "put back", "draw", "reveal knight 3", "put back"])
    assert pipe.ask("legal")["turn"] is None
    assert pipe.ask("best", level="novice") == refusal


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
    (b" " * (LONGEST_LINE + 1), "A line has at most 1048576 bytes."),
    (b'{"do":"legal"}' + b" " * LONGEST_LINE, "A line has at most 1048576 bytes."),
]


@pytest.mark.parametrize(("line", "sentence"), REFUSALS, ids=[f"{line[:50]!r}" for line, _ in REFUSALS])
def test_bad_input_gets_one_sentence_and_changes_nothing(shared: Pipe, line: bytes, sentence: str) -> None:
    before = shared.state()
    reply = shared.send(line + b"\n")
    assert set(reply) == {"ok", "error"} and reply["ok"] is False
    assert sentence in reply["error"] and "\n" not in reply["error"] and reply["error"].endswith(".")
    assert shared.state() == before


def test_nesting_of_any_depth_is_refused(shared: Pipe) -> None:
    before = shared.state()
    for depth in [*range(100, 900, 100), *range(900, 1100)]:
        nested = b"[" * depth + b"]" * depth
        reply = shared.send(b'{"do":"new","game":' + nested + b',"players":2}\n')
        assert reply["ok"] is False and reply["error"].endswith("."), depth
    assert shared.state() == before


def test_the_longest_line_is_answered(shared: Pipe) -> None:
    request = b'{"do":"legal"}'
    assert shared.send(request + b" " * (LONGEST_LINE - len(request)) + b"\n")["ok"] is True


def test_before_new_there_is_no_game(pipe: Pipe) -> None:
    for do in ("play", "legal", "chance", "undo", "show", "view", "scores", "record", "best"):
        reply = pipe.ask(do, move="pass", seat=0)
        assert reply == {"ok": False, "error": 'There is no game yet: begin with a request "new".'}


def test_undo_without_a_move(pipe: Pipe) -> None:
    before = pipe.ask("new", game="towers", players=2)
    assert pipe.ask("undo") == {"ok": False, "error": "There is no move to take back."}
    assert pipe.ask("legal") == before


def test_the_last_line_needs_no_newline_and_the_end_is_clean(pipe: Pipe) -> None:
    pipe.ask("new", game="towers", players=2)
    out, code = pipe.end(b'{"do":"legal"}')
    assert json.loads(out)["count"] == 0 and code == 0


def test_an_overlong_last_line_is_answered_too(pipe: Pipe) -> None:
    out, code = pipe.end(b"x" * (3 * LONGEST_LINE))
    assert json.loads(out)["error"] == "A line has at most 1048576 bytes." and code == 0


def test_nobody_listening_any_more_ends_it_without_a_traceback() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    command = [sys.executable, "-m", "kolmik", "referee"]
    done = subprocess.run(command, input=b"{}\n", stdout=write_end, stderr=subprocess.PIPE, check=False)
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
    lambda request: json.dumps({"ms": 1, "level": "novice"} | request).encode()  # no long thoughts here
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


def test_fuzzed_bytes_over_the_pipe_leave_process_and_game_alone(shared: Pipe) -> None:
    rng = random.Random(20)
    before = shared.state()
    good = b'{"do":"play","move":"bid 2","players":3,"seat":1}'
    for _ in range(500):
        broken = bytearray(good)
        for _ in range(rng.randint(1, 6)):
            broken[rng.randrange(len(broken))] = rng.randrange(256)
        sent = bytes(broken).replace(b"\n", b" ")
        reply = shared.send(sent + b"\n")
        if reply["ok"]:  # the damage hit what does not matter, and the move was made
            shared.ask("undo")
        assert shared.state() == before, sent
