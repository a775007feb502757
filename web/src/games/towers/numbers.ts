// Numbers that may be below zero.
import { speech } from "../../lib/speech.svelte";

/** A number as the reader's language writes it; with its sign if asked for. */
export function number(value: number, sign: "auto" | "exceptZero" = "auto"): string {
  return new Intl.NumberFormat(speech.language, { signDisplay: sign }).format(value);
}
