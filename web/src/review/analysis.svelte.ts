// The analysis of a game: it runs on the server, which keeps it; here it is asked for and waited for.
import { api, RefusedError } from "../lib/api";
import type { AnalysisPart, AnalysisShown } from "../lib/wire";

const WAIT = 700; // milliseconds between two looks
const PATIENCE = 40; // looks without anything new, then it is asked for again: a server that was restarted has forgotten it

export type Stage = "unknown" | "none" | "running" | "done" | "failed";

export class Analysis {
  stage: Stage = $state("unknown");
  done = $state(0);
  of = $state(0);
  found: AnalysisPart | null = $state.raw(null);
  refusal: RefusedError | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #still = 0;
  #closed = false;

  constructor(
    private table: string,
    private game: number,
  ) {}

  /** Is there one already, or one on its way? */
  async look(): Promise<void> {
    await this.#hear(() => api.getAnalysis(this.table, this.game));
  }

  async begin(): Promise<void> {
    this.refusal = null;
    await this.#hear(() => api.startAnalysis(this.table, this.game));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #hear(ask: () => Promise<AnalysisShown>): Promise<void> {
    try {
      this.#told(await ask());
    } catch (refusal) {
      if (!(refusal instanceof RefusedError)) throw refusal;
      if (refusal.status === 404) this.stage = "none";
      else if (this.stage === "running" && refusal.retryable) this.#later();
      else [this.stage, this.refusal] = ["none", refusal];
    }
  }

  #told(shown: AnalysisShown): void {
    if (shown.state === "done" && shown.result) {
      this.found = shown.result;
      this.stage = "done";
    } else if (shown.state === "running") {
      this.#still = shown.done === this.done && this.stage === "running" ? this.#still + 1 : 0;
      [this.done, this.of, this.stage] = [shown.done, shown.of, "running"];
      this.#later();
    } else this.stage = "failed";
  }

  #later(): void {
    if (this.#closed) return;
    const again = this.#still >= PATIENCE;
    if (again) this.#still = 0;
    this.#timer = setTimeout(() => void (again ? this.begin() : this.look()), WAIT);
  }
}
