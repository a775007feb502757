// Gives every visible card an id that lasts while it moves, so that it can be animated.
import type { DungeonView } from "../../lib/wire";

export interface Piece {
  id: string;
  seat: number;
  card: string; // such as "knight 2"
  place: string; // a slot, "top", "dungeon" or "hand"
}
type Seen = Omit<Piece, "id">;

export const numberOf = (card: string): number => Number(card.split(" ")[1] ?? 0);

function seen(view: DungeonView): Seen[] {
  const all: Seen[] = [];
  for (const [place, { knights, dragon }] of Object.entries(view.slots)) {
    for (const [seat, number] of knights) all.push({ seat, card: `knight ${number}`, place });
    if (dragon !== null) all.push({ seat: dragon, card: "dragon", place });
  }
  view.top.forEach((numbers, seat) => numbers.forEach((number) => all.push({ seat, card: `knight ${number}`, place: "top" })));
  view.in_dungeon.forEach((cards, seat) => {
    for (const [card, count] of Object.entries(cards)) for (let one = 0; one < count; one++) all.push({ seat, card, place: "dungeon" });
  });
  if (view.drawn !== null && view.seat !== null) all.push({ seat: view.seat, card: view.drawn, place: "hand" });
  return all;
}

/** The cards of a view with their ids. Equal cards are assumed to have stayed where they were whenever that is possible. */
export function identify(before: readonly Piece[], view: DungeonView): Piece[] {
  const free = new Set(before);
  const used = new Set(before.map((piece) => piece.id));
  const taken = (like: (piece: Piece) => boolean): string | undefined => {
    for (const piece of free) {
      if (!like(piece)) continue;
      free.delete(piece);
      return piece.id;
    }
    return undefined;
  };
  const all = seen(view);
  const ids = all.map((one) => taken((piece) => piece.seat === one.seat && piece.card === one.card && piece.place === one.place));
  return all.map((one, at) => {
    const known = ids[at] ?? taken((piece) => piece.seat === one.seat && piece.card === one.card);
    if (known) return { ...one, id: known };
    let copy = 1;
    while (used.has(`${one.seat} ${one.card} ${copy}`)) copy++;
    const id = `${one.seat} ${one.card} ${copy}`;
    used.add(id);
    return { ...one, id };
  });
}

/** The pieces of a bay in one row, or in two rows of smaller pieces if there are many. */
export function inRows(pieces: Piece[], bays: number): { size: number; rows: Piece[][] } {
  if (36 * pieces.length * bays <= 340) return { size: 36, rows: [pieces] };
  const back = Math.floor(pieces.length / 2);
  return { size: 27, rows: [pieces.slice(0, back), pieces.slice(back)] };
}
