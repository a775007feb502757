"""What an event says of itself to everybody."""

from __future__ import annotations

from kolmik.server import log
from kolmik.server.viewing import Part, what


def test_what_happened_names_the_first_seat_too() -> None:
    assert what(log.Moved(seat=0, moves=["pass"], id="secret")) == {"did": "moved", "seat": 0}
    assert what(log.Undone(seat=1, left=0)) == {"did": "undone", "seat": 1, "left": 0}


def test_what_happened_leaves_out_what_is_nothing_and_what_is_secret() -> None:
    sat = log.Sat(seat=1, name="Ann", holder="a hash", luck="7")
    assert what(sat) == {"did": "sat", "seat": 1, "name": "Ann"}


def test_a_part_tells_only_what_has_changed() -> None:
    part = Part({"a": 1, "b": [1, 2]})
    assert part.changes({"a": 1, "b": [1, 2]}) == b""
    assert part.changes({"b": [1, 3], "c": None}) == b'{"b":[1,3],"c":null}'
    assert part.whole() == b'{"a":1,"b":[1,3],"c":null}'
