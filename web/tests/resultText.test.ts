import { TableModel } from "page/table.svelte";
import { resultText } from "page/resultText";
import { expect, test } from "vitest";
import { tableInfo, seat, state } from "./samples";

function over(scores: number[], ranks: number[], own: number | null): string {
  const table = new TableModel("t");
  const seats = scores.map((_, index) => seat(index));
  table.info = tableInfo({ seats });
  table.seat = own;
  table.state = state({ status: "over", seats, result: { scores, ranks } });
  return resultText(table).replaceAll("\u00a0", " ");
}

test("the winner is named with the points, the most first", () => {
  expect(over([12, 30, 7], [2, 1, 3], 0)).toBe("Ben wins, 30 : 12 : 7.");
  expect(over([12, 30, 7], [2, 1, 3], null)).toBe("Ben wins, 30 : 12 : 7.");
});

test("the winner is addressed", () => {
  expect(over([12, 30], [2, 1], 1)).toBe("You win, 30 : 12.");
});

test("a shared win names all, also to one of them", () => {
  expect(over([30, 30, 7], [1, 1, 3], 0)).toBe("Ann, Ben win, 30 : 30 : 7.");
});

test("nobody is ahead where all are equal", () => {
  expect(over([5, 5], [1, 1], 0)).toBe("Nobody is ahead, 5 : 5.");
});

test("the rank decides, not the points", () => {
  expect(over([9, 3], [2, 1], null)).toBe("Ben wins, 9 : 3.");
});

test("a game that ended without a result is over", () => {
  const table = new TableModel("t");
  table.info = tableInfo();
  table.state = state({ status: "over" });
  expect(resultText(table)).toBe("The game is over");
});
