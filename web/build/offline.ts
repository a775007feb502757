// Writes the names of all built files into the service worker, so that the page also opens offline.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const source = resolve(dirname(fileURLToPath(import.meta.url)), "worker.js");

export function offline(): Plugin {
  return {
    name: "kolmik-offline",
    apply: "build",
    generateBundle: {
      order: "post", // after Vite has removed the empty scripts of stylesheets
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !name.endsWith(".map"));
        const release = createHash("sha256").update(names.sort().join()).digest("hex").slice(0, 12);
        const text = readFileSync(source, "utf8").replace("RELEASE", JSON.stringify(release)).replace("ASSETS", JSON.stringify(names));
        this.emitFile({ type: "asset", fileName: "worker.js", source: text });
      },
    },
  };
}
