// The playback of a recorded game: its positions as scenes for a board, and the reader's place in it.
import type { Scene } from "../lib/scene";
import type { GameView, HintMove, LogLine, Replay, TablePart, YouPart } from "../lib/wire";

export type Pace = "slow" | "normal" | "fast";
export const PACES: Record<Pace, number> = { slow: 2400, normal: 1200, fast: 500 }; // milliseconds per move

export class Playback implements Scene {
  replay: Replay = $state.raw()!;
  #table: TablePart = $state.raw()!;
  /** The number of moves made in the current position. */
  at = $state(0);
  playing = $state(false);
  pace: Pace = $state("normal");

  constructor(replay: Replay, table: TablePart, at: number) {
    this.replay = replay;
    this.#table = table;
    this.go(at);
  }

  last = $derived.by(() => this.replay.steps.length - 1);
  /** Whether the current position is the last of a finished game. */
  ended = $derived.by(() => this.replay.outcome !== null && this.at === this.last);
  names: string[] = $derived.by(() => this.#table.seats.map((seat, at) => this.replay.seats[at] || seat.name));
  view: GameView = $derived.by(() => this.replay.steps[this.at] ?? {});
  log: LogLine[] = $derived.by(() => this.replay.log.slice(0, this.at));
  /** The table at the current position, as far as a board needs it. */
  table: TablePart = $derived.by(() => ({
    ...this.#table,
    game_number: this.replay.number,
    seats: this.#table.seats.map((seat, at) => ({ ...seat, name: this.names[at] ?? seat.name, stand_in: "", why: "" })),
    status: this.ended ? "over" : "playing",
    outcome: this.ended ? this.replay.outcome : null,
    awaited: typeof this.view["turn"] === "number" ? [this.view["turn"]] : [],
    timed_decision: null,
    meter: null,
    deadline: null,
    left: null,
    said: [],
  }));
  readonly you: YouPart = { chosen: [], claim: null, host: false, legal: [], seat: null, seats: [], undo: false };
  readonly legal: ReadonlySet<string> = new Set<string>();
  readonly busy = false;
  readonly hints: HintMove[] | null = null;

  /** A replay has no legal moves, so a board must not call this. */
  act(move: string): void {
    throw new Error(`Nothing can be played in a replay, not even "${move}".`);
  }
  release(after: number): void {
    throw new Error(`Nothing can be thrown in a replay, not even after ${after} ms.`);
  }
  now(): number {
    return Date.now();
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, Number.isFinite(at) ? Math.trunc(at) : 0));
    if (this.at === this.last) this.playing = false;
  }
  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }
  /** Starts or pauses the playback; from the end it starts over. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing && this.last > 0;
  }
  /** Replaces the replay of a running game by a newer one. */
  update(replay: Replay, table: TablePart): void {
    this.replay = replay;
    this.#table = table;
    this.go(this.at);
  }
}
