import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { offline } from "./build/offline.ts";
import { rulePages } from "./build/rules.ts";
import { words } from "./build/messages.ts";

/** What is made by the plugins is named by what it is (`virtual-rules-towers-et`), so that the worker can tell it apart. */
const named = (module?: string | null): string => /virtual:.+/.exec(module ?? "")?.[0].replace(/[:/]/g, "-") ?? "[name]";

// The page is built into the Python package, from where `kolmik serve` gives it out.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(), rulePages(), offline()],
  build: {
    outDir: "../src/kolmik/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { chunkFileNames: ({ facadeModuleId }) => `assets/${named(facadeModuleId)}-[hash].js` } },
  },
  // The server may stand behind a path of a proxy: scripts find each other relative to themselves.
  experimental: {
    renderBuiltUrl: (_name: string, { hostType }: { hostType: string }) => (hostType === "html" ? undefined : { relative: true }),
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
}));
