import { choice, fact, state, tableOf, type NotingTable } from "page-tests/samples";
import { preferences } from "page/preferences.svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { interactionOf } from "../web/interaction.svelte";

const pile = (more: object = {}) => ({ open: "5", "face-down": 1, "turned-up": false, total: null, sum: null, over: false, ...more });
const view = (winner: number | null = null, mine: object = pile()) => ({
  row: [{ mission: 1, winner, cards: [mine, pile()] }],
  seats: [
    { tokens: 1, score: { tokens: 1, points: 4 } },
    { tokens: 0, score: { tokens: 0, points: 0 } },
  ],
});
const settled = view(0, pile({ "face-down": ["9"], "turned-up": true, total: "14" }));
const REVEAL = [
  fact("shown", { mission: 1, seat: 0, cards: ["5", "9"] }),
  fact("totalled", { mission: 1, seat: 0, total: "14" }),
  fact("tokens-gained", { seat: 0, held: 3 }),
  fact("mission-won", { mission: 1, seat: 0 }),
  fact("round-began", {}),
];

let table: NotingTable;
let leave: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  preferences.motion = true;
  table = await tableOf("kompromat", view());
  leave = $effect.root(() => interactionOf(table).start());
  flushSync();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function reveal(): void {
  table.state = state({ decision: 2, seats_to_act: [0], view: settled });
  table.newFacts = REVEAL;
  flushSync();
}

describe("a reveal", () => {
  test("is told fact by fact, and the next news waits until it is told", () => {
    const interaction = interactionOf(table);
    reveal();
    expect(interaction.animating).toBe(true);
    expect(interaction.view.row[0]!.cards[0]!["face-down"]).toBe(1); // nothing is shown yet
    expect(table.animatingUntil - Date.now()).toBe(350 + (2 * 180 + 250) + 550 + 500 + 1_000);
    vi.advanceTimersByTime(350);
    expect(interaction.view.row[0]!.cards[0]).toMatchObject({ "face-down": ["9"], "turned-up": true, total: null, turning: true });
    vi.advanceTimersByTime(610);
    expect(interaction.view.row[0]!.cards[0]).toMatchObject({ total: "14", sum: "14" });
    expect(interaction.view.row[0]!.winner).toBeNull();
    vi.advanceTimersByTime(550);
    expect(interaction.view.seats[0]).toMatchObject({ tokens: 3, score: { tokens: 3, points: 6 } });
    vi.advanceTimersByTime(500);
    expect(interaction.view.row[0]).toMatchObject({ winner: 0, landing: true });
    vi.advanceTimersByTime(1_000);
    expect([interaction.animating, table.animatingUntil]).toEqual([false, 0]);
    expect(interaction.view).toEqual(settled);
  });

  test("can be skipped", () => {
    reveal();
    interactionOf(table).skip();
    expect([interactionOf(table).animating, table.animatingUntil]).toEqual([false, 0]);
    expect(interactionOf(table).view).toEqual(settled);
  });

  test("is not told to those who want no motion, nor are other facts", () => {
    preferences.motion = false;
    reveal();
    expect(interactionOf(table).animating).toBe(false);
    preferences.motion = true;
    table.newFacts = [fact("stopped", { mission: 1, seat: 0, cards: 2 })];
    flushSync();
    expect(interactionOf(table).animating).toBe(false);
  });

  test("gives way to the past that is looked at", () => {
    reveal();
    table.pastFrame = { n: 1, view: { row: [], seats: [] } };
    expect(interactionOf(table).view.row).toEqual([]);
  });
});

describe("picking on the board", () => {
  const draw = choice(1, "do", "draw");
  const stop = choice(2, "do", "stop", { completes_move: true });
  const tap = new PointerEvent("click", { pointerType: "touch" });
  const click = new PointerEvent("click", { pointerType: "mouse" });

  test("by mouse is choosing; by touch what ends the move takes two taps", () => {
    const interaction = interactionOf(table);
    interaction.pick(click, stop);
    expect(table.made).toEqual([stop]);
    interaction.pick(tap, stop);
    expect([table.made, table.looks]).toEqual([[stop], [stop]]);
    interaction.pick(tap, stop);
    expect(table.made).toEqual([stop, stop]);
    interaction.pick(tap, draw);
    expect(table.made).toEqual([stop, stop, draw]);
  });

  test("takes the second step once it is asked for", () => {
    const first = table.question!;
    const there = choice(8, "mission", 1, { completes_move: true });
    interactionOf(table).pick(click, draw, { field: "mission", value: 1 });
    flushSync();
    expect(table.made).toEqual([draw]);
    table.question = { ...first, choices: [there] };
    flushSync();
    expect(table.made).toEqual([draw, there]);
  });

  test("forgets the second step where another question comes", () => {
    interactionOf(table).pick(click, draw, { field: "mission", value: 1 });
    flushSync();
    table.question = { ...table.question!, choices: [stop] };
    flushSync();
    table.question = { ...table.question, choices: [choice(8, "mission", 1)] };
    flushSync();
    expect(table.made).toEqual([draw]);
  });
});
