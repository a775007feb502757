// What a browser can check of a deal by itself (docs/fair-dealing.md): the commitment is the SHA-256 of the secret.
import { commitmentSeen } from "../lib/commitments";
import type { Verified } from "../lib/wire";

/** The commitment to a secret, both in hexadecimal digits; null where the browser lends no SHA-256 (pages without https). */
export async function commitmentTo(secret: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export type Checked = "yes" | "no" | "unknown";

export interface Checks {
  told: Verified;
  /** The secret has the commitment that the record names, as this browser has computed. */
  secret: Checked;
  /** It is the commitment that this browser kept before the game was over. */
  promise: Checked;
}

/** Fair, as far as this browser can know it; consistent if it cannot know what was promised at the table. */
export type Verdict = "fair" | "consistent" | "unproved" | "unfair";

export function verdictOf({ told, secret, promise }: Checks): Verdict {
  if (told.finding === "no-proof") return "unproved";
  if (!told.ok || secret === "no" || promise === "no") return "unfair";
  return promise === "yes" ? "fair" : "consistent";
}

/** What the server found, and beside it what this browser finds. */
export async function check(told: Verified): Promise<Checks> {
  let secret: Checked = "unknown";
  let promise: Checked = "unknown";
  if (told.proof) {
    const { table, number, commitment } = told.proof;
    const computed = await commitmentTo(told.proof.secret);
    const kept = commitmentSeen(table, number);
    if (computed !== null) secret = computed === commitment ? "yes" : "no";
    if (kept !== null) promise = kept === commitment ? "yes" : "no";
  }
  return { told, secret, promise };
}
