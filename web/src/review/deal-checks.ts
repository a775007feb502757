// The checks of a deal that the browser makes itself (docs/fair-dealing.md): that the record says what this browser saw and
// sent before the first card. The rest of the verdict is the server's.
import { seedHash } from "../lib/contribution";
import { dealNote, type DealNote } from "../lib/deal-notes";
import { sha256 } from "../lib/sha256";
import type { ProofModel, Verified } from "../lib/wire";

/** The commitment to a secret, both in hexadecimal. */
export function commitmentTo(secret: string): string {
  return sha256(Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

export type Checked = "yes" | "no" | "unknown";

export interface Checks {
  server: Verified;
  /** Whether the secret has the commitment of the record, computed by this browser. */
  secret: Checked;
  /** Whether it is the commitment that this browser stored before the game was over. */
  promise: Checked;
  /** Whether this browser's seeds were used, together with the hashes that it saw before it revealed them. */
  mine: Checked;
}

/**
 * "consistent": everything fits, but this browser did not see the commitment before the game was over.
 * "alone": nobody contributed. "weak": a player could have influenced the deal by a seed without a hash or a withheld one.
 */
export type Verdict = "fair" | "consistent" | "alone" | "weak" | "unproved" | "unfair";

export function verdictOf({ server, secret, promise, mine }: Checks): Verdict {
  if (server.finding === "no-proof") return "unproved";
  if (!server.ok || secret === "no" || promise === "no" || mine === "no") return "unfair";
  if (server.finding === "alone") return "alone";
  if (server.finding !== "fair") return "weak";
  return promise === "yes" ? "fair" : "consistent";
}

/** The server's findings together with this browser's own. */
export function check(server: Verified): Checks {
  const { proof } = server;
  if (!proof) return { server, secret: "unknown", promise: "unknown", mine: "unknown" };
  const note = dealNote(proof.table, proof.number);
  return {
    server,
    secret: commitmentTo(proof.secret) === proof.commitment ? "yes" : "no",
    promise: note ? (note.commitment === proof.commitment ? "yes" : "no") : "unknown",
    mine: note ? ownSeeds(note, proof, server) : "unknown",
  };
}

function ownSeeds(note: DealNote, proof: ProofModel, server: Verified): Checked {
  if (note.hashes && note.hashes.join() !== proof.seed_hashes.join()) return "no";
  const agreed = server.starter_rule === "agreed" ? server.starter : null;
  if (["drawn", "agreed"].includes(server.starter_rule) && agreed !== note.agreed) return "no";
  for (const seat of note.accepted) {
    const seed = note.seeds[seat] ?? "";
    if (seedHash(seed, proof.table, proof.number, proof.commitment, seat) !== proof.seed_hashes[seat]) return "no";
    if (note.revealed.includes(seat) && proof.client_seeds[seat] !== seed) return "no";
  }
  return note.revealed.length ? "yes" : "unknown";
}
