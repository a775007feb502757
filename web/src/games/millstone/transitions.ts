// What happened between two views: the start of a card's animation, and the winner of a race.
import type { LogLine, MillstoneView } from "../../lib/wire";

export interface Snapshot {
  view: MillstoneView;
  lines: number; // the length of the log
}

export interface RaceOver {
  winner: number | null; // null: nobody played a card
  card: string | null;
}

export interface Change {
  layer: number | null; // the seat that has just played the top card
  race: RaceOver | null; // the race that has just been decided
}

const NOTHING: Change = { layer: null, race: null };
const RACING = new Set(["race", "fastest"]);

export const racing = (view: MillstoneView): boolean => RACING.has(view.phase);

/** Compares two views. The first view and jumps in a replay give no change. */
export function between(before: Snapshot | null, now: Snapshot): Change {
  if (!before || now.lines <= before.lines || now.lines > before.lines + now.view.sizes.length + 1) return NOTHING;
  const laid = now.view.pile === before.view.pile + 1;
  const seat = laid ? now.view.sizes.findIndex((size, at) => size === before.view.sizes[at]! - 1) : -1;
  const layer = seat < 0 ? null : seat;
  const decided = racing(before.view) && !racing(now.view);
  return { layer, race: decided ? { winner: layer, card: layer === null ? null : now.view.laid } : null };
}

/** The origin of a new card in a hand: the other hand of a gift or a swap, otherwise the deck. */
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
