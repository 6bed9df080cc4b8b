// What a player wants to know of a choice at a glance: its second line in the slip.

import type { Choice } from "page/game";
import type { TableModel } from "page/table.svelte";
import { asking, COLOURS, drawn, said, type Colour } from "./view";

const isColour = (value: unknown): value is Colour => COLOURS.includes(value as Colour);

export function choiceNote(table: TableModel, choice: Choice): string {
  const { texts } = table;
  const seen = drawn(table);
  const { field, value } = choice;
  const tile = seen.grid.find((tile) => tile.tile === value);
  if (tile) return ofTile(table, tile.tile);
  if (field === "agents") return ofAgents(table, Number(value));
  if (field === "consultant" || field === "hire") return texts.say(`help-${value}`);
  if (field === "take") return ofCard(table, value);
  const side = table.seat === null ? undefined : seen.sides[table.seat];
  if (!side || !isColour(value)) return "";
  if (field === "conglomerate" && said(table, "do") === "takeover") return texts.say("remark-upright", { cards: side.upright[value] });
  if (["conglomerate", "second", "joker", "discard"].includes(field) && side.hand && typeof side.hand === "object")
    return texts.say("remark-in-hand", { cards: side.hand[value] });
  return "";
}

function ofTile(table: TableModel, name: string): string {
  const { type, agents, conglomerate } = drawn(table).grid.find(({ tile }) => tile === name)!;
  const prospect = asking(table)?.takeover?.prospects[name];
  const about = { company: type, agents, conglomerate: conglomerate && table.texts.say(`short-${conglomerate}`) };
  if (prospect?.outcome === "takes") return table.texts.say("remark-takes", { ...about, needed: prospect.needed });
  if (prospect?.outcome === "fails") return table.texts.say("remark-fails", { ...about, most: prospect.most });
  return table.texts.say(prospect ? "remark-joins" : "remark-tile", about);
}

function ofAgents(table: TableModel, agents: number): string {
  const [target, prospect] = Object.entries(asking(table)?.takeover?.prospects ?? {})[0] ?? [];
  if (!target || !prospect) return "";
  if (prospect.outcome === "joins") return table.texts.say("remark-join-move", { target });
  return table.texts.say(agents >= prospect.needed ? "remark-enough" : "remark-too-few", { target });
}

function ofCard(table: TableModel, value: string | number): string {
  const { display, solo } = drawn(table);
  if (value === "deck") return table.texts.say("remark-unseen");
  if (!solo) return table.texts.say("remark-in-display", { cards: display.filter((card) => card === value).length });
  const card = display[Number(value) - 1];
  if (!card) return "";
  return `${table.texts.say(`word-${card}`)}: ${table.texts.say(solo.player.includes(card) ? "remark-own-card" : "remark-rivals-card")}`;
}
