"""The public fields of an event, and the changes of a part."""

from __future__ import annotations

from kolmik.server.domain import events
from kolmik.server.domain.projection import public_event
from kolmik.server.runtime.broadcast import changes


def test_a_public_event_names_seat_0_too() -> None:
    assert public_event(events.Moved(seat=0, moves=["pass"], id="secret")) == {"did": "moved", "seat": 0}
    assert public_event(events.Undone(seat=1, left=0)) == {"did": "undone", "seat": 1, "left": 0}


def test_a_public_event_leaves_out_empty_fields_and_secrets() -> None:
    sat = events.Sat(seat=1, name="Ann", holder="a hash", client_seed="7")
    assert public_event(sat) == {"did": "sat", "seat": 1, "name": "Ann"}


def test_the_changes_of_a_part_are_its_new_values_and_new_keys() -> None:
    assert changes({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}) == {}
    assert changes({"a": 1, "b": [1, 2]}, {"b": [1, 3], "c": None}) == {"b": [1, 3], "c": None}
