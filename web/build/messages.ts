// `virtual:messages/et` contains the page's messages in Estonian: the Fluent files of the package, joined.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const folder = resolve(here, "../../src/kolmik/locales");
const NAME = "virtual:messages/";
const EXCLUDED = new Set(["terminal.ftl"]); // only the terminal uses it

const ENGLISH = "en";
const MESSAGE = /^([a-z][a-z0-9_-]*) *=.*\n(?:[ }].*\n|\n(?=[ }]))*/gm;

/** The Fluent text of a language, without comments; and how many messages of each file it lacks, which are in English. */
export function messagesOf(language: string, where = folder): { text: string; lacking: Record<string, number> } {
  const texts: string[] = [];
  const lacking: Record<string, number> = {};
  for (const name of filesOf(where, ENGLISH)) {
    const own = language === ENGLISH || filesOf(where, language).includes(name) ? sourceOf(where, language, name) : "";
    const known = new Set([...own.matchAll(MESSAGE)].map(([, id]) => id));
    const missing = [...sourceOf(where, ENGLISH, name).matchAll(MESSAGE)].filter(([, id]) => !known.has(id));
    texts.push(own, ...missing.map(([message]) => message));
    if (missing.length) lacking[name] = missing.length;
  }
  return { text: texts.join("\n").replace(/\n{2,}/g, "\n"), lacking };
}

const filesOf = (where: string, language: string): string[] =>
  readdirSync(join(where, language)).filter((name) => name.endsWith(".ftl") && !EXCLUDED.has(name)).sort();
const sourceOf = (where: string, language: string, name: string): string =>
  `${readFileSync(join(where, language, name), "utf8")}\n`.replace(/^#.*\n/gm, "");

export function messages(): Plugin {
  return {
    name: "kolmik-messages",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const language = id.slice(NAME.length + 1);
      for (const name of readdirSync(join(folder, language))) this.addWatchFile(join(folder, language, name));
      const { text, lacking } = messagesOf(language);
      const files = Object.entries(lacking).map(([name, count]) => `${count} of ${name}`);
      if (files.length) this.warn(`${language} lacks messages, which are shown in English: ${files.join(", ")}`);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
