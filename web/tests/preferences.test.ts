import { settings } from "page/preferences.svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

const root = document.documentElement;

afterEach(() => {
  settings.turn("system");
  settings.motion = true;
});

test("a theme is put on the page and kept; the system's leaves no mark", () => {
  settings.turn("dark");
  expect([root.dataset["theme"], localStorage.getItem("theme"), settings.dark]).toEqual(["dark", "dark", true]);
  settings.turn("system");
  expect([root.dataset["theme"], settings.dark]).toEqual([undefined, false]);
});

test("without motion the page's root says so", () => {
  settings.motion = false;
  expect([root.classList.contains("still"), localStorage.getItem("motion")]).toEqual([true, "off"]);
  settings.motion = true;
  expect([root.classList.contains("still"), localStorage.getItem("motion")]).toEqual([false, "on"]);
});

test("sound is kept", () => {
  settings.hush(false);
  expect([settings.sound, localStorage.getItem("sound")]).toEqual([false, "off"]);
});

describe("notifications", () => {
  test.each([
    ["granted", true],
    ["denied", false],
  ])("are on only with leave: %s", async (answer, on) => {
    vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve(answer) });
    expect(await settings.notify(true)).toBe(on);
    expect(localStorage.getItem("notices")).toBe(on ? "on" : "off");
  });

  test("turning them off asks nobody", async () => {
    const requestPermission = vi.fn();
    vi.stubGlobal("Notification", { requestPermission });
    expect(await settings.notify(false)).toBe(false);
    expect(requestPermission).not.toHaveBeenCalled();
  });
});

test("what was kept is there after a reload", async () => {
  localStorage.setItem("theme", "light");
  localStorage.setItem("motion", "off");
  localStorage.setItem("sound", "off");
  vi.resetModules();
  const again = (await import("page/preferences.svelte")).settings;
  expect([again.theme, again.motion, again.sound, again.notices]).toEqual(["light", false, false, false]);
});
