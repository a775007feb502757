// @vitest-environment jsdom
// What the page contributes to a deal, and when: the hash of a seed first, the seed only for the hashes that were fixed.
import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addLuck, luckOf, respond, seedHash } from "../src/lib/contribution";
import { dealNote, saveDealNote } from "../src/lib/deal-notes";
import { sha256 } from "../src/lib/sha256";
import type { DealPart, State } from "../src/lib/wire";

const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function state(deal: Partial<DealPart>, seats = [0], game = 1): State {
  const usual = { by: "server", stage: "open", commitment: COMMITMENT, seed_hashes: [null, null], client_seeds: ["", ""], secret: null };
  const table = { id: "maple", game_number: game, terms: { starter: null }, deal: { ...usual, ...deal } };
  return { is: "state", n: 1, table, game: {}, you: { seats }, log: [], now: 0 } as unknown as State;
}

/** The hash that the page sends for seat 0, which the server then shows. */
function committed(): string {
  const [command] = respond(state({}));
  if (command?.do !== "client_seed_hash") throw new Error("no hash was sent");
  expect(respond(state({ seed_hashes: [command.hash, null] }))).toEqual([]);
  return command.hash;
}

test("SHA-256 is that of the standard, for every length around a block", () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 200, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(sha256(bytes), String(length)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("the hash of a seed is that of src/kolmik/engine/fair.py", () => {
  const text = `kolmik seed 1\nmaple\n2\n${COMMITMENT}\n3\n4711`;
  expect(seedHash("4711", "maple", 2, COMMITMENT, 3)).toBe(createHash("sha256").update(text).digest("hex"));
});

test("the page commits to 16 random bytes for each own seat, other ones for each game", () => {
  const commands = respond(state({}, [0, 1]));
  expect(commands.map((command) => [command.do, command.seat])).toEqual([["client_seed_hash", 0], ["client_seed_hash", 1]]);
  respond(state({}, [0], 2));
  const seeds = [dealNote("maple", 1)!.seeds[0]!, dealNote("maple", 1)!.seeds[1]!, dealNote("maple", 2)!.seeds[0]!];
  expect(new Set(seeds).size).toBe(3);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(respond(state({ by: "people" }))).toEqual([]);
});

test("a seed is revealed only for the hashes that were fixed first, also after a reload", () => {
  const mine = committed();
  const fixed = state({ stage: "seeds", seed_hashes: [mine, "1".repeat(64)] });
  const [command] = respond(fixed);
  if (command?.do !== "client_seed") throw new Error("no seed was sent");
  expect(seedHash(command.seed, "maple", 1, COMMITMENT, 0)).toBe(mine);
  expect(respond(fixed)).toEqual([command]);
  expect(dealNote("maple", 1)).toMatchObject({ hashes: [mine, "1".repeat(64)], accepted: [0], revealed: [0] });
  // A server that shows other hashes now, or goes back to gathering them, gets nothing more.
  expect(respond(state({ stage: "seeds", seed_hashes: [mine, "2".repeat(64)] }))).toEqual([]);
  expect(respond(state({}))).toEqual([]);
});

test("no seed is revealed for another hash or another commitment", () => {
  const mine = committed();
  expect(respond(state({ stage: "seeds", seed_hashes: [mine, null], commitment: "0".repeat(64) }))).toEqual([]);
  expect(respond(state({ stage: "seeds", seed_hashes: ["3".repeat(64), null] }))).toEqual([]);
  expect(dealNote("maple", 1)!.commitment).toBe(COMMITMENT);
});

test("a hash of which the browser has lost the seed is replaced, once", () => {
  const [command] = respond(state({ seed_hashes: ["4".repeat(64), null] }));
  if (command?.do !== "client_seed_hash") throw new Error("no hash was sent");
  expect(respond(state({ seed_hashes: [command.hash, null] }))).toEqual([]);
  expect(respond(state({ seed_hashes: ["4".repeat(64), null] }))).toEqual([]);
});

test("a lucky number is part of the seed, and nobody can guess the rest", () => {
  const before = committed();
  addLuck(state({}), 0, "12 34 π");
  const [command] = respond(state({ seed_hashes: [before, null] }));
  expect(command).toMatchObject({ do: "client_seed_hash", seat: 0 });
  const seed = dealNote("maple", 1)!.seeds[0]!;
  expect(seed).toMatch(/^12%2034%20%CF%80\.[0-9a-f]{32}$/);
  expect(luckOf(state({}), 0)).toBe("12%2034%20%CF%80");
  addLuck(state({}), 0, "x".repeat(100));
  expect(dealNote("maple", 1)!.seeds[0]!.length).toBe(64);
});

test("notes with other data are ignored, and the oldest are dropped", () => {
  const note = { commitment: COMMITMENT, agreed: null, seeds: {}, accepted: [], hashes: null, revealed: [] };
  localStorage.setItem("kolmik-deals", "{not json");
  saveDealNote("maple", 1, note);
  expect(dealNote("maple", 1)).toEqual(note);
  for (let game = 1; game <= 300; game++) saveDealNote("oak", game, note);
  expect(dealNote("maple", 1)).toBeNull();
  expect(dealNote("oak", 300)).toEqual(note);
});

test("a browser without storage contributes as well", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("no storage");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("no storage");
  });
  const mine = committed();
  expect(respond(state({ stage: "seeds", seed_hashes: [mine, null] }))).toMatchObject([{ do: "client_seed", seat: 0 }]);
});
