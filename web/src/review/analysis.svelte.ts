// The analysis of a game. It runs on the server, which stores it; this class requests it and polls for the result.
import { api, RefusedError } from "../lib/api";
import type { AnalysisPart, AnalysisStatus } from "../lib/wire";

const POLL_MS = 700;
const MAX_STALLED_POLLS = 40; // polls without progress before it is requested again: a restarted server forgets it

export type Stage = "unknown" | "none" | "running" | "done" | "failed";

export class Analysis {
  stage: Stage = $state("unknown");
  done = $state(0);
  of = $state(0);
  found: AnalysisPart | null = $state.raw(null);
  refusal: RefusedError | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stalled = 0;
  #closed = false;

  constructor(
    private table: string,
    private game: number,
  ) {}

  /** Asks whether there is an analysis already, or one in progress. */
  async poll(): Promise<void> {
    await this.#update(() => api.getAnalysis(this.table, this.game));
  }

  async start(): Promise<void> {
    this.refusal = null;
    await this.#update(() => api.startAnalysis(this.table, this.game));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #update(request: () => Promise<AnalysisStatus>): Promise<void> {
    try {
      this.#show(await request());
    } catch (refusal) {
      if (!(refusal instanceof RefusedError)) throw refusal;
      if (refusal.status === 404) this.stage = "none";
      else if (this.stage === "running" && refusal.retryable) this.#schedule();
      else [this.stage, this.refusal] = ["none", refusal];
    }
  }

  #show(shown: AnalysisStatus): void {
    if (shown.state === "done" && shown.result) {
      this.found = shown.result;
      this.stage = "done";
    } else if (shown.state === "running") {
      this.#stalled = shown.done === this.done && this.stage === "running" ? this.#stalled + 1 : 0;
      [this.done, this.of, this.stage] = [shown.done, shown.of, "running"];
      this.#schedule();
    } else this.stage = "failed";
  }

  #schedule(): void {
    if (this.#closed) return;
    const restart = this.#stalled >= MAX_STALLED_POLLS;
    if (restart) this.#stalled = 0;
    this.#timer = setTimeout(() => void (restart ? this.start() : this.poll()), POLL_MS);
  }
}
