// Sorts the parts of any game's view: those of each seat, and those of the whole table.
import { i18n, say } from "../../lib/i18n.svelte";
import { cardName } from "../../lib/moves";
import type { GameView, ViewHintsModel } from "../../lib/wire";

/** A part as it is shown: either cards, known or face down, or a text. */
export interface Cell {
  name: string;
  label: string;
  cards: string[] | null; // full names; null if the part is a text
  hidden: number; // cards that are there and that the reader does not know
  text: string;
}

export interface Parts {
  seats: Cell[][]; // by seat
  table: Cell[];
}

export const NO_HINTS: ViewHintsModel = { seats: [], plain_lists: [], labels: {}, cards: [], sizes: {} };
/** Shown elsewhere: by the list of players, and by the sentence above the board. */
const SHOWN_ELSEWHERE = new Set(["turn", "phase", "over", "scores"]);
const NOTHING = "–";

export function partsOf(game: string, view: GameView, hints: ViewHintsModel, names: readonly string[]): Parts {
  const counts = new Set(Object.values(hints.sizes));
  const parts: Parts = { seats: names.map(() => []), table: [] };
  for (const [name, value] of Object.entries(view)) {
    if (value === null || value === "" || SHOWN_ELSEWHERE.has(name) || counts.has(name)) continue;
    const size = view[hints.sizes[name] ?? ""];
    const cell = (part: unknown, count: unknown): Cell => cellOf(game, name, part, count, hints, names);
    if (Array.isArray(value) && value.length === names.length && !hints.plain_lists.includes(name)) {
      value.forEach((part, seat) => {
        if (part === false) return; // what does not hold for a seat need not be said
        parts.seats[seat]?.push(cell(part, Array.isArray(size) ? size[seat] : null));
      });
    } else {
      parts.table.push(cell(value, size));
    }
  }
  return parts;
}

function cellOf(game: string, name: string, value: unknown, size: unknown, hints: ViewHintsModel, names: readonly string[]): Cell {
  const cell: Cell = { name, label: labelOf(game, name, hints), cards: null, hidden: 0, text: "" };
  if (hints.cards.includes(name)) {
    const known = Array.isArray(value) ? value : value === null || value === "" ? [] : [value];
    cell.cards = known.map((card) => cardName(game, String(card)));
    cell.hidden = typeof size === "number" ? Math.max(0, size - known.length) : 0;
  } else if (hints.seats.includes(name) && typeof value === "number") {
    cell.text = names[value] ?? NOTHING;
  } else {
    cell.text = textOf(game, value);
  }
  return cell;
}

function labelOf(game: string, name: string, hints: ViewHintsModel): string {
  const message = `${game}-view-${name}`;
  if (i18n.has(message)) return say(message);
  const words = hints.labels[name] ?? name.replaceAll("_", " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

function textOf(game: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
  if (Array.isArray(value)) return value.map((part) => textOf(game, part)).join(", ") || NOTHING;
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, part]) => `${cardName(game, name).replaceAll("_", " ")}: ${textOf(game, part)}`);
    return parts.join(", ") || NOTHING;
  }
  return cardName(game, String(value));
}
