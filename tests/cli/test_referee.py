"""The referee protocol of docs/protocol.md, spoken with a real process."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kolmik

from .referee_process import FIRST_ROW, STATE_KEYS, RefereeProcess


def test_the_first_moves_of_a_game(referee: RefereeProcess) -> None:
    reply = referee.ask("new", game="towers", players=3, starter=1, options={"bids": "open"}, unknown="ignored")
    assert set(reply) == {"ok", "turn", "legal", "count", "odds"}
    assert reply["ok"] is True and reply["turn"] == "nature" and reply["count"] == 0
    assert reply["legal"] == sorted(reply["legal"]) and len(reply["legal"]) == len(reply["odds"]) == 80
    assert reply["legal"].index("deal candy 10") < reply["legal"].index("deal candy 2")
    assert set(reply["odds"]) == {1}
    reply = referee.ask("play", moves=FIRST_ROW)
    assert reply == {"ok": True, "turn": 1, "legal": [f"bid {n}" for n in range(6)], "count": 5}
    assert referee.ask("play", move="bid 2")["legal"] == ["bid 3", "bid 4", "bid 5", "pass"]
    assert referee.ask("legal")["turn"] == 2
    assert referee.ask("undo") == reply


def test_two_copies_in_the_deck_have_odds_of_two(referee: RefereeProcess) -> None:
    reply = referee.ask("new", game="towers", players=4)
    odds = dict(zip(reply["legal"], reply["odds"], strict=True))
    assert odds["deal candy 7"] == 2 and odds["deal candy 8"] == 1 and sum(odds.values()) == 110


def test_show_has_the_form_of_the_protocol(referee: RefereeProcess) -> None:
    referee.ask("new", game="towers", players=3)
    referee.ask("play", moves=[*FIRST_ROW, "bid 0", "bid 2", "pass", "build candy 7"])
    kinds = ("candy", "horror", "tree", "junk", "sand")
    empty: dict[str, list[int]] = {kind: [] for kind in kinds}
    assert referee.ask("show") == {
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
    assert referee.ask("view", seat=None)["view"] == referee.ask("view", seat=1)["view"]
    assert referee.ask("scores") == {"ok": True, "over": False, "scores": [0, 2, 0], "winners": []}


def test_a_list_stops_at_the_first_refused_move_and_counts_those_played(referee: RefereeProcess) -> None:
    referee.ask("new", game="towers", players=3)
    reply = referee.ask("play", moves=[*FIRST_ROW, "bid 2", "bid 1", "pass"])
    assert reply["ok"] is False and reply["played"] == 6 and '"bid 1"' in reply["error"]
    assert referee.ask("legal")["count"] == 6


def test_chance_draws_from_a_seed_and_continues_from_it(referee: RefereeProcess) -> None:
    referee.ask("new", game="towers", players=2)
    assert "move" in referee.ask("chance")  # from the system
    first = [referee.ask("chance", seed=7)["move"], referee.ask("chance")["move"]]
    referee.ask("new", game="towers", players=2)
    referee.ask("play", move="deal candy 0")
    other = referee.ask("chance", seed=8)["move"]
    referee.ask("undo")
    referee.ask("undo")
    referee.ask("play", move="deal candy 1")
    again = referee.ask("chance", seed=7)
    assert again["count"] == 2 and again["legal"] and isinstance(other, str)
    assert len(first) == len(set(first)) == 2


def test_the_same_seed_draws_the_same_cards(referee: RefereeProcess) -> None:
    rows = []
    for _ in range(2):
        referee.ask("new", game="towers", players=2)
        rows.append([referee.ask("chance", **({"seed": 7} if at == 0 else {}))["move"] for at in range(5)])
    assert rows[0] == rows[1]


def test_a_record_can_be_read_back(referee: RefereeProcess) -> None:
    referee.ask("new", game="towers", players=3)
    referee.ask("play", moves=FIRST_ROW)
    text = referee.ask("record")["record"]
    assert kolmik.read_record(text).record() == text


@pytest.mark.parametrize("game", STATE_KEYS)
def test_a_whole_game_of_each(referee: RefereeProcess, game: str) -> None:
    """Nature draws and the players move at random; `show` always has the keys of the protocol."""
    referee.ask("new", game=game, players=3, starter=2)
    rng, counted = random.Random(7), 0
    seed: dict[str, object] = {"seed": 7}
    while (reply := referee.ask("legal"))["turn"] is not None:
        assert reply["count"] == counted and reply["legal"] == sorted(set(reply["legal"]))
        assert ("odds" in reply) == (reply["turn"] == "nature")
        if reply["turn"] == "nature":
            assert len(reply["odds"]) == len(reply["legal"]) and min(reply["odds"]) > 0
            made = referee.ask("chance", **seed)
            assert made["ok"] and made["move"] in reply["legal"]
            seed = {}
        else:
            assert referee.ask("play", move=rng.choice(reply["legal"]))["ok"]
        counted += 1
        assert set(referee.ask("show")["state"]) == STATE_KEYS[game]
    scores = referee.ask("scores")
    assert scores["over"] is True and len(scores["scores"]) == 3 and scores["winners"]
    text = referee.ask("record")["record"]
    assert kolmik.read_record(text).scores() == scores["scores"]


def test_show_of_dungeon_has_the_form_of_the_protocol(referee: RefereeProcess) -> None:
    referee.ask("new", game="dungeon", players=2)
    referee.ask("play", moves=["draw", "reveal knight 2", "place 2a", "draw", "reveal knight 3"])
    empty: dict[str, object] = {"knights": [], "dragon": None}
    slots = dict.fromkeys(("1a", "2a", "3a", "4", "5", "6", "7", "8", "9"), empty)
    assert referee.ask("show")["state"] == {
        "slots": slots | {"2a": {"knights": [[0, 2]], "dragon": None}},
        "top": [[], []],
        "decks": [14, 14],
        "dungeon": [0, 0],
        "drawn": "knight 3",
    }


def test_show_of_millstone_has_the_form_of_the_protocol(referee: RefereeProcess) -> None:
    referee.ask("new", game="millstone", players=2)
    dealt = ["red rock +3", "green joker", *["green rock", "green paper"] * 6]
    referee.ask("play", moves=[f"deal {card}" for card in dealt])
    assert referee.ask("show")["state"]["top"] is None
    referee.ask("play", move="play red rock +3")
    assert referee.ask("show")["state"] == {
        "top": "red rock +3",
        "hands": [["green rock"] * 6, ["green joker", *["green paper"] * 6]],
        "deck": 94,
        "pile": 1,
        "charge": 3,
        "direction": 1,
    }
    referee.ask("play", move="play green joker paper")
    shown = referee.ask("show")["state"]
    assert shown["top"] == "green paper" and shown["charge"] == 0 and shown["pile"] == 2
    hands = referee.ask("view", seat=1)["view"]["hands"]
    assert hands == [[], ["green paper"] * 6]
    assert referee.ask("view", seat=None)["view"]["hands"] == [[], []]


def test_a_whole_game_ends_with_scores_and_winners(referee: RefereeProcess) -> None:
    reply = referee.ask("new", game="towers", players=2)
    rng = random.Random(5)
    referee.ask("chance", seed=5)
    while (reply := referee.ask("legal"))["turn"] is not None:
        referee.ask("chance") if reply["turn"] == "nature" else referee.ask("play", move=rng.choice(reply["legal"]))
    assert reply["legal"] == [] and "odds" not in reply
    scores = referee.ask("scores")
    assert scores["over"] is True
    assert scores["winners"] == [s for s, p in enumerate(scores["scores"]) if p == max(scores["scores"])]
    show = referee.ask("show")["state"]
    assert show["row"] == [] and show["call"] is None and show["caller"] is None and show["round"] > 10
    assert "is over" in referee.ask("play", move="pass")["error"]


def test_a_custom_edition_from_a_file(referee: RefereeProcess, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text('name = "small"\nkinds = 1\nvalues = [1, 2, 3]\ndoubled = []\n')
    reply = referee.ask("new", game="towers", players=2, options={"edition": str(path)})
    assert reply["legal"] == ["deal candy 1", "deal candy 2", "deal candy 3"]
    assert referee.ask("new", game="towers", players=2, options={"edition": "standard"})["ok"]
    path.write_text("kinds = [")
    assert (
        "not well-formed TOML" in referee.ask("new", game="towers", players=2, options={"edition": str(path)})["error"]
    )
    missing = referee.ask("new", game="towers", players=2, options={"edition": "none.toml"})
    assert missing["error"] == "none.toml cannot be read: no such file or directory."
