import { LANGUAGES, i18n } from "page/i18n.svelte";
import { describe, expect, test } from "vitest";
import { choice, fact } from "./samples";
import { until } from "./server";

const FOLDERS = Object.keys(import.meta.glob("games/*/text/en.ftl")).map((path) => path.split("/").at(-3)!);

describe("saying", () => {
  test("seats are called by name in fields that hold seats, and numbers stay numbers elsewhere", () => {
    const texts = i18n.texts().called(["Ann", "Ben"]);
    expect(texts.word("seat", 1)).toBe("Ben");
    expect(texts.word("winners", [0, 1])).toBe("Ann, Ben");
    expect(texts.word("cards", 1)).toBe(1);
    expect(texts.word("seat", 5)).toBe("Seat 6");
  });

  test("a text that is missing, or lacks something that it mentions, is an error that says which", () => {
    const texts = i18n.texts();
    expect(() => texts.say("no-such-text")).toThrow("en: there is no text no-such-text");
    expect(() => texts.say("you-win")).toThrow(/^en: you-win: .*points/);
  });

  test("a person who was deleted is somebody", () => {
    expect(i18n.texts().fact(fact("table-back", { seat: 0, name: "" }))).toBe("Somebody is back.");
  });

  test("lists are joined as the language joins them", async () => {
    expect(i18n.texts().list([3, 4], "disjunction")).toBe("3 or 4");
    await i18n.setLanguage("de");
    expect(i18n.texts().list(["Ann", "Ben"])).toBe("Ann und Ben");
  });

  test("a choice without a text is an error, not an empty button", () => {
    expect(() => i18n.texts().choice(choice(1, "no-such-field", "x"))).toThrow("choice-no-such-field");
  });
});

describe("languages", () => {
  test("what was chosen is kept, and told to the browser", async () => {
    await i18n.setLanguage("fr");
    expect(localStorage.getItem("language")).toBe("fr");
    expect(document.documentElement.lang).toBe("fr");
    expect(i18n.texts().language).toBe("fr");
  });

  test("the language that was chosen comes before the browser's, and one without texts counts for nothing", async () => {
    localStorage.setItem("language", "de");
    await i18n.init();
    expect(i18n.language).toBe("de");
    localStorage.setItem("language", "xx");
    await i18n.init();
    expect(i18n.language).toBe("en");
  });

  test("of two wishes the later counts", async () => {
    const left: (string | null)[] = []; // languages that another one has replaced
    const observer = new MutationObserver((records) => left.push(...records.map(({ oldValue }) => oldValue)));
    observer.observe(document.documentElement, { attributes: true, attributeOldValue: true, attributeFilter: ["lang"] });
    await Promise.all([i18n.setLanguage("fr"), i18n.setLanguage("de")]);
    await until(() => left.length > 0);
    observer.disconnect();
    expect([left, i18n.language]).toEqual([["en"], "de"]);
  });

  test.each(FOLDERS)("the texts of %s follow the language", async (folder) => {
    await i18n.loadTexts(folder);
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      await i18n.setLanguage(language);
      expect(i18n.hasTexts(folder)).toBe(true);
      titles.add(i18n.texts(folder).say("choice-do-pass"));
    }
    expect(titles.size).toBe(LANGUAGES.length);
  });
});
