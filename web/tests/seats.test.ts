import { isTableFact, namesOver, botHelp, botName, shortName, sitter } from "page/seats";
import { i18n } from "page/i18n.svelte";
import { describe, expect, test } from "vitest";
import { bot, fact, seat } from "./samples";

describe("who sits in a seat", () => {
  test("people have their names, free seats say so", () => {
    const seats = [seat(0), seat(1, { kind: "open", name: "" })];
    expect(seats.map((one) => sitter(i18n.texts(), one, seats))).toEqual(["Ann", "Free seat"]);
  });

  test("a bot that is alone of its kind has no number, two of a kind have those of their seats", () => {
    const seats = [bot(0, "expert"), seat(1), bot(2, "random"), bot(3, "random")];
    expect(seats.map((one) => sitter(i18n.texts(), one, seats))).toEqual(["Expert", "Ben", "Intern 3", "Intern 4"]);
  });

  test("a bot without a text has the name that the server gave it", () => {
    expect(botName(i18n.texts(), "home-made")).toBe("home-made");
    expect(botHelp(i18n.texts(), "home-made", 2, 6)).toBe("level 2 of 6");
    expect(botHelp(i18n.texts(), "random", 1, 6)).toBe("plays at random, for a first look around");
  });
});

describe("who is named in the log", () => {
  const names = (...facts: Parameters<typeof namesOver>[1]) => namesOver(i18n.texts(), facts, ["Eve", "Ben"]);

  test("who played a seat before another took it over keeps the name there", () => {
    const told = names(
      fact("drew", { seat: 0 }),
      fact("table-handed-over", { seat: 0, name: "Ann", to: "Eve" }),
      fact("drew", { seat: 0 }),
    );
    expect(told).toEqual([
      ["Ann", "Ben"],
      ["Eve", "Ben"],
      ["Eve", "Ben"],
    ]);
  });

  test("a bot that stands in is named with the person, until the person is back", () => {
    const told = names(
      fact("table-left", { seat: 1, name: "Ben", bot: "expert" }),
      fact("drew", { seat: 1 }),
      fact("table-back", { seat: 1, name: "Ben" }),
    );
    expect(told.map((called) => called[1])).toEqual(["Expert bot for Ben", "Expert bot for Ben", "Ben"]);
  });

  test("facts of the game change no name", () => {
    expect(isTableFact(fact("tabled", { seat: 0 }))).toBe(false);
    expect(names(fact("tabled", { seat: 0, name: "Zoe" }))).toEqual([["Eve", "Ben"]]);
  });
});

test.each([
  ["Anna", "Anna"],
  ["Maria", "Maria"],
  ["Mariana", "Mari…"],
  ["Anna Maria", "AM"],
  ["jean-luc p. 12", "JLP12"],
])("%s is called %s in a narrow column", (name, short) => {
  expect(shortName(name)).toBe(short);
});
