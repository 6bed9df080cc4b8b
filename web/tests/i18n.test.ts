import { LANGUAGES, tongue } from "page/i18n.svelte";
import { describe, expect, test } from "vitest";
import { choice, fact } from "./samples";
import { until } from "./server";

const FOLDERS = Object.keys(import.meta.glob("games/*/text/en.ftl")).map((path) => path.split("/").at(-3)!);

describe("saying", () => {
  test("seats are called by name in fields that hold seats, and numbers stay numbers elsewhere", () => {
    const texts = tongue.texts().called(["Ann", "Ben"]);
    expect(texts.word("seat", 1)).toBe("Ben");
    expect(texts.word("winners", [0, 1])).toBe("Ann, Ben");
    expect(texts.word("cards", 1)).toBe(1);
    expect(texts.word("seat", 5)).toBe("Seat 6");
  });

  test("a text that is missing, or lacks something that it mentions, is an error that says which", () => {
    const texts = tongue.texts();
    expect(() => texts.say("no-such-text")).toThrow("en: there is no text no-such-text");
    expect(() => texts.say("you-win")).toThrow(/^en: you-win: .*points/);
  });

  test("a person who was deleted is somebody", () => {
    expect(tongue.texts().fact(fact("table-back", { seat: 0, name: "" }))).toBe("Somebody is back.");
  });

  test("lists are joined as the language joins them", async () => {
    expect(tongue.texts().list([3, 4], "disjunction")).toBe("3 or 4");
    await tongue.speak("de");
    expect(tongue.texts().list(["Ann", "Ben"])).toBe("Ann und Ben");
  });

  test("a choice without a text is an error, not an empty button", () => {
    expect(() => tongue.texts().choice(choice(1, "no-such-field", "x"))).toThrow("choice-no-such-field");
  });
});

describe("languages", () => {
  test("what was chosen is kept, and told to the browser", async () => {
    await tongue.speak("fr");
    expect(localStorage.getItem("language")).toBe("fr");
    expect(document.documentElement.lang).toBe("fr");
    expect(tongue.texts().language).toBe("fr");
  });

  test("the language that was chosen comes before the browser's, and one without texts counts for nothing", async () => {
    localStorage.setItem("language", "de");
    await tongue.begin();
    expect(tongue.language).toBe("de");
    localStorage.setItem("language", "xx");
    await tongue.begin();
    expect(tongue.language).toBe("en");
  });

  test("of two wishes the later counts", async () => {
    const left: (string | null)[] = []; // languages that another one has replaced
    const observer = new MutationObserver((records) => left.push(...records.map(({ oldValue }) => oldValue)));
    observer.observe(document.documentElement, { attributes: true, attributeOldValue: true, attributeFilter: ["lang"] });
    await Promise.all([tongue.speak("fr"), tongue.speak("de")]);
    await until(() => left.length > 0);
    observer.disconnect();
    expect([left, tongue.language]).toEqual([["en"], "de"]);
  });

  test.each(FOLDERS)("the texts of %s follow the language", async (folder) => {
    await tongue.learn(folder);
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      await tongue.speak(language);
      expect(tongue.knows(folder)).toBe(true);
      titles.add(tongue.texts(folder).say("choice-do-pass"));
    }
    expect(titles.size).toBe(LANGUAGES.length);
  });
});
