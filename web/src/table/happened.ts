// What has happened at a table, for the log of the screen reader, the notices and the sounds.
import { told } from "../lib/moves";
import { say, speech } from "../lib/speech.svelte";
import type { Sound } from "../lib/sound";
import type { Event, State } from "../lib/wire";

/** The moves of an event in words, one after the other. */
export function moves(event: Event, state: State): string[] {
  const names = state.table.seats.map((seat) => seat.name);
  return (event.log ?? []).map(([who, words]) => told(state.table.game, words, who, state.you.seat, names));
}

/** Anything else that happened, "" where there is nothing to say. */
export function happening(event: Event, before: State, after: State): string {
  const { did, seat, name, why, accuracy } = event.what;
  const id = `happened-${did.replaceAll(" ", "-")}${typeof why === "string" && did === "took over" ? `-${why}` : ""}`;
  if (!speech.has(id)) return "";
  const who = name ?? (seat === undefined ? "" : (after.table.seats[seat]?.name || before.table.seats[seat]?.name || ""));
  const me = seat !== undefined && after.you.seats.includes(seat) ? "yes" : "no";
  return say(id, { who, me, accuracy: accuracy ?? 0 });
}

const LOUD = new Set(["took over", "returned", "paused", "resumed", "aborted", "undone", "removed", "gathered", "thrown"]);

/** Whether it is worth a notice for everybody to see. */
export const noticed = (event: Event): boolean => LOUD.has(event.what.did);

export function soundOf(event: Event, before: State, after: State): Sound | null {
  const { table, you } = after;
  if (table.outcome && !before.table.outcome) return table.outcome.winners.some((seat) => you.seats.includes(seat)) ? "win" : "over";
  if (table.timed_decision && !before.table.timed_decision) return table.timed_decision.kind === "race" ? "race" : "thanks";
  const mine = (state: State) => state.table.awaited.some((seat) => state.you.seats.includes(seat));
  if (mine(after) && !mine(before)) return "turn";
  return event.log?.length ? "card" : null;
}
