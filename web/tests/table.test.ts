import { TableModel } from "page/table.svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { tableInfo, choicesMessage, bot, choice, seat, state } from "./samples";

let table: TableModel;
const draw = choice(1, "do", "draw");
const stop = choice(2, "do", "stop");

beforeEach(() => {
  table = new TableModel("t");
  table.info = tableInfo();
  table.seat = 0;
  table.state = state({ decision: 3, seats_to_act: [0], view: { from: "state" } });
  table.question = choicesMessage({ choices: [draw, stop], preview: { from: "draft" } });
});

test("before the server has told anything there are no names, and nothing fails", () => {
  const empty = new TableModel("t");
  expect([empty.names, empty.view, empty.hasDecision, empty.mustAct, empty.over]).toEqual([[], {}, false, false, false]);
  expect(empty.texts.name(0)).toBe("Seat 1");
});

test("those who sit here now are named, sides that nobody plays after them", () => {
  table.info = tableInfo({ seats: [seat(0), seat(1)], automatons: ["SeatChoice"] });
  table.state = state({ seats: [seat(0), bot(1, "expert")] });
  expect(table.names).toEqual(["Ann", "Expert", "SeatChoice"]);
  expect(table.texts.name(2)).toBe("SeatChoice");
  expect([0, 1, 2].map((side) => table.isBot(side))).toEqual([false, true, true]);
});

describe("what can be chosen", () => {
  test("a thing on the board is a target if one of its fields has a choice of its value", () => {
    expect(table.legal("do", "stop")).toBe(stop);
    expect(table.legal(["card", "do"], "draw")).toBe(draw);
    expect(table.legal("card", "draw")).toBeUndefined();
    expect(table.legal("do", "take")).toBeUndefined();
  });

  test("nothing can be chosen without a connection, in the past, or while a move is on its way", () => {
    table.link = "lost";
    expect(table.legal("do", "stop")).toBeUndefined();
    table.link = "open";
    table.pastFrame = { n: 1, view: {} };
    expect(table.choices).toEqual([]);
    table.pastFrame = null;
    table.committing = { type: "commit", id: "x", decision: 3, move: { do: "stop" } };
    expect(table.choices).toEqual([]);
  });

  test("what nothing waits for can be chosen once it is taken up", () => {
    table.state = state({ decision: 3, seats_to_act: [1] });
    expect([table.hasDecision, table.mustAct, table.canActOnly, table.choices]).toEqual([true, false, true, []]);
    table.optionalOpen = true;
    expect([table.canActOnly, table.choices]).toEqual([false, [draw, stop]]);
  });
});

test("what was chosen in the draft is known by field and value", () => {
  table.draft = [{ question: table.question!, choice: draw }];
  expect(table.chosen("do", "draw")).toBe(true);
  expect(table.chosen(["card", "do"], "draw")).toBe(true);
  expect(table.chosen("do", "stop")).toBe(false);
});

test("the view to draw is the past, else the draft, else the table as it stands", () => {
  expect(table.view).toEqual({ from: "state" });
  table.draft = [{ question: table.question!, choice: draw }];
  expect(table.view).toEqual({ from: "draft" });
  table.pastFrame = { n: 2, view: { from: "past" } };
  expect(table.view).toEqual({ from: "past" });
  expect(table.currentView).toEqual({ from: "state" });
});

test("cancel takes all choices back, and then leaves what was taken up", () => {
  const backTo = vi.spyOn(table, "backTo");
  const openOptional = vi.spyOn(table, "openOptional");
  table.optionalOpen = true;
  table.draft = [draw, stop].map((one) => ({ question: table.question!, choice: one }));
  table.back();
  expect(backTo).toHaveBeenLastCalledWith(1);
  table.cancel();
  expect(backTo).toHaveBeenLastCalledWith(0);
  expect(openOptional).not.toHaveBeenCalled();
  table.draft = [];
  table.cancel();
  expect(openOptional).toHaveBeenCalledWith(false);
});
