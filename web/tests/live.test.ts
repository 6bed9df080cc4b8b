import { LiveTable } from "page/live.svelte";
import type { FromServer } from "page/protocol";
import { preferences } from "page/preferences.svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tableInfo, choicesMessage, choice, fact, state } from "./samples";
import { Loopback, until, type Line } from "./server";

let server: Loopback;
let table: LiveTable;
let line: Line;

const draw = choice(1, "do", "draw");
const mission = choice(7, "mission", 2, { completes_move: true });
const welcome = (epoch = 1, lastFact = 0): FromServer => ({
  type: "welcome",
  protocol: 2,
  table: tableInfo(),
  seat: 0,
  epoch,
  last_fact: lastFact,
});
const facts = (first: number, ...names: string[]): FromServer => ({
  type: "facts",
  epoch: 1,
  first_number: first,
  facts: names.map((name, index) => fact(name, { n: first + index })),
});

/** Open the table in a browser that may have something left of it. */
async function connect(): Promise<void> {
  table = new LiveTable("t");
  table.connect();
  line = await server.line();
}

/** Be asked the first question of decision 5. */
async function beAsked(): Promise<void> {
  await line.next();
  line.say(welcome(), state({ decision: 5, seats_to_act: [0] }));
  expect(await line.next()).toMatchObject({ type: "query_choices", steps: [] });
  line.say(choicesMessage({ id: "draft/1", choices: [draw, choice(2, "do", "pass", { completes_move: true })] }));
  await until(() => table.question !== null);
}

beforeEach(async () => {
  server = await Loopback.start();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  await connect();
});

afterEach(async () => {
  table.close();
  dispatchEvent(new KeyboardEvent("keydown"));
  vi.useRealTimers();
  await server.stop();
});

