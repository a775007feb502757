// Gives each card on the table a key that lasts from one view to the next, so that cards can be animated although two may be
// alike. A card that stays keeps its key; a card that moves to a tower brings its key from the row; other cards that leave the
// row are discarded.
import type { TowersView } from "../../lib/wire";
import { read, type Held } from "./cards";

export interface TrackedCards {
  /** The places of the row. During building, a card that was taken leaves its place empty (null). */
  row: (Held | null)[];
  /** By seat and kind, from the ground up. */
  towers: Record<string, Held[]>[];
  /** The cards discarded last, as far as the views showed them. */
  discarded: Held[];
  /** By seat: for each card of rubble, the key it had in the tower. */
  rubble: string[][];
}

export class CardTracker {
  #cards: TrackedCards = { row: [], towers: [], discarded: [], rubble: [] };
  #created = 0;

  /** The cards of a view, each with its key. */
  update(view: TowersView): TrackedCards {
    const before = this.#cards;
    const loose = before.row.filter((card) => card !== null);
    const fallen: (Held | undefined)[] = [];
    const towers = view.towers.map((own, seat) => {
      const kinds: Record<string, Held[]> = {};
      for (const [kind, values] of Object.entries(own)) {
        const earlier = before.towers[seat]?.[kind] ?? [];
        kinds[kind] = values.map((value, at) =>
          earlier[at]?.value === value ? earlier[at] : this.#take(loose, `${kind} ${value}`),
        );
        if (earlier.length > values.length) fallen[seat] = earlier.at(-1);
      }
      return kinds;
    });
    const row = this.#row(view, loose);
    const discarded = view.discard === 0 ? [] : loose.length ? loose : before.discarded;
    const rubble = view.rubble.map((count, seat) => {
      const own = (before.rubble[seat] ?? []).slice(0, count);
      while (own.length < count) own.push(fallen[seat]?.key ?? "");
      return own;
    });
    this.#cards = { row, towers, discarded, rubble };
    return this.#cards;
  }

  #row(view: TowersView, loose: Held[]): (Held | null)[] {
    const cards = view.row.map((words) => this.#take(loose, words));
    if (view.phase !== "building") return cards;
    const places = this.#cards.row.map((earlier) => cards.find((card) => card === earlier) ?? null);
    return cards.every((card) => places.includes(card)) ? places : cards;
  }

  /** Takes the first equal card out of `loose`, or creates a new one. */
  #take(loose: Held[], words: string): Held {
    const at = loose.findIndex((card) => card.words === words);
    const found = at < 0 ? undefined : loose.splice(at, 1)[0];
    return found ?? { ...read(words), words, key: `${words} ${++this.#created}` };
  }
}
