// The reader's settings, kept on this device only.
export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";

interface Settings {
  language: string;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  name: string;
}

const KEY = "kolmik";
const touch = matchMedia("(pointer: coarse)").matches;
const DEFAULTS: Settings = { language: "", theme: "auto", speed: "normal", sound: !touch, name: "" };

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS; // no storage, or data of another page
  }
}

export const settings: Settings = $state(read());

/** Changes a setting and stores it. */
export function saveSetting<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return; // without storage the setting lasts until the page is closed
  }
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const SPEED_MS: Record<Speed, number> = { off: 0, slow: 600, normal: 320, fast: 160 };

/** How long a card takes to move, in milliseconds; 0 for readers who want no motion. */
export function animationMs(): number {
  return reducedMotion.matches ? 0 : SPEED_MS[settings.speed];
}
