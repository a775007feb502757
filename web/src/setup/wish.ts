// What a table is made from, as the form holds it, and how it becomes what the server is asked for.
import { TERMS, type GameShown, type Level, type NewTable, type OptionShown, type Terms } from "../lib/wire";

export const MODES = ["friends", "bots", "table"] as const;
export type Mode = (typeof MODES)[number];
export type Settled = Record<string, string | number>;

export interface Draft {
  mode: Mode;
  players: number;
  /** The names of those who play on this device; the first is the reader's. */
  names: string[];
  /** Who sits in each seat: "" is free, and the first is the reader's own. */
  seats: (Level | "")[];
  /** At a real table: everybody on this device, or each on their own. */
  together: boolean;
  edition: string;
  options: Settled;
  terms: Required<Terms>;
}

/** How a table is run when nobody says otherwise: as the server has it, but people take aim themselves. */
export const USUAL: Required<Terms> = { ...TERMS, throw: "skill" };
const FRIENDLY: Level = "casual";

export const asMode = (word: string | null): Mode => MODES.find((mode) => mode === word) ?? "friends";

/** Three sit down, where a game lets three. */
export function usualPlayers(game: GameShown): number {
  const [least, most] = game.players;
  return Math.min(Math.max(3, least), most);
}

/** What each option is in an edition, before anybody chooses. At a real table, what has a way for one goes that way. */
export function usualOptions(game: GameShown, edition: string, real: boolean): Settled {
  const own = game.editions.find((one) => one.name === edition)?.defaults ?? {};
  const settled = (option: OptionShown): string | number =>
    own[option.name] ?? (real && option.choices && "table" in option.choices ? "table" : option.default);
  return Object.fromEntries(game.options.map((option) => [option.name, settled(option)]));
}

export function draft(game: GameShown, mode: Mode, name: string): Draft {
  const edition = game.editions[0]?.name ?? "";
  const most = game.players[1];
  const deal = mode === "table" ? "people" : "server";
  return {
    mode,
    players: usualPlayers(game),
    names: Array.from({ length: most }, (_, seat) => (seat ? "" : name)),
    seats: Array.from({ length: most }, (_, seat) => (seat && mode === "bots" ? FRIENDLY : "")),
    together: true,
    edition,
    options: usualOptions(game, edition, mode === "table"),
    terms: { ...USUAL, deal },
  };
}

/** What the server is asked for. Options left as they usually are, are left to the server. */
export function wish(game: GameShown, draft: Draft, me: string): NewTable {
  const usual = usualOptions(game, draft.edition, false);
  const changed = Object.entries(draft.options).filter(([name, value]) => value !== usual[name]);
  const { starter } = draft.terms;
  return {
    game: game.name,
    players: draft.players,
    edition: draft.edition,
    options: Object.fromEntries(changed),
    seats: draft.seats.slice(0, draft.players).map((level) => (level && draft.mode !== "table" ? { level } : {})),
    terms: { ...draft.terms, starter: starter !== null && starter < draft.players ? starter : null },
    name: me,
  };
}

/** A game at once, against bots. */
export function atOnce(game: GameShown, me: string): NewTable {
  return wish(game, draft(game, "bots", me), me);
}
