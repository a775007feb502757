// @vitest-environment jsdom
// The computations of the replay screens: the chart's geometry, and this browser's own checks of a deal.
import { beforeEach, expect, test } from "vitest";
import { nearest, path, pointAt, pointsOf, spread, type Frame } from "../src/review/win-probability";
import { check, commitmentTo, verdictOf } from "../src/review/deal-checks";
import { Playback } from "../src/review/playback.svelte";
import { seedHash } from "../src/lib/contribution";
import { saveDealNote, type DealNote } from "../src/lib/deal-notes";
import type { AnalysisPart, Judged, Replay, TablePart, Verified } from "../src/lib/wire";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"; // docs/fair-dealing.md
const HASH = seedHash("4711", "maple", 1, COMMITMENT, 0);

beforeEach(() => localStorage.clear());

test("the commitment is that of docs/fair-dealing.md", () => {
  expect(commitmentTo(SECRET)).toBe(COMMITMENT);
});

const VERIFIED: Verified = {
  ok: true,
  finding: "fair",
  sentence: "",
  dealt: 3,
  clocked: 0,
  at: null,
  move: "",
  game: "towers",
  seats: ["Ann", "Bea"],
  contributed: [0],
  withheld: [],
  uncommitted: [],
  starter: 0,
  starter_rule: "drawn",
  proof: { table: "maple", number: 1, commitment: COMMITMENT, secret: SECRET, client_seeds: ["4711", ""], seed_hashes: [HASH, ""] },
};

const note = (changes: Partial<DealNote> = {}): void =>
  saveDealNote("maple", 1, { commitment: COMMITMENT, agreed: null, seeds: { 0: "4711" }, accepted: [0], hashes: [HASH, ""], revealed: [0], ...changes });

test("a deal is called fair only if this browser saw its commitment", () => {
  expect(verdictOf(check(VERIFIED))).toBe("consistent");
  note();
  expect(check(VERIFIED)).toMatchObject({ secret: "yes", promise: "yes", mine: "yes" });
  expect(verdictOf(check(VERIFIED))).toBe("fair");
  note({ seeds: {}, accepted: [], revealed: [] }); // a spectator
  expect(check(VERIFIED)).toMatchObject({ promise: "yes", mine: "unknown" });
});

test("the verdict says when nobody contributed, or a player could choose", () => {
  note();
  for (const [finding, verdict] of [["alone", "alone"], ["withheld", "weak"], ["uncommitted", "weak"]] as const)
    expect(verdictOf(check({ ...VERIFIED, finding }))).toBe(verdict);
});

test("the browser checks the secret and the commitment itself", () => {
  note({ commitment: "0".repeat(64) });
  expect(check(VERIFIED)).toMatchObject({ secret: "yes", promise: "no" });
  expect(verdictOf(check(VERIFIED))).toBe("unfair");
  const other = { ...VERIFIED, proof: { ...VERIFIED.proof!, number: 2, secret: "00".repeat(32) } };
  expect(check(other)).toMatchObject({ secret: "no", promise: "unknown" });
  expect(verdictOf(check(other))).toBe("unfair");
});

test.each([
  ["another seed was used", { seeds: { 0: "4712" } }, {}],
  ["the seed was left out", {}, { client_seeds: ["", ""] }],
  ["the hash was left out", { hashes: null }, { seed_hashes: ["", ""] }],
  ["a hash was replaced after this browser had revealed its seed", { hashes: [HASH, "1".repeat(64)] }, {}],
  ["somebody else was to start", { agreed: 1 }, {}],
])("the browser finds that %s", (_, noted, proved) => {
  note(noted);
  const changed = check({ ...VERIFIED, proof: { ...VERIFIED.proof!, ...proved } });
  expect(changed.mine).toBe("no");
  expect(verdictOf(changed)).toBe("unfair");
});

test("a record without a proof proves nothing", () => {
  expect(verdictOf(check({ ...VERIFIED, ok: false, finding: "no-proof", proof: null }))).toBe("unproved");
});

const judged = (at: number, chances: number[]): Judged => ({
  at, chances, best: "", best_value: 0, choices: 2, line: [], line_seats: [], loss: 0, mark: null, noise: 0, played: "", seat: 0, value: 0,
});
const FOUND: AnalysisPart = {
  kolmik: "", game: "towers", marks: {}, players: [], seed: 0, simulations: 1, seats: ["a", "b", "c"], moves: 10, winners: [0, 2],
  decisions: [judged(2, [0.5, 0.25, 0.25]), judged(6, [0.7, 0.2, 0.1])],
};
const FRAME: Frame = { left: 0, top: 0, width: 100, height: 100, moves: 10 };

test("the chart has a point for every decision and ends with the shares of the win", () => {
  const points = pointsOf(FOUND);
  expect(points.map(({ at }) => at)).toEqual([2, 6, 10]);
  expect(points.at(-1)?.chances).toEqual([0.5, 0, 0.5]);
  expect(pointsOf({ ...FOUND, winners: [] })).toHaveLength(2);
  expect(path(FRAME, points, 0)).toBe("M20.0 50.0L60.0 30.0L100.0 50.0");
  expect([0, 39, 41, 79, 81, 500].map((across) => nearest(FRAME, points, across))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([0, 2, 5, 6, 9, 10].map((at) => pointAt(points, at))).toEqual([0, 0, 0, 1, 1, 2]);
});

test("labels never overlap", () => {
  expect(spread([10, 90, 50], 20, 0, 100)).toEqual([10, 90, 50]);
  expect(spread([100, 100, 0], 20, 0, 100)).toEqual([80, 100, 0]);
  expect(spread([0, 0, 0, 0, 0, 0], 20, 0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
});

const REPLAY: Replay = {
  game: "towers", number: 2, over: true, seats: ["Ann", ""], table: "maple", changed: 9, moves: 2, first: 0,
  log: [["nature", "deal candy 7"], [0, "bid 1"]],
  steps: [{ turn: "nature" }, { turn: 0 }, { turn: null }],
  outcome: { reason: "", scores: [1, 2], winners: [1] },
};
const SEAT = { kind: "bot", level: "novice", name: "Novice", stand_in: "", why: "" } as const;
const TABLE = { game_number: 5, status: "gathering", outcome: null, seats: [SEAT, SEAT], deadline: 7 } as unknown as TablePart;

test("a replay shows the table as it was at that position", () => {
  const playback = new Playback(REPLAY, TABLE, 1);
  expect(playback.table).toMatchObject({ game_number: 2, status: "playing", outcome: null, awaited: [0], deadline: null });
  expect(playback.names).toEqual(["Ann", "Novice"]);
  expect(playback.log).toEqual([["nature", "deal candy 7"]]);
  expect(playback.legal.size).toBe(0);
  playback.go(99);
  expect([playback.at, playback.table.status, playback.table.outcome]).toEqual([2, "over", REPLAY.outcome]);
  playback.toggle(); // from the end it starts over
  expect([playback.at, playback.playing]).toEqual([0, true]);
  playback.go(Number("nonsense"));
  expect(playback.at).toBe(0);
});
