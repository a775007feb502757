import { expect, test } from "vitest";
import { ranking } from "../src/lib/ranking";

test("the winner comes first, then the others by their points, many first", () => {
  expect(ranking([14, 26, 44], [2])).toEqual([2, 1, 0]);
});

test("where few points win, few come first", () => {
  expect(ranking([220, 80, 0], [2])).toEqual([2, 1, 0]);
});

test("tied winners keep the order of their seats, and so do players with equal points", () => {
  expect(ranking([1, 5, 1, 5], [1, 3])).toEqual([1, 3, 0, 2]);
});

test("a winner by a tie-break comes before the others with as many points", () => {
  expect(ranking([3, 2, 3], [2])).toEqual([2, 0, 1]);
});
