// `virtual:messages/et` contains the page's messages in Estonian: the Fluent files of the package, joined.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const folder = resolve(here, "../../src/kolmik/locales");
const NAME = "virtual:messages/";
const EXCLUDED = new Set(["terminal.ftl"]); // only the terminal uses it

/** The Fluent text of a language, without comments. */
export function textOf(language: string): string {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl") && !EXCLUDED.has(name));
  const text = files.sort().map((name) => readFileSync(join(folder, language, name), "utf8"));
  return text.join("\n").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function messages(): Plugin {
  return {
    name: "kolmik-messages",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      for (const name of readdirSync(join(folder, language))) this.addWatchFile(join(folder, language, name));
      return `export default ${JSON.stringify(textOf(language))};`;
    },
  };
}
