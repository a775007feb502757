// Which board draws which game. A game without one of its own gets the plain board: its moves as buttons.
import type { Component } from "svelte";
import type { Scene } from "../lib/scene";

export type Board = Component<{ scene: Scene }>;

const BOARDS: Record<string, () => Promise<{ default: Component<{ scene: never }> }>> = {
  towers: () => import("./towers/Board.svelte"),
  dungeon: () => import("./dungeon/Board.svelte"),
  millstone: () => import("./millstone/Board.svelte"),
};

export async function board(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import("./plain/Board.svelte"));
  return (await load()).default as Board;
}
