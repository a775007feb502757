// What has happened between two views, as far as it shows: for cards that travel and for who won a race.
import type { LogLine, MillstoneView } from "../../lib/wire";

export interface Seen {
  view: MillstoneView;
  lines: number; // of the log
}

export interface RaceOver {
  winner: number | null; // null: nobody laid a card
  card: string | null;
}

export interface Change {
  layer: number | null; // whose card the top is, if it has just been laid
  race: RaceOver | null; // if one has just been decided
}

const NOTHING: Change = { layer: null, race: null };
const RACING = new Set(["race", "fastest"]);

export const racing = (view: MillstoneView): boolean => RACING.has(view.phase);

/** A step forwards tells something; a jump in a replay, or the first look, does not. */
export function between(before: Seen | null, now: Seen): Change {
  if (!before || now.lines <= before.lines || now.lines > before.lines + now.view.sizes.length + 1) return NOTHING;
  const laid = now.view.pile === before.view.pile + 1;
  const seat = laid ? now.view.sizes.findIndex((size, at) => size === before.view.sizes[at]! - 1) : -1;
  const layer = seat < 0 ? null : seat;
  const decided = racing(before.view) && !racing(now.view);
  return { layer, race: decided ? { winner: layer, card: layer === null ? null : now.view.laid } : null };
}

/** Where a card that is new in a hand comes from: the other hand of a gift or a swap, else the deck. */
export function origin(log: readonly LogLine[], me: number | null): string {
  const [who, words] = log.at(-1) ?? ["nature", ""];
  const other = /^(?:give .* to|swap with) (\d)$/.exec(words)?.[1];
  if (other === undefined || who === "nature") return "deck";
  return `seat:${who === me ? other : who}`;
}

/** The card of the last gift, if the reader may know it. */
export function gift(log: readonly LogLine[]): { giver: number; card: string } | null {
  for (const [who, words] of log.slice(-2).reverse()) {
    const card = /^give ((?:green|yellow|red) .+|millstone) to \d$/.exec(words)?.[1];
    if (card && who !== "nature") return { giver: who, card };
  }
  return null;
}
