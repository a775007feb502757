// Tables are made here: against bots at once, at a real table with all who are there, or for friends who are still to come.
import { api } from "../lib/api";
import { route } from "../lib/route.svelte";
import type { GameShown, NewTable, Offer } from "../lib/wire";
import { wish, type Draft } from "./wish";

let asked: Promise<Offer> | null = null;

/** What can be played here: asked once, and again if it could not be told. */
export function offered(): Promise<Offer> {
  asked ??= api.offer().catch((refusal: unknown) => {
    asked = null;
    throw refusal;
  });
  return asked;
}

/** Make a table, begin its game and go there. */
export async function begin(wanted: NewTable, others: readonly string[] = []): Promise<void> {
  const { id } = await api.make(wanted);
  for (const name of others) await api.do(id, { do: "sit", name });
  await api.do(id, { do: "start" });
  route.go(`/t/${id}`);
}

/** Make the table of the form. Where nobody is still to come the game begins, else people gather first. */
export async function make(game: GameShown, plan: Draft, nameOf: (seat: number) => string): Promise<void> {
  const wanted = wish(game, plan, nameOf(0));
  const seats = Array.from({ length: plan.players }, (_, seat) => seat).slice(1);
  if (plan.mode === "table" && plan.together) return begin(wanted, seats.map(nameOf));
  if (plan.mode !== "table" && seats.every((seat) => plan.seats[seat])) return begin(wanted);
  const { id } = await api.make(wanted);
  route.go(`/t/${id}`);
}
