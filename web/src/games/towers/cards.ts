// The cards of Towers, read from their words.

export interface Card {
  kind: string;
  value: number;
}

/** A card of the row with a key of its own: the same as long as it is the same card on the table. */
export interface Held extends Card {
  key: string;
  words: string;
}

/** `candy 7` as a card. */
export function read(words: string): Card {
  const [kind = "", value = ""] = words.split(" ");
  return { kind, value: Number(value) };
}

/** The legal moves that begin with a word, by what follows it: `build` gives `candy 7`, … */
export function after(legal: ReadonlySet<string>, verb: string): string[] {
  return [...legal].filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
}
