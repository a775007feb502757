// Numbers that may be below zero.
import { i18n } from "../../lib/i18n.svelte";

/** A number as the reader's language writes it; with its sign if asked for. */
export function number(value: number, sign: "auto" | "exceptZero" = "auto"): string {
  return new Intl.NumberFormat(i18n.language, { signDisplay: sign }).format(value);
}
