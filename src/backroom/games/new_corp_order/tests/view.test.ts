import { choice, tableOf } from "page-tests/samples";
import { expect, test } from "vitest";
import { asking, deckSize, drawn, handSize, inHq, said, tilesOf, wanted, type Counts, type NcoView, type Side } from "../web/view";

const counts = (red: number, blue: number): Counts => ({ red, blue, black: 0, white: 0 });
const side = (more: Partial<Side> = {}) =>
  ({ hand: 3, upright: counts(2, 0), tapped: counts(1, 0), captured: counts(1, 4), ...more }) as Side;

test("hands and decks are counted, whether they are seen or not", () => {
  expect([3, counts(2, 2), null].map((hand) => handSize(side({ hand })))).toEqual([3, 4, 0]);
  expect([12, counts(5, 1)].map((deck) => deckSize({ deck } as NcoView))).toEqual([12, 6]);
});

test("an HQ counts upright, tapped and captured cards", () => {
  expect([inHq(side(), "red"), inHq(side(), "blue"), inHq(side(), "white")]).toEqual([4, 4, 0]);
});

test("the tiles of a conglomerate are those that it holds", () => {
  const grid = ["red", "red", "blue", null].map((conglomerate, index) => ({ tile: `a${index}`, conglomerate }));
  expect(tilesOf({ grid } as NcoView, "red")).toBe(2);
});

test("a seat plays for its own objectives, a solo player for the common ones, a spectator for none", async () => {
  const seen = { sides: [{ objectives: ["print-media", null] }], solo: null } as unknown as NcoView;
  const table = await tableOf("new-corp-order", seen);
  expect(wanted(table, seen)).toEqual(["print-media", null]);
  table.seat = null;
  expect(wanted(table, seen)).toEqual([]);
  expect(wanted(table, { ...seen, solo: { objectives: ["social-media"] } } as NcoView)).toEqual(["social-media"]);
});

test("what is drawn is the past, else the draft; what is asked goes with the draft alone", async () => {
  const table = await tableOf("new-corp-order", { phase: "now" }, { preview: { phase: "draft" }, move: { do: "takeover" } });
  expect([drawn(table).phase, asking(table), said(table, "do")]).toEqual(["now", undefined, undefined]);
  const take = choice(1, "do", "takeover");
  table.question = { ...table.question!, choices: [take] };
  table.draft = [{ question: table.question, choice: take }];
  expect([drawn(table).phase, asking(table)?.phase, said(table, "do")]).toEqual(["draft", "draft", "takeover"]);
  table.pastFrame = { n: 1, view: { phase: "past" } };
  expect([drawn(table).phase, asking(table)]).toEqual(["past", undefined]);
});
