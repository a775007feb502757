// Parsing the cards and moves of Millstone, and the changes between two views.
import { describe, expect, it } from "vitest";
import { face, held, inOrder, sorted, withCards, withSeats } from "../src/games/millstone/cards";
import { between, gift, origin } from "../src/games/millstone/transitions";
import type { MillstoneView } from "../src/lib/wire";

const VIEW: MillstoneView = {
  actor: 0, barren: 0, beaten_by: [], charge: 0, choice: null, colours: true, deck: 80, direction: 1, drawer: null, drawn: null,
  hands: [[], [], []], laid: "green rock race", over: false, owed: 0, phase: "turn", pile: 3, played: [], scores: null, sizes: [5, 5, 5],
  top: "green rock race", turn: 0, turn_limit: 500, turns: 4,
};

describe("cards", () => {
  it("parses the face of a card", () => {
    expect(face("red paper +3")).toEqual({ kind: "sign", colour: "red", sign: "paper", surprise: "+3" });
    expect(face("yellow joker scissors")).toEqual({ kind: "joker", colour: "yellow", sign: "scissors", surprise: null });
    expect(face("millstone")).toEqual({ kind: "millstone", colour: null, sign: null, surprise: null });
    expect(held("yellow joker scissors")).toBe("yellow joker");
    expect(held("red paper +3")).toBe("red paper +3");
  });

  it("sorts a hand by sign, then colour, and stacks equal cards", () => {
    const hand = ["millstone", "red rock", "green paper", "green joker", "green rock", "green rock swap", "green paper"];
    expect(sorted(hand)).toEqual([
      [{ card: "green rock", copies: 1 }, { card: "green rock swap", copies: 1 }, { card: "red rock", copies: 1 }],
      [{ card: "green paper", copies: 2 }],
      [{ card: "green joker", copies: 1 }],
      [{ card: "millstone", copies: 1 }],
    ]);
    expect(inOrder(hand)).toHaveLength(hand.length);
    expect(hand[0]).toBe("millstone");
  });

  it("finds the moves of a verb", () => {
    const legal = ["draw", "play red joker rock", "play green paper +3", "give millstone to 2", "swap with 0", "fastest 1", "fastest 5"];
    expect(withCards(legal, "play").map(({ move, card }) => [move, card])).toEqual([
      ["play green paper +3", "green paper +3"],
      ["play red joker rock", "red joker"],
    ]);
    expect(withCards(legal, "give")).toMatchObject([{ card: "millstone", to: 2 }]);
    expect([...withSeats(legal, "swap with", 3)]).toEqual([[0, "swap with 0"]]);
    expect([...withSeats(legal, "fastest", 3)]).toEqual([[1, "fastest 1"]]);
  });
});

describe("transitions", () => {
  const racing = { view: { ...VIEW, phase: "race", turn: 1 }, lines: 10 };

  it("finds the winner of a race, and a race without a winner", () => {
    const won = { view: { ...VIEW, pile: 4, sizes: [5, 5, 4], laid: "red rock" }, lines: 13 };
    expect(between(racing, won)).toEqual({ layer: 2, race: { winner: 2, card: "red rock" } });
    const none = { view: { ...VIEW, turn: 1 }, lines: 12 };
    expect(between(racing, none)).toEqual({ layer: null, race: { winner: null, card: null } });
  });

  it("finds no change in a first view, a jump or a step back", () => {
    const nothing = { layer: null, race: null };
    expect(between(null, racing)).toEqual(nothing);
    expect(between(racing, { view: VIEW, lines: 30 })).toEqual(nothing);
    expect(between(racing, { view: VIEW, lines: 9 })).toEqual(nothing);
  });

  it("finds the origin of a new card, and a gift the reader may know", () => {
    expect(origin([["nature", "deal red rock"]], 0)).toBe("deck");
    expect(origin([[1, "give red rock +3 to 0"]], 0)).toBe("seat:1");
    expect(origin([[0, "swap with 2"]], 0)).toBe("seat:2");
    expect(gift([[1, "give red rock +3 to 0"]])).toEqual({ giver: 1, card: "red rock +3" });
    expect(gift([[1, "give a card to 0"]])).toBeNull();
  });
});
