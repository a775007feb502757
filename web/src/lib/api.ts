// Requests over HTTP. A refusal is one sentence, thrown as `RefusedError` and shown to the reader as it is.
import { base } from "./base-url";
import type { AnalysisStatus, AnyCommand, Done, SeatLink, NewTable, Catalogue, Problem, Replay, Saying, SeatTaken, State, TableCreated, TableListed, Verified } from "./wire";

/** The server refused a request: the reason in English and, where there is one, as a message in the reader's language. */
export class RefusedError extends Error {
  constructor(
    readonly why: string,
    readonly say: Saying | null = null,
    readonly rules: string[] = [],
    readonly status = 0,
    readonly retryable = false,
  ) {
    super(why);
  }
}

/** Sends a GET request, or a POST request if there is a body; returns the JSON of the answer. */
async function request<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(base + path, init);
  } catch {
    throw new RefusedError("We can’t reach the server; try again in a moment.", { id: "ui-unreachable" }, [], 0, true);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ why: "The server sent an answer that cannot be read." }))) as Problem;
  throw new RefusedError(problem.why, problem.say ?? null, problem.rules ?? [], answer.status, answer.status === 503);
}

/** All positions of a game. The server sends them in parts; if the game goes on meanwhile, they are fetched again. */
async function wholeReplay(id: string, game: number): Promise<Replay> {
  const part = (from: number) => request<Replay>(table(id, `/games/${game}/replay?from=${from}`));
  let whole = await part(0);
  while (whole.steps.length <= whole.moves) {
    const next = await part(whole.steps.length);
    const same = next.over === whole.over && (next.over || next.changed === whole.changed);
    whole = same ? { ...whole, log: [...whole.log, ...next.log], steps: [...whole.steps, ...next.steps] } : await part(0);
  }
  return whole;
}

const table = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  catalogue: () => request<Catalogue>("/api/games"),
  myTables: () => request<TableListed[]>("/api/tables"),
  createTable: (wish: NewTable) => request<TableCreated>("/api/tables", wish),
  getTable: (id: string) => request<State>(table(id)),
  command: (id: string, command: AnyCommand) => request<Done>(table(id), command),
  createSeatLink: (id: string, seat: number) => request<SeatLink>(table(id, `/seats/${seat}/link`), {}),
  claimSeat: (id: string, code: string) => request<SeatTaken>(table(id, "/take"), { code }),
  replay: wholeReplay,
  startAnalysis: (id: string, game: number) => request<AnalysisStatus>(table(id, `/games/${game}/analysis`), {}),
  getAnalysis: (id: string, game: number) => request<AnalysisStatus>(table(id, `/games/${game}/analysis`)),
  verify: (record: string) => request<Verified>("/api/verify", { record }),
  qrUrl: (id: string) => base + table(id, "/qr"),
  recordUrl: (id: string, game: number) => base + table(id, `/games/${game}/record`),
};

export async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new RefusedError(((await answer.json()) as Problem).why);
  return answer.text();
}
