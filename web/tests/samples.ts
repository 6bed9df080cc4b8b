// Messages and tables for tests, with all that a test does not care about filled in.

import { folderOf } from "page/game";
import { Table } from "page/table.svelte";
import { tongue } from "page/texts.svelte";
import type { Asked, Choice, Fact, GameInfo, SeatInfo, State, TableInfo } from "page/protocol";

export const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: ["Ann", "Ben", "Cem", "Dora"][number] ?? `P${number}`,
  bot: null,
  stand_in: false,
  ...more,
});

export const bot = (number: number, name: string): SeatInfo => seat(number, { kind: "bot", name: "", bot: name });

export const about = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "",
  rules: 1,
  players: 2,
  options: {},
  clock: { kind: "none" },
  listed: false,
  status: "running",
  commitment: "",
  moves: 0,
  owing: [],
  seats: [seat(0), seat(1)],
  automatons: [],
  seat: 0,
  host: true,
  result: null,
  rematch: null,
  level: "",
  ...more,
});

export const state = (more: Partial<State> = {}): State => ({
  type: "state",
  epoch: 1,
  moves: 0,
  status: "running",
  seat: 0,
  owing: [],
  decision: null,
  setting: null,
  view: {},
  seats: [seat(0), seat(1)],
  clocks: [null, null],
  result: null,
  undo: null,
  rematch: null,
  votes: [],
  ...more,
});

export const choice = (step: number, field: string, value: string | number, more: Partial<Choice> = {}): Choice => ({
  step,
  field,
  value,
  facts: [],
  completes: false,
  reveals: false,
  ...more,
});

export const asked = (more: Partial<Asked> = {}): Asked => ({
  type: "asked",
  id: "",
  steps: [],
  move: { do: "" },
  whole: false,
  question: null,
  choices: [],
  facts: [],
  preview: {},
  ...more,
});

export const fact = (name: string, more: Record<string, unknown> = {}): Fact => ({ n: 1, fact: name, ...more });

export const game = (more: Partial<GameInfo> = {}): GameInfo => ({
  name: "sample",
  rules: 1,
  players: [2, 3, 4],
  options: [],
  edition: null,
  bots: [
    { name: "random", level: 1 },
    { name: "expert", level: 5 },
  ],
  default_bot: "expert",
  windows: null,
  taglines: {},
  ...more,
});

/** A table that notes what is chosen and looked at, in place of telling a server. */
export class NotingTable extends Table {
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
export async function tableOf(name: string, view: object, question: Partial<Asked> = {}): Promise<NotingTable> {
  await tongue.learn(folderOf(name));
  const table = new NotingTable("t");
  table.about = about({ game: name });
  table.seat = 0;
  table.state = state({ decision: 1, owing: [0], view: { ...view } });
  table.asked = asked({ preview: { ...view }, ...question });
  return table;
}

/** The question of a text's key. */
export const question = (key: string): Asked["question"] => ({ key, mentions: {}, rules: [] });
