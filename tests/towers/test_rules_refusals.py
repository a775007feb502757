"""Every reason for refusing a move, with the rule that it names."""

from .scenario import (
    GAME,
    RAINBOW,
    auction_with_reach,
    build,
    discard_rows,
    position,
    refusal,
    table,
    turn_up,
    win,
)


def test_T13_a_card_that_is_not_in_the_deck() -> None:
    match = position({}, RAINBOW, players=3)
    win(match, 0, 1)
    build(match, "candy 5")
    assert refusal(match, "deal sand 5") == (
        '"deal sand 5" is not legal now: there is no sand 5 left in the deck (T-13).'
    )


def test_T13_first_the_row_is_turned_up() -> None:
    match = table()
    turn_up(match, "candy 7")
    for words in ("bid 1", "pass", "raze candy", "build candy 7"):
        assert refusal(match, words) == f'"{words}" is not legal now: first the row is turned up (T-13).'


def test_T13_no_card_is_turned_up_during_auction_and_building() -> None:
    sentence = '"deal sand 1" is not legal now: cards are turned up only at the start of a round (T-13).'
    match = position({}, RAINBOW)
    assert refusal(match, "deal sand 1") == sentence
    win(match, 0, 1)
    assert refusal(match, "deal sand 1") == sentence


def test_T14_the_starter_passes() -> None:
    match = position({}, RAINBOW)
    assert refusal(match, "pass") == ('"pass" is not legal now: the starter cannot pass, bid 0 does that job (T-14).')


def test_T15_a_number_above_the_size_of_the_row() -> None:
    match = table(players=2, deck={"kinds": 1, "values": [1, 2, 3], "doubled": []})
    turn_up(match, "candy 1 2 3")
    assert refusal(match, "bid 4") == '"bid 4" is not legal now: the row has only 3 cards (T-15).'


def test_T15_a_number_that_is_not_above_the_highest_so_far() -> None:
    match = position({}, RAINBOW)
    match.play("bid 3")
    for words in ("bid 0", "bid 2", "bid 3"):
        assert refusal(match, words) == f'"{words}" is not legal now: a call must be higher than 3 (T-15).'


def test_T16_a_call_after_the_auction() -> None:
    match = position({}, RAINBOW)
    match.play("bid 1", "bid 5")
    for words in ("bid 5", "pass"):
        assert refusal(match, words) == (
            f'"{words}" is not legal now: the auction is over and seat 1 is building (T-16).'
        )


def test_T18_building_during_the_auction() -> None:
    match = position({1: "sand 9"}, RAINBOW, starter=0)
    match.play("bid 1")
    for words in ("build candy 5", "raze sand"):
        assert refusal(match, words) == (
            f'"{words}" is not legal now: the auction is on and seat 1 has to call (T-18).'
        )


def test_T18_a_card_that_is_not_in_the_row() -> None:
    match = position({}, RAINBOW)
    win(match, 0, 2)
    assert refusal(match, "build candy 6") == (
        '"build candy 6" is not legal now: there is no candy 6 in the row (T-18).'
    )
    build(match, "candy 5")
    assert refusal(match, "build candy 5") == (
        '"build candy 5" is not legal now: there is no candy 5 in the row (T-18).'
    )


def test_T23_checked_a_number_above_the_reach() -> None:
    match = auction_with_reach(3, 5, 5, 5, bids="checked")
    assert refusal(match, "bid 4") == '"bid 4" is not legal now: seat 0 can build 3 of these cards at most (T-23).'


def test_T23_open_a_number_that_is_not_lower_than_the_one_called_off() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 0", "bid 5")
    assert refusal(match, "bid 5") == (
        '"bid 5" is not legal now: the call was called off, so it must be lower, at most 4 (T-23).'
    )


def test_T19_a_second_razing_or_one_after_a_placement() -> None:
    sentence = '"raze sand" is not legal now: razing is done once a round, before any card is placed (T-19).'
    match = position({1: "sand 9 6"}, RAINBOW)
    win(match, 1, 2)
    placed = match.after(len(match.moves))
    match.play("raze sand")
    assert refusal(match, "raze sand") == sentence
    placed.play("build candy 5")
    assert refusal(placed, "raze sand") == sentence


