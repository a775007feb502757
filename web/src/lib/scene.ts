// What a board is drawn from, wherever it comes from: a table that is played at, a replay, a lesson.
import type { Event, GameView, HintMove, LogLine, State, TablePart, YouPart } from "./wire";

export interface Scene<View = GameView> {
  readonly view: View;
  readonly table: TablePart;
  readonly you: YouPart;
  readonly names: string[];
  readonly log: LogLine[];
  /** What the reader may do now, in the words of moves. Empty in a replay. */
  readonly legal: ReadonlySet<string>;
  /** A move is on its way: nothing else can be asked till it is answered. */
  readonly busy: boolean;
  /** What a hint has found, the best first; null if none was asked for. */
  readonly hints: HintMove[] | null;
  act(move: string): void;
  /** Let go of the thrown bird so many milliseconds after the sight began to swing. */
  release(after: number): void;
  /** The server's clock, in milliseconds. */
  now(): number;
  /** Hear of each event as it comes; gives back how to stop. Nothing comes in a replay. */
  onEvent?(listener: (event: Event, before: State) => void): () => void;
}
