"""Drawings of positions, descriptions of moves, and the labels of moves in lists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from io import BytesIO, StringIO, TextIOWrapper
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import kolmik
from kolmik.bots import BOTS, InfoState
from kolmik.cli.drawings import find_drawing
from kolmik.cli.move_input import label_moves
from kolmik.drawing import Narrator, PlayedMove
from kolmik.drawing.plain import english_sentence
from kolmik.drawing.text import join_words
from kolmik.locales import speaker
from kolmik.locales.moves import card

KINDS = ("candy", "horror", "tree", "junk", "sand")
NAMES = ("You", "Bot 1", "Bot 2", "Bot 3", "Bot 4", "Bot 5")
ENGLISH = speaker("en")


def render(game: str, view: dict[str, Any], width: int) -> str:
    paper = StringIO()
    Console(width=width, file=paper).print(find_drawing(game).position(view, Narrator(names_for(view)), 0))
    return paper.getvalue()


def names_for(view: dict[str, Any]) -> tuple[str, ...]:
    return NAMES[: len(view.get("towers") or view.get("decks") or view["sizes"])]


def positions(game: str, players: int, seeds: range, every: int, **options: object) -> Iterator[dict[str, Any]]:
    """Views of seat 0 in random games: one every few moves, and the last."""
    for seed in seeds:
        match = kolmik.game(game).new(players=players, seed=seed, options=options)
        chance = Random(seed)
        while not match.over:
            match.play(chance.choice(match.legal()))
            if len(match.moves) % every == 0 or match.over:
                yield match.view(0)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_card_of_every_tower_can_be_read_off_the_table(players: int, width: int) -> None:
    match = kolmik.game("towers").new(players=players, seed=8)
    chance = Random(8)
    while not match.over:
        match.play(BOTS["greedy"].choose(InfoState(match), chance))
    view = match.view()
    lines = render("towers", view, width).splitlines()
    starts = [lines[0].index(kind) for kind in KINDS] + [lines[0].index("Rubble")]
    read: list[dict[str, list[str]]] = []
    for line in lines[4:]:
        if not line.strip():
            break
        if line[:7].strip():
            read.append({kind: [] for kind in KINDS})
        for kind, start, stop in zip(KINDS, starts[:-1], starts[1:], strict=True):
            read[-1][kind] += line[start:stop].split()
    expected = [
        {kind: [f"{v}▲" if v == 0 else str(v) for v in tower] or ["·"] for kind, tower in towers.items()}
        for towers in view["towers"]
    ]
    assert read == expected


def test_a_narrow_terminal_shows_everything() -> None:
    view = kolmik.game("towers").new(players=5, seed=8).view()
    text = render("towers", view, 50)
    assert all(word in text for word in (*KINDS, "Rubble", "Reach", "Bid", "Score"))


# --- Dungeon ---


def read_counts(text: str) -> dict[str, int]:
    """The cards that `1×4 2 bird` stands for."""
    counts = (word.partition("×") for word in text.split())
    return {name if name.isalpha() else f"knight {name}": int(times or 1) for name, _, times in counts}


def read_tower(lines: list[str]) -> dict[str, dict[str, Any]]:
    """The slots read off the drawing, in which a dragon stands above the knights it covers."""
    slots: dict[str, dict[str, Any]] = {}
    above: list[str] = []  # the slots of the line before
    for line in lines:
        parts = [part.split() for part in re.split("│", line)[1:-1]]
        if parts and all(part and re.fullmatch(r"[1-9][ab]?", part[0]) for part in parts):
            above = [part[0] for part in parts]
            for name, held in parts:
                slots[name] = {"knights": read_cards(held), "dragon": None}
                if held.endswith("~dragon"):
                    slots[name] = {"knights": [], "dragon": "RBGY".index(held[0])}
        elif parts and len(parts) == len(above) and all(not part or part[0].startswith("(") for part in parts):
            for name, part in zip(above, parts, strict=True):
                if part:
                    slots[name]["knights"] = read_cards(part[0].strip("()"))
    return slots


def read_cards(held: str) -> list[list[int]]:
    return [["RBGY".index(card[0]), int(card[1:])] for card in held.split("+") if card[0] in "RBGY" and "~" not in card]


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_of_the_tower_the_top_the_decks_and_the_dungeon_can_be_read(players: int, width: int) -> None:
    seen_dragon = seen_pair = False
    for view in positions("dungeon", players, range(3), 17):
        lines = render("dungeon", view, width).splitlines()
        towers = [line[:33].rstrip() for line in lines]
        assert read_tower(towers[players:]) == view["slots"]
        assert [[int(card) for card in line[8:].split() if card != "·"] for line in towers[:players]] == view["top"]
        beside = [line[33:].strip() for line in lines if line[33:].strip()]
        blocks = [beside[at : at + 3] for at in range(0, 3 * players, 3)]
        for seat, (name, deck, dungeon) in enumerate(blocks):
            assert re.fullmatch(rf"(▸ )?{'RBGY'[seat]} {NAMES[seat]} +{len(view['top'][seat])} at the top", name)
            assert name.startswith("▸") == (view["seat"] == seat)
            for what, line in (("deck", deck), ("dungeon", dungeon)):
                word, count, *rest = line.split()
                counts = view["decks" if what == "deck" else what]
                assert (word, int(count)) == (what, counts[seat])
                assert read_counts(" ".join(rest)) == view[f"in_{what}s" if what == "deck" else "in_dungeon"][seat]
        seen_dragon |= any(slot["dragon"] is not None for slot in view["slots"].values())
        seen_pair |= any(len(slot["knights"]) == 2 for slot in view["slots"].values())
    assert seen_dragon and seen_pair


def play_and_describe(match: kolmik.Match, words: str, seat: int | None = 0) -> list[str]:
    """Make a move. Returns its description and what followed from it."""
    drawing = find_drawing(match.game.name)
    before, start, mover = match.view(seat), len(match.moves), match.mover
    match.play(words)
    first, *nature = match.log(seat)[start:]
    move = PlayedMove(Narrator(NAMES[: match.players]), seat, before, match.view(seat), nature, mover, first)
    return [drawing.describe(move), *map(str, drawing.consequences(move))]


def dungeon(*moves: str, players: int = 2, **options: object) -> kolmik.Match:
    match = kolmik.game("dungeon").new(players=players, nature=False, options=options)
    match.play(*moves)
    return match


def test_dungeon_describes_captures_pairs_dragons_and_freed_knights() -> None:
    match = dungeon("draw", "reveal knight 2", "place 2a", "draw", "reveal knight 2")
    assert play_and_describe(match, "place 2a") == [
        "Bot 1 places the knight in 2a.",
        "  Your knight 2 is captured and goes to the dungeon.",
    ]
    match.play("draw", "reveal knight 3", "put back", "draw", "reveal knight 2")
    assert play_and_describe(match, "place 2a")[1:] == ["  That makes a pair."]
    match.play("draw", "reveal dragon")
    assert play_and_describe(match, "dragon 2a") == ["You place the dragon on 2a."]
    match.play("draw", "reveal knight 1", "place 1a", "draw", "reveal knight 3", "put back")
    assert play_and_describe(match, "climb 1@1a>2a") == [
        "Bot 1 climbs with the 1 from 1a to 2a.",
        "  Your dragon is defeated: the knight goes straight to the top.",
        "  Bot 1's knight 2 and knight 2 go back into the deck.",
    ]


@pytest.mark.parametrize("throw", ["odds", "table"])
def test_a_throw_is_described_card_by_card(throw: str) -> None:
    """The description names the cards that were asked, in that order, and no others."""
    throws = 0
    for seed in range(40):
        match = kolmik.game("dungeon").new(players=3, seed=seed, options={"throw": throw})
        chance = Random(seed)
        while not match.over:
            words = chance.choice(match.legal())
            start = len(match.moves)
            if not words.startswith("throw"):
                match.play(words)
                continue
            throws += 1
            lines = play_and_describe(match, words)[1:]
            expected = []
            for at in range(start + 1, len(match.moves)):
                asked = match.after(at).view(0)["asked"]
                owner = "Your" if asked["seat"] == 0 else f"{NAMES[asked['seat']]}'s"
                answer = match.game.words[match.moves[at]]
                expected.append(f"  {owner} {asked['card']} in {asked['slot']} {answer}.")
            assert [line for line in lines if "deck is empty" not in line] == (
                expected or ["  There is nothing to hit."]
            )
    assert throws > 30


# --- Millstone ---


def blocks(text: str) -> list[list[str]]:
    """The parts of a drawing between empty lines."""
    return [part.splitlines() for part in "\n".join(map(str.rstrip, text.splitlines())).split("\n\n")]


def rows(lines: list[str], headings: Iterable[str]) -> dict[str, str]:
    """The text beside each heading, joined into one line."""
    found: dict[str, str] = {}
    for line in lines:
        heading = next((one for one in headings if line[2:].startswith(f"{one} ")), None)
        if heading:
            found[heading] = ""
        last = list(found)[-1:]
        for one in last:
            found[one] = f"{found[one]} {line[2:].removeprefix(one if heading else '').strip()}".strip()
    return found


def read_card_list(text: str) -> Counter[str]:
    """The cards that `green rock, red paper ×2` stands for."""
    found: Counter[str] = Counter()
    for part in filter(None, text.replace("·", "").split(", ")):
        card, _, times = part.partition(" ×")
        found[card] += int(times or 1)
    return found


def full_names(cards: Iterable[str]) -> Counter[str]:
    """The cards of a view by their full names."""
    return Counter(card("millstone", one, ENGLISH) for one in cards)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_card_and_number_of_millstone_can_be_read(players: int, width: int) -> None:
    known = charged = 0
    for view in positions("millstone", players, range(3), 11):
        seats, middle, *hand, _ = blocks(render("millstone", view, width))
        for seat, (name, text) in enumerate(rows(seats[2:], NAMES[:players]).items()):
            size, _, held = text.partition(" ")
            assert (name, int(size)) == (NAMES[seat], view["sizes"][seat])
            if seat or view["over"]:
                assert read_card_list(held.strip()) == full_names(view["hands"][seat])
                known += bool(view["hands"][seat])
        facts = rows(middle, ("Top", "Penalty", "Order", "Table"))
        assert view["top"] is None or facts["Top"].split("│")[1].strip() == card("millstone", view["top"], ENGLISH)
        assert bool(view["charge"]) == ("Penalty" in facts)
        assert facts.get("Penalty", "0 cards").startswith(f"{view['charge']} cards")
        charged += bool(view["charge"])
        cards = "card" if view["pile"] == 1 else "cards"
        assert facts["Table"] == f"{view['pile']} {cards} in the pile, {view['deck']} in the deck"
        order = [NAMES[view["direction"] * at % players] for at in range(players)]
        assert facts["Order"].startswith(f"{' → '.join(order)} (")
        assert len(hand) == (not view["over"])
        if hand:
            own = rows(hand[0][1:], ("rock", "paper", "scissors", "jokers", "millstones"))
            assert sum((read_card_list(text) for text in own.values()), Counter()) == full_names(view["hands"][0])
            assert all(heading.rstrip("s") in card for heading, text in own.items() for card in read_card_list(text))
    assert known and charged


@pytest.mark.parametrize(
    ("top", "words"),
    [
        ("green rock", "any paper, yellow rock, red rock or a joker"),
        ("yellow scissors +3", "any rock, red scissors or a joker"),
        ("red paper", "any scissors or a joker"),
    ],
)
def test_the_cards_that_beat_the_top_are_named(top: str, words: str) -> None:
    view = kolmik.game("millstone").new(players=2, seed=1).view(0) | {"top": top, "phase": "turn"}
    assert f"beaten by {words}" in render("millstone", view, 80)


def test_millstone_describes_only_what_a_seat_may_know() -> None:
    hands = (
        ["green rock", "green paper", "green scissors", "yellow rock", "yellow paper", "yellow scissors", "red rock"],
        ["green paper give", "millstone", "red paper", "green rock", "green rock", "green rock", "yellow paper +3"],
        ["red joker", "green joker", "green paper", "green paper", "green paper", "yellow joker", "red scissors"],
    )
    match = kolmik.game("millstone").new(players=3, nature=False)
    match.play(*(f"deal {hands[at % 3][at // 3]}" for at in range(21)), "play green rock")
    assert play_and_describe(match, "play green paper give") == ["Bot 1 plays green paper (give)."]
    assert play_and_describe(match, "give millstone to 2") == ["Bot 1 gives a card to Bot 2."]
    assert play_and_describe(match, "thanks") == ["Bot 2 says thank you."]
    assert play_and_describe(match, "play red joker scissors") == ["Bot 2 plays red joker, naming scissors."]
    assert play_and_describe(match, "draw") == ["You draw a card."]
    match.play("deal green rock again")
    assert play_and_describe(match, "keep") == ["You keep it."]
    match.play("draw", "deal yellow rock +3")
    assert play_and_describe(match, "play yellow rock +3") == [
        "Bot 1 plays yellow rock (+3).",
        "  The penalty is 3 cards.",
    ]
    assert play_and_describe(match, "play green joker rock")[1:] == ["  The penalty is cancelled."]


# --- both ---


@pytest.mark.parametrize(("game", "players"), [("dungeon", 2), ("dungeon", 4), ("millstone", 2), ("millstone", 6)])
def test_lines_fit_the_terminal_and_ascii_replaces_unicode(game: str, players: int) -> None:
    for view in positions(game, players, range(2), 23):
        for width in (50, 80):
            lines = render(game, view, width).splitlines()
            assert max(map(cell_len, lines)) <= width
        paper = TextIOWrapper(BytesIO(), encoding="ascii", errors="strict")
        console = Console(width=80, file=paper)
        console.print(find_drawing(game).position(view, Narrator(names_for(view)), 0))
        console.print(find_drawing(game).final_scores(view, Narrator(names_for(view)), [0] * players))
        paper.flush()


def test_moves_of_any_game_become_english_sentences() -> None:
    assert [english_sentence("Bo", words) for words in ("bid 3", "pass", "play red", "fly", "go", "climb 2@4>6")] == [
        "Bo bids 3.",
        "Bo passes.",
        "Bo plays red.",
        "Bo flies.",
        "Bo goes.",
        "Bo climbs 2@4>6.",
    ]
    assert english_sentence("You", "pass") == "You pass."


def labels(game: str, *legal: str) -> dict[str, str]:
    drawing = find_drawing(game)
    return label_moves(drawing.list_moves(legal, Narrator(NAMES[:3])), drawing.declining_moves)


def test_a_move_with_a_number_has_it_as_its_label() -> None:
    assert labels("towers", "pass", "bid 4", "bid 5") == {"0": "pass", "4": "bid 4", "5": "bid 5"}
    assert labels("towers", "pass") == {"0": "pass"}
    assert list(labels("towers", "build candy 10", "build candy 9", "raze sand").items()) == [
        ("1", "build candy 9"),
        ("2", "build candy 10"),
        ("3", "raze sand"),
    ]
    assert labels("towers", "give 1", "take 1") == {"1": "give 1", "2": "take 1"}


def test_slots_are_their_own_labels_and_climbs_are_numbered() -> None:
    assert labels("dungeon", "put back", "place 2b", "place 2a") == {
        "0": "put back",
        "2a": "place 2a",
        "2b": "place 2b",
    }
    assert list(labels("dungeon", "put back", "throw 9", "throw 4", "throw 1a")) == ["0", "1a", "4", "9"]
    assert labels("dungeon", "draw", "climb 3@9>top", "climb 1@1a>2b") == {
        "0": "draw",
        "1": "climb 1@1a>2b",
        "2": "climb 3@9>top",
    }


def test_millstone_lists_cards_by_sign_and_people_by_name() -> None:
    legal = ["draw", "play green scissors", "play red rock", "play green rock +3", "play red joker rock"]
    assert labels("millstone", *legal) == {
        "0": "draw",
        "1": "play green rock +3",
        "2": "play red rock",
        "3": "play green scissors",
        "4": "play red joker rock",
    }
    assert labels("millstone", "sit out", "race green rock") == {"0": "sit out", "1": "race green rock"}
    assert labels("millstone", "forget", "thanks") == {"1": "thanks", "2": "forget"}
    gifts = find_drawing("millstone").list_moves(
        ["give millstone to 2", "swap with 0"], Narrator(["Ann", "Bot 1", "Bot 2"])
    )
    assert gifts == {"swap with 0": "swap with Ann", "give millstone to 2": "give millstone to Bot 2"}


def test_english_lists() -> None:
    assert [join_words(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