describe("a move", () => {
  test("is drafted step by step and committed when it is whole, once", async () => {
    expect(await line.next()).toEqual({ type: "hello", protocol: 2, epoch: 0, last_fact: 0 });
    line.say(welcome(), state({ decision: 5, seats_to_act: [0] }));
    expect(await line.next()).toEqual({ type: "query_choices", id: "draft/1", steps: [] });
    line.say(choicesMessage({ id: "draft/1", choices: [draw] }));
    await until(() => table.choices.length === 1);
    table.choose(draw);
    expect(await line.next()).toEqual({ type: "query_choices", id: "draft/2", steps: [1] });
    line.say(choicesMessage({ id: "draft/2", steps: [1], choices: [mission] }));
    await until(() => table.draft.length === 1);
    table.choose(mission);
    expect(await line.next()).toEqual({ type: "query_choices", id: "draft/3", steps: [1, 7] });
    const move = { do: "draw", mission: 2 };
    line.say(choicesMessage({ id: "draft/3", steps: [1, 7], move, is_complete: true }));
    const commit = await line.next();
    expect(commit).toMatchObject({ type: "commit", decision: 5, epoch: 1, move });
    table.choose(mission);
    table.commitMove(move);
    line.say({ type: "committed", id: table.committing!.id, entry: 1 });
    await until(() => table.committing === null);
    expect([table.question, table.draft, line.unread]).toEqual([null, [], 0]);
    expect(sessionStorage.getItem("commit/t")).toBeNull();
  });

  test("that was not answered before a reload is sent again, the same one", async () => {
    await beAsked();
    table.commitMove({ do: "pass" });
    const commit = await line.next();
    table.close();
    await connect();
    expect(await line.next()).toMatchObject({ type: "hello" });
    expect(await line.next()).toEqual(commit);
  });

  test("in the making is there again after a reload", async () => {
    await beAsked();
    table.choose(draw);
    await line.next();
    line.say(choicesMessage({ id: "draft/2", steps: [1], choices: [mission] }));
    await until(() => table.draft.length === 1);
    table.close();
    await connect();
    await line.next();
    line.say(welcome(), state({ decision: 5, seats_to_act: [0] }));
    expect(await line.next()).toMatchObject({ steps: [] });
    line.say(choicesMessage({ id: "draft/1", choices: [draw] }));
    expect(await line.next()).toMatchObject({ steps: [1] });
  });

  test("of an earlier decision is not", async () => {
    sessionStorage.setItem("draft/t", JSON.stringify({ decision: 4, epoch: 1, steps: [1] }));
    await beAsked();
    expect([table.draft, line.unread]).toEqual([[], 0]);
  });

  test("that is refused is told and asked for anew, with what was chosen", async () => {
    await beAsked();
    table.commitMove({ do: "pass" });
    await line.next();
    line.say({ type: "error", id: table.committing!.id, code: "illegal-move", message: "that is not possible" });
    expect(await line.next()).toMatchObject({ type: "query_choices", steps: [] });
    expect([table.committing, table.error]).toEqual([null, "that is not possible"]);
  });

  test("that came too fast is sent again after a pause, and nobody is troubled", async () => {
    await beAsked();
    table.commitMove({ do: "pass" });
    const commit = await line.next();
    line.say({ type: "error", id: table.committing!.id, code: "rate-limited", message: "" });
    line.say({ type: "presence", seats: [0, 1], spectators: 4 });
    await until(() => table.spectators === 4);
    expect(line.unread).toBe(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(await line.next()).toEqual(commit);
    expect(table.error).toBe("");
  });

  test("can be taken back to an earlier question without asking the server", async () => {
    await beAsked();
    const first = table.question;
    table.choose(draw);
    await line.next();
    line.say(choicesMessage({ id: "draft/2", steps: [1], choices: [mission] }));
    await until(() => table.draft.length === 1);
    table.back();
    expect([table.question, table.draft, line.unread]).toEqual([first, [], 0]);
  });

  test("by touch: the first tap on what ends it shows it, the second makes it", async () => {
    await beAsked();
    const pass = table.choices[1]!;
    dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    table.choose(pass);
    expect(table.selectedChoice).toBe(pass);
    expect(await line.next()).toMatchObject({ type: "query_choices", id: expect.stringMatching(/^preview\//) as string });
    table.choose(pass);
    expect(await line.next()).toMatchObject({ type: "query_choices", id: "draft/2", steps: [2] });
  });

  test("an answer to an older draft counts for nothing", async () => {
    await beAsked();
    table.choose(draw);
    line.say(choicesMessage({ id: "draft/1", choices: [] }), { type: "presence", seats: [], spectators: 1 });
    await until(() => table.spectators === 1);
    expect(table.choices).toHaveLength(2);
  });
});

test("when others move while the own decision stays, what was chosen is chosen again if it still can be", async () => {
  await beAsked();
  table.choose(draw);
  await line.next();
  line.say(choicesMessage({ id: "draft/2", steps: [1], choices: [mission] }));
  await until(() => table.draft.length === 1);
  line.say(state({ decision: 5, seats_to_act: [0], entries: 1 }));
  expect(await line.next()).toMatchObject({ id: "draft/3", steps: [] });
  line.say(choicesMessage({ id: "draft/3", choices: [choice(2, "do", "pass")] }));
  await until(() => table.draft.length === 0);
  expect(table.choices.map(({ value }) => value)).toEqual(["pass"]);
});

describe("what happens", () => {
  const move = (entries: number) => state({ entries, seats_to_act: [1] });

  beforeEach(async () => {
    preferences.motion = true;
    await line.next();
    line.say(welcome(), facts(1, "began"), move(0));
    await until(() => table.state !== null);
  });

  test("is shown one move after the other", async () => {
    line.say(facts(2, "drew"), move(1), facts(3, "stopped"), move(2));
    await until(() => table.state?.entries === 1);
    expect(table.facts.map((one) => one.fact)).toEqual(["began", "drew"]);
    expect(table.newFacts.map((one) => one.fact)).toEqual(["drew"]);
    expect(table.behind).toBe(true);
    await vi.advanceTimersByTimeAsync(400);
    expect(table.state?.entries).toBe(2);
    expect(table.facts.map((one) => one.fact)).toEqual(["began", "drew", "stopped"]);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(table.newFacts).toEqual([]);
  });

  test("waits while a board tells what was before", async () => {
    table.animatingUntil = Date.now() + 3_000;
    line.say(facts(2, "drew"), move(1), { type: "presence", seats: [], spectators: 1 });
    await until(() => table.spectators === 1);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(table.state?.entries).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.state?.entries).toBe(1);
  });

  test("is shown at once to those who are in a hurry or want no motion", async () => {
    line.say(facts(2, "drew"), move(1), facts(3, "stopped"), move(2));
    await until(() => table.behind);
    table.skipAnimations();
    expect([table.state?.entries, table.behind]).toEqual([2, false]);
    preferences.motion = false;
    line.say(facts(4, "drew"), move(3), facts(5, "stopped"), move(4));
    await until(() => table.state?.entries === 4);
    expect(table.behind).toBe(false);
  });

  test("after a loss the server is told how far it was heard", async () => {
    line.say(facts(2, "drew"), move(1));
    await until(() => table.state?.entries === 1);
    line.close();
    await until(() => table.link === "lost");
    await vi.advanceTimersByTimeAsync(500);
    line = await server.line();
    expect(await line.next()).toEqual({ type: "hello", protocol: 2, epoch: 1, last_fact: 2 });
  });

  test("told again from the first, it replaces what was told", async () => {
    line.say(facts(2, "drew"), move(1));
    await until(() => table.state?.entries === 1);
    line.say(facts(1, "redrawn"), state({ epoch: 2 }));
    await until(() => table.state?.epoch === 2);
    expect(table.facts.map((one) => one.fact)).toEqual(["redrawn"]);
    expect(table.newFacts.map((one) => one.fact)).not.toContain("redrawn");
  });
});

test("the seat is the one that the state tells: another may have taken it", async () => {
  await line.next();
  line.say(welcome(), state({ seat: 0 }));
  await until(() => table.seat === 0);
  line.say(state({ seat: null, entries: 1 }));
  await until(() => table.state?.entries === 1);
  expect(table.seat).toBeNull();
});

test("looking back asks for the moments around, once, with the own eyes", async () => {
  await line.next();
  line.say(welcome(), state({ entries: 30 }));
  await until(() => table.state !== null);
  server.answer = () => ({ json: { frames: Array.from({ length: 21 }, (_, index) => ({ n: 5 + index, view: { at: 5 + index } })) } });
  await table.showPast(15);
  await table.showPast(14);
  expect(table.view).toEqual({ at: 14 });
  expect(server.requests.map(({ path }) => path)).toEqual(["/api/tables/t/frames?first=5&count=21&seat=0"]);
  await table.showPast(30);
  expect(table.pastFrame).toBeNull();
});
