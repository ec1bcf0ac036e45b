import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The server that `vite dev` asks; `questboard serve` listens there. */
const SERVER = process.env.QUESTBOARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../questboard/server/client",
    emptyOutDir: true,
    // Every file has its own address, so that the server can forbid `data:` altogether.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
    // The icons lie beside the Python renderer, which draws the same ones.
    fs: { allow: [".", "../questboard/picture"] },
  },
  // Without it, tests would get Svelte as a server uses it: without reactions.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
});
