// Creates tables: against bots, for the players at this device, or for friends who still have to join.
import { api } from "../lib/api";
import { route } from "../lib/route.svelte";
import type { GameModel, NewTable, Catalogue } from "../lib/wire";
import { requestOf, type Draft } from "./draft";

let pending: Promise<Catalogue> | null = null;

/** The server's games, levels and limits. Requested once; a failed request is repeated on the next call. */
export function loadCatalogue(): Promise<Catalogue> {
  pending ??= api.catalogue().catch((refusal: unknown) => {
    pending = null;
    throw refusal;
  });
  return pending;
}

const toBeStarted = new Set<string>(); // tables whose games start when they are opened

export const isToBeStarted = (table: string): boolean => toBeStarted.has(table);
export const forgetStart = (table: string): boolean => toBeStarted.delete(table);

/** Creates a table and opens it; its game starts there, so that the page can contribute to the deal. */
export async function createAndStart(wanted: NewTable, others: readonly string[] = []): Promise<void> {
  const { id } = await api.createTable(wanted);
  for (const name of others) await api.command(id, { do: "sit", name });
  toBeStarted.add(id);
  route.go(`/t/${id}`);
}

/** Creates the table of the form. If no seat is left open the game starts, otherwise the lobby opens. */
export async function createFromDraft(game: GameModel, plan: Draft, nameOf: (seat: number) => string): Promise<void> {
  const wanted = requestOf(game, plan, nameOf(0));
  const seats = Array.from({ length: plan.players }, (_, seat) => seat).slice(1);
  if (plan.mode === "table" && plan.together) return createAndStart(wanted, seats.map(nameOf));
  if (plan.mode !== "table" && seats.every((seat) => plan.seats[seat])) return createAndStart(wanted);
  const { id } = await api.createTable(wanted);
  route.go(`/t/${id}`);
}
