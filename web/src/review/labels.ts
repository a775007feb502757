// What a replay and an analysis say of a move.
import { moveSentence } from "../lib/moves";
import { say, i18n } from "../lib/i18n.svelte";
import type { Judged, Who } from "../lib/wire";
import type { Playback } from "./playback.svelte";

/** What has just happened in a position. */
export function happened(playback: Playback, at: number): string {
  const line = playback.replay.log[at - 1];
  return line ? moved(playback, line[0], line[1]) : say("replay-beginning");
}

export function moved(playback: Playback, who: Who, words: string): string {
  return moveSentence(playback.replay.game, words, who, null, playback.names);
}

export function markName(mark: string): string {
  const id = `analysis-mark-${mark}`;
  return i18n.has(id) ? say(id) : mark;
}

/** Of each move that was marked, its judgement, by its place in the log. */
export function markedMoves(decisions: readonly Judged[]): Map<number, Judged> {
  return new Map(decisions.filter((one) => one.mark).map((one) => [one.at, one]));
}
