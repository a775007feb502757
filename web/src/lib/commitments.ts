// The commitments that this browser saw before a game was over, kept on this device to verify the deal afterwards.
// Only the first commitment of a game counts, whatever the server sends later.
const KEY = "kolmik-promises";
const CAPACITY = 300; // the oldest are dropped

type Stored = [name: string, commitment: string][];

const nameOf = (table: string, game: number): string => `${table}/${game}`;

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Stored) : [];
  } catch {
    return []; // no storage, or data of another page
  }
}

export function rememberCommitment(table: string, game: number, commitment: string): void {
  const stored = read();
  if (!commitment || stored.some(([name]) => name === nameOf(table, game))) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...stored, [nameOf(table, game), commitment]].slice(-CAPACITY)));
  } catch {
    return; // a browser without storage has nothing to compare with later
  }
}

/** The commitment that this browser saw for a game, or null. */
export function commitmentSeen(table: string, game: number): string | null {
  return read().find(([name]) => name === nameOf(table, game))?.[1] ?? null;
}
