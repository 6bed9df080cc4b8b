import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default mergeConfig(
  page,
  defineConfig({
    resolve: {
      conditions: ["browser"], // Svelte's part for browsers
      alias: { "page-tests": here("tests"), ws: here("node_modules/ws/wrapper.mjs") }, // but the sockets' part for servers
      dedupe: ["vitest"], // the games' tests find it here
    },
    test: {
      include: ["tests/*.test.ts", "../src/backroom/games/*/tests/*.test.ts"],
      environment: "happy-dom",
      environmentOptions: {
        happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } },
      },
      pool: "vmThreads", // one browser for each worker
      silent: "passed-only",
      testTimeout: 60_000, // more than any wait in the tests
      setupFiles: "tests/setup.ts",
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
