import { choice, fact, state, tableOf, type NotingTable } from "page-tests/samples";
import { settings } from "page/preferences.svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deskOf } from "../web/interaction.svelte";

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
  settings.motion = true;
  table = await tableOf("kompromat", view());
  leave = $effect.root(() => deskOf(table).attend());
  flushSync();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function reveal(): void {
  table.state = state({ decision: 2, seats_to_act: [0], view: settled });
  table.fresh = REVEAL;
  flushSync();
}

describe("a reveal", () => {
  test("is told fact by fact, and the next news waits until it is told", () => {
    const desk = deskOf(table);
    reveal();
    expect(desk.telling).toBe(true);
    expect(desk.view.row[0]!.cards[0]!["face-down"]).toBe(1); // nothing is shown yet
    expect(table.telling - Date.now()).toBe(350 + (2 * 180 + 250) + 550 + 500 + 1_000);
    vi.advanceTimersByTime(350);
    expect(desk.view.row[0]!.cards[0]).toMatchObject({ "face-down": ["9"], "turned-up": true, total: null, turning: true });
    vi.advanceTimersByTime(610);
    expect(desk.view.row[0]!.cards[0]).toMatchObject({ total: "14", sum: "14" });
    expect(desk.view.row[0]!.winner).toBeNull();
    vi.advanceTimersByTime(550);
    expect(desk.view.seats[0]).toMatchObject({ tokens: 3, score: { tokens: 3, points: 6 } });
    vi.advanceTimersByTime(500);
    expect(desk.view.row[0]).toMatchObject({ winner: 0, landing: true });
    vi.advanceTimersByTime(1_000);
    expect([desk.telling, table.telling]).toEqual([false, 0]);
    expect(desk.view).toEqual(settled);
  });

  test("can be skipped", () => {
    reveal();
    deskOf(table).skip();
    expect([deskOf(table).telling, table.telling]).toEqual([false, 0]);
    expect(deskOf(table).view).toEqual(settled);
  });

  test("is not told to those who want no motion, nor are other facts", () => {
    settings.motion = false;
    reveal();
    expect(deskOf(table).telling).toBe(false);
    settings.motion = true;
    table.fresh = [fact("stopped", { mission: 1, seat: 0, cards: 2 })];
    flushSync();
    expect(deskOf(table).telling).toBe(false);
  });

  test("gives way to the past that is looked at", () => {
    reveal();
    table.past = { n: 1, view: { row: [], seats: [] } };
    expect(deskOf(table).view.row).toEqual([]);
  });
});

describe("picking on the board", () => {
  const draw = choice(1, "do", "draw");
  const stop = choice(2, "do", "stop", { completes_move: true });
  const tap = new PointerEvent("click", { pointerType: "touch" });
  const click = new PointerEvent("click", { pointerType: "mouse" });

  test("by mouse is choosing; by touch what ends the move takes two taps", () => {
    const desk = deskOf(table);
    desk.pick(click, stop);
    expect(table.made).toEqual([stop]);
    desk.pick(tap, stop);
    expect([table.made, table.looks]).toEqual([[stop], [stop]]);
    desk.pick(tap, stop);
    expect(table.made).toEqual([stop, stop]);
    desk.pick(tap, draw);
    expect(table.made).toEqual([stop, stop, draw]);
  });

  test("takes the second step once it is asked for", () => {
    const first = table.asked!;
    const there = choice(8, "mission", 1, { completes_move: true });
    deskOf(table).pick(click, draw, { field: "mission", value: 1 });
    flushSync();
    expect(table.made).toEqual([draw]);
    table.asked = { ...first, choices: [there] };
    flushSync();
    expect(table.made).toEqual([draw, there]);
  });

  test("forgets the second step where another question comes", () => {
    deskOf(table).pick(click, draw, { field: "mission", value: 1 });
    flushSync();
    table.asked = { ...table.asked!, choices: [stop] };
    flushSync();
    table.asked = { ...table.asked, choices: [choice(8, "mission", 1)] };
    flushSync();
    expect(table.made).toEqual([draw]);
  });
});
