// `virtual:rules/towers/et` is a rule page as HTML with an anchor for each rule, and the text of each rule by its number.
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { page } from "./markdown.ts";

const here = dirname(fileURLToPath(import.meta.url));
const folder = resolve(here, "../../docs/rules");
const NAME = "virtual:rules/";

export function pathOf(game: string, language: string): string {
  const own = resolve(folder, language, `${game}.md`);
  return language !== "en" && existsSync(own) ? own : resolve(folder, `${game}.md`);
}

export function rulePages(): Plugin {
  return {
    name: "kolmik-rules",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [game = "", language = ""] = id.slice(NAME.length + 1).split("/");
      const path = pathOf(game, language);
      this.addWatchFile(path);
      const { html, rules } = page(readFileSync(path, "utf8"));
      return `export const html = ${JSON.stringify(html)};\nexport const rules = ${JSON.stringify(rules)};`;
    },
  };
}
