// What the dealer of a game was bound to, as this browser first saw it: kept on this device till the deal is verified.
// Remember it whenever a table is seen and its game is not over; the first commitment stays, whatever is told later.
const KEY = "kolmik-promises";
const MOST = 300; // the oldest are forgotten

type Kept = [name: string, commitment: string][];

const nameOf = (table: string, game: number): string => `${table}/${game}`;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return []; // no storage, or somebody else's
  }
}

export function remember(table: string, game: number, commitment: string): void {
  const kept = read();
  if (!commitment || kept.some(([name]) => name === nameOf(table, game))) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, [nameOf(table, game), commitment]].slice(-MOST)));
  } catch {
    return; // a browser that keeps nothing: there will be nothing to compare with
  }
}

/** The commitment that this browser saw, null if it saw none. */
export function promised(table: string, game: number): string | null {
  return read().find(([name]) => name === nameOf(table, game))?.[1] ?? null;
}
