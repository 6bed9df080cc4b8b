import { preferences } from "page/preferences.svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

const root = document.documentElement;

afterEach(() => {
  preferences.setTheme("system");
  preferences.motion = true;
});

test("a theme is put on the page and kept; the system's leaves no mark", () => {
  preferences.setTheme("dark");
  expect([root.dataset["theme"], localStorage.getItem("theme"), preferences.dark]).toEqual(["dark", "dark", true]);
  preferences.setTheme("system");
  expect([root.dataset["theme"], preferences.dark]).toEqual([undefined, false]);
});

test("without motion the page's root says so", () => {
  preferences.motion = false;
  expect([root.classList.contains("still"), localStorage.getItem("motion")]).toEqual([true, "off"]);
  preferences.motion = true;
  expect([root.classList.contains("still"), localStorage.getItem("motion")]).toEqual([false, "on"]);
});

test("sound is kept", () => {
  preferences.setSound(false);
  expect([preferences.sound, localStorage.getItem("sound")]).toEqual([false, "off"]);
});

describe("notifications", () => {
  test.each([
    ["granted", true],
    ["denied", false],
  ])("are on only with leave: %s", async (answer, on) => {
    vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve(answer) });
    expect(await preferences.setNotifications(true)).toBe(on);
    expect(localStorage.getItem("notices")).toBe(on ? "on" : "off");
  });

  test("turning them off asks nobody", async () => {
    const requestPermission = vi.fn();
    vi.stubGlobal("Notification", { requestPermission });
    expect(await preferences.setNotifications(false)).toBe(false);
    expect(requestPermission).not.toHaveBeenCalled();
  });
});

test("what was kept is there after a reload", async () => {
  localStorage.setItem("theme", "light");
  localStorage.setItem("motion", "off");
  localStorage.setItem("sound", "off");
  vi.resetModules();
  const again = (await import("page/preferences.svelte")).preferences;
  expect([again.theme, again.motion, again.sound, again.notices]).toEqual(["light", false, false, false]);
});
