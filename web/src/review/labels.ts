// Sentences and names for moves and marks in a replay.
import { moveSentence } from "../lib/moves";
import { i18n, say } from "../lib/i18n.svelte";
import type { Judged, Who } from "../lib/wire";
import type { Playback } from "./playback.svelte";

/** The last move before a position, as a sentence. */
export function lastMove(playback: Playback, at: number): string {
  const line = playback.replay.log[at - 1];
  return line ? describeMove(playback, line[0], line[1]) : say("replay-beginning");
}

export function describeMove(playback: Playback, who: Who, words: string): string {
  return moveSentence(playback.replay.game, words, who, null, playback.names);
}

export function markName(mark: string): string {
  const id = `analysis-mark-${mark}`;
  return i18n.has(id) ? say(id) : mark;
}

/** The judged decisions with a mark, by their index in the log. */
export function markedMoves(decisions: readonly Judged[]): Map<number, Judged> {
  return new Map(decisions.filter((one) => one.mark).map((one) => [one.at, one]));
}
