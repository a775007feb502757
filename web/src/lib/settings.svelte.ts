// What a reader likes: kept on this device only.
export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";

interface Kept {
  language: string;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  name: string;
}

const KEY = "kolmik";
const touch = matchMedia("(pointer: coarse)").matches;
const first: Kept = { language: "", theme: "auto", speed: "normal", sound: !touch, name: "" };

function read(): Kept {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return first; // no storage, or somebody else's: everything as at the first visit
  }
}

export const settings: Kept = $state(read());

/** Keep a choice, and let it show at once. */
export function choose<K extends keyof Kept>(key: K, value: Kept[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return; // a browser that keeps nothing: it holds till the page is closed
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const PACE: Record<Speed, number> = { off: 0, slow: 600, normal: 320, fast: 160 };

/** Milliseconds a card takes on its way; 0 for who wants no motion. */
export function duration(): number {
  return still.matches ? 0 : PACE[settings.speed];
}
