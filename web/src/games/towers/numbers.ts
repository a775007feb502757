// Formats numbers that may be negative.
import { i18n } from "../../lib/i18n.svelte";

/** A number in the reader's language, optionally with its sign. */
export function number(value: number, sign: "auto" | "exceptZero" = "auto"): string {
  return new Intl.NumberFormat(i18n.language, { signDisplay: sign }).format(value);
}
