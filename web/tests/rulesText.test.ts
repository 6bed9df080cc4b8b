import { inside, readRules } from "page/rulesText";
import { LANGUAGES } from "page/i18n.svelte";
import { describe, expect, test } from "vitest";

const GAMES = Object.keys(import.meta.glob("games/*/RULES.md")).map((path) => path.split("/").at(-2)!.replaceAll("_", "-"));
const RULE = /^[A-Z]{3}-[A-Z]+\d+$/;

test("there are games to read about", () => {
  expect(GAMES.length).toBeGreaterThan(0);
});

describe.each(GAMES)("the rules of %s", (game) => {
  test("every place can be linked to, each by one anchor", async () => {
    const anchors = (await readRules(game, "en")).map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test("the same rules are there in every language, in the same order", async () => {
    const ids = async (language: string) => (await readRules(game, language)).map(({ anchor }) => anchor).filter((id) => RULE.test(id));
    const english = await ids("en");
    expect(english.length).toBeGreaterThan(20);
    for (const language of LANGUAGES) expect(await ids(language)).toEqual(english);
  });

  test("one heading is the title, and nothing is lost", async () => {
    const pieces = await readRules(game, "en");
    expect(pieces.filter(({ depth }) => depth === 1)).toHaveLength(1);
    expect(pieces[0]!.depth).toBe(1);
    for (const { token, words } of pieces) {
      expect(words).toBe(words.toLowerCase());
      if (token.type === "paragraph") expect(inside(token)).not.toEqual([]);
    }
  });

  test("a language without a translation is English", async () => {
    expect(await readRules(game, "xx")).toEqual(await readRules(game, "en"));
  });
});

test("a game without rules is an error that names it", async () => {
  await expect(readRules("no-such-game", "en")).rejects.toThrow("there are no rules of no-such-game");
});
