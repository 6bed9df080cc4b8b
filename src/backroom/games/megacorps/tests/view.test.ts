import { choice, question, tableOf } from "page-tests/samples";
import { describe, expect, test } from "vitest";
import { asksSum, usesForm } from "../web/form";
import { choiceNote, questionNote } from "../web/notes";
import { asks, companySteps, letterOf, pointsAt } from "../web/view";

const view = {
  numbers: { mercenary: 20 },
  industries: [{ industry: "oil", name: "oil", pays: 40 }],
  countries: [{ country: "china", name: "china", government: "democracy", defends: 5, owner: 1 }],
  seats: [
    { megacorp: "mokia", attacks: 3, income: { oil: 80 } },
    { megacorp: "globbo", attacks: 1, income: {} },
  ],
  pending: null as object | null,
  reach: {},
};

describe("which questions have forms", () => {
  test.each([
    ["ask-bid", true, true],
    ["ask-action", false, true],
    ["ask-vote", false, false],
  ])("%s", async (key, sum, form) => {
    const table = await tableOf("megacorps", view, { question: question(key) });
    expect([asksSum(table), usesForm(table)]).toEqual([sum, form]);
    table.committing = { type: "commit", id: "x", decision: 1, move: { do: "pass" } };
    expect([asks(table), usesForm(table)]).toEqual(["", false]);
  });
});

describe("a click on a company", () => {
  test("leads to itself where it is asked for", async () => {
    const table = await tableOf("megacorps", { ...view, reach: { companies: [["oil", "china"]] } });
    expect(companySteps(table, "oil", "china")).toEqual({
      steps: [
        ["industry", "oil"],
        ["country", "china"],
      ],
      lit: true,
    });
    expect(companySteps(table, "oil", "japan")).toEqual({ steps: [], lit: false });
    table.link = "lost";
    expect(companySteps(table, "oil", "china").steps).toEqual([]);
  });

  test("leads to buying it, lit while that is looked at", async () => {
    const table = await tableOf("megacorps", { ...view, reach: { buy: [["oil", "china"]] } });
    expect(companySteps(table, "oil", "china")).toEqual({ steps: [["do", "buy"]], lit: false });
    table.hovered = choice(1, "do", "buy");
    expect(companySteps(table, "oil", "china").lit).toBe(true);
  });

  test("leads nowhere while the connection is lost, whatever is under the pointer", async () => {
    const table = await tableOf("megacorps", view);
    table.hovered = choice(1, "do", "payout");
    expect(pointsAt(table, "payout")).toBe(true);
    table.link = "lost";
    expect(pointsAt(table, "payout")).toBe(false);
  });
});

describe("remarks", () => {
  test("an industry tells what it pays, a war the strengths, a number of mercenaries its price", async () => {
    const table = await tableOf("megacorps", view, { question: question("ask-war-target") });
    expect(choiceNote(table, choice(1, "industry", "oil"))).toBe("€40 each · you €80");
    expect(choiceNote(table, choice(1, "country", "china"))).toBe("yours 3 against 5");
    table.question = { ...table.question!, question: question("ask-hire-count") };
    expect(choiceNote(table, choice(1, "mercenaries", 3))).toBe("€60");
    expect(choiceNote(table, choice(1, "megacorp", "mokia"))).toBe("starts with the European Union");
    expect(choiceNote(table, choice(1, "country", "atlantis"))).toBe("");
  });

  test("what decides the question at hand is told beside it", async () => {
    expect(questionNote(await tableOf("megacorps", view))).toBe("");
    expect(questionNote(await tableOf("megacorps", { ...view, pending: { kind: "war", attack: 6, defence: 4 } }))).toBe(
      "The attacker has 6, the defender 4.",
    );
    expect(questionNote(await tableOf("megacorps", { ...view, pending: { kind: "payout", industry: "oil" } }))).toBe("€40 each · you €80");
  });
});

test("MegaCorps have letters, none before one is chosen", () => {
  expect(["the-mouse", "windoze", null, "unheard-of"].map(letterOf)).toEqual(["T", "W", "", ""]);
});
