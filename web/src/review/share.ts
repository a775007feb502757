// Copies and shares links and commands.
import { notices } from "../lib/notices.svelte";
import { say } from "../lib/i18n.svelte";

/** Copies a text to the clipboard; returns false where the browser does not allow that. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  notices.show(say("replay-copied"));
  return true;
}

/** Opens the share sheet with a link, or copies it; returns false where neither is possible. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return copyText(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return true; // the reader closed the sheet
    return copyText(url);
  }
  return true;
}
