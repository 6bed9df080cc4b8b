import { choice, tableOf } from "page-tests/samples";
import { describe, expect, test } from "vitest";
import { count, interactionOf, OfferDraft, full, holds } from "../web/interaction.svelte";
import type { Company, Goods, MegView } from "../web/view";

const goods = (more: Partial<Goods> = {}): Goods => ({ money: 0, mercenaries: 0, companies: [], countries: [], cards: [], ...more });
const view = {
  industries: [
    { industry: "oil", boxes: [{ country: "china" }, { country: "japan" }] },
    { industry: "banks", boxes: [{ country: "china" }] },
  ],
  countries: [{ country: "china" }, { country: "japan" }],
  cards: [
    { card: "7", name: "strike" },
    { card: "9", name: "boom" },
  ],
} as unknown as MegView;

describe("an offer", () => {
  test("is sent with its things in the board's order, and with nothing that is not in it", () => {
    const draft = new OfferDraft(2, false);
    expect(draft.empty).toBe(true);
    draft.give = goods({
      money: 30,
      companies: [
        ["banks", "china"],
        ["oil", "japan"],
      ],
      countries: ["japan", "china"],
    });
    draft.want = goods({ mercenaries: 2, cards: ["boom", "strike"] });
    expect(draft.empty).toBe(false);
    expect(draft.move(view)).toEqual({
      do: "offer",
      partner: 2,
      "give-money": 30,
      "give-companies": ["oil", "japan", "banks", "china"],
      "give-countries": ["china", "japan"],
      "want-mercenaries": 2,
      "want-cards": ["7", "9"],
    });
  });

  test("takes four things besides money and mercenaries, a simple one only one", () => {
    const four = goods({ money: 1, mercenaries: 1, companies: [["oil", "china"]], countries: ["china", "japan"], cards: ["boom"] });
    expect([count(four), full(four, false)]).toEqual([6, true]);
    expect(full({ ...four, cards: [] }, false)).toBe(false);
    expect([full(goods(), true), full(goods({ money: 1 }), true)]).toEqual([false, true]);
  });

  test("a company is put in and taken back, as far as there is room", () => {
    const draft = new OfferDraft(1, false);
    const oil: Company = ["oil", "china"];
    draft.toggle(draft.give, oil, true);
    draft.toggle(draft.give, ["banks", "china"], true);
    expect(draft.give.companies).toEqual([oil]);
    expect(holds(draft.give.companies, ["oil", "japan"])).toBe(false);
    draft.toggle(draft.give, ["oil", "china"], true);
    expect(draft.give.companies).toEqual([]);
  });

  test("that answers another begins with its things, the other way round, without cards that are not known", async () => {
    const interaction = interactionOf(await tableOf("megacorps", view));
    const give = goods({ money: 5, cards: ["boom", null] });
    interaction.counter({ seat: 3, partner: 0, give, want: goods({ countries: ["japan"] }), effects: [] });
    expect(interaction.draft!.move(view)).toEqual({
      do: "counter",
      partner: 3,
      "give-countries": ["japan"],
      "want-money": 5,
      "want-cards": ["9"],
    });
    expect(count(interaction.draft!.want)).toBe(2);
    interaction.draft!.want.money = 9;
    expect(give.money).toBe(5);
  });
});

test("choices are taken one after the other and given up where one is not possible", async () => {
  const buy = choice(1, "do", "buy");
  const oil = choice(2, "industry", "oil");
  const table = await tableOf("megacorps", view, { choices: [buy, oil] });
  const interaction = interactionOf(table);
  interaction.go(table, [
    ["do", "buy"],
    ["country", "peru"],
    ["industry", "oil"],
  ]);
  expect(table.made).toEqual([buy]);
  interaction.step(table);
  interaction.step(table);
  expect(table.made).toEqual([buy]);
  interaction.go(table, [["industry", "oil"]]);
  expect(table.made).toEqual([buy, oil]);
});
