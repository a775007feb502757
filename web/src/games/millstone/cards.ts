// Cards and moves of Millstone as their words say them: nothing here knows what may be done.
export const SIGNS = ["rock", "paper", "scissors"] as const;
export const COLOURS = ["green", "yellow", "red"] as const;
export const SURPRISES = ["again", "race", "+3", "give", "swap"] as const;
export type Sign = (typeof SIGNS)[number];
export type Colour = (typeof COLOURS)[number];
export type Surprise = (typeof SURPRISES)[number];

/** What is drawn on a card. A joker has a sign once it was laid; a millstone has nothing. */
export interface Face {
  kind: "sign" | "joker" | "millstone";
  colour: Colour | null;
  sign: Sign | null;
  surprise: Surprise | null;
}

const among = <T extends string>(words: readonly T[], text: string[]): T | null => words.find((word) => text.includes(word)) ?? null;

export function face(card: string): Face {
  const words = card.split(" ");
  const kind = words.includes("joker") ? "joker" : words.includes("millstone") ? "millstone" : "sign";
  return { kind, colour: among(COLOURS, words), sign: among(SIGNS, words), surprise: among(SURPRISES, words) };
}

/** A card as it is held: a joker that was laid or may be laid has named a sign, in the hand it has not. */
export function held(lay: string): string {
  return lay.includes("joker") ? lay.split(" ").slice(0, 2).join(" ") : lay;
}

/** Equal cards of a hand lie on each other. */
export interface Stack {
  card: string;
  copies: number;
}

const place = (card: string): number[] => {
  const { kind, colour, sign, surprise } = face(card);
  const group = kind === "sign" ? SIGNS.indexOf(sign!) : kind === "joker" ? SIGNS.length : SIGNS.length + 1;
  return [group, colour ? COLOURS.indexOf(colour) : 0, surprise ? SURPRISES.indexOf(surprise) : -1];
};

function compare(one: string, other: string): number {
  const [a, b] = [place(one), place(other)];
  return a.map((value, at) => value - b[at]!).find((difference) => difference) ?? 0;
}

/** A hand sorted by sign, then colour, then surprise; jokers and millstones at the end. One list for each sign. */
export function sorted(hand: readonly string[]): Stack[][] {
  const groups: Stack[][] = [];
  let group = -1;
  for (const card of [...hand].sort(compare)) {
    const last = groups.at(-1)?.at(-1);
    if (last?.card === card) last.copies += 1;
    else if (place(card)[0] === group) groups.at(-1)!.push({ card, copies: 1 });
    else groups.push([{ card, copies: 1 }]);
    group = place(card)[0]!;
  }
  return groups;
}

/** The same in one row, every card by itself. */
export const inOrder = (hand: readonly string[]): string[] => [...hand].sort(compare);

/** What can be done with cards: `play`, `race` and `deal` with a card, `give` with a card and a seat. */
export interface CardMove {
  move: string;
  card: string; // as it is held
  face: Face; // as it would lie
  to: number | null;
}

/** The moves of one verb that are about cards. */
export function withCards(legal: Iterable<string>, verb: "play" | "race" | "deal" | "give"): CardMove[] {
  const found: CardMove[] = [];
  for (const move of legal) {
    if (!move.startsWith(`${verb} `)) continue;
    const [, card = "", to] = /^\w+ (.+?)(?: to (\d))?$/.exec(move) ?? [];
    found.push({ move, card: held(card), face: face(card), to: to === undefined ? null : Number(to) });
  }
  return found.sort((one, other) => compare(one.card, other.card));
}

/** The moves of a verb that name a seat: `swap with 2`, `fastest 1`. */
export function withSeats(legal: Iterable<string>, verb: "swap with" | "fastest", players: number): Map<number, string> {
  const found = new Map<number, string>();
  for (const move of legal) {
    const seat = move.startsWith(`${verb} `) ? Number(move.slice(verb.length)) : players;
    if (seat < players) found.set(seat, move); // at a real table all seats that a table could have are named
  }
  return found;
}
