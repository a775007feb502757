// Addresses of the page: /, /new/towers, /t/ID, /r/ID/1, /learn/towers, /rules/towers, /verify, /settings.
import { base } from "./base-url";

function here(): string {
  const path = location.pathname.slice(base.length) || "/";
  return path.startsWith("/") ? path : `/${path}`;
}

class Route {
  path = $state(here());
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#sync());
    addEventListener("hashchange", () => this.#sync());
  }

  /** The parts of the path: ["t", "abc"] for /t/abc. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", base + path);
    this.#sync();
    scrollTo(0, 0);
  }

  #sync(): void {
    this.path = here();
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** The href of a path of the page. */
export const to = (path: string): string => base + path;

/** Follows links within the page without a reload. Used once, as the click handler of the window. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const path = link.pathname.slice(base.length);
  if (!link.pathname.startsWith(`${base}/`) || path.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return; // an anchor on this page: the browser scrolls to it
  event.preventDefault();
  route.go(path + link.search + link.hash);
}
