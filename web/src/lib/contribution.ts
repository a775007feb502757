// What this page contributes to the deals of a table (docs/fair-dealing.md): first the hash of a random seed for each own
// seat, and the seed once all hashes are fixed. src/kolmik/client/contribution.py does the same for programs.
import { dealNote, saveDealNote, type DealNote } from "./deal-notes";
import { sha256 } from "./sha256";
import type { ClientSeed, ClientSeedHash, State } from "./wire";

export type Contributing = Omit<ClientSeedHash, "id"> | Omit<ClientSeed, "id">;

const SEED_BYTES = 16;
const LONGEST_LUCK = 31; // characters: with the random part, a seed has at most 64

/** The hash that commits a seat to its seed. */
export function seedHash(seed: string, table: string, game: number, commitment: string, seat: number): string {
  return sha256(new TextEncoder().encode(["kolmik seed 1", table, game, commitment, seat, seed].join("\n")));
}

function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The note of the current deal, a new one if there is none. */
function noteOf({ table }: State): DealNote {
  const { commitment } = table.deal;
  return dealNote(table.id, table.game_number) ?? { commitment, agreed: table.terms.starter, seeds: {}, accepted: [], hashes: null, revealed: [] };
}

/** The commands that a state of the table calls for. What they rely on is noted before they are sent. */
export function respond(state: State): Contributing[] {
  const { table, you } = state;
  const { deal } = table;
  if (deal.by !== "server" || deal.secret !== null) return [];
  const before = noteOf(state);
  if (before.commitment !== deal.commitment) return [];
  const note = structuredClone(before);
  const commands: Contributing[] = [];
  if (deal.stage === "seeds") commands.push(...reveal(note, state));
  else if (deal.stage !== "dealt" && note.hashes === null) commands.push(...commit(note, state));
  if (JSON.stringify(note) !== JSON.stringify(before) || !dealNote(table.id, table.game_number)) saveDealNote(table.id, table.game_number, note);
  return commands;

  function commit(note: DealNote, { table, you }: State): Contributing[] {
    note.accepted = note.accepted.filter((seat) => you.seats.includes(seat)); // the others were given up
    return you.seats.flatMap((seat) => {
      note.seeds[seat] ??= randomSeed();
      const shown = deal.seed_hashes[seat];
      const hash = seedHash(note.seeds[seat], table.id, table.game_number, deal.commitment, seat);
      if (shown === hash && !note.accepted.includes(seat)) note.accepted.push(seat);
      // A hash of which this browser has lost the seed is replaced.
      return shown === null || (shown !== hash && !note.accepted.includes(seat)) ? [{ do: "client_seed_hash", seat, hash } as const] : [];
    });
  }

  function reveal(note: DealNote, { table }: State): Contributing[] {
    const hashes = deal.seed_hashes.map((hash) => hash ?? "");
    note.hashes ??= hashes; // the first ones shown count: seeds are revealed only for these
    if (note.hashes.join() !== hashes.join()) return [];
    return you.seats.flatMap((seat) => {
      const seed = note.seeds[seat];
      if (!seed || seedHash(seed, table.id, table.game_number, deal.commitment, seat) !== hashes[seat]) return [];
      if (!note.accepted.includes(seat)) note.accepted.push(seat);
      if (!note.revealed.includes(seat)) note.revealed.push(seat);
      return deal.client_seeds[seat] ? [] : [{ do: "client_seed", seat, seed } as const];
    });
  }
}

/** Puts a lucky number in front of the random part of a seat's seed; its new hash is sent with the next `respond`. */
export function addLuck(state: State, seat: number, luck: string): void {
  const note = structuredClone(noteOf(state));
  if (note.hashes !== null) return;
  note.seeds[seat] = `${encodeURIComponent(luck).slice(0, LONGEST_LUCK)}.${randomSeed()}`;
  note.accepted = note.accepted.filter((other) => other !== seat);
  saveDealNote(state.table.id, state.table.game_number, note);
}

/** The lucky number of a seat, "" if there is none. */
export function luckOf({ table }: State, seat: number): string {
  const seed = dealNote(table.id, table.game_number)?.seeds[seat] ?? "";
  return seed.slice(0, Math.max(0, seed.lastIndexOf(".")));
}
