// What a lesson is made of. A lesson is a game at a real table of the server, so every move in it has to be legal there.
import type { GameView } from "../lib/wire";

/** A move that is entered for chance or for the others, in words; or what the learner may do, any of it. */
export type Part = string | RegExp;

export interface Step {
  /** What is said beside the board. It may use $points, the learner's, as the server counts them. */
  text: string;
  /** What happens, in this order. Where there is nothing for the learner to do, they read and go on. */
  play?: Part[];
}

export interface Lesson {
  game: string;
  players: number;
  steps: Step[];
}

const LESSONS: Record<string, () => Promise<{ default: Lesson }>> = {
  towers: () => import("./towers"),
  dungeon: () => import("./dungeon"),
  millstone: () => import("./millstone"),
};

/** The games that can be learned here. */
export const TAUGHT: string[] = Object.keys(LESSONS);

export async function lesson(game: string): Promise<Lesson | null> {
  const load = LESSONS[game];
  return load ? (await load()).default : null;
}

/** The learner's points, where the game counts them already. */
export function points(view: GameView, seat: number): number {
  const scores = view["scores"];
  return Array.isArray(scores) ? Number(scores[seat] ?? 0) : 0;
}
