// Short texts beside choices and questions.

import type { Choice } from "page/game";
import type { TableModel } from "page/table.svelte";
import { asks, basisOf, corpName, euros, nameOf } from "./view";

/** What a player wants to know of a choice at a glance. */
export function choiceNote(table: TableModel, choice: Choice): string {
  const view = basisOf(table);
  const say = table.texts.say.bind(table.texts);
  const me = table.seat === null ? undefined : view.seats[table.seat];
  const key = asks(table);
  if (choice.field === "industry") {
    const industry = view.industries.find((one) => one.industry === choice.value);
    return industry ? say("board-remark-industry", { amount: industry.pays, own: me?.income[industry.industry] ?? 0 }) : "";
  }
  if (choice.field === "country") {
    const country = view.countries.find((one) => one.country === choice.value);
    if (!country) return "";
    if (key === "ask-war-target") return say("board-remark-war", { attack: me?.attacks ?? 0, defence: country.defends });
    const owner = country.owner === null ? say("board-nobody") : corpName(table, country.owner);
    return `${nameOf(table, country.government)} · ${owner}`;
  }
  if (choice.field === "candidate") {
    const votes = view.pending?.votes?.[Number(choice.value)] ?? 0;
    return `${corpName(table, Number(choice.value))} · ${say("board-votes", { number: votes })}`;
  }
  if (choice.field === "megacorp") return say(`board-home-${choice.value}`);
  if (choice.field === "card" && table.texts.has(`help-${choice.value}`)) return say(`help-${choice.value}`);
  if (choice.field === "mercenaries" && key === "ask-hire-count") return euros(table, Number(choice.value) * view.numbers.mercenary);
  return "";
}

/** What decides the question at hand: the strengths of a war, what an industry is about to pay. */
export function questionNote(table: TableModel): string {
  const { pending, industries } = basisOf(table);
  if (pending?.kind === "war") return table.texts.say("board-brief-war", { attack: pending.attack ?? 0, defence: pending.defence ?? 0 });
  if (pending?.kind === "payout") {
    const industry = industries.find((one) => one.industry === pending.industry);
    return industry ? table.texts.say("board-remark-industry", { amount: industry.pays, own: myIncome(table, industry.industry) }) : "";
  }
  return "";
}

const myIncome = (table: TableModel, industry: string): number =>
  table.seat === null ? 0 : (basisOf(table).seats[table.seat]?.income[industry] ?? 0);
