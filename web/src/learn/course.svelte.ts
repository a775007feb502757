// A lesson that is being taken: a table of the server at which all seats are on this device. The script enters what chance
// and the others do; the learner is offered only what there is to learn now. What is legal is the server's to say.
import { api, Refused } from "../lib/api";
import { told } from "../lib/moves";
import { notices } from "../lib/notices.svelte";
import { base } from "../lib/place";
import type { Scene } from "../lib/scene";
import { duration, settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { say } from "../lib/speech.svelte";
import { LiveTable } from "../lib/table.svelte";
import type { Event, GameView, LogLine, State, TablePart, YouPart } from "../lib/wire";
import type { Lesson, Part } from "./lesson";

const LEARNER = 0;
// Before a move of chance and of the others one has time to see what came before; a little even without motion.
const CHANCE = { times: 0.4, least: 30 };
const OTHERS = { times: 2.6, least: 120 };

export class Course implements Scene {
  live: LiveTable | null = $state.raw(null);
  step = $state(0);
  /** What the learner may do now; null while others do something, or the learner reads. */
  allowed: RegExp | null = $state.raw(null);
  /** The learner reads, and goes on when they like. */
  reading = $state(false);
  failed = $state(false);
  busy = $state(false);
  readonly hints = null;

  #going = () => {}; // what waits for the learner
  #closed = false;

  constructor(readonly lesson: Lesson) {
    addEventListener("pagehide", this.#abandon);
    void this.#take();
  }

  // --- what the board is drawn from ---

  get #table(): LiveTable {
    if (!this.live) throw new Error("There is no table yet.");
    return this.live;
  }
  get known(): boolean {
    return this.live?.known === true && this.live.table.status !== "gathering";
  }
  get view(): GameView {
    return this.#table.view;
  }
  get names(): string[] {
    return this.#table.names;
  }
  get log(): LogLine[] {
    return this.#table.log;
  }
  /** The board is to look as at any table: that the cards are entered by the script is nothing to the learner. */
  table: TablePart = $derived.by(() => {
    const { table } = this.#table;
    return { ...table, terms: { ...table.terms, deal: "server" } };
  });
  you: YouPart = $derived.by(() => ({ ...this.#table.you, seats: [LEARNER], legal: [...this.legal], undo: false }));
  legal: ReadonlySet<string> = $derived.by(() => {
    const { allowed, live } = this;
    return new Set(allowed && live ? [...live.legal].filter((move) => allowed.test(move)) : []);
  });

  now(): number {
    return this.#table.now();
  }
  release(): void {
    throw new Error("Nobody takes aim in a lesson.");
  }

  onEvent(listener: (event: Event, before: State) => void): () => void {
    return this.#table.onEvent(listener);
  }

  act(move: string): void {
    if (this.legal.has(move) && !this.busy) void this.#learn(move);
  }

  // --- going on ---

  get last(): boolean {
    return this.step === this.lesson.steps.length - 1;
  }

  /** Read; on with it. */
  next(): void {
    if (!this.reading) return;
    this.reading = false;
    this.#going();
  }

  /** What the learner would do now is done for them. */
  skip(): void {
    const [first] = this.legal;
    if (first !== undefined) this.act(first);
    else this.next();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    removeEventListener("pagehide", this.#abandon);
    this.#abandon();
    this.live?.close();
  }

  /** A lesson that is left is no game that waits for anybody. */
  #abandon = (): void => {
    const { live } = this;
    if (!live?.known || live.table.status !== "playing") return;
    const command = new Blob([JSON.stringify({ do: "abort" })], { type: "application/json" });
    navigator.sendBeacon(`${base}/api/tables/${encodeURIComponent(live.line.table)}`, command);
  };

  async #take(): Promise<void> {
    try {
      await this.#sit();
      for (; !this.#closed; this.step++) {
        for (const part of this.lesson.steps[this.step]?.play ?? []) {
          await this.#do(part);
          if (this.#closed) return;
        }
        if (this.last) return;
        if (!this.lesson.steps[this.step]?.play?.some((part) => part instanceof RegExp)) await this.#read();
      }
    } catch (refusal) {
      if (this.#closed) return;
      this.failed = true;
      if (!(refusal instanceof Refused)) throw refusal;
      notices.refused(refusal, this.lesson.game);
    }
  }

  async #sit(): Promise<void> {
    const { game, players } = this.lesson;
    const terms = { deal: "people", hints: false, starter: LEARNER, away: 0 } as const;
    const { id } = await api.make({ game, players, name: settings.name || say("learn-you"), terms });
    for (let seat = 1; seat < players; seat++) await api.do(id, { do: "sit", name: say(`learn-other-${seat}`), seat });
    await api.do(id, { do: "start" });
    if (this.#closed) return;
    const live = new LiveTable(id);
    live.onEvent((event, before) => {
      const moves = (event.log ?? []).map(([who, words]) => told(game, words, who, LEARNER, live.names));
      if (moves.length) notices.announce(`${moves.join(". ")}.`);
      if (event.log?.length) play(live.table.outcome && !before.table.outcome ? "win" : "card");
    });
    this.live = live;
    await known(live);
  }

  async #do(part: Part): Promise<void> {
    if (typeof part === "string") {
      const { times, least } = this.view["turn"] === "nature" ? CHANCE : OTHERS;
      await pause(Math.max(times * duration(), least));
      if (!this.#closed) await this.#table.line.move(part);
      return;
    }
    this.allowed = part;
    await new Promise<void>((done) => (this.#going = done));
  }

  #read(): Promise<void> {
    this.reading = true;
    return new Promise((done) => (this.#going = done));
  }

  async #learn(move: string): Promise<void> {
    this.busy = true;
    try {
      await this.#table.line.move(move);
      this.allowed = null;
      this.#going();
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      notices.refused(refusal, this.lesson.game);
    } finally {
      this.busy = false;
    }
  }
}

/** The table has told how it stands. */
function known(live: LiveTable): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!live.known) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  });
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
