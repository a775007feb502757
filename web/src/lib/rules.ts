// The rules of the games in the reader's language, with their numbers: loaded when somebody reads them.
import loaders from "virtual:rules";
import { to } from "./route.svelte";
import { speech } from "./speech.svelte";

export type RulePage = Awaited<ReturnType<(typeof loaders)[string]>>;

/** The games that have a rule page. */
export const GAMES: string[] = [...new Set(Object.keys(loaders).map((name) => name.split("/")[0] ?? ""))];

/** A game's rules; null where there are none. */
export async function rulePage(game: string): Promise<RulePage | null> {
  const load = loaders[`${game}/${speech.language}`] ?? loaders[`${game}/en`];
  return load ? load() : null;
}

/** The address of a rule. */
export const ruleAddress = (game: string, rule: string): string => to(`/rules/${game}#${rule}`);

/** The words of one rule as HTML, "" if there is no such rule. What it refers to are links. */
export async function ruleText(game: string, rule: string): Promise<string> {
  const found = (await rulePage(game))?.rules[rule] ?? "";
  return found.replace(/href="#([^"]*)"/g, (_, other: string) => `href="${ruleAddress(game, other)}"`);
}
