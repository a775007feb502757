"""Generates the tables of docs/server.md and docs/running-a-server.md from the code: `python scripts/reference.py`.

With --check nothing is written; it fails if a document is out of date.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import typer.main
from msgspec import inspect

from kolmik.cli import app as commands
from kolmik.engine.fair import seed_hash
from kolmik.protocol import messages
from kolmik.server.settings import Limits
from kolmik.server.transport import app, sockets, uvicorn_protocol

DOCS = Path(__file__).resolve().parent.parent / "docs"

# An example of each.
COMMANDS: dict[type[messages.Command], messages.Command] = {
    type(example): example
    for example in (
        messages.Sit(id="a1", name="Mari", seat=1),
        messages.Stand(id="a2", seat=1),
        messages.ClientSeedHash(id="c2", seat=1, hash=seed_hash("42", "maple", 1, "0" * 64, 1)),
        messages.ClientSeed(id="a3", seat=1, seed="42"),
        messages.Start(id="a4"),
        messages.Move(id="a5", move="bid 3", seen=17),
        messages.Release(id="a6", after=840),
        messages.Undo(id="a7", seen=18),
        messages.Say(id="a8", phrase="well-played"),
        messages.Chat(id="a9", text="Tea is ready!"),
        messages.Leave(id="b1", seat=1),
        messages.Return(id="b2", seat=1),
        messages.Look(id="b3", seat=0),
        messages.Bot(id="b4", seat=2, level="casual"),
        messages.Remove(id="b5", seat=2),
        messages.Pause(id="b6"),
        messages.Resume(id="b7"),
        messages.Abort(id="b8"),
        messages.Rematch(id="b9"),
        messages.Hint(id="c1"),
        messages.Pong(ping=123456),
    )
}
MESSAGES: dict[type[messages.Message], messages.Message] = {
    type(example): example
    for example in (
        messages.State(
            n=17,
            table={"id": "kq3…", "status": "playing"},
            game={"row": ["candy 7"]},
            you={"seat": 1, "legal": ["bid 3"]},
            log=[["nature", "deal candy 7"]],
            now=1763200000000,
        ),
        messages.Event(
            n=18,
            what={"did": "moved", "seat": 1},
            table={"awaited": [2], "changed": 18},
            game={"call": 3, "caller": 1},
            you={"legal": []},
            log=[[1, "bid 3"]],
            now=1763200004200,
        ),
        messages.Done(id="a5", n=18),
        messages.Refusal(
            id="a5",
            why="It is Mari’s turn.",
            say={"id": "refused-turn-of", "name": "Mari"},
        ),
        messages.Presence(seats=[0, 1], spectators=2),
        messages.HintResult(
            id="c1",
            seat=1,
            moves=[{"move": "bid 3", "value": 0.41, "visits": 1204}],
            line=[{"seat": 1, "move": "bid 3"}],
        ),
        messages.Ping(ping=123456),
        messages.Bye(why="The server is restarting; your table will be back in a moment.", say={"id": "bye-restart"}),
    )
}
CODES = {
    uvicorn_protocol.GOING_AWAY: "The server stops. Connect again after a moment.",
    1002: "Your frames break the WebSocket protocol. There is no `bye`.",
    uvicorn_protocol.NOT_UTF8: "A text frame was not UTF-8.",
    app.UNWELCOME: "There is no such table, or the version, origin, host or token is wrong. Do not try again.",
    uvicorn_protocol.TOO_LONG: "A message was far too long.",
    1011: "You did not answer a ping of the WebSocket protocol within 30 seconds. There is no `bye`.",
    app.TRY_AGAIN_LATER: "There are too many sockets or requests, or the storage cannot be reached. Try again later.",
    sockets.TOO_SLOW: "Your connection was too slow to follow the table. There is no `bye`. Connect again.",
    uvicorn_protocol.TOO_MANY: "You sent too many frames at once, of whatever kind. Connect again and send fewer.",
}
LIMITS = {
    "tables": "tables open in memory",
    "new_tables": "new tables per address and hour",
    "sockets": "sockets per process",
    "max_sockets_per_ip": "sockets per address",
    "max_connections_per_ip": "connections per address besides its sockets",
    "header_timeout": "seconds until the headers of a request must be complete",
    "transfer_timeout": "seconds until the body of a request must have arrived, and for a response to be read",
    "idle_timeout": "seconds that a connection may wait for its next request",
    "requests": "requests per address and second; bursts of four times as many",
    "commands": "frames of any kind per socket and second; bursts of three times as many",
    "says": "phrases and chat lines per person and second; bursts of five times as many",
    "frame": "bytes of a message from a client",
    "body": "bytes of a request",
    "behind": "bytes a slow reader may be behind before it is dropped",
    "thinking": "bots waiting for a thread; beyond that they move without search",
}


# --- the socket ---


def commands_table() -> str:
    rows = ["| `do` | what | fields besides `id` | example |", "|---|---|---|---|"]
    for kind in get_args(messages.AnyCommand):
        quoted = _minimal(COMMANDS[kind])
        messages.read_command(quoted)
        rows.append(f"| `{_tag(kind)}` | {_first(kind)} | {_fields(kind, {'id'})} | `{quoted.decode()}` |")
    return "\n".join(rows)


def messages_table() -> str:
    rows = ["| `is` | what | example |", "|---|---|---|"]
    for kind in get_args(messages.AnyMessage):
        quoted = messages.write(MESSAGES[kind])
        assert messages.read_message(quoted) == MESSAGES[kind]
        rows.append(f"| `{_tag(kind)}` | {_first(kind)} | `{quoted.decode()}` |")
    return "\n".join(rows)


def terms() -> str:
    rows = ["| term | what | default |", "|---|---|---|"]
    for field in msgspec.structs.fields(messages.Terms):
        kind = inspect.type_info(field.type)
        what = _described(field.type) or "Thinking time."
        default = "none" if field.default is None else messages.write(field.default).decode().strip('"')
        rows.append(f"| `{field.name}` | {what} {_kind(kind).capitalize()}. | `{default}` |")
    return "\n".join(rows)


def codes() -> str:
    rows = ["| code | what |", "|---:|---|", *(f"| {code} | {what} |" for code, what in sorted(CODES.items()))]
    return "\n".join(rows)


def limits() -> str:
    assert list(LIMITS) == [*Limits.__struct_fields__], "LIMITS must describe every limit"
    rows = ["| limit | default |", "|---|---:|"]
    rows += [f"| {what} | {getattr(Limits(), name):,g} |" for name, what in LIMITS.items()]
    return "\n".join(rows).replace("1.04858e+06", "1,048,576")


def _minimal(message: messages.Command) -> bytes:
    """Return a message without its optional fields at their defaults."""
    whole = msgspec.to_builtins(message)
    kept = {
        field.encode_name
        for field in msgspec.structs.fields(type(message))
        if getattr(message, field.name) != field.default
    }
    return messages.write({key: value for key, value in whole.items() if key == "do" or key in kept})


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def _first(kind: type) -> str:
    return " ".join((kind.__doc__ or "").partition("\n\n")[0].split())


def _fields(kind: type, but: set[str]) -> str:
    quoted = [
        f"`{field.encode_name}`{'' if field.required else '?'}: {_kind(inspect.type_info(field.type))}"
        for field in msgspec.structs.fields(kind)
        if field.encode_name not in but
    ]
    return "; ".join(quoted) or "–"


def _described(kind: Any) -> str:
    info = inspect.type_info(kind)
    while isinstance(info, inspect.Metadata):
        described = (info.extra_json_schema or {}).get("description", "")
        if described:
            return str(described)
        info = info.type
    return ""


def _kind(info: inspect.Type) -> str:
    """Return a type in words."""
    match info:
        case inspect.Metadata():
            return _kind(info.type)
        case inspect.UnionType():
            return " or ".join(_kind(one) for one in info.types)
        case inspect.IntType():
            low = 0 if info.ge is None else info.ge
            high = info.le if info.lt is None else info.lt - 1
            return f"a whole number from {low:,}" + ("" if high in (None, 2**53) else f" to {high:,}")
        case inspect.StrType():
            return f"text of at most {info.max_length} characters" if info.max_length else "text"
        case inspect.LiteralType():
            return ", ".join(f"`{value}`" for value in info.values)
        case inspect.BoolType():
            return "true or false"
        case inspect.NoneType():
            return "null"
        case inspect.StructType():
            return "{" + _fields(info.cls, set()) + "}"
    raise NotImplementedError(f"How is {info} said in words?")


# --- running a server ---


def options() -> str:
    command: Any = typer.main.get_command(commands)
    rows = ["| option | variable | default | what |", "|---|---|---|---|"]
    for option in command.commands["serve"].params:
        if option.envvar:
            default = "the data folder of your system" if option.name == "data" else _default(option.default)
            rows.append(f"| `{option.opts[0]}` | `{option.envvar}` | {default} | {option.help} |")
    return "\n".join(rows)


def _default(value: Any) -> str:
    if value in ("", None):
        return "none"
    return "off" if value is False else f"{value:,g}" if isinstance(value, float) else str(value)


# --- the documents ---

PARTS: dict[str, dict[str, Callable[[], str]]] = {
    "server.md": {
        "commands": commands_table,
        "answers": messages_table,
        "terms": terms,
        "codes": codes,
        "limits": limits,
    },
    "running-a-server.md": {"options": options, "limits": limits},
}


def replaced(text: str, part: str, table: str) -> str:
    """Return a document with one of its tables replaced, between its markers."""
    found = re.compile(rf"(<!-- {part}: written by scripts/reference.py -->\n).*?(<!-- end of {part} -->)", re.DOTALL)
    assert len(found.findall(text)) == 1, f"The markers of {part} must stand exactly once."
    return found.sub(lambda marks: f"{marks[1]}{table}\n{marks[2]}", text)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail if something is out of date")
    check = parser.parse_args().check
    for name, parts in PARTS.items():
        page = DOCS / name
        before = text = page.read_text(encoding="utf-8")
        for part, make in parts.items():
            text = replaced(text, part, make())
        if check and text != before:
            sys.exit(f"docs/{name} is out of date: run python scripts/reference.py.")
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
