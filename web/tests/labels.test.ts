import { timeControlText, span } from "page/parts/lobby/labels";
import { isAwaited } from "page/lobby.svelte";
import { i18n } from "page/i18n.svelte";
import { expect, test } from "vitest";
import { tableInfo } from "./samples";

test.each([
  [[2], "2"],
  [[4, 1, 2, 3], "1–4"],
])("%j players are %s", (players, words) => {
  expect(span(players)).toBe(words);
});

test.each([
  [{ kind: "none" }, "No clock"],
  [{ kind: "live", initial: 900, increment: 10 }, "Live: 15 min and 10 s a move"],
  [{ kind: "slow", per_turn: 86_400 }, "One day a move"],
  [{ kind: "slow", per_turn: 259_200 }, "3 days a move"],
] as const)("the clock %j in words", (clock, words) => {
  expect(timeControlText(i18n.texts(), clock)).toBe(words);
});

test("a table isAwaited whom play waits for, while it is played", () => {
  expect(isAwaited(tableInfo({ seat: 0, seats_to_act: [0, 1] }))).toBe(true);
  expect(isAwaited(tableInfo({ seat: 0, seats_to_act: [1] }))).toBe(false);
  expect(isAwaited(tableInfo({ seat: null, seats_to_act: [0] }))).toBe(false);
  expect(isAwaited(tableInfo({ seat: 0, seats_to_act: [0], status: "over" }))).toBe(false);
});
