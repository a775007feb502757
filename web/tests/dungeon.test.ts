import { describe, expect, it } from "vitest";
import { identify, inRows, type Piece } from "../src/games/dungeon/pieces";
import { lastThrow, swing } from "../src/games/dungeon/throwing";
import { offers, SLOT, wall } from "../src/games/dungeon/wall";
import type { DungeonView } from "../src/lib/wire";

const BOTH = ["1a", "1b", "2a", "2b", "3a", "3b", "4", "5", "6", "7", "8", "9"];

function view(knights: Record<string, [number, number][]>, more: Partial<DungeonView> = {}, names = BOTH): DungeonView {
  const slots = Object.fromEntries(names.map((name) => [name, { knights: knights[name] ?? [], dragon: null }]));
  return { slots, top: [[], []], in_dungeon: [{}, {}], drawn: null, seat: 0, ...more } as unknown as DungeonView;
}
const at = (pieces: Piece[], place: string): string[] => pieces.filter((piece) => piece.place === place).map((piece) => piece.id);

describe("the wall", () => {
  it.each([[BOTH], [BOTH.filter((name) => !name.endsWith("b"))], [BOTH.slice(0, -1)]])("has room for every slot of %s", (names) => {
    const { spots, foot, height } = wall(view({}, {}, names));
    expect(spots.map((spot) => spot.name).sort()).toEqual([...names].sort());
    for (const one of spots) {
      expect(one.y).toBeLessThan(foot);
      for (const other of spots) {
        if (one !== other) expect(Math.abs(one.x - other.x) >= SLOT.width || Math.abs(one.y - other.y) >= SLOT.height).toBe(true);
        if (one.level > other.level) expect(one.y).toBeLessThan(other.y);
      }
    }
    expect(height).toBeGreaterThan(foot);
  });

  it("sorts the legal moves by their place", () => {
    const found = offers(new Set(["draw", "climb 2@4>6", "climb 1@1a>2a", "climb 1@1a>2b", "climb 3@9>top"]));
    expect(found.draw).toBe("draw");
    expect([...found.climbs.keys()]).toEqual(["2@4", "1@1a", "3@9"]);
    expect([...(found.climbs.get("1@1a") ?? [])]).toEqual([["2a", "climb 1@1a>2a"], ["2b", "climb 1@1a>2b"]]);
    expect([...offers(new Set(["throw 4", "put back"])).onto]).toEqual([["4", "throw 4"]]);
    expect(offers(new Set(["throw", "put back"]))).toMatchObject({ throwing: "throw", putBack: "put back" });
    expect(offers(new Set(["reveal knight 2", "reveal bird"])).reveals).toHaveLength(2);
    expect(offers(new Set(["falls", "stays"])).answers).toEqual(["falls", "stays"]);
  });
});

describe("piece ids", () => {
  it("keeps the ids of knights that stay and of knights that climb", () => {
    const before = identify([], view({ "2a": [[0, 2], [0, 2]], "4": [[1, 2]] }));
    const after = identify(before, view({ "2a": [[0, 2]], "4": [[0, 2]] }, { in_dungeon: [{}, { "knight 2": 1 }] }));
    expect(at(before, "2a")).toContain(at(after, "4")[0]);
    expect(at(before, "2a")).toContain(at(after, "2a")[0]);
    expect(at(after, "dungeon")).toEqual(at(before, "4"));
  });

  it("keeps the id of the drawn card, and never gives two cards the same id", () => {
    const drawn = identify([], view({ "3a": [[0, 3]] }, { drawn: "knight 3" }));
    const placed = identify(drawn, view({ "3a": [[0, 3], [0, 3]] }));
    expect(at(placed, "3a").sort()).toEqual([...at(drawn, "3a"), ...at(drawn, "hand")].sort());
    expect(new Set(placed.map((piece) => piece.id)).size).toBe(placed.length);
  });

  it("splits many pieces into two rows", () => {
    const before = identify([], view({ "1a": [[0, 1]] }));
    expect(inRows(before, 4).rows).toEqual([before]);
    expect(inRows(Array.from({ length: 7 }, () => before[0]!), 4).rows.map((row) => row.length)).toEqual([3, 4]);
  });
});

describe("the throw", () => {
  it("swings with the periods and phases of the server", () => {
    const meter = { seat: 0, began: 0, periods: [1200, 800], phases: [90, 270] };
    expect(swing(meter, 0)).toBeCloseTo(0.7 - 0.3);
    expect(swing(meter, 600)).toBeCloseTo(-0.7 + 0.3 * Math.sin(2 * Math.PI * (0.75 + 0.75)));
  });

  it("finds the last throw and its result in the log", () => {
    expect(lastThrow([[0, "draw"], ["nature", "reveal knight 1"]])).toBeNull();
    const log: [number | "nature", string][] = [[1, "throw 4"], ["nature", "falls"], ["nature", "stays"], ["nature", "falls"], [0, "draw"]];
    expect(lastThrow(log)).toEqual({ at: 0, seat: 1, slot: "4", fell: 2, stayed: 1, fresh: true });
    expect(lastThrow([[1, "throw"]])).toMatchObject({ slot: null, fell: 0 });
  });
});
