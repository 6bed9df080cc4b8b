// Messages and tables for tests, with all that a test does not care about filled in.

import { folderOf } from "page/game";
import { TableModel } from "page/table.svelte";
import { i18n } from "page/i18n.svelte";
import type { Choice, Choices, Fact, GameInfo, SeatInfo, TableInfo, TableState } from "page/protocol";

export const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: ["Ann", "Ben", "Cem", "Dora"][number] ?? `P${number}`,
  bot: null,
  stand_in: false,
  ...more,
});

export const bot = (number: number, name: string): SeatInfo => seat(number, { kind: "bot", name: "", bot: name });

export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "",
  rules_version: 1,
  players: 2,
  options: {},
  clock: { kind: "none" },
  listed: false,
  status: "running",
  commitment: "",
  entries: 0,
  seats_to_act: [],
  seats: [seat(0), seat(1)],
  automatons: [],
  seat: 0,
  is_host: true,
  result: null,
  rematch_table_id: null,
  level: "",
  ...more,
});

export const state = (more: Partial<TableState> = {}): TableState => ({
  type: "table_state",
  epoch: 1,
  entries: 0,
  status: "running",
  seat: 0,
  seats_to_act: [],
  decision: null,
  auto_response: null,
  view: {},
  seats: [seat(0), seat(1)],
  clocks: [null, null],
  result: null,
  undo_requested_by: null,
  rematch_table_id: null,
  votes: [],
  ...more,
});

export const choice = (step: number, field: string, value: string | number, more: Partial<Choice> = {}): Choice => ({
  step,
  field,
  value,
  facts: [],
  completes_move: false,
  reveals_hidden: false,
  ...more,
});

export const choicesMessage = (more: Partial<Choices> = {}): Choices => ({
  type: "choices",
  id: "",
  steps: [],
  move: { do: "" },
  is_complete: false,
  question: null,
  choices: [],
  facts: [],
  preview: {},
  ...more,
});

export const fact = (name: string, more: Record<string, unknown> = {}): Fact => ({ n: 1, fact: name, ...more });

export const game = (more: Partial<GameInfo> = {}): GameInfo => ({
  name: "sample",
  rules_version: 1,
  players: [2, 3, 4],
  options: [],
  edition: null,
  bots: [
    { name: "random", level: 1 },
    { name: "expert", level: 5 },
  ],
  default_bot: "expert",
  default_auto_response: null,
  taglines: {},
  ...more,
});

/** A table that notes what is chosen and looked at, in place of telling a server. */
export class NotingTable extends TableModel {
  readonly made: Choice[] = [];
  readonly looks: (Choice | null)[] = [];

  override choose(one: Choice): void {
    this.made.push(one);
  }

  override hover(one: Choice | null): void {
    this.looks.push(one);
  }
}

/** A table of a game where seat 0 is asked, with the game's texts. */
export async function tableOf(name: string, view: object, question: Partial<Choices> = {}): Promise<NotingTable> {
  await i18n.loadTexts(folderOf(name));
  const table = new NotingTable("t");
  table.info = tableInfo({ game: name });
  table.seat = 0;
  table.state = state({ decision: 1, seats_to_act: [0], view: { ...view } });
  table.question = choicesMessage({ preview: { ...view }, ...question });
  return table;
}

/** The question of a text's key. */
export const question = (key: string): Choices["question"] => ({ key, args: {}, rules: [] });
