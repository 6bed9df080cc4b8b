import { AnalysisModel, moveText, percent } from "page/analysis.svelte";
import type { Analysis, CurvePoint } from "page/protocol";
import { i18n } from "page/i18n.svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fact } from "./samples";
import { Loopback, until } from "./server";

const point = (n: number): CurvePoint => ({ n, win_probabilities: [] });
const analysis = (more: Partial<Analysis> = {}): Analysis => ({
  id: "k",
  done: 0,
  total: 2,
  is_finished: false,
  curve: [],
  mistakes: [],
  ...more,
});
const win = { value: 0.5, low: 0.4, high: 0.6 };

describe("an analysis", () => {
  let server: Loopback;
  beforeEach(async () => {
    server = await Loopback.start();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.stop();
  });

  test("is asked for until all is known, and begun anew where the server has forgotten it", async () => {
    const answers = [
      { json: analysis() },
      { json: analysis({ done: 1 }) },
      { status: 404, json: { code: "unknown-analysis", message: "gone" } },
      { json: analysis({ id: "k2" }) },
      { json: analysis({ is_finished: true, curve: [point(4), point(9)] }) },
    ];
    server.answer = () => answers.shift()!;
    const analyst = new AnalysisModel("t", null);
    const work = analyst.run();
    expect(analyst.working).toBe(true);
    let ended = false;
    void work.then(() => (ended = true));
    await until(() => {
      vi.advanceTimersByTime(1_000);
      return ended;
    });
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /api/tables/t/analysis",
      "GET /api/analyses/k",
      "GET /api/analyses/k",
      "POST /api/tables/t/analysis",
      "GET /api/analyses/k2",
    ]);
    expect([analyst.working, analyst.error]).toEqual([false, ""]);
    expect([0, 4, 8, 9, 50].map((n) => analyst.at(n)?.n)).toEqual([4, 4, 4, 9, 9]);
  });

  test("that is refused says why", async () => {
    server.answer = () => ({ status: 429, json: { code: "limit-reached", message: "one at a time" } });
    const analyst = new AnalysisModel("t", "record");
    await analyst.run();
    expect([analyst.error, analyst.working, analyst.at(3)]).toEqual(["one at a time", false, undefined]);
  });
});

test("shares are told in per cent, as the language writes them", async () => {
  expect(percent(i18n.texts(), 0.456)).toBe("46%");
  await i18n.setLanguage("de");
  expect(percent(i18n.texts(), 0.456)).toBe("46\u00a0%");
});

test("a tip is told by what it does, else by what it is called", () => {
  const texts = i18n.texts().called(["Ann"]);
  const told = { move: { do: "leave" }, facts: [fact("table-back", { seat: 0, name: "Ann" })], win };
  expect(moveText(texts, told)).toBe("Ann is back.");
  expect(moveText(texts, { move: { do: "leap", seat: 0, far: 3 }, facts: [], win })).toBe("leap Ann 3");
});
