// What the page knows of a game besides what the server says: its picture, and about how long it takes.
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

/** The games that there are pictures of, to be shown before the server has told what it offers. */
export const PICTURED: readonly string[] = Object.keys(KNOWN);

export const pictureOf = (game: string): Component => KNOWN[game]?.picture ?? Plain;
export const minutesOf = (game: string): number | null => KNOWN[game]?.minutes ?? null;
