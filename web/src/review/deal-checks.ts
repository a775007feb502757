// The checks of a deal that the browser makes itself (docs/fair-dealing.md): the commitment is the SHA-256 of the secret.
import { commitmentSeen } from "../lib/commitments";
import type { Verified } from "../lib/wire";

/** The commitment to a secret, both in hexadecimal; null where the browser offers no SHA-256 (pages without https). */
export async function commitmentTo(secret: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Checked = "yes" | "no" | "unknown";

export interface Checks {
  server: Verified;
  /** Whether the secret has the commitment of the record, computed by this browser. */
  secret: Checked;
  /** Whether it is the commitment that this browser stored before the game was over. */
  promise: Checked;
}

/** "consistent" means that everything fits, but this browser did not see the commitment before the game was over. */
export type Verdict = "fair" | "consistent" | "unproved" | "unfair";

export function verdictOf({ server, secret, promise }: Checks): Verdict {
  if (server.finding === "no-proof") return "unproved";
  if (!server.ok || secret === "no" || promise === "no") return "unfair";
  return promise === "yes" ? "fair" : "consistent";
}

/** The server's findings together with this browser's own. */
export async function check(server: Verified): Promise<Checks> {
  let secret: Checked = "unknown";
  let promise: Checked = "unknown";
  if (server.proof) {
    const { table, number, commitment } = server.proof;
    const computed = await commitmentTo(server.proof.secret);
    const stored = commitmentSeen(table, number);
    if (computed !== null) secret = computed === commitment ? "yes" : "no";
    if (stored !== null) promise = stored === commitment ? "yes" : "no";
  }
  return { server, secret, promise };
}
