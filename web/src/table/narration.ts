// What happened at a table, in words and sounds: for screen readers, notices and the speaker.
import { i18n, say } from "../lib/i18n.svelte";
import { moveSentence } from "../lib/moves";
import type { Sound } from "../lib/sound";
import type { Event, State } from "../lib/wire";

/** The moves of an event, each as a sentence. */
export function moveSentences(event: Event, state: State): string[] {
  const names = state.table.seats.map((seat) => seat.name);
  return (event.log ?? []).map(([who, words]) => moveSentence(state.table.game, words, who, state.you.seat, names));
}

/** An event that is not a move as a sentence; "" if there is nothing to say about it. */
export function eventSentence(event: Event, before: State, after: State): string {
  const { did, seat, name, why, cause, accuracy } = event.what;
  const detail = did === "took over" ? why : did === "aborted" ? cause : undefined;
  const id = `happened-${did.replaceAll(" ", "-")}${typeof detail === "string" ? `-${detail}` : ""}`;
  if (!i18n.has(id)) return "";
  const who = name ?? (seat === undefined ? "" : (after.table.seats[seat]?.name || before.table.seats[seat]?.name || ""));
  const me = seat !== undefined && after.you.seats.includes(seat) ? "yes" : "no";
  return say(id, { who, me, accuracy: accuracy ?? 0 });
}

const NOTICED = new Set(["took over", "returned", "paused", "resumed", "aborted", "undone", "removed", "gathered", "thrown"]);

/** Whether an event is shown as a notice. */
export const isNoticed = (event: Event): boolean => NOTICED.has(event.what.did);

export function soundOf(event: Event, before: State, after: State): Sound | null {
  const { table, you } = after;
  if (table.outcome && !before.table.outcome) return table.outcome.winners.some((seat) => you.seats.includes(seat)) ? "win" : "over";
  if (table.timed_decision && !before.table.timed_decision) return table.timed_decision.simultaneous ? "race" : "thanks";
  const mine = (state: State) => state.table.awaited.some((seat) => state.you.seats.includes(seat) && !state.you.chosen.includes(seat));
  if (mine(after) && !mine(before)) return "turn";
  return event.log?.length ? "card" : null;
}
