// The data a board draws and the actions it offers. A table, a replay and a lesson each provide a scene.
import type { Event, GameView, HintMove, LogLine, State, TablePart, YouPart } from "./wire";

export interface Scene<View = GameView> {
  readonly view: View;
  readonly table: TablePart;
  readonly you: YouPart;
  readonly names: string[];
  readonly log: LogLine[];
  /** The reader's legal moves, in the words of records. Empty in a replay. */
  readonly legal: ReadonlySet<string>;
  /** Whether a move is on its way to the server; no other can be sent until it is answered. */
  readonly busy: boolean;
  /** The moves of the last hint, best first; null if there is none. */
  readonly hints: HintMove[] | null;
  act(move: string): void;
  /** Lets go of the thrown bird, `after` milliseconds after the crosshair began to swing. */
  release(after: number): void;
  /** The server's clock, in milliseconds. */
  now(): number;
  /** Calls the listener for each event; returns a function that removes it. A replay has no events. */
  onEvent?(listener: (event: Event, before: State) => void): () => void;
}
