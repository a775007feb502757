/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./build/offline.ts";
import { rulePages } from "./build/rules.ts";
import { messages } from "./build/messages.ts";

/** Chunks of virtual modules keep their name (`virtual-rules-towers-et`), so that the service worker can recognize them. */
const named = (module?: string | null): string => /virtual:.+/.exec(module ?? "")?.[0].replace(/[:/]/g, "-") ?? "[name]";

// The page is built into the Python package, and `kolmik serve` serves it from there.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), messages(), rulePages(), offline()],
  build: {
    outDir: "../src/kolmik/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: ({ facadeModuleId }) => `assets/${named(facadeModuleId)}-[hash].js` } },
  },
  // Behind a proxy the page may not be at the root, so scripts import each other by relative paths.
  experimental: {
    renderBuiltUrl: (_name: string, { hostType }: { hostType: string }) => (hostType === "html" ? undefined : { relative: true }),
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
}));
