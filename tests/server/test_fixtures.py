"""The servers that the fixtures start."""

from __future__ import annotations

import redis


def test_the_redis_fixture_starts_empty(redis_url: str) -> None:
    with redis.Redis.from_url(redis_url) as client:
        assert client.dbsize() == 0
        client.set("a", "b")
        assert client.get("a") == b"b"
