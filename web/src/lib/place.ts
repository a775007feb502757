// Where the page stands: the server may be behind a path of a proxy, which it writes into the page.
const said = document.querySelector<HTMLMetaElement>('meta[name="kolmik-base"]')?.content ?? "";

export const base = said.replace(/\/$/, "");

export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${base}${path}`;
}
