import { describe, expect, it } from "vitest";
import { CardTracker } from "../src/games/towers/card-tracker";
import type { TowersView } from "../src/lib/wire";

interface Table {
  row?: string[];
  candy?: number[][];
  discard?: number;
  rubble?: number[];
  phase?: TowersView["phase"];
}

/** A view with two seats that build only candy. */
const view = ({ row = [], candy = [[], []], discard = 0, rubble = [0, 0], phase = "auction" }: Table): TowersView =>
  ({ row, towers: candy.map((values) => ({ candy: values })), discard, rubble, phase }) as unknown as TowersView;

describe("CardTracker", () => {
  it("keeps the key of a card that stays, and gives two equal cards two keys", () => {
    const tracker = new CardTracker();
    const first = tracker.update(view({ row: ["candy 7"] }));
    const then = tracker.update(view({ row: ["candy 7", "candy 7"] }));
    expect(then.row[0]).toBe(first.row[0]);
    expect(then.row[1]?.key).not.toBe(first.row[0]?.key);
  });

  it("follows a card from the row to a tower, and leaves its place empty while somebody builds", () => {
    const tracker = new CardTracker();
    const before = tracker.update(view({ row: ["candy 7", "candy 5", "candy 3"] }));
    const after = tracker.update(view({ row: ["candy 7", "candy 3"], candy: [[], [5]], phase: "building" }));
    expect(after.towers[1]?.["candy"]?.[0]).toBe(before.row[1]);
    expect(after.row).toEqual([before.row[0], null, before.row[2]]);
  });

  it("leaves an equal card in another tower alone", () => {
    const tracker = new CardTracker();
    const before = tracker.update(view({ row: ["candy 7"], candy: [[], [7]] }));
    const after = tracker.update(view({ candy: [[7], [7]], phase: "building" }));
    expect(after.towers[1]?.["candy"]?.[0]).toBe(before.towers[1]?.["candy"]?.[0]);
    expect(after.towers[0]?.["candy"]?.[0]).toBe(before.row[0]);
  });

  it("moves the rest of a row to the discard pile, until that is shuffled", () => {
    const tracker = new CardTracker();
    const before = tracker.update(view({ row: ["candy 7", "candy 5"] }));
    expect(tracker.update(view({ discard: 2, phase: "dealing" })).discarded).toEqual(before.row);
    expect(tracker.update(view({ row: ["candy 1"], discard: 2, phase: "dealing" })).discarded).toEqual(before.row);
    expect(tracker.update(view({ row: ["candy 1"], phase: "dealing" })).discarded).toEqual([]);
  });

  it("keeps the key of a razed card as rubble, and drops it when the razing is undone", () => {
    const tracker = new CardTracker();
    const before = tracker.update(view({ candy: [[9, 4], []] }));
    const razed = tracker.update(view({ candy: [[9], []], rubble: [1, 0], phase: "building" }));
    expect(razed.rubble).toEqual([[before.towers[0]?.["candy"]?.[1]?.key], []]);
    expect(tracker.update(view({ candy: [[9, 4], []], phase: "building" })).rubble).toEqual([[], []]);
  });
});
