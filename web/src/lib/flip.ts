// FLIP animations (first, last, invert, play). An element with the same `data-flip` before and after a change moves from its
// old place to its new one. A new element starts at the element whose `data-flip` its `data-from` names, if there is one.
// `data-late="1"` delays an element until the others have arrived.
// Animations never delay the state: a change that arrives meanwhile starts from wherever the elements are at that moment.
import { animationMs } from "./settings.svelte";

const EASING = "cubic-bezier(.2, .7, .2, 1)";

export class Flip {
  #before = new Map<string, DOMRect>();

  constructor(private root: HTMLElement) {}

  /** Records where every element is; call it before the page changes. */
  record(): void {
    this.#before.clear();
    if (!animationMs()) return;
    for (const element of this.#all()) this.#before.set(element.dataset["flip"]!, element.getBoundingClientRect());
  }

  /** Animates every element that has moved since record(); call it after the page changed. */
  play(): void {
    const ms = animationMs();
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
