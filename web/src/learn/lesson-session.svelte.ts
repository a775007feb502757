// A running lesson: a table of the server with all seats on this device. The script makes the moves of chance and of the
// other players, and offers the learner only the moves of the current step. The server decides which moves are legal.
import { api, RefusedError } from "../lib/api";
import { moveSentence } from "../lib/moves";
import { notices } from "../lib/notices.svelte";
import { base } from "../lib/base-url";
import type { Scene } from "../lib/scene";
import { animationMs, settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { say } from "../lib/i18n.svelte";
import { TableSession } from "../lib/session.svelte";
import type { Event, GameView, LogLine, State, TablePart, YouPart } from "../lib/wire";
import type { Lesson, Part } from "./lesson";

const LEARNER = 0;
// The pause before a scripted move, so that the learner can follow: a factor of the animation time, and at least so many ms.
const CHANCE_PAUSE = { factor: 0.4, least: 30 };
const PLAYER_PAUSE = { factor: 2.6, least: 120 };

export class LessonSession implements Scene {
  session: TableSession | null = $state.raw(null);
  step = $state(0);
  /** A pattern of the moves the learner may make now; null while the script moves or the learner reads. */
  allowed: RegExp | null = $state.raw(null);
  /** Whether the learner is reading and decides when to continue. */
  reading = $state(false);
  failed = $state(false);
  busy = $state(false);
  readonly hints = null;

  #resume = () => {}; // continues the script, which waits for the learner
  #closed = false;

  constructor(readonly lesson: Lesson) {
    addEventListener("pagehide", this.#abandon);
    void this.#run();
  }

  // --- the scene ---

  get #table(): TableSession {
    if (!this.session) throw new Error("There is no table yet.");
    return this.session;
  }
  get loaded(): boolean {
    return this.session?.loaded === true && this.session.table.status !== "gathering";
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
  /** The table as if the server dealt: the learner should not see that the script enters the cards. */
  table: TablePart = $derived.by(() => {
    const { table } = this.#table;
    return { ...table, terms: { ...table.terms, deal: "server" } };
  });
  you: YouPart = $derived.by(() => ({ ...this.#table.you, seats: [LEARNER], legal: [...this.legal], undo: false }));
  legal: ReadonlySet<string> = $derived.by(() => {
    const { allowed, session } = this;
    return new Set(allowed && session ? [...session.legal].filter((move) => allowed.test(move)) : []);
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

  // --- the script ---

  get last(): boolean {
    return this.step === this.lesson.steps.length - 1;
  }

  /** Continues after reading. */
  next(): void {
    if (!this.reading) return;
    this.reading = false;
    this.#resume();
  }

  /** Makes the learner's move for them. */
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
    this.session?.close();
  }

  /** Aborts the game, so that an abandoned lesson is not listed as a running game. */
  #abandon = (): void => {
    const { session } = this;
    if (!session?.loaded || session.table.status !== "playing") return;
    const command = new Blob([JSON.stringify({ do: "abort" })], { type: "application/json" });
    navigator.sendBeacon(`${base}/api/tables/${encodeURIComponent(session.connection.table)}`, command);
  };

  async #run(): Promise<void> {
    try {
      await this.#sit();
      for (; !this.#closed; this.step++) {
        for (const part of this.lesson.steps[this.step]?.play ?? []) {
          await this.#perform(part);
          if (this.#closed) return;
        }
        if (this.last) return;
        if (!this.lesson.steps[this.step]?.play?.some((part) => part instanceof RegExp)) await this.#read();
      }
    } catch (refusal) {
      if (this.#closed) return;
      this.failed = true;
      if (!(refusal instanceof RefusedError)) throw refusal;
      notices.showRefusal(refusal, this.lesson.game);
    }
  }

  async #sit(): Promise<void> {
    const { game, players } = this.lesson;
    const terms = { deal: "people", hints: false, starter: LEARNER, away: 0 } as const;
    const { id } = await api.createTable({ game, players, name: settings.name || say("learn-you"), terms });
    for (let seat = 1; seat < players; seat++) await api.command(id, { do: "sit", name: say(`learn-other-${seat}`), seat });
    await api.command(id, { do: "start" });
    if (this.#closed) return;
    const session = new TableSession(id);
    session.onEvent((event, before) => {
      const moves = (event.log ?? []).map(([who, words]) => moveSentence(game, words, who, LEARNER, session.names));
      if (moves.length) notices.announce(`${moves.join(". ")}.`);
      if (event.log?.length) play(session.table.outcome && !before.table.outcome ? "win" : "card");
    });
    this.session = session;
    await loaded(session);
  }

  async #perform(part: Part): Promise<void> {
    if (typeof part === "string") {
      const { factor, least } = this.view["turn"] === "nature" ? CHANCE_PAUSE : PLAYER_PAUSE;
      await pause(Math.max(factor * animationMs(), least));
      if (!this.#closed) await this.#table.connection.move(part);
      return;
    }
    this.allowed = part;
    await new Promise<void>((done) => (this.#resume = done));
  }

  #read(): Promise<void> {
    this.reading = true;
    return new Promise((done) => (this.#resume = done));
  }

  async #learn(move: string): Promise<void> {
    this.busy = true;
    try {
      await this.#table.connection.move(move);
      this.allowed = null;
      this.#resume();
    } catch (refusal) {
      if (!(refusal instanceof RefusedError)) throw refusal;
      notices.showRefusal(refusal, this.lesson.game);
    } finally {
      this.busy = false;
    }
  }
}

/** Resolves when the first state of the table has arrived. */
function loaded(session: TableSession): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!session.loaded) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  });
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
