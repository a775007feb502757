// The path under which the server serves the page. Behind a proxy it may not be the root; the server writes it into the page.
const written = document.querySelector<HTMLMetaElement>('meta[name="kolmik-base"]')?.content ?? "";

export const base = written.replace(/\/$/, "");

export function socketUrl(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${base}${path}`;
}
