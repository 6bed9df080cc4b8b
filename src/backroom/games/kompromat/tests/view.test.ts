import { expect, test } from "vitest";
import { cardsOf, glyphOf, type Pile } from "../web/view";

const pile = (down: number | string[]): Pile => ({
  open: "5",
  "face-down": down,
  "turned-up": false,
  newspaper: false,
  stunned: 0,
  total: null,
  sum: null,
  over: false,
});

test("a pile counts its open card and those that lie face down, seen or not", () => {
  expect([pile(0), pile(2), pile(["3", "1/11", "9"])].map(cardsOf)).toEqual([1, 3, 4]);
});

test.each([
  ["code", "code", "m-code"],
  ["safe-house", "target", "m-safe-house"],
  ["hotel", "target", "m-target"],
  ["drone", "tool", "o-drone"],
])("the glyph of %s", (card, kind, glyph) => {
  expect(glyphOf(card, kind)).toBe(glyph);
});
