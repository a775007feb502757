// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { NO_HINTS, partsOf } = await import("../src/games/plain/parts"); // reads from the browser when it is loaded

const HINTS = { ...NO_HINTS, seats: ["first"], plain_lists: ["row"], cards: ["hands", "row"], sizes: { hands: "sizes" }, labels: { pot: "chips in the pot" } };
const VIEW = {
  hands: [["king"], []],
  sizes: [1, 2],
  chips: [1, 2],
  folded: [false, false],
  row: ["queen", "jack"],
  pot: 3,
  first: 1,
  rules: { low_cards: 2, jokers: [] },
  turn: 0,
  phase: "bet",
  over: false,
  scores: null,
};

test("parts with an element for each seat go to the seats, and unknown cards are counted", () => {
  const { seats } = partsOf("unknown", VIEW, HINTS, ["Ann", "Bo"]);
  expect(seats.map((cells) => cells.map(({ label, cards, hidden, text }) => [label, cards, hidden, text]))).toEqual([
    [["Hands", ["king"], 0, ""], ["Chips", null, 0, "1"]],
    [["Hands", [], 2, ""], ["Chips", null, 0, "2"]],
  ]);
});

test("the rest lies on the table, without what the page shows elsewhere and without JSON", () => {
  const { table } = partsOf("unknown", VIEW, HINTS, ["Ann", "Bo"]);
  expect(table.map(({ label, cards, text }) => [label, cards, text])).toEqual([
    ["Row", ["queen", "jack"], ""],
    ["Chips in the pot", null, "3"],
    ["First", null, "Bo"],
    ["Rules", null, "low cards: 2, jokers: –"],
  ]);
});

test("without hints a list as long as there are seats is by seat, and a longer one is a text", () => {
  const { seats, table } = partsOf("unknown", { points: [4, 5], dice: [1, 2, 3] }, NO_HINTS, ["Ann", "Bo"]);
  expect(seats.map((cells) => cells[0]?.text)).toEqual(["4", "5"]);
  expect(table.map(({ text }) => text)).toEqual(["1, 2, 3"]);
});
