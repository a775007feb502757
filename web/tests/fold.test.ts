import { describe, expect, it } from "vitest";
import { fold } from "../src/lib/fold";
import type { Event, State } from "../src/lib/wire";

const state = {
  is: "state",
  n: 4,
  table: { awaited: [0], status: "playing" },
  game: { row: ["candy 7"], call: null },
  you: { legal: ["bid 1"] },
  log: [["nature", "deal candy 7"], [0, "bid 0"]],
  now: 10,
} as unknown as State;
const event = (more: object): Event => ({ is: "event", n: 5, what: { did: "moved" }, now: 11, ...more }) as unknown as Event;

describe("fold", () => {
  it("replaces only the keys that an event contains", () => {
    const next = fold(state, event({ game: { call: 3 }, log: [[1, "bid 3"]] }));
    expect(next.game).toEqual({ row: ["candy 7"], call: 3 });
    expect(next.table).toBe(state.table);
    expect(next.you).toBe(state.you);
    expect(next.log).toEqual([...state.log, [1, "bid 3"]]);
    expect(next.n).toBe(5);
    expect(state.log).toHaveLength(2);
  });

  it("truncates the log before it appends", () => {
    const next = fold(state, event({ keep: 1, log: [[0, "bid 2"]] }));
    expect(next.log).toEqual([["nature", "deal candy 7"], [0, "bid 2"]]);
    expect(fold(state, event({ keep: 0 })).log).toEqual([]);
  });
});