def test_T20_razing_a_spire() -> None:
    match = position({1: "sand 9 0"}, RAINBOW)
    win(match, 1, 1)
    assert refusal(match, "raze sand") == '"raze sand" is not legal now: a spire cannot be razed (T-20).'


def test_T19_razing_a_tower_that_does_not_exist() -> None:
    match = position({1: "sand 9", 2: "tree 9"}, RAINBOW)
    win(match, 1, 1)
    assert refusal(match, "raze tree") == '"raze tree" is not legal now: seat 1 has no tree tower (T-19).'


def test_T24_a_razing_after_which_the_number_could_not_be_built() -> None:
    match = position({1: "sand 9 8"}, "sand 12, candy 1, horror 1, tree 1, junk 1")
    win(match, 1, 5)
    assert refusal(match, "raze sand") == (
        '"raze sand" is not legal now: then the 5 cards still owed could not be built (T-24).'
    )


def test_T10_a_card_on_a_spire() -> None:
    match = position({1: "sand 3 0"}, "sand 9, candy 1, horror 1, tree 1, junk 1")
    win(match, 1, 1)
    assert refusal(match, "build sand 9") == ('"build sand 9" is not legal now: nothing may be laid on a spire (T-10).')


def test_T7_a_card_on_one_that_is_not_higher() -> None:
    match = position({1: "sand 7"}, "sand 7 12, horror 1, tree 1, junk 1")
    win(match, 1, 1)
    assert refusal(match, "build sand 7") == '"build sand 7" is not legal now: a 7 does not go on a 7 (T-7).'
    assert refusal(match, "build sand 12") == '"build sand 12" is not legal now: a 12 does not go on a 7 (T-7).'


def test_T24_a_placement_after_which_the_number_could_not_be_built() -> None:
    match = position({}, "candy 7 5, horror 1, tree 1, junk 1")
    win(match, 0, 5)
    assert refusal(match, "build candy 5") == (
        '"build candy 5" is not legal now: then the 5 cards still owed could not be built (T-24).'
    )


def test_T24_a_placement_instead_of_the_razing_that_is_needed() -> None:
    match = position({1: "sand 3, junk 2"}, RAINBOW)
    win(match, 1, 4)
    assert refusal(match, "build candy 5") == (
        '"build candy 5" is not legal now: then the 4 cards still owed could not be built (T-24).'
    )


def test_T24_the_sentence_for_a_single_card() -> None:
    match = position({1: "sand 9 8, candy 0, horror 0, tree 0, junk 0"}, "sand 12, candy 5, horror 5, tree 5, junk 5")
    win(match, 1, 1)
    assert refusal(match, "raze sand") == (
        '"raze sand" is not legal now: then the 1 card still owed could not be built (T-24).'
    )


def test_T29_anything_after_the_end() -> None:
    match = table(players=2, deck={"kinds": 1, "values": [1], "doubled": []})
    discard_rows(match, rounds=2)
    for words in ("deal candy 1", "bid 0", "pass", "raze candy", "build candy 1"):
        assert refusal(match, words) == f'"{words}" is not legal now: the game is over.'


def test_refusals_name_numbers_of_cards_and_values_with_the_right_words() -> None:
    edition = GAME.catalogue.own_edition({"name": "two", "kinds": 2, "values": [8, 5], "doubled": []})
    match = GAME.new(2, nature=False, options={"edition": edition})
    match.play("deal candy 5", "deal candy 8", "deal horror 5", "deal horror 8", "bid 1", "pass", "build candy 5")
    match.play("deal candy 8", "deal horror 5", "deal horror 8", "bid 0", "bid 2")
    assert refusal(match, "build candy 8") == '"build candy 8" is not legal now: an 8 does not go on a 5 (T-7).'


def test_T31_the_sentence_for_a_row_of_one_card() -> None:
    edition = GAME.catalogue.own_edition({"name": "one", "kinds": 1, "values": [3]})
    match = GAME.new(2, nature=False, options={"edition": edition})
    match.play("deal candy 3")
    assert refusal(match, "bid 2") == '"bid 2" is not legal now: the row has only 1 card (T-15).'
