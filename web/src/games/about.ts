// What the page adds to the server's description of a game: `<game>/about.ts` in this folder. Any game can do without it.
import type { Component } from "svelte";
import Plain from "../art/Plain.svelte";

export interface About {
  picture: Component;
  /** How long a game takes. */
  minutes: number;
  /** The place in lists that the server does not order. */
  position: number;
}

const found = import.meta.glob<About>("./*/about.ts", { eager: true, import: "default" });
const ABOUT: Record<string, About> = Object.fromEntries(Object.entries(found).map(([path, about]) => [path.split("/")[1] ?? "", about]));

/** Games in the order of their positions; those without one come last, by name. */
export const inOrder = (games: readonly string[]): string[] =>
  [...games].sort((one, other) => (ABOUT[one]?.position ?? Infinity) - (ABOUT[other]?.position ?? Infinity) || one.localeCompare(other));

/** The games with pictures, shown until the server's list of games has arrived. */
export const PICTURED: readonly string[] = inOrder(Object.keys(ABOUT));

export const pictureOf = (game: string): Component => ABOUT[game]?.picture ?? Plain;
export const minutesOf = (game: string): number | null => ABOUT[game]?.minutes ?? null;
