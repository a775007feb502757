// Links and lines that people take elsewhere.
import { notices } from "../lib/notices.svelte";
import { say } from "../lib/i18n.svelte";

/** Put a text where it can be pasted; false where the browser does not allow that. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  notices.show(say("replay-copied"));
  return true;
}

/** Offer a link to whoever the reader chooses, or copy it; false if neither can be done here. */
export async function shared(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return copied(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return true; // thought better of it
    return copied(url);
  }
  return true;
}
