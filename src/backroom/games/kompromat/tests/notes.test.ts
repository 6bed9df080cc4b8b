import { choice, question, tableOf } from "page-tests/samples";
import { expect, test } from "vitest";
import { choiceNote, worthOf } from "../web/notes";
import type { Mission, Pile } from "../web/view";

const pile = (more: Partial<Pile> = {}): Pile => ({
  open: "5",
  "face-down": 1,
  "turned-up": false,
  newspaper: false,
  stunned: 0,
  total: null,
  sum: null,
  over: false,
  ...more,
});
const lane = (mission: number, more: Partial<Mission> = {}): Mission => ({
  mission,
  card: "hotel",
  kind: "target",
  points: [2],
  "counter-espionage": 0,
  winner: null,
  cards: [null, null],
  ...more,
});
const view = (more: object = {}) => ({
  row: [lane(1), lane(2, { cards: [null, pile()] })],
  mission: null,
  bust: null,
  seats: [{ deck: 11, usable: ["drone", "jetpack"] }, {}],
  ...more,
});

test("an empty mission is told with its worth, one with cards with their number", async () => {
  const table = await tableOf("kompromat", view(), { question: question("ask-mission") });
  expect(choiceNote(table, choice(1, "mission", 1))).toBe("Hotel, target, 2 points");
  table.question = { ...table.question!, question: question("ask-drone") };
  expect(choiceNote(table, choice(1, "mission", 2))).toBe("Hotel, 2 cards there"); // the rival's cards there
});

test("a set is worth more the more of it there is", async () => {
  const { texts } = await tableOf("kompromat", view());
  expect(worthOf(texts, lane(1, { points: [2, 6, 12] }))).toBe("2 / 6 / 12 as a set");
  expect(worthOf(texts, lane(1, { kind: "tool", points: [1] }))).toBe("tool, 1 point");
});

test("drawing tells the chance of a bust where it is known, else how many cards are left", async () => {
  expect(choiceNote(await tableOf("kompromat", view({ bust: 38 })), choice(1, "do", "draw"))).toBe("38 % chance of going over 21");
  expect(choiceNote(await tableOf("kompromat", view()), choice(1, "do", "draw"))).toBe("11 left");
});

test("stopping tells the total", async () => {
  const table = await tableOf("kompromat", view({ mission: 1, row: [lane(1, { cards: [pile({ sum: "19" }), null] })] }));
  expect(choiceNote(table, choice(2, "do", "stop"))).toContain("19");
});

test("the tools that can be used are listed", async () => {
  const words = choiceNote(await tableOf("kompromat", view()), choice(3, "do", "use"));
  expect(words.split(", ")).toHaveLength(2);
});
