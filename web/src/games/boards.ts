// The board of each game. A game without a board of its own gets the plain one, which shows its moves as buttons.
import type { Component } from "svelte";
import type { Scene } from "../lib/scene";

export type Board = Component<{ scene: Scene }>;

const BOARDS: Record<string, () => Promise<{ default: Component<{ scene: never }> }>> = {
  towers: () => import("./towers/Board.svelte"),
  dungeon: () => import("./dungeon/Board.svelte"),
  millstone: () => import("./millstone/Board.svelte"),
};

const loading = new Map<string, Promise<Board>>();

/** The board of a game. It returns the same promise each time, so that a board already shown is not mounted again. */
export function board(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import("./plain/Board.svelte"));
  const known = loading.get(game) ?? load().then((loaded) => loaded.default as Board);
  loading.set(game, known);
  return known;
}
