import { explain, explainCode, get, patch, post, Refusal, remove } from "page/api";
import { i18n } from "page/i18n.svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Loopback } from "./server";

let server: Loopback;
beforeEach(async () => {
  server = await Loopback.start();
});
afterEach(() => server.stop());

test("requests go to the server's interface, with JSON where there is something to say", async () => {
  server.answer = () => ({ json: { fine: true } });
  expect(await get("/games")).toEqual({ fine: true });
  await post("/tables", { game: "x" });
  await patch("/tables/1", { listed: true });
  await remove("/me");
  expect(server.requests).toEqual([
    { method: "GET", path: "/api/games", body: null },
    { method: "POST", path: "/api/tables", body: { game: "x" } },
    { method: "PATCH", path: "/api/tables/1", body: { listed: true } },
    { method: "DELETE", path: "/api/me", body: null },
  ]);
});

test("a refusal has the server's code, its message and its status", async () => {
  server.answer = () => ({ status: 409, json: { code: "seat-taken", message: "seat 2 is taken" } });
  await expect(post("/x")).rejects.toMatchObject({ code: "seat-taken", message: "seat 2 is taken", status: 409 });
});

test.each([
  [{ json: { detail: "Not Found" } }, "Not Found"],
  [{ json: null }, "Bad Gateway"],
  [{ text: "<html>" }, "Bad Gateway"],
])("an answer that is no refusal of ours is still one: %j", async (answer, message) => {
  server.answer = () => ({ status: 502, ...answer });
  await expect(get("/x")).rejects.toMatchObject({ code: "http-502", message, status: 502 });
});

test("errors are told in the reader's language, in English as exactly as the server tells them", async () => {
  expect(explainCode("not-your-turn", "seat 1 is asked")).toBe("seat 1 is asked");
  await i18n.setLanguage("de");
  expect(explain(new Refusal("not-your-turn", "seat 1 is asked", 409))).toBe("Du bist nicht dran.");
  expect(explainCode("brand-new", "something new")).toBe("something new");
  expect(explain(new TypeError("fetch failed"))).toMatch(/^Der Server ist nicht erreichbar/);
});
