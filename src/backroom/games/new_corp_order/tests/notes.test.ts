import { choice, tableOf } from "page-tests/samples";
import { expect, test } from "vitest";
import { choiceNote } from "../web/notes";

const view = {
  grid: [{ tile: "a1", type: "print-media", conglomerate: "red", agents: 2 }],
  display: ["red", "blue", "red"],
  solo: null,
  sides: [{ hand: { red: 3, blue: 0, black: 1, white: 0 }, upright: { red: 2, blue: 0, black: 0, white: 0 } }],
  takeover: null as object | null,
};
const facing = (outcome: string) => ({ ...view, takeover: { source: "b1", prospects: { a1: { outcome, most: 2, needed: 3 } } } });

test.each([
  ["takes", "3 take it from 2 Mega"],
  ["fails", "cannot win, 2 against 2"],
  ["joins", "joins 2 Mega, no ability"],
])("a tile that a takeover %s says so", async (outcome, words) => {
  const target = choice(1, "target", "a1");
  const table = await tableOf("new-corp-order", facing(outcome), { choices: [target] });
  expect(choiceNote(table, target)).toBe(`Print Media: ${words}`);
});

test("any other tile says what lies there", async () => {
  expect(choiceNote(await tableOf("new-corp-order", view), choice(1, "tile", "a1"))).toBe("Print Media, 2 Mega");
});

test("a number of agents says whether it is enough", async () => {
  const choices = [choice(1, "agents", 2), choice(2, "agents", 3)];
  const table = await tableOf("new-corp-order", facing("takes"), { choices });
  expect(choices.map((one) => choiceNote(table, one))).toEqual(["not enough to take a1", "takes a1"]);
});

test("a conglomerate says how many of its cards there are to play", async () => {
  const red = choice(1, "conglomerate", "red");
  const table = await tableOf("new-corp-order", view, { choices: [red], move: { do: "infiltrate" } });
  expect(choiceNote(table, red)).toBe("3 in your hand");
  table.question = { ...table.question!, move: { do: "takeover" } };
  expect(choiceNote(table, red)).toBe("2 upright in your HQ");
});

test("a card to take says how many of its kind lie there, in a solo game what becomes of it", async () => {
  const table = await tableOf("new-corp-order", view);
  expect(choiceNote(table, choice(1, "take", "red"))).toBe("2 in the display");
  expect(choiceNote(table, choice(1, "take", "deck"))).toBe("unseen");
  const solo = await tableOf("new-corp-order", { ...view, solo: { player: ["red"], ods: ["blue"] } });
  expect(choiceNote(solo, choice(1, "take", 1))).toBe("Mega Media: goes to your HQ");
  expect(choiceNote(solo, choice(1, "take", 2))).toBe("Branx Entertainment: will be discarded");
});
