// A table that is played at, as its screen and its board see it.
import { Refused } from "./api";
import { Line, type Command } from "./line.svelte";
import { notices } from "./notices.svelte";
import type { Scene } from "./scene";
import type { Event, GameView, HintMove, HintStep, LogLine, State, TablePart, YouPart } from "./wire";

export class LiveTable implements Scene {
  readonly line: Line;
  busy = $state(false);
  hints = $state.raw<HintMove[] | null>(null);
  hintLine = $state.raw<HintStep[]>([]);

  constructor(id: string) {
    this.line = new Line(id);
    this.line.onEvent((event, before) => {
      if (event.table?.changed !== undefined && event.table.changed !== before.table.changed) this.hints = null;
    });
  }

  get known(): boolean {
    return this.line.state !== null;
  }
  get #state(): State {
    const state = this.line.state;
    if (!state) throw new Error("Nothing is known of this table yet.");
    return state;
  }
  get view(): GameView {
    return this.#state.game;
  }
  get table(): TablePart {
    return this.#state.table;
  }
  get you(): YouPart {
    return this.#state.you;
  }
  get log(): LogLine[] {
    return this.#state.log;
  }
  names: string[] = $derived.by(() => this.line.state?.table.seats.map((seat) => seat.name) ?? []);
  legal: ReadonlySet<string> = $derived.by(() => new Set(this.line.state?.you.legal ?? []));

  onEvent(listener: (event: Event, before: State) => void): () => void {
    return this.line.onEvent(listener);
  }

  now(): number {
    return this.line.now();
  }

  act(move: string): void {
    void this.#busily(this.line.move(move, this.you.seat));
  }

  release(after: number): void {
    void this.#busily(this.line.ask({ do: "release", after, seat: this.you.seat }));
  }

  undo(): void {
    void this.#busily(this.line.ask({ do: "undo", seen: this.#state.n }));
  }

  /** Anything else at the table; true if it was done. */
  async ask(command: Command): Promise<boolean> {
    try {
      await this.line.ask(command);
      return true;
    } catch (refusal) {
      this.#refused(refusal);
      return false;
    }
  }

  async hint(): Promise<void> {
    this.busy = true;
    try {
      const found = await this.line.ask({ do: "hint", seat: this.you.seat });
      if (found.is === "hint") [this.hints, this.hintLine] = [found.moves, found.line];
    } catch (refusal) {
      this.#refused(refusal);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.line.close();
  }

  async #busily(asked: Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await asked;
    } catch (refusal) {
      this.#refused(refusal);
    } finally {
      this.busy = false;
    }
  }

  #refused(refusal: unknown): void {
    if (!(refusal instanceof Refused)) throw refusal;
    notices.refused(refusal, this.line.state?.table.game);
  }
}
