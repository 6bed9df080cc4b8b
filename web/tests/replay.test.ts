import type { Replay, ReplayFrame } from "page/protocol";
import { ReplayTable } from "page/replay.svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fact } from "./samples";
import { Loopback } from "./server";

const LAST = 120;
let server: Loopback;

const moment = (n: number): ReplayFrame => ({
  n,
  by: 0,
  move: null,
  facts: [fact(`f${n}`, { n })],
  seats_to_act: [n % 2],
  view: { at: n },
});

function moments(first: number, count: number): Replay {
  const all = Array.from({ length: LAST + 1 }, (_, n) => moment(n)).slice(first, first + count);
  const result = { scores: [3, 1], ranks: [1, 2] };
  return {
    game: "",
    rules_version: 1,
    players: 2,
    options: {},
    names: ["Ann", "Ben"],
    automatons: [],
    seat: null,
    entries: LAST,
    result,
    frames: all,
  };
}

beforeEach(async () => {
  server = await Loopback.start();
  server.answer = ({ path, body }) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const wish = (body ?? {}) as { first?: number; count?: number };
    return { json: moments(Number(query.get("first") ?? wish.first), Number(query.get("count") ?? wish.count)) };
  };
});
afterEach(() => server.stop());
const firsts = () => server.requests.map(({ path }) => /first=(\d+)/.exec(path)?.[1]);

test("a game is opened at its end, with the result there alone", async () => {
  const table = new ReplayTable("t");
  await table.open(null, null);
  expect([table.n, table.view, table.over, table.names]).toEqual([LAST, { at: LAST }, true, ["Ann", "Ben"]]);
  await table.show(60);
  expect([table.view, table.over, table.state?.result, table.state?.seats_to_act]).toEqual([{ at: 60 }, false, null, [0]]);
});

test("moments are fetched around the one that is shown, once", async () => {
  const table = new ReplayTable("t");
  await table.open(60, null);
  await table.show(99);
  expect(firsts()).toEqual(["50"]);
  await table.show(-5);
  expect(table.n).toBe(0);
  await table.fetchAll();
  expect(firsts()).toEqual(["50", "0", "100"]);
  expect(table.loaded).toBe(LAST + 1);
  expect(table.facts.map(({ n }) => n)).toEqual(Array.from({ length: LAST + 1 }, (_, n) => n));
});

test("only a step forward is news", async () => {
  const table = new ReplayTable("t");
  await table.open(10, null);
  expect(table.newFacts).toEqual([]);
  await table.show(11);
  expect(table.newFacts.map((one) => one.fact)).toEqual(["f11"]);
  await table.show(10);
  expect(table.newFacts).toEqual([]);
});

test.each([
  [2, "&seat=2", 2],
  [-1, "&seat=-1", null],
  [null, "", null],
])("the eyes %s are asked for", async (eyes, query, seat) => {
  const table = new ReplayTable("t");
  await table.open(0, eyes);
  expect(server.requests[0]!.path).toBe(`/api/tables/t/frames?first=0&count=50${query}`);
  expect(table.seat).toBe(seat);
});

test("a record that somebody brings is sent along", async () => {
  const table = new ReplayTable("", "the record");
  await table.open(55, 1);
  expect(server.requests[0]).toMatchObject({ path: "/api/replay", body: { record: "the record", seat: 1, first: 50, count: 50 } });
  expect(table.info).toMatchObject({ status: "over", players: 2, entries: LAST });
});
