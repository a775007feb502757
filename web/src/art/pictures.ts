// What the page adds to the server's description of a game: its picture and how long it takes.
import type { Component } from "svelte";
import Dungeon from "./Dungeon.svelte";
import Millstone from "./Millstone.svelte";
import Plain from "./Plain.svelte";
import Towers from "./Towers.svelte";

interface Known {
  picture: Component;
  minutes: number;
}

const KNOWN: Record<string, Known> = {
  towers: { picture: Towers, minutes: 20 },
  dungeon: { picture: Dungeon, minutes: 20 },
  millstone: { picture: Millstone, minutes: 15 },
};

/** The games with pictures, shown until the server's list of games has arrived. */
export const PICTURED: readonly string[] = Object.keys(KNOWN);

export const pictureOf = (game: string): Component => KNOWN[game]?.picture ?? Plain;
export const minutesOf = (game: string): number | null => KNOWN[game]?.minutes ?? null;
