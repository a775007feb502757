// Cards move, they don't jump. Elements with the same `data-flip` before and after a change travel from where they were
// to where they are; a new one comes from the place that its `data-from` names, if there is one with that `data-flip`.
// `data-late="1"`: it sets out when the others have arrived.
// The state is never held back: a change that comes meanwhile starts from wherever things are just then.
import { duration } from "./settings.svelte";

const EASING = "cubic-bezier(.2, .7, .2, 1)";

export class Flip {
  #before = new Map<string, DOMRect>();

  constructor(private root: HTMLElement) {}

  /** Before the page changes: where everything is. */
  record(): void {
    this.#before.clear();
    if (!duration()) return;
    for (const element of this.#all()) this.#before.set(element.dataset["flip"]!, element.getBoundingClientRect());
  }

  /** After it: everything that is elsewhere now sets out from where it was. */
  play(): void {
    const ms = duration();
    if (!ms || !this.#before.size) return;
    for (const element of this.#all()) {
      const from = this.#before.get(element.dataset["flip"]!) ?? this.#before.get(element.dataset["from"] ?? "");
      if (!from || !from.width) continue;
      const now = element.getBoundingClientRect();
      const [x, y] = [from.left - now.left, from.top - now.top];
      const scale = now.width ? from.width / now.width : 1;
      if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) continue;
      element.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
          { transform: "none", transformOrigin: "0 0", zIndex: 5 },
        ],
        { duration: ms, easing: EASING, delay: ms * Number(element.dataset["late"] ?? 0), fill: "backwards" },
      );
    }
  }

  #all(): NodeListOf<HTMLElement> {
    return this.root.querySelectorAll<HTMLElement>("[data-flip]");
  }
}
