// Messages in the reader's language: the Fluent files of the package, one language at a time, loaded when it is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { saveSetting, settings } from "./settings.svelte";
import { LANGUAGES } from "./wire";

export { LANGUAGES };
/** Pseudo-locale for tests: every message is longer and accented, so that clipped and untranslated text shows. */
export const PSEUDO = "en-XA";

const LOADERS: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("virtual:messages/en"),
  et: () => import("virtual:messages/et"),
  lt: () => import("virtual:messages/lt"),
  fi: () => import("virtual:messages/fi"),
  sv: () => import("virtual:messages/sv"),
  da: () => import("virtual:messages/da"),
  nb: () => import("virtual:messages/nb"),
};
const ALIASES: Record<string, string> = { no: "nb", nn: "nb" };

export type Arguments = Record<string, FluentVariable>;

class I18n {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** Formats a message. A missing message is a defect: its id is shown in ⟦ ⟧, and the tests look for that. */
  say = (id: string, args: Arguments = {}): string => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return missing(id);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    return errors.length ? missing(`${id} ${errors.map(String).join(" ")}`) : text;
  };

  has = (id: string): boolean => Boolean(this.#bundle.getMessage(id)?.value);

  async load(language: string): Promise<void> {
    const name = language === PSEUDO ? "en" : language;
    const loader = LOADERS[name] ?? LOADERS["en"]!;
    const text = (await loader()).default;
    const transform = language === PSEUDO ? { transform: pseudoLocalize } : {};
    const bundle = new FluentBundle(name, { useIsolating: false, ...transform });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = name;
  }

  async choose(language: string): Promise<void> {
    await this.load(language);
    saveSetting("language", language);
  }
}

function missing(what: string): string {
  console.error(`No such message: ${what}`);
  return `⟦${what}⟧`;
}

const ACCENTS: Record<string, string> = { a: "á", e: "ë", i: "í", o: "ø", u: "ů", A: "Å", E: "Ê", I: "Î", O: "Ø", U: "Û", n: "ñ", s: "š", c: "č" };
const pseudoLocalize = (text: string): string =>
  text.replace(/[aeiouAEIOUnsc]/g, (letter) => ACCENTS[letter] ?? letter).replace(/\p{L}{4,}/gu, (word) => word + word.slice(-1).repeat(Math.ceil(word.length * 0.35)));

/** The language for a first visit: the first of the browser's languages that the page has. */
export function preferredLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const name = tag.toLowerCase().split("-")[0] ?? "";
    const known = ALIASES[name] ?? name;
    if (known in LANGUAGES) return known;
  }
  return "en";
}

export const i18n = new I18n();
export const say = i18n.say;

/** Loads the first language, before anything is shown. `?language=` is for links and tests. */
export async function initLanguage(requested: string | null): Promise<void> {
  const language = requested === PSEUDO || (requested && requested in LANGUAGES) ? requested : settings.language || preferredLanguage(navigator.languages);
  await i18n.load(language);
}
