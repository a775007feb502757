// What is said to the reader: Fluent messages of the package, one language at a time, loaded when it is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { choose, settings } from "./settings.svelte";
import { LANGUAGES } from "./wire";

export { LANGUAGES };
/** For looking at the page only: every message longer and accented, to see what is clipped or was forgotten. */
export const PSEUDO = "en-XA";

const LOADERS: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  et: () => import("virtual:words/et"),
  lt: () => import("virtual:words/lt"),
  fi: () => import("virtual:words/fi"),
  sv: () => import("virtual:words/sv"),
  da: () => import("virtual:words/da"),
  nb: () => import("virtual:words/nb"),
};
const SAME: Record<string, string> = { no: "nb", nn: "nb" };

export type Arguments = Record<string, FluentVariable>;

class Speech {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** Say a message. One that is not there is a defect: it shows by its name, and the tests look for it. */
  say = (id: string, args: Arguments = {}): string => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return missing(id);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    return errors.length ? missing(`${id} ${errors.map(String).join(" ")}`) : text;
  };

  has = (id: string): boolean => Boolean(this.#bundle.getMessage(id)?.value);

  async speak(language: string): Promise<void> {
    const name = language === PSEUDO ? "en" : language;
    const load = LOADERS[name] ?? LOADERS["en"]!;
    const text = (await load()).default;
    const transform = language === PSEUDO ? { transform: lengthened } : {};
    const bundle = new FluentBundle(name, { useIsolating: false, ...transform });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = name;
  }

  async choose(language: string): Promise<void> {
    await this.speak(language);
    choose("language", language);
  }
}

function missing(what: string): string {
  console.error(`No such message: ${what}`);
  return `⟦${what}⟧`;
}

const ACCENTS: Record<string, string> = { a: "á", e: "ë", i: "í", o: "ø", u: "ů", A: "Å", E: "Ê", I: "Î", O: "Ø", U: "Û", n: "ñ", s: "š", c: "č" };
const lengthened = (text: string): string =>
  text.replace(/[aeiouAEIOUnsc]/g, (letter) => ACCENTS[letter] ?? letter).replace(/\p{L}{4,}/gu, (word) => word + word.slice(-1).repeat(Math.ceil(word.length * 0.35)));

/** The language of a first visit: the first of the browser's that we speak. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const name = tag.toLowerCase().split("-")[0] ?? "";
    const known = SAME[name] ?? name;
    if (known in LANGUAGES) return known;
  }
  return "en";
}

export const speech = new Speech();
export const say = speech.say;

/** Before anything is shown. `?language=` is for links and tests. */
export async function begin(asked: string | null): Promise<void> {
  const wanted = asked === PSEUDO || (asked && asked in LANGUAGES) ? asked : settings.language || preferred(navigator.languages);
  await speech.speak(wanted);
}
