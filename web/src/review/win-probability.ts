// The geometry of the win-probability chart.
import type { AnalysisPart } from "../lib/wire";

export interface Point {
  at: number; // the number of moves made
  chances: number[];
}

/** The win probabilities before each decision, and the result of the game. */
export function pointsOf(found: AnalysisPart): Point[] {
  const points: Point[] = found.decisions.map(({ at, chances }) => ({ at, chances }));
  if (found.winners.length) {
    const share = 1 / found.winners.length;
    points.push({ at: found.moves, chances: found.seats.map((_, seat) => (found.winners.includes(seat) ? share : 0)) });
  }
  return points;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  moves: number;
}

export const x = (frame: Frame, at: number): number => frame.left + (frame.width * at) / Math.max(1, frame.moves);
export const y = (frame: Frame, chance: number): number => frame.top + frame.height * (1 - chance);

export function path(frame: Frame, points: readonly Point[], seat: number): string {
  return points.map(({ at, chances }, i) => `${i ? "L" : "M"}${x(frame, at).toFixed(1)} ${y(frame, chances[seat] ?? 0).toFixed(1)}`).join("");
}

/** The index of the point nearest to a horizontal position. */
export function nearest(frame: Frame, points: readonly Point[], across: number): number {
  let best = 0;
  points.forEach(({ at }, i) => {
    if (Math.abs(x(frame, at) - across) < Math.abs(x(frame, points[best]?.at ?? 0) - across)) best = i;
  });
  return best;
}

/** The index of the last point at or before a position. */
export function pointAt(points: readonly Point[], at: number): number {
  const after = points.findIndex((point) => point.at > at);
  return Math.max(0, (after < 0 ? points.length : after) - 1);
}

/** Moves labels apart so that none overlaps another and all stay between top and bottom. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const placed = [...heights];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, least);
    least = placed[i] + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = placed[i] - gap;
  }
  return placed;
}

/** The dash pattern of each seat's line, so that colour is never the only difference. */
export const DASHES = ["none", "11 6", "1 7", "14 5 2 5", "6 4", "2 5 2 5 9 5"];

export const percent = (chance: number): number => Math.round(100 * chance);
