// A session at a table: the state its screen and board show, and the commands they send.
import { RefusedError } from "./api";
import { Connection, type Command } from "./connection.svelte";
import { addLuck } from "./contribution";
import { notices } from "./notices.svelte";
import type { Scene } from "./scene";
import type { Event, GameView, HintMove, HintStep, LogLine, State, TablePart, YouPart } from "./wire";

export class TableSession implements Scene {
  readonly connection: Connection;
  busy = $state(false);
  hints = $state.raw<HintMove[] | null>(null);
  principalVariation = $state.raw<HintStep[]>([]);

  constructor(id: string) {
    this.connection = new Connection(id);
    this.connection.onEvent((event, before) => {
      if (event.table?.changed !== undefined && event.table.changed !== before.table.changed) this.hints = null;
    });
  }

  /** Whether the first state has arrived. */
  get loaded(): boolean {
    return this.connection.state !== null;
  }
  get #state(): State {
    const state = this.connection.state;
    if (!state) throw new Error("The state of this table has not arrived yet.");
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
  names: string[] = $derived.by(() => this.connection.state?.table.seats.map((seat) => seat.name) ?? []);
  legal: ReadonlySet<string> = $derived.by(() => new Set(this.connection.state?.you.legal ?? []));

  /** The seats that have to decide now, except those of the reader that have chosen already in a race. */
  get deciding(): number[] {
    return this.table.awaited.filter((seat) => !this.you.chosen.includes(seat));
  }

  onEvent(listener: (event: Event, before: State) => void): () => void {
    return this.connection.onEvent(listener);
  }

  now(): number {
    return this.connection.now();
  }

  act(move: string): void {
    void this.#whileBusy(this.connection.move(move, this.you.seat));
  }

  release(after: number): void {
    void this.#whileBusy(this.connection.send({ do: "release", after, seat: this.you.seat }));
  }

  undo(): void {
    void this.#whileBusy(this.connection.send({ do: "undo", seen: this.#state.n }));
  }

  /** Sends any other command. Returns false, and shows a notice, if it was refused. */
  async send(command: Command): Promise<boolean> {
    try {
      await this.connection.send(command);
      return true;
    } catch (refusal) {
      this.#showRefusal(refusal);
      return false;
    }
  }

  /** Makes a lucky number part of the seed of a seat. */
  addLuck(seat: number, luck: string): void {
    addLuck(this.#state, seat, luck);
    this.connection.contribute();
  }

  async hint(): Promise<void> {
    await this.#whileBusy(
      this.connection.send({ do: "hint", seat: this.you.seat }).then((answer) => {
        if (answer.is === "hint") [this.hints, this.principalVariation] = [answer.moves, answer.line];
      }),
    );
  }

  close(): void {
    this.connection.close();
  }

  async #whileBusy(command: Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await command;
    } catch (refusal) {
      this.#showRefusal(refusal);
    } finally {
      this.busy = false;
    }
  }

  #showRefusal(refusal: unknown): void {
    if (!(refusal instanceof RefusedError)) throw refusal;
    notices.showRefusal(refusal, this.connection.state?.table.game);
  }
}
