"""Write the page's types from the server's: `web/src/lib/wire.ts`. With --check: only say whether it is up to date."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from kolmik.games.dungeon.view import View as DungeonView
from kolmik.games.millstone.view import View as MillstoneView
from kolmik.games.towers.view import View as TowersView
from kolmik.locales import LANGUAGES
from kolmik.server import messages, parts, shapes

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = "// What goes over the wire. Written by scripts/page_types.py from the server's own types: do not edit.\n"

ASKED = get_args(messages.Asked)
TOLD = get_args(messages.Answer)
SHAPES = (
    messages.NewTable,
    shapes.Offer,
    shapes.TableMade,
    shapes.TableShown,
    shapes.Moving,
    shapes.SeatTaken,
    shapes.AnalysisShown,
    shapes.Verified,
    shapes.Problem,
    shapes.Token,
)
PARTS = (parts.TablePart, parts.YouPart, parts.Replay, parts.AnalysisPart, parts.HintMove, parts.HintStep)
VIEWS = {"TowersView": TowersView, "DungeonView": DungeonView, "MillstoneView": MillstoneView}
TYPED = {  # what a message carries as a plain dict, by message and field
    ("State", "table"): "TablePart",
    ("State", "game"): "GameView",
    ("State", "you"): "YouPart",
    ("State", "log"): "LogLine[]",
    ("Event", "table"): "Partial<TablePart>",
    ("Event", "game"): "Partial<GameView>",
    ("Event", "you"): "Partial<YouPart>",
    ("Event", "log"): "LogLine[]",
    ("Event", "what"): "Happened",
    ("Hinted", "moves"): "HintMove[]",
    ("Hinted", "line"): "HintStep[]",
    ("TablePart", "terms"): "Required<Terms>",
    ("Refusal", "say"): "Saying",
    ("Problem", "say"): "Saying",
    ("Bye", "say"): "Saying",
    ("Replay", "steps"): "GameView[]",
    ("Replay", "log"): "LogLine[]",
    ("AnalysisShown", "result"): "AnalysisPart | null",
}
OWN = """\
export type Who = number | "nature";
export type LogLine = [Who, string];
export type GameView = Record<string, unknown>;
/** A message of the locales, with its arguments beside its id. */
export interface Saying {
  id: string;
  [argument: string]: string | number;
}
/** What an event tells for showing: what was done, and by whom. */
export interface Happened {
  did: string;
  seat?: number;
  name?: string;
  phrase?: Phrase;
  text?: string;
  level?: Level;
  accuracy?: number;
  [more: string]: unknown;
}
"""


def ts(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(ts(one) for one in schema[union]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(one).decode() for one in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(ts(one) for one in schema["prefixItems"]) + "]"
        inner = ts(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {ts(values)}>" if isinstance(values, dict) else "Record<string, unknown>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def interface(name: str, schema: dict[str, Any], told: bool) -> str:
    """An object type; what the server always tells is there, what a client may leave out is optional."""
    required = set(schema.get("required", ()))
    lines = []
    if text := schema.get("description"):
        lines.append(f"/** {' '.join(text.split())} */")
    lines.append(f"export interface {name} {{")
    for field, what in schema.get("properties", {}).items():
        optional = "" if field in required or told else "?"
        typed = TYPED.get((name, field)) or ts(what)
        lines.append(f"  {field}{optional}: {typed};")
    lines.append("}")
    return "\n".join(lines)


def written() -> str:
    """The whole file."""
    _, components = msgspec.json.schema_components([*ASKED, *TOLD, *SHAPES, *PARTS])
    pieces = [HEAD + OWN]
    pieces.append("export type Phrase = " + " | ".join(f'"{one}"' for one in messages.PHRASES) + ";")
    pieces.append("export type Level = " + " | ".join(f'"{one}"' for one in get_args(messages.Level)) + ";")
    always = {kind.__name__ for kind in (shapes.Offer, shapes.GameShown, shapes.OptionShown, shapes.AnalysisShown)}
    for name, schema in components.items():
        pieces.append(interface(name, schema, name in always))
    for name, view in VIEWS.items():
        _, views = msgspec.json.schema_components([view])
        for found, schema in views.items():
            pieces.append(interface(name if found == "View" else found, schema, False))
    pieces.append("export type Asked = " + " | ".join(kind.__name__ for kind in ASKED) + ";")
    pieces.append("export type Told = " + " | ".join(kind.__name__ for kind in TOLD) + ";")
    pieces.append(f"export const VERSION = {messages.VERSION};")
    for name, kind, values in (("PHRASES", "Phrase", messages.PHRASES), ("LEVELS", "Level", get_args(messages.Level))):
        pieces.append(f"export const {name}: readonly {kind}[] = {msgspec.json.encode(values).decode()};")
    usual = msgspec.json.encode(messages.Terms()).decode()
    pieces.append(f"export const TERMS: Required<Terms> = {usual};")
    languages = msgspec.json.encode(LANGUAGES).decode()
    pieces.append(f"export const LANGUAGES: Record<string, string> = {languages};")
    return "\n\n".join(pieces) + "\n"


def main() -> None:
    text = written()
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("web/src/lib/wire.ts is not what the server's types give; run: make reference")
        return
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
