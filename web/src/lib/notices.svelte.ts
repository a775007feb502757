// Short notices at the edge of the page, and what a screen reader is told as it happens.
import type { Refused } from "./api";
import { say, speech } from "./speech.svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "refused";
  rules: string[]; // of a game, to link to
  game: string;
}

class Notices {
  shown: Notice[] = $state([]);
  /** For the live region: the last thing that was announced. */
  announced = $state("");
  #id = 0;

  tell(text: string, kind: Notice["kind"] = "plain", rules: string[] = [], game = ""): void {
    const notice = { id: ++this.#id, text, kind, rules, game };
    this.shown = [...this.shown.slice(-2), notice];
    setTimeout(() => this.drop(notice.id), rules.length ? 20_000 : 6_000);
  }

  /** A refusal in the reader's language. Those of the rules name their rule, which is a link. */
  refused(refusal: Refused, game = ""): void {
    const { say: saying, rules, why } = refusal;
    if (saying && speech.has(saying.id)) this.tell(say(saying.id, saying), "refused", rules, game);
    else if (rules.length && speech.language !== "en") this.tell(say("ui-refused-by-rule", { rule: rules[0] ?? "" }), "refused", rules, game);
    else this.tell(why, "refused", rules, game);
  }

  announce(text: string): void {
    this.announced = text;
  }

  drop(id: number): void {
    this.shown = this.shown.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();
