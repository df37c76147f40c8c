import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { icons } from "./tools/icons.ts";
import { licences, SCRIPTS } from "./tools/licences.ts";
import { textures } from "./tools/textures.ts";

const server = "http://127.0.0.1:8123";

export default defineConfig({
  base: "./",
  plugins: [svelte(), icons(), licences(), textures()],
  build: {
    outDir: "../src/flipfield/server/static",
    emptyOutDir: true,
    target: "es2022",
    license: { fileName: SCRIPTS },
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
