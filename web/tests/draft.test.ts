import { expect, test } from "vitest";
import type { GameModel } from "../src/lib/wire";
import { asMode, quickGame, draft, defaultOptions, defaultPlayers, requestOf, setPlayers } from "../src/setup/draft";

const game: GameModel = {
  name: "dungeon",
  timed: false,
  skill: true,
  view_hints: { seats: [], plain_lists: [], labels: {}, cards: [], sizes: {} },
  title: "Dungeon",
  help: "",
  rules: 1,
  players: [2, 4],
  options: [
    { name: "throw", help: "", default: "odds", choices: { odds: "", table: "" }, low: null, high: null, default_by_players: null },
    { name: "levels", help: "", default: 9, choices: null, low: 8, high: 9, default_by_players: null },
  ],
  editions: [
    { name: "standard", help: "", convention: "", defaults: {} },
    { name: "short", help: "", convention: "", defaults: { levels: 8 } },
  ],
};

test("the default is three players where the game allows it", () => {
  expect(defaultPlayers(game)).toBe(3);
  expect(defaultPlayers({ ...game, players: [2, 2] })).toBe(2);
  expect(defaultPlayers({ ...game, players: [4, 6] })).toBe(4);
});

test("defaults come from the edition, and at a real table from the choice \"table\"", () => {
  expect(defaultOptions(game, "standard", false, 3)).toEqual({ throw: "odds", levels: 9 });
  expect(defaultOptions(game, "short", false, 3)).toEqual({ throw: "odds", levels: 8 });
  expect(defaultOptions(game, "standard", true, 3)).toEqual({ throw: "table", levels: 9 });
});

test("a default may depend on the number of players, and follows it until it is changed", () => {
  const rounds = { name: "rounds", help: "", default: 7, choices: null, low: 1, high: 9, default_by_players: { "2": 7, "3": 5, "4": 4 } };
  const own = { ...game, options: [...game.options, rounds] };
  const plan = draft(own, "bots", "Mari");
  expect(plan.options["rounds"]).toBe(5);
  plan.options["levels"] = 8;
  setPlayers(own, plan, 4);
  expect(plan.players).toBe(4);
  expect(plan.options).toEqual({ throw: "odds", levels: 8, rounds: 4 });
  expect(requestOf(own, plan, "Mari").options).toEqual({ levels: 8 });
  plan.options["rounds"] = 9;
  setPlayers(own, plan, 2);
  expect(plan.options["rounds"]).toBe(9);
  expect(requestOf(own, plan, "Mari").options).toEqual({ levels: 8, rounds: 9 });
});

test("a quick game is against casual bots", () => {
  const wanted = quickGame(game, "Mari");
  expect(wanted.players).toBe(3);
  expect(wanted.seats).toEqual([{}, { level: "casual" }, { level: "casual" }]);
  expect(wanted.options).toEqual({});
  expect(wanted.name).toBe("Mari");
  expect(wanted.terms?.skill).toBe("skill");
});

test("only changed options are sent, and an absent seat cannot start", () => {
  const plan = draft(game, "friends", "Mari");
  plan.options["levels"] = 8;
  plan.players = 2;
  plan.terms.starter = 3;
  const wanted = requestOf(game, plan, "Mari");
  expect(wanted.options).toEqual({ levels: 8 });
  expect(wanted.seats).toEqual([{}, {}]);
  expect(wanted.terms?.starter).toBeNull();
});

test("at a real table people deal and take the seats", () => {
  const wanted = requestOf(game, draft(game, "table", ""), "Mari");
  expect(wanted.terms?.deal).toBe("people");
  expect(wanted.options).toEqual({ throw: "table" });
  expect(wanted.seats).toEqual([{}, {}, {}]);
});

test("an address without a known mode means friends", () => {
  expect(asMode("bots")).toBe("bots");
  expect(asMode("nonsense")).toBe("friends");
  expect(asMode(null)).toBe("friends");
});
