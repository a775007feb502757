// What is asked over HTTP. Every refusal is one sentence; it is thrown as `Refused` and said to the reader as it is.
import { base } from "./place";
import type { AnalysisShown, Asked, Done, Moving, NewTable, Offer, Problem, Replay, Saying, SeatTaken, State, TableMade, TableShown, Verified } from "./wire";

/** Something was not done: why, in the server's English, and as a message in the reader's language where it has one. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly say: Saying | null = null,
    readonly rules: string[] = [],
    readonly status = 0,
    readonly again = false,
  ) {
    super(why);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(base + path, init);
  } catch {
    throw new Refused("We can’t reach the server; try again in a moment.", { id: "ui-unreachable" }, [], 0, true);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({ why: "The server did not answer as it should." }))) as Problem;
  throw new Refused(problem.why, problem.say ?? null, problem.rules ?? [], answer.status, answer.status === 503);
}

const table = (id: string, rest = "") => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  offer: () => ask<Offer>("/api/games"),
  mine: () => ask<TableShown[]>("/api/tables"),
  make: (wish: NewTable) => ask<TableMade>("/api/tables", wish),
  see: (id: string) => ask<State>(table(id)),
  do: (id: string, command: Asked) => ask<Done>(table(id), command),
  link: (id: string, seat: number) => ask<Moving>(table(id, `/seats/${seat}/link`), {}),
  take: (id: string, code: string) => ask<SeatTaken>(table(id, "/take"), { code }),
  replay: (id: string, game: number) => ask<Replay>(table(id, `/games/${game}/replay`)),
  analyse: (id: string, game: number) => ask<AnalysisShown>(table(id, `/games/${game}/analysis`), {}),
  analysis: (id: string, game: number) => ask<AnalysisShown>(table(id, `/games/${game}/analysis`)),
  verify: (record: string) => ask<Verified>("/api/verify", { record }),
  qr: (id: string) => base + table(id, "/qr"),
  record: (id: string, game: number) => base + table(id, `/games/${game}/record`),
  positions: (id: string, game: number) => base + table(id, `/games/${game}/replay`),
};

export async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Refused(((await answer.json()) as Problem).why);
  return answer.text();
}
