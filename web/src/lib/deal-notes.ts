// What this browser saw of each deal, and the seeds it contributed: kept on this device to reveal them after a reload, and
// to verify the deal after the game. What was seen first counts, whatever the server sends later.
const KEY = "kolmik-deals";
const CAPACITY = 300; // the oldest are dropped

export interface DealNote {
  commitment: string;
  /** The seat that the terms of the table name as the first starter. */
  agreed: number | null;
  /** By own seat. */
  seeds: Record<number, string>;
  /** The own seats whose hashes the server has shown. */
  accepted: number[];
  /** The hashes of all seats as they were fixed, "" for none; null before. */
  hashes: string[] | null;
  /** The own seats whose seeds were sent. */
  revealed: number[];
}
type Stored = [name: string, note: DealNote][];

let memory: Stored | null = null; // instead of the storage, once that has failed; until a reload

const nameOf = (table: string, game: number): string => `${table}/${game}`;

function read(): Stored {
  if (memory) return memory;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Stored) : [];
  } catch {
    return []; // no storage, or data of another page
  }
}

/** What this browser noted about the deal of a game, or null. */
export function dealNote(table: string, game: number): DealNote | null {
  return read().find(([name]) => name === nameOf(table, game))?.[1] ?? null;
}

export function saveDealNote(table: string, game: number, note: DealNote): void {
  const name = nameOf(table, game);
  const stored = read();
  const known = stored.some(([other]) => other === name);
  const added: Stored = known ? stored.map((one) => (one[0] === name ? [name, note] : one)) : [...stored, [name, note]];
  try {
    localStorage.setItem(KEY, JSON.stringify(added.slice(-CAPACITY)));
  } catch {
    memory = added;
  }
}
