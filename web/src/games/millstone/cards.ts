// Parses the cards and moves of Millstone. Nothing here knows which moves are legal.
export const SIGNS = ["rock", "paper", "scissors"] as const;
export const COLOURS = ["green", "yellow", "red"] as const;
export const SURPRISES = ["again", "race", "+3", "give", "swap"] as const;
export type Sign = (typeof SIGNS)[number];
export type Colour = (typeof COLOURS)[number];
export type Surprise = (typeof SURPRISES)[number];

/** The face of a card. A joker has a sign once it is played; a millstone has neither colour nor sign. */
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

/** A card as it is held: in the hand a joker has no sign. */
export function held(lay: string): string {
  return lay.includes("joker") ? lay.split(" ").slice(0, 2).join(" ") : lay;
}

/** Equal cards of a hand. */
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

/** The hand in the same order, card by card. */
export const inOrder = (hand: readonly string[]): string[] => [...hand].sort(compare);

/** A move with a card: `play`, `race` and `deal` name a card, `give` a card and a seat. */
export interface CardMove {
  move: string;
  card: string; // as in the hand
  face: Face; // as on the pile
  to: number | null;
}

/** The legal moves of a verb that name a card. */
export function withCards(legal: Iterable<string>, verb: "play" | "race" | "deal" | "give"): CardMove[] {
  const found: CardMove[] = [];
  for (const move of legal) {
    if (!move.startsWith(`${verb} `)) continue;
    const [, card = "", to] = /^\w+ (.+?)(?: to (\d))?$/.exec(move) ?? [];
    found.push({ move, card: held(card), face: face(card), to: to === undefined ? null : Number(to) });
  }
  return found.sort((one, other) => compare(one.card, other.card));
}

/** The legal moves of a verb that name a seat: `swap with 2`, `fastest 1`. */
export function withSeats(legal: Iterable<string>, verb: "swap with" | "fastest", players: number): Map<number, string> {
  const found = new Map<number, string>();
  for (const move of legal) {
    const seat = move.startsWith(`${verb} `) ? Number(move.slice(verb.length)) : players;
    if (seat < players) found.set(seat, move); // at a real table the moves name every seat a table could have
  }
  return found;
}
