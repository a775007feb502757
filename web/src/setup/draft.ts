// The draft of a new table, as the form holds it, and the request that is made from it.
import { TERMS, type GameModel, type Level, type NewTable, type OptionModel, type Terms } from "../lib/wire";

export const MODES = ["friends", "bots", "table"] as const;
export type Mode = (typeof MODES)[number];
export type OptionValues = Record<string, string | number>;

export interface Draft {
  mode: Mode;
  players: number;
  /** The names of the players at this device; the first is the reader's. */
  names: string[];
  /** The bot level of each seat, "" for a person; the first seat is the reader's. */
  seats: (Level | "")[];
  /** At a real table: whether all players share this device. */
  together: boolean;
  edition: string;
  options: OptionValues;
  terms: Required<Terms>;
}

/** The default terms: the server's, except that players aim their throws themselves. */
export const DEFAULT_TERMS: Required<Terms> = { ...TERMS, skill: "skill" };
const DEFAULT_LEVEL: Level = "casual";

export const asMode = (word: string | null): Mode => MODES.find((mode) => mode === word) ?? "friends";

/** Three players, or as close to three as the game allows. */
export function defaultPlayers(game: GameModel): number {
  const [least, most] = game.players;
  return Math.min(Math.max(3, least), most);
}

/** The default options of an edition for a number of players. At a real table, options with a choice "table" default to it. */
export function defaultOptions(game: GameModel, edition: string, real: boolean, players: number): OptionValues {
  const own = game.editions.find((one) => one.name === edition)?.defaults ?? {};
  const usual = (option: OptionModel): string | number => option.default_by_players?.[String(players)] ?? option.default;
  const valueOf = (option: OptionModel): string | number =>
    own[option.name] ?? (real && option.choices && "table" in option.choices ? "table" : usual(option));
  return Object.fromEntries(game.options.map((option) => [option.name, valueOf(option)]));
}

/** Changes the number of players. Options at their default take the default for the new number. */
export function setPlayers(game: GameModel, plan: Draft, players: number): void {
  const [before, after] = [plan.players, players].map((count) => defaultOptions(game, plan.edition, plan.mode === "table", count));
  for (const [name, value] of Object.entries(after ?? {})) if (plan.options[name] === before?.[name]) plan.options[name] = value;
  plan.players = players;
}

export function draft(game: GameModel, mode: Mode, name: string): Draft {
  const edition = game.editions[0]?.name ?? "";
  const most = game.players[1];
  const deal = mode === "table" ? "people" : "server";
  const players = defaultPlayers(game);
  return {
    mode,
    players,
    names: Array.from({ length: most }, (_, seat) => (seat ? "" : name)),
    seats: Array.from({ length: most }, (_, seat) => (seat && mode === "bots" ? DEFAULT_LEVEL : "")),
    together: true,
    edition,
    options: defaultOptions(game, edition, mode === "table", players),
    terms: { ...DEFAULT_TERMS, deal },
  };
}

/** The request for a new table. Options with their default value are left out. */
export function requestOf(game: GameModel, draft: Draft, me: string): NewTable {
  const defaults = defaultOptions(game, draft.edition, false, draft.players);
  const changed = Object.entries(draft.options).filter(([name, value]) => value !== defaults[name]);
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

/** The request for a quick game against bots. */
export function quickGame(game: GameModel, me: string): NewTable {
  return requestOf(game, draft(game, "bots", me), me);
}
