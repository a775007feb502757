// `virtual:rules/towers/et` is a rule page as HTML with an anchor for each rule, and the text of each rule by its id.
// `virtual:rules` has a loader for every game and language found in docs/rules.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { page } from "./markdown.ts";

const here = dirname(fileURLToPath(import.meta.url));
const folder = resolve(here, "../../docs/rules");
const ALL = "virtual:rules";
const NAME = `${ALL}/`;
const locales = resolve(here, "../../src/kolmik/locales");

export function pathOf(game: string, language: string): string {
  const own = resolve(folder, language, `${game}.md`);
  return language !== "en" && existsSync(own) ? own : resolve(folder, `${game}.md`);
}

/** The source of the module with the loaders, one for each game and language. */
function loaders(): string {
  const games = readdirSync(folder).filter((name) => name.endsWith(".md")).map((name) => name.slice(0, -3));
  const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name));
  const lines = games.sort().flatMap((game) => languages.map(({ name }) => `"${game}/${name}": () => import("${NAME}${game}/${name}")`));
  return `export default {\n${lines.join(",\n")}\n};`;
}

export function rulePages(): Plugin {
  return {
    name: "kolmik-rules",
    resolveId: (id) => (id === ALL || id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return loaders();
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [game = "", language = ""] = id.slice(NAME.length + 1).split("/");
      const path = pathOf(game, language);
      this.addWatchFile(path);
      const parts = Object.entries(page(readFileSync(path, "utf8")));
      return parts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
    },
  };
}
