"""Properties of every game: cards, words, bytes, records and observations."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.round_trips import bytes_lead_on, record_leads_back, undo_leads_back

from .scenario import GAME, GAMES, RandomGame

NAMES = ["1a", "1b", "2a", "2b", "3a", "3b", "4", "5", "6", "7", "8", "9"]
CARDS = ["", *(f"knight {number}" for number in range(1, 10)), "bird", "dragon"]
PHASES = ["choosing", "revealing", "playing", "falling", "over"]


@settings(max_examples=20)
@given(GAMES)
def test_D1_cards_are_conserved_at_every_move(game: RandomGame) -> None:
    cards = None
    for match in game.positions():
        census = GAME.census(GAME.layout.open(match.state))
        cards = cards or census
        assert census == cards


@settings(max_examples=30)
@given(GAMES)
def test_D12_at_most_two_knights_of_one_colour_are_in_a_slot_and_a_dragon_has_knights_beneath(game: RandomGame) -> None:
    for match in game.positions():
        for held in match.show()["slots"].values():
            assert len(held["knights"]) <= 2
            assert len({seat for seat, _ in held["knights"]}) <= 1
            assert held["dragon"] is None or held["knights"] or match.view()["phase"] == "falling"


@settings(max_examples=20)
@given(GAMES)
def test_D27_a_state_keeps_nothing_that_is_over(game: RandomGame) -> None:
    """Empty slots, the hand and the throw are reset, so that two ways to one position give the same bytes."""
    for match in game.positions():
        state, shown, view = match.state[0], match.show(), match.view()
        taken = {NAMES.index(name) for name, held in shown["slots"].items() if held["knights"]}
        places = {2 * index - 6 if index > 5 else index for index in taken}
        for place in set(range(18)) - places:
            assert (state["owner"][place], state["lower"][place], state["upper"][place]) == (0, 0, 0)
        assert sorted(places) == [place for place in range(18) if int(state["taken"]) >> place & 1]
        if view["phase"] != "falling":
            assert (state["to_ask"], state["aim"], state["asked"]) == (0, 255, 0)
        if view["phase"] != "playing":
            assert state["drawn"] == 0
        for seat in range(game.players, 4):
            assert not state["decks"][seat] and not state["own"][seat] and not state["dragons"][seat]


def test_D19_every_move_has_its_own_words_and_they_are_read_back() -> None:
    assert [GAME.read(GAME.say(move)) for move in range(GAME.moves)] == list(range(GAME.moves))
    climbs = [words for words in GAME.words if words.startswith("climb")]
    assert {"climb 2@4>6", "climb 1@1a>2b", "climb 3@9>top", "climb 1@8>top", "climb 9@9>top"} <= set(climbs)
    assert not {"climb 2@4>7", "climb 1@4>top", "climb 1@9>10", "climb 0@1a>1b"} & set(climbs)


@given(st.one_of(st.text(), st.sampled_from(GAME.words).map(lambda words: words + " ")))
def test_D19_no_other_words_are_a_move(words: str) -> None:
    assert GAME.read(words) is None


def test_D31_every_byte_of_a_state_belongs_to_a_field() -> None:
    """Bytes between fields are not copied with a record, so that equal states might differ in them."""
    assert sum(GAME.layout.new()[field.name].nbytes for field in GAME.layout) == GAME.layout.size == 312


@settings(max_examples=15)
@given(GAMES)
def test_D31_the_bytes_of_a_state_are_enough_to_continue(game: RandomGame) -> None:
    bytes_lead_on(game.positions())


@settings(max_examples=15)
@given(GAMES, st.floats(0, 1))
def test_D31_reading_a_record_gives_the_same_game(game: RandomGame, part: float) -> None:
    record_leads_back(game.stopped(part))


@settings(max_examples=10)
@given(GAMES, st.floats(0, 1))
def test_D31_undo_restores_the_bytes(game: RandomGame, part: float) -> None:
    kept = [match.state.tobytes() for match in game.positions()]
    undo_leads_back(game.stopped(part), kept)


@settings(max_examples=15)
@given(GAMES)
def test_D31_all_seats_and_spectators_see_the_same_and_no_order_of_the_decks(game: RandomGame) -> None:
    for match in game.positions():
        views = [match.view(seat) for seat in (None, *range(game.players))]
        assert all(view == views[0] for view in views)
        assert views[0] | match.show() == views[0]
        assert [sum(cards.values()) for cards in views[0]["in_decks"]] == match.show()["decks"]
        assert [sum(cards.values()) for cards in views[0]["in_dungeon"]] == match.show()["dungeon"]
        assert views[0]["scores"] == match.scores()
        assert (views[0]["turn"], views[0]["over"]) == (match.turn, match.over)


@settings(max_examples=15)
@given(GAMES)
def test_D31_an_observation_has_everything_on_the_table(game: RandomGame) -> None:
    for match in game.positions():
        if len(match.moves) % 5 and not match.over and match.view()["phase"] != "falling":
            continue
        shown, view = match.show(), match.view()
        seat = len(match.moves) % game.players
        clockwise = [(seat + place) % game.players for place in range(game.players)]
        nobody = [0] * (4 - game.players)
        observed = {name: match.observe(seat)[part].tolist() for name, part in GAME.observation.items()}
        assert (observed["players"], observed["levels"]) == ([game.players], [game.options["levels"]])
        for name, option, value in (
            ("tie_by_last", "tie_break", "last"),
            ("bird_must", "bird", "must"),
            ("first_any", "first_turn", "any"),
            ("dragon_free", "dragon_twin", "free"),
            ("at_table", "throw", "table"),
        ):
            assert observed[name] == [game.options[option] == value]
        assert observed["phase"] == [int(view["phase"] == phase) for phase in PHASES]
        assert observed["turn"] == [int(match.turn == other) for other in clockwise] + nobody
        if not match.over:
            assert observed["seat"] == [int(view["seat"] == other) for other in clockwise] + nobody
            assert observed["first_turn"] == [view["first_turn"]]
        assert observed["put_backs"] == [min(view["put_backs"], 127)]
        assert observed["patience"] == [view["patience"] * game.players]
        assert observed["drawn"] == [int(shown["drawn"] == card) for card in CARDS]
        assert observed["aim"] == [int(view["aim"] == name) for name in NAMES]
        asked = view["asked"] or {"slot": None, "card": None}
        assert observed["asking"] == [int(asked["slot"] == name) for name in NAMES]
        held = shown["slots"].get(asked["slot"])
        kind = 0 if held is None else 1 if asked["card"] == "dragon" else observed["asked"].index(1)
        assert observed["asked"] == [int(kind == place) for place in range(4)]
        assert observed["slots"] == [int(name in shown["slots"]) for name in NAMES]
        for part, index in (("lower", 0), ("upper", 1)):
            for place, other in enumerate(clockwise):
                for at, name in enumerate(NAMES):
                    knights = shown["slots"].get(name, {"knights": []})["knights"][index : index + 1]
                    expected = knights[0][1] if knights and knights[0][0] == other else 0
                    assert observed[part][place * 12 + at] == expected
        for place, other in enumerate(clockwise):
            dragons = [int(shown["slots"].get(name, {"dragon": None})["dragon"] == other) for name in NAMES]
            assert observed["dragons"][place * 12 : place * 12 + 12] == dragons
            for part, cards in (("decks", view["in_decks"]), ("dungeon", view["in_dungeon"])):
                assert observed[part][place * 12 : place * 12 + 12] == [cards[other].get(card, 0) for card in CARDS]
            assert observed["top_size"][place] == len(shown["top"][other])
            numbers = observed["top"][place * 15 : place * 15 + 15]
            assert numbers == shown["top"][other] + [0] * (15 - len(shown["top"][other]))
