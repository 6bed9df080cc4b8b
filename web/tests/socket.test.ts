import type { FromClient, FromServer } from "page/protocol";
import { Socket, type Link } from "page/socket";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Loopback, until } from "./server";

let server: Loopback;
let socket: Socket | undefined;
let links: Link[];
let heard: FromServer[];
let unanswered: FromClient[];

const HELLO: FromClient = { type: "hello", protocol: 2, epoch: 0, last_fact: 0 };
const COMMIT: FromClient = { type: "commit", id: "a", decision: 3, move: { do: "pass" } };
const PRESENT: FromServer = { type: "presence", seats: [0], spectators: 1 };

function open(): void {
  socket = new Socket("/tables/t/socket", {
    hello: () => HELLO,
    unanswered: () => unanswered,
    hear: (message) => heard.push(message),
    link: (state) => links.push(state),
  });
}

beforeEach(async () => {
  server = await Loopback.start();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.spyOn(Math, "random").mockReturnValue(1); // the longest wait of each attempt
  [links, heard, unanswered] = [[], [], []];
});

afterEach(async () => {
  socket?.close();
  vi.useRealTimers();
  await server.stop();
});

test("hello comes first, then what was not answered, then what the server says is heard", async () => {
  unanswered = [COMMIT];
  open();
  expect(links).toEqual(["connecting"]);
  const line = await server.line();
  expect(await line.next()).toEqual(HELLO);
  expect(await line.next()).toEqual(COMMIT);
  line.say(PRESENT, PRESENT);
  await until(() => heard.length === 2);
  expect(heard).toEqual([PRESENT, PRESENT]);
  expect(links).toEqual(["connecting", "open"]);
});

test("after a loss it comes back and repeats what was not answered", async () => {
  open();
  const first = await server.line();
  first.say(PRESENT);
  await until(() => links.includes("open"));
  unanswered = [COMMIT];
  first.close();
  await until(() => links.at(-1) === "lost");
  await vi.advanceTimersByTimeAsync(500);
  const second = await server.line();
  expect(await second.next()).toEqual(HELLO);
  expect(await second.next()).toEqual(COMMIT);
});

test("each failed attempt waits twice as long, up to eight seconds", async () => {
  server.open = false;
  open();
  for (const [attempt, wait] of [500, 1_000, 2_000, 4_000, 8_000, 8_000].entries()) {
    await until(() => server.refused === attempt + 1 && vi.getTimerCount() === 1);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(vi.getTimerCount()).toBe(0);
  }
});

test("it does not wait when the network is back", async () => {
  server.open = false;
  open();
  await until(() => vi.getTimerCount() === 1);
  server.open = true;
  dispatchEvent(new Event("online"));
  expect(await (await server.line()).next()).toEqual(HELLO);
  expect(vi.getTimerCount()).toBe(1); // the pings alone
});

test("a line that answers no ping is given up", async () => {
  open();
  const line = await server.line();
  await line.next();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await line.next()).toEqual({ type: "ping" });
  await vi.advanceTimersByTimeAsync(25_000);
  await line.closed;
  await until(() => links.at(-1) === "lost");
});

test("a line that answers is kept", async () => {
  open();
  const line = await server.line();
  await line.next();
  for (const round of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await line.next()).toEqual({ type: "ping" });
    line.say(PRESENT);
    await until(() => heard.length === round);
  }
  expect(links).not.toContain("lost");
});

test.each([4403, 4404])("it stays away from a table that is not for it (%i)", async (code) => {
  open();
  (await server.line()).close(code);
  await until(() => links.at(-1) === "closed");
  expect(vi.getTimerCount()).toBe(0);
});

test("closed, it neither comes back nor sends", async () => {
  open();
  const line = await server.line();
  await line.next();
  server.open = false;
  socket?.close();
  await line.closed;
  socket?.send(COMMIT);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links.at(-1)).toBe("closed");
  expect([line.unread, server.refused]).toEqual([0, 0]);
});
