"""A process that appends events and prints the acknowledged ones until it is killed: appender.py URL ROUND."""

from __future__ import annotations

import asyncio
import os
import sys

from kolmik.server.store import Store

APPENDERS = 20


async def append_forever(store: Store, table: str) -> None:
    number = 0
    while True:
        await store.append(table, number + 1, number, [b'{"n":%d}' % number, b"{}"])
        number += 2
        os.write(1, b"%s %d\n" % (table.encode(), number))


async def main(url: str, round_name: str) -> None:
    store = Store.open(url)
    await asyncio.gather(*(append_forever(store, f"{round_name}-{one}") for one in range(APPENDERS)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
