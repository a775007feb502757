// Turns the words of records (moves, cards, endings) into messages for readers. It shares its patterns with
// src/kolmik/locales/moves.py.
import { say, i18n, type Arguments } from "./i18n.svelte";
import type { GameView, Who } from "./wire";

type Part = "moves" | "cards" | "endings";

const NUMBERS = new Set(["number", "turns"]);
const AS_WRITTEN = new Set(["slot", "from"]);
const CARDS = new Set(["card", "plain"]);
const FLAGS: Record<string, string> = { who: "me", whom: "mine" };

type Pairs = Partial<Record<Part, string[][]>>;
const files = import.meta.glob<Pairs>("../../../src/kolmik/locales/patterns/*.json", { eager: true, import: "default" });

const compiled: Record<string, Partial<Record<Part, [RegExp, string][]>>> = {};
for (const [path, parts] of Object.entries(files)) {
  const game = path.slice(path.lastIndexOf("/") + 1, -".json".length);
  const own: Partial<Record<Part, [RegExp, string][]>> = {};
  for (const [part, pairs] of Object.entries(parts)) {
    own[part as Part] = pairs.map(([pattern = "", message = ""]) => [new RegExp(pattern), message]);
  }
  compiled[game] = own;
}

interface Found {
  message: string;
  groups: Record<string, string>;
}

function find(game: string, part: Part, words: string): Found | null {
  for (const [pattern, message] of compiled[game]?.[part] ?? []) {
    const match = pattern.exec(words);
    if (!match) continue;
    const groups: Record<string, string> = { ...match.groups };
    const named = message.replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = groups[name] ?? "";
      delete groups[name];
      return part;
    });
    return { message: named, groups };
  }
  return null;
}

/** A move as a sentence, without its full stop. `me` is the reader's seat. */
export function moveSentence(game: string, words: string, who: Who, me: number | null, names: readonly string[]): string {
  const found = find(game, "moves", words);
  const name = who === "nature" ? "" : (names[who] ?? "");
  if (!found) return name ? `${name}: ${words}` : words;
  const mover: Arguments = who === "nature" ? {} : { who: name, me: yes(who === me) };
  return say(found.message, { ...mover, ...args(game, found.groups, me, names) });
}

/** A move as the label of a button. */
export function moveLabel(game: string, words: string, me: number | null, names: readonly string[]): string {
  const found = find(game, "moves", words);
  return found ? say(found.message.replace("-move-", "-do-"), args(game, found.groups, me, names)) : words;
}

/** The full name of a card. */
export function cardName(game: string, words: string): string {
  const found = find(game, "cards", words);
  return found ? say(found.message, args(game, found.groups, null, [])) : words;
}

/** The name of a kind, a colour, a sign or a surprise. */
export function termName(game: string, group: string, written: string): string {
  const message = `${game}-${group}-${written.replace("+", "plus-")}`;
  return i18n.has(message) ? say(message) : written;
}

/** The reason why a game is over, as a sentence. */
export function endingSentence(game: string, reason: string, me: number | null, names: readonly string[]): string {
  const found = find(game, "endings", reason);
  return found ? say(found.message, args(game, found.groups, me, names)) : reason;
}

/** A sentence that says which decision the game waits for, and whose it is. */
export function awaitedSentence(game: string, view: GameView, me: number | null, names: readonly string[]): string {
  const { turn, phase, drawn } = view;
  const given: Arguments = {};
  for (const [name, value] of Object.entries(view)) if (typeof value === "number") given[name] = value;
  if (typeof drawn === "string" && drawn) given["card"] = cardName(game, drawn);
  if (typeof turn === "number") Object.assign(given, { who: names[turn] ?? "", me: yes(turn === me) });
  const message = `${game}-awaited-${String(phase)}`;
  if (i18n.has(message)) return say(message, given);
  return typeof turn === "number" ? say("awaited-move", given) : say("awaited-chance");
}

/** Joins words: "a, b and c". */
export function joinWithAnd(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return say("list-and", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

const yes = (so: boolean): string => (so ? "yes" : "no");

function args(game: string, groups: Record<string, string>, me: number | null, names: readonly string[]): Arguments {
  const given: Arguments = {};
  for (const [name, text] of Object.entries(groups)) {
    if (NUMBERS.has(name)) given[name] = Number(text);
    else if (AS_WRITTEN.has(name)) given[name] = text;
    else if (FLAGS[name]) {
      const seats = (text.match(/\d+/g) ?? []).map(Number);
      given[name] = joinWithAnd(seats.map((seat) => names[seat] ?? String(seat)));
      given[FLAGS[name]] = yes(seats.length === 1 && seats[0] === me);
      given["count"] = seats.length;
    } else {
      given[name] = CARDS.has(name) ? cardName(game, text) : termName(game, name, text);
      given[`${name}-id`] = text;
    }
  }
  return given;
}
