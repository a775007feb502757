"""The servers that the tests start."""

from __future__ import annotations

import redis


def test_redis_begins_empty(redis_url: str) -> None:
    with redis.Redis.from_url(redis_url) as client:
        assert client.dbsize() == 0
        client.set("a", "b")
        assert client.get("a") == b"b"
