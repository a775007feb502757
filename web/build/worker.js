// Caches the page itself: built files never change under their names. Tables are never cached; they come from the server.
const CACHE = `kolmik-${RELEASE}`;
const FILES = ASSETS;
const base = new URL("./", self.location).pathname;

self.addEventListener("install", (event) => {
  const wanted = FILES.filter((name) => !name.includes("virtual-rules-")).map((name) => base + name);
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([base, ...wanted]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("kolmik-") && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith(`${base}api/`)) return;
  if (url.pathname.startsWith(`${base}assets/`)) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(base)));
});

async function fromCache(request) {
  const found = await caches.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}
