// The script of a lesson. A lesson is a game at a table of the server, so every move in it must be legal there.
import { inOrder } from "../games/about";
import type { GameView } from "../lib/wire";

/** A move that the script makes for chance or for another player; or a pattern of the moves the learner may choose from. */
export type Part = string | RegExp;

export interface Step {
  /** The id of the coach's message. It may use $points, the learner's score as the server counts it. */
  text: string;
  /** The moves of this step, in order. If none is the learner's, the learner reads and continues. */
  play?: Part[];
}

export interface Lesson {
  game: string;
  players: number;
  steps: Step[];
}

const found = import.meta.glob<{ default: Lesson }>("./games/*.ts");
const LESSONS = Object.fromEntries(Object.entries(found).map(([path, load]) => [path.slice("./games/".length, -".ts".length), load]));

/** The games that have a lesson. */
export const TAUGHT: string[] = inOrder(Object.keys(LESSONS));

export async function lesson(game: string): Promise<Lesson | null> {
  const load = LESSONS[game];
  return load ? (await load()).default : null;
}

/** The score of a seat, 0 where the game does not count points yet. */
export function points(view: GameView, seat: number): number {
  const scores = view["scores"];
  return Array.isArray(scores) ? Number(scores[seat] ?? 0) : 0;
}
