// Parses the cards of Towers.

export interface Card {
  kind: string;
  value: number;
}

/** A card on the table with a key that stays the same while it moves. */
export interface Held extends Card {
  key: string;
  words: string;
}

/** Parses a card such as `candy 7`. */
export function read(words: string): Card {
  const [kind = "", value = ""] = words.split(" ");
  return { kind, value: Number(value) };
}

/** The objects of the legal moves with a verb: for `build`, cards such as `candy 7`. */
export function after(legal: ReadonlySet<string>, verb: string): string[] {
  return [...legal].filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
}
