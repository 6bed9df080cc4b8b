import { user } from "page/user.svelte";
import type { OptionInfo } from "page/protocol";
import { openTable, Setup } from "page/setup.svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tableInfo, game } from "./samples";
import { Loopback } from "./server";

const short: OptionInfo = { name: "short", default: false, values: [false, true], players: [2], is_text: false };
const map: OptionInfo = { name: "map", default: "a", values: ["a", "b"], players: [2, 3, 4], is_text: false };
const file: OptionInfo = { name: "edition", default: "", values: [], players: [2, 3, 4], is_text: true };

describe("a new set-up", () => {
  test("is for three with the default bot, where the game allows it", () => {
    expect(new Setup(game()).players).toBe(3);
    expect(new Setup(game({ players: [2] })).players).toBe(2);
    expect(new Setup(game()).request.seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "expert" }, { kind: "bot", bot: "expert" }]);
  });

  test("friends get free seats, and only seats in play are waited for", () => {
    const setup = new Setup(game());
    setup.seats[2] = null;
    expect(setup.waits).toBe(false);
    setup.players = 4;
    expect(setup.waits).toBe(true);
    expect(setup.request.seats.at(-1)).toEqual({ kind: "open" });
  });

  test("clocks are told in seconds", () => {
    const setup = new Setup(game());
    expect(setup.clock).toEqual({ kind: "none" });
    setup.timeControl = "live";
    [setup.minutes, setup.increment] = [5, 30];
    expect(setup.clock).toEqual({ kind: "live", initial: 300, increment: 30 });
    setup.timeControl = "slow";
    setup.days = 3;
    expect(setup.clock).toEqual({ kind: "slow", per_turn: 259_200 });
  });

  test("an option that this number of players does not have is at its default", () => {
    const setup = new Setup(game({ options: [short, map] }));
    setup.options = { short: true, map: "b" };
    setup.players = 2;
    expect(setup.request.options).toEqual({ short: true, map: "b" });
    setup.players = 3;
    expect(setup.request.options).toEqual({ short: false, map: "b" });
  });

  test("an edition is sent only if one was chosen", () => {
    const setup = new Setup(game({ options: [map, file], edition: "edition" }));
    expect(setup.request.options).toEqual({ map: "a" });
    setup.edition = { name: "mine.toml", text: "[cards]" };
    expect(setup.request.options).toEqual({ map: "a", edition: "[cards]" });
  });

  test("each wish brings its own chance", () => {
    const setup = new Setup(game());
    expect(setup.request.client_seed).toMatch(/^[0-9a-f]{32}$/);
    expect(setup.request.client_seed).not.toBe(setup.request.client_seed);
  });

  test("a first game has the fewest rivals, all of the weakest kind", () => {
    expect(new Setup(game({ players: [1, 2, 3] })).lessonRequest.seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "random" }]);
    expect(new Setup(game({ players: [3, 4] })).lessonRequest.seats).toHaveLength(3);
  });
});

describe("what was chosen last", () => {
  const options = { options: [map] };

  test("comes back for the same game", () => {
    const first = new Setup(game(options));
    Object.assign(first, { players: 4, seats: [null, "random", "expert"], timeControl: "live", minutes: 60, increment: 5, listed: true });
    first.options = { map: "b" };
    first.keep();
    expect(new Setup(game(options)).request).toEqual({ ...first.request, client_seed: expect.any(String) as string });
    expect(new Setup(game({ ...options, name: "other" })).request.seats).toHaveLength(3);
  });

  test("what the game no longer offers is left out", () => {
    const kept = {
      players: 6,
      seats: ["gone", null],
      timeControl: "odd",
      minutes: 7,
      increment: 1,
      days: 99,
      options: { map: "z", other: true },
    };
    localStorage.setItem("setup/sample", JSON.stringify(kept));
    const setup = new Setup(game(options));
    expect(setup.players).toBe(3);
    expect(setup.others).toEqual(["expert", null]);
    expect([setup.timeControl, setup.minutes, setup.increment, setup.days]).toEqual(["none", 15, 10, 2]);
    expect(setup.request.options).toEqual({ map: "a" });
  });
});

describe("opening a table", () => {
  let server: Loopback;
  beforeEach(async () => {
    server = await Loopback.start();
    user.info = { id: "p", nickname: "Ann" };
    server.answer = ({ path }) => ({ json: path === "/api/me" ? user.info : tableInfo({ id: "new" }) });
  });
  afterEach(() => server.stop());
  const paths = () => server.requests.map(({ method, path }) => `${method} ${path}`).filter((path) => !path.endsWith("/me"));

  test("a table of bots begins at once", async () => {
    await openTable(new Setup(game()).request);
    expect(paths()).toEqual(["POST /api/tables", "POST /api/tables/new/start"]);
  });

  test("a table with a friend's seat waits", async () => {
    const setup = new Setup(game());
    setup.seats[0] = null;
    await openTable(setup.request);
    expect(paths()).toEqual(["POST /api/tables"]);
    expect(server.requests.at(-1)!.body).toMatchObject({ game: "sample", seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot" }] });
  });
});
