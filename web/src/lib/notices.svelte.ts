// Short notices at the edge of the page, and announcements for screen readers.
import type { RefusedError } from "./api";
import { i18n, say } from "./i18n.svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "refused";
  rules: string[]; // rule ids of the game, shown as links
  game: string;
}

class Notices {
  shown: Notice[] = $state([]);
  /** The latest announcement, for the live region. */
  announced = $state("");
  #id = 0;

  show(text: string, kind: Notice["kind"] = "plain", rules: string[] = [], game = ""): void {
    const notice = { id: ++this.#id, text, kind, rules, game };
    this.shown = [...this.shown.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), rules.length ? 20_000 : 6_000);
  }

  /** Shows a refusal in the reader's language. A refusal by a rule links to that rule. */
  showRefusal(refusal: RefusedError, game = ""): void {
    const { say: saying, rules, why } = refusal;
    if (saying && i18n.has(saying.id)) this.show(say(saying.id, saying), "refused", rules, game);
    else if (rules.length && i18n.language !== "en") this.show(say("ui-refused-by-rule", { rule: rules[0] ?? "" }), "refused", rules, game);
    else this.show(why, "refused", rules, game);
  }

  announce(text: string): void {
    this.announced = text;
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();
