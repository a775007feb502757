// Which card on the table is which, from one view to the next, so that cards travel: two may be alike. A card that stays
// keeps its key; one that came to a tower has the key it had in the row; one that left the row for neither is discarded.
import type { TowersView } from "../../lib/wire";
import { read, type Held } from "./cards";

export interface Kept {
  /** The places of the row; while somebody builds, what was taken leaves its place empty. */
  row: (Held | null)[];
  /** By seat and kind, from the ground up. */
  towers: Record<string, Held[]>[];
  /** The cards that were discarded last, as far as it was seen. */
  discarded: Held[];
  /** By seat, for each card of rubble the key of the card it was. */
  rubble: string[][];
}

export class Keeper {
  #kept: Kept = { row: [], towers: [], discarded: [], rubble: [] };
  #made = 0;

  /** The same cards as in this view, each with its key. */
  see(view: TowersView): Kept {
    const before = this.#kept;
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
    this.#kept = { row, towers, discarded, rubble };
    return this.#kept;
  }

  #row(view: TowersView, loose: Held[]): (Held | null)[] {
    const cards = view.row.map((words) => this.#take(loose, words));
    if (view.phase !== "building") return cards;
    const places = this.#kept.row.map((earlier) => cards.find((card) => card === earlier) ?? null);
    return cards.every((card) => places.includes(card)) ? places : cards;
  }

  /** Of equal cards the earlier; a new one if there is none. */
  #take(loose: Held[], words: string): Held {
    const at = loose.findIndex((card) => card.words === words);
    const found = at < 0 ? undefined : loose.splice(at, 1)[0];
    return found ?? { ...read(words), words, key: `${words} ${++this.#made}` };
  }
}
