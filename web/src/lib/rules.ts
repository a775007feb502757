// The numbered rules of the games in the reader's language, loaded on demand.
import loaders from "virtual:rules";
import { inOrder } from "../games/about";
import { to } from "./route.svelte";
import { i18n } from "./i18n.svelte";

export type RulePage = Awaited<ReturnType<(typeof loaders)[string]>>;

/** The games that have a rule page. */
export const GAMES: string[] = inOrder([...new Set(Object.keys(loaders).map((name) => name.split("/")[0] ?? ""))]);

/** The rule page of a game, or null. */
export async function rulePage(game: string): Promise<RulePage | null> {
  const load = loaders[`${game}/${i18n.language}`] ?? loaders[`${game}/en`];
  return load ? load() : null;
}

/** The address of a rule. */
export const ruleAddress = (game: string, rule: string): string => to(`/rules/${game}#${rule}`);

/** The text of a rule as HTML, with links to the rules it names; "" if there is no such rule. */
export async function ruleText(game: string, rule: string): Promise<string> {
  const found = (await rulePage(game))?.rules[rule] ?? "";
  return found.replace(/href="#([^"]*)"/g, (_, other: string) => `href="${ruleAddress(game, other)}"`);
}
