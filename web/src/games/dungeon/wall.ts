// The layout of the castle in units of its drawing, and the legal moves sorted by their place on it.
import type { DungeonView } from "../../lib/wire";

export const WIDTH = 380;
export const LEFT = 36; // the left edge of the wall
export const RIGHT = WIDTH - LEFT;
export const ROOF = 128; // the height of the part above the wall
export const CELLAR = 108; // the height of the part below the wall
export const SLOT = { width: 134, height: 61 };
const MIDDLE = { left: 114, right: 266 };
const LEVEL_GAP = { twins: 75, single: 41 }; // the distance between two levels
const MARGIN = 12;

export interface Spot {
  name: string;
  level: number;
  blue: boolean;
  x: number;
  y: number;
}
export interface Wall {
  spots: Spot[]; // from the highest to the lowest, in reading order
  foot: number;
  height: number;
}

/** Levels with two slots have one on each side; single slots alternate between the sides. */
export function wall(view: DungeonView): Wall {
  const names = Object.keys(view.slots);
  const isTwin = (level: number): boolean => names.filter((name) => parseInt(name) === level).length > 1;
  const levels = [...new Set(names.map((name) => parseInt(name)))].sort((one, other) => one - other);
  const heights = new Map<number, number>();
  let up = 0;
  levels.forEach((level, at) => {
    const below = levels[at - 1];
    if (below !== undefined) up += isTwin(level) || isTwin(below) ? LEVEL_GAP.twins : LEVEL_GAP.single;
    heights.set(level, up);
  });
  const lowest = ROOF + MARGIN + up + SLOT.height / 2;
  const spots = names.map((name) => {
    const level = parseInt(name);
    const right = isTwin(level) ? name.endsWith("b") : level % 2 === 0;
    return { name, level, blue: name.endsWith("b"), x: MIDDLE[right ? "right" : "left"], y: lowest - (heights.get(level) ?? 0) };
  });
  spots.sort((one, other) => other.level - one.level || one.x - other.x);
  const foot = lowest + SLOT.height / 2 + MARGIN + 8;
  return { spots, foot, height: foot + CELLAR };
}

/** The legal moves, sorted by their place on the board. */
export interface Offers {
  draw: string | null;
  putBack: string | null;
  throwing: string | null; // the throw of a real tile at a real tower
  reveals: string[];
  answers: string[];
  onto: Map<string, string>; // by slot: the move that plays the drawn card there
  climbs: Map<string, Map<string, string>>; // by knight, such as "2@4": each target and its move
}

export function offers(legal: ReadonlySet<string>): Offers {
  const found: Offers = { draw: null, putBack: null, throwing: null, reveals: [], answers: [], onto: new Map(), climbs: new Map() };
  for (const move of legal) {
    const [verb = "", rest = ""] = [move.split(" ")[0], move.split(" ").slice(1).join(" ")];
    if (verb === "draw") found.draw = move;
    else if (verb === "put") found.putBack = move;
    else if (verb === "reveal") found.reveals.push(move);
    else if (verb === "falls" || verb === "stays") found.answers.push(move);
    else if (verb === "climb") {
      const [knight = "", to = ""] = rest.split(">");
      found.climbs.set(knight, (found.climbs.get(knight) ?? new Map<string, string>()).set(to, move));
    } else if (verb === "throw" && !rest) found.throwing = move;
    else if (rest) found.onto.set(rest, move);
  }
  return found;
}
