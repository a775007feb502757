// Addresses of the page: /, /new/towers, /t/ID, /r/ID/1, /learn/towers, /rules/towers, /verify, /settings.
import { base } from "./place";

function here(): string {
  const path = location.pathname.slice(base.length) || "/";
  return path.startsWith("/") ? path : `/${path}`;
}

class Route {
  path = $state(here());
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  /** The parts of the path: ["t", "abc"] for /t/abc. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", base + path);
    this.look();
    scrollTo(0, 0);
  }

  look(): void {
    this.path = here();
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** The address of a place in the page, for a link. */
export const to = (path: string): string => base + path;

/** Links of the page itself change the place without loading it anew. Used once, on the whole page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const path = link.pathname.slice(base.length);
  if (!link.pathname.startsWith(`${base}/`) || path.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return; // a place on this page: the browser knows the way
  event.preventDefault();
  route.go(path + link.search + link.hash);
}
