// The throw: the swing of the crosshair, and the last throw in the log.
import type { LogLine, MeterPart } from "../../lib/wire";

/** The offset of the crosshair from the middle, from -1 to 1, `after` milliseconds (docs/server.md, "A throw"). */
export function swing(meter: MeterPart, after: number): number {
  const wave = (at: number): number => Math.sin(2 * Math.PI * (after / (meter.periods[at] ?? 1) + (meter.phases[at] ?? 0) / 360));
  return 0.7 * wave(0) + 0.3 * wave(1);
}

export interface Thrown {
  at: number; // its index in the log
  seat: number;
  slot: string | null; // null: thrown at a real tower
  fell: number;
  stayed: number;
  fresh: boolean; // fewer than FRESH moves ago
}

const FRESH = 3; // players' moves since the throw

export function lastThrow(log: readonly LogLine[]): Thrown | null {
  let [fell, stayed, since] = [0, 0, 0];
  for (let at = log.length - 1; at >= 0; at--) {
    const [who, words] = log[at]!;
    if (words === "falls") fell++;
    else if (words === "stays") stayed++;
    else if (who !== "nature") {
      if (words.startsWith("throw")) return { at, seat: who, slot: words.split(" ")[1] ?? null, fell, stayed, fresh: since < FRESH };
      since++;
    }
  }
  return null;
}
