"""The canvas that tables are drawn on."""

from __future__ import annotations

import numpy as np

from kolmik.engine.canvas import DARK, EDGE, FELT, LIGHT, MAT, SEATS, TURN, Canvas, counts


def test_a_box_is_cut_off_at_the_edge() -> None:
    canvas = Canvas(10, 8, FELT)
    canvas.box(7, 5, 20, 20, MAT)
    assert canvas.picture.shape == (8, 10, 3) and (canvas.picture[5:, 7:] == MAT).all()
    assert (canvas.picture[:5] == FELT).all() and (canvas.picture[:, :7] == FELT).all()


def test_letters_are_made_of_dots_and_cut_off_too() -> None:
    canvas = Canvas(7, 4, FELT)
    canvas.write(0, 0, "L?", LIGHT, size=1)
    ink = (canvas.picture == LIGHT).all(2)
    assert ink[:, 0].all() and not ink[:, 1:3].any() and ink[0, 4:].tolist() == [True, True, False]


def test_an_unknown_letter_is_a_question_mark_and_case_makes_no_difference() -> None:
    def written(words: str) -> bytes:
        canvas = Canvas(60, 20)
        canvas.write(2, 2, words, LIGHT)
        return canvas.picture.tobytes()

    assert written("é") == written("?") and written("abc") == written("ABC") != written("abd")


def test_a_card_has_an_edge_and_readable_words() -> None:
    for colour, ink in (((20, 30, 40), LIGHT), ((240, 230, 220), DARK)):
        canvas = Canvas(60, 40)
        canvas.card(5, 5, 50, 30, colour, "8", 5)
        assert (canvas.picture[5, 5:55] == DARK).all() and tuple(canvas.picture[10, 10]) == colour
        assert (canvas.picture[8:32, 20:40] == ink).all(2).any()


def test_a_heading_lines_and_counts() -> None:
    one, other = Canvas(), Canvas()
    one.heading("auction", *counts(deck=12, put_backs=0, call=None))
    other.write_lines(["auction   deck 12   put backs 0"])
    assert np.array_equal(one.picture, other.picture) and (one.picture[EDGE] == LIGHT).any()


def test_the_seat_on_turn_is_highlighted() -> None:
    on_turn, waiting = Canvas(), Canvas()
    on_turn.seat(20, 20, 1, {"turn": 1})
    waiting.seat(20, 20, 1, {"turn": "nature"})
    for canvas in (on_turn, waiting):
        assert tuple(canvas.picture[25, 25]) == SEATS[1]
    assert (on_turn.picture == TURN).all(2).any() and not (waiting.picture == TURN).all(2).any()
