// The board of each game: `<game>/Board.svelte` in this folder. A game without one gets the plain board.
import type { Component } from "svelte";
import type { Scene } from "../lib/scene";

export type Board = Component<{ scene: Scene }>;

const PLAIN = "plain";
const found = import.meta.glob<{ default: Component<{ scene: never }> }>("./*/Board.svelte");
const BOARDS = Object.fromEntries(Object.entries(found).map(([path, load]) => [path.split("/")[1] ?? "", load]));

const loading = new Map<string, Promise<Board>>();

/** The board of a game. It returns the same promise each time, so that a board already shown is not mounted again. */
export function board(game: string): Promise<Board> {
  const load = BOARDS[game] ?? BOARDS[PLAIN]!;
  const known = loading.get(game) ?? load().then((loaded) => loaded.default as Board);
  loading.set(game, known);
  return known;
}
