import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.BACKROOM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { page: here("src"), games: here("../src/backroom/games") },
    dedupe: ["svelte", "@fluent/bundle"], // boards lie in the games' folders, their libraries here
  },
  build: {
    outDir: process.env.BACKROOM_PAGE_OUT ?? here("../.build/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // an inline script would break the content security policy
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [here("..")] } },
});
