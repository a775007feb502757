// What the page knows of a game besides what the server says: its picture, how long it takes, what of the terms is of use.
import type { Component } from "svelte";
import Dungeon from "./Dungeon.svelte";
import Millstone from "./Millstone.svelte";
import Plain from "./Plain.svelte";
import Towers from "./Towers.svelte";

type Term = "race" | "throw";

interface Known {
  picture: Component;
  minutes: number;
  terms: readonly Term[];
}

const KNOWN: Record<string, Known> = {
  towers: { picture: Towers, minutes: 20, terms: [] },
  dungeon: { picture: Dungeon, minutes: 20, terms: ["throw"] },
  millstone: { picture: Millstone, minutes: 15, terms: ["race"] },
};

/** The games that there are pictures of, to be shown before the server has told what it offers. */
export const PICTURED: readonly string[] = Object.keys(KNOWN);

export const pictureOf = (game: string): Component => KNOWN[game]?.picture ?? Plain;
export const minutesOf = (game: string): number | null => KNOWN[game]?.minutes ?? null;
/** Whether a term makes a difference in a game; of a game that is new to the page anything may. */
export const mattersIn = (game: string, term: Term): boolean => KNOWN[game]?.terms.includes(term) ?? true;
