import { choice, question, tableOf, type NotingTable } from "page-tests/samples";
import { beforeEach, describe, expect, test } from "vitest";
import { acts, follow, isHovered, pursue } from "../web/interaction.svelte";

const infiltrate = choice(1, "do", "infiltrate");
const red = choice(2, "conglomerate", "red");
const end = choice(3, "cards", 2, { completes_move: true });
let table: NotingTable;

beforeEach(async () => {
  table = await tableOf("new-corp-order", {}, { choices: [infiltrate] });
});

function ask(more: object): void {
  table.question = { ...table.question!, choices: [], move: { do: "infiltrate" }, ...more };
  follow(table);
}

const WISHES = [
  { field: "do", value: "infiltrate" },
  { field: "conglomerate", value: "red" },
  { field: "cards", value: 2 },
] as const;

describe("wishing for several steps", () => {
  test("takes one after the other as they are asked for", () => {
    pursue(table, ...WISHES);
    expect(table.made).toEqual([infiltrate]);
    ask({ choices: [red] });
    ask({ choices: [end] });
    expect(table.made).toEqual([infiltrate, red, end]);
    ask({ choices: [end] });
    expect(table.made).toHaveLength(3);
  });

  test("passes over a step that had no alternative", () => {
    pursue(table, ...WISHES);
    ask({ choices: [end], move: { do: "infiltrate", conglomerate: "red" } });
    expect(table.made).toEqual([infiltrate, end]);
  });

  test("waits while a consultant is asked for, and ends at any other question", () => {
    pursue(table, ...WISHES);
    ask({ question: question("ask-infiltrate-consultant"), choices: [choice(9, "consultant", "none")] });
    ask({ choices: [red] });
    expect(table.made).toEqual([infiltrate, red]);
    ask({ question: question("ask-place"), choices: [choice(9, "tile", "a1")] });
    ask({ choices: [end] });
    expect(table.made).toEqual([infiltrate, red]);
  });
});

describe("a button", () => {
  const press = (pointerType: string) => new PointerEvent("click", { pointerType });

  test("chooses, or does what it does otherwise", () => {
    let otherwise = 0;
    acts(table, red).onclick(press("mouse"));
    acts(table, undefined, () => (otherwise += 1)).onclick(press("mouse"));
    expect([table.made, otherwise]).toEqual([[red], 1]);
  });

  test("takes two taps by touch where it ends the move, one where that brings something to light", () => {
    acts(table, end).onclick(press("touch"));
    expect([table.made, table.looks]).toEqual([[], [end]]);
    acts(table, end).onclick(press("touch"));
    const plot = choice(5, "take", "deck", { completes_move: true, reveals_hidden: true });
    acts(table, plot).onclick(press("touch"));
    expect(table.made).toEqual([end, plot]);
  });

  test("shows what it would do under the mouse and the focus, not under a finger", () => {
    const { onpointerenter, onpointerleave, onfocus, onblur } = acts(table, red);
    onpointerenter(new PointerEvent("pointerenter", { pointerType: "touch" }));
    expect(table.looks).toEqual([]);
    onpointerenter(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    onpointerleave(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    onfocus();
    onblur();
    expect(table.looks).toEqual([red, null, red, null]);
  });

  test("is lit while its choice is looked at", () => {
    table.hovered = red;
    expect([isHovered(table, { ...red }), isHovered(table, end), isHovered(table, undefined)]).toEqual([true, false, false]);
  });
});
