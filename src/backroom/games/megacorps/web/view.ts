// What the server's description of a view holds, and small helpers that several parts of the board share.

import type { TableModel, View } from "page/table.svelte";

export type Holder = number | "unowned" | "nationalised" | "syndicalised" | "absent";
export type Company = [industry: string, country: string];

export interface Industry {
  industry: string;
  name: string;
  competitors: number;
  pays: number;
  trains: boolean;
  boxes: { country: string; holder: Holder }[];
}

export interface Country {
  country: string;
  name: string;
  government: string;
  defence: number;
  force: number;
  defends: number;
  owner: number | null;
}

export interface Seat {
  seat: number;
  megacorp: string | null;
  left: boolean;
  money: number;
  mercenaries: number;
  companies: number;
  countries: string[];
  attacks: number;
  votes: number;
  income: Record<string, number>;
  worth: number;
  "offers-left": number;
  cards: number | string[];
}

export interface Goods {
  money: number;
  mercenaries: number;
  companies: Company[];
  countries: string[];
  cards: (string | null)[];
}

export interface Offer {
  seat: number;
  partner: number;
  give: Goods;
  want: Goods;
  effects: { seat: number; industry: string; before: number; after: number }[];
}

export interface Pending {
  kind: "payout" | "war" | "auction" | "election" | "leave" | "hire";
  seat: number;
  industry?: string;
  country?: string;
  company?: Company;
  owner?: number | null;
  change?: number;
  attack?: number;
  defence?: number;
  most?: number;
  votes?: number[];
}

export interface Reach {
  companies?: Company[];
  buy?: Company[];
  intervene?: Company[];
  payout?: string[];
  war?: string[];
}

export interface Card {
  card: string;
  name: string;
  timing: string;
}

export interface MegView extends View {
  numbers: { company: number; compensation: number; mercenary: number; payouts: number[]; rounds: number };
  options: { deals: "none" | "simple" | "all" };
  edition: { reconstructed: boolean };
  phase: string;
  round: number;
  deck: number;
  active: number;
  seat: number;
  paid: number | null;
  "last-call": boolean;
  "payout-this-round": boolean;
  industries: Industry[];
  countries: Country[];
  seats: Seat[];
  cards: Card[];
  hand: Card[];
  "bids-or-votes": (number | "sealed" | null)[];
  offers: Offer[];
  pending: Pending | null;
  reach: Reach;
  cannot: Record<string, { key: string; mentions: Record<string, string | number> }>;
}

/** What to draw, hovered outcomes included. */
export const viewOf = (table: TableModel): MegView => table.view as MegView;

/** Where the draft stands, without what is hovered: what is within reach stays the same under the pointer. */
export function basisOf(table: TableModel): MegView {
  const drafted = table.draft.length ? table.question?.preview : undefined;
  return (table.pastFrame?.view ?? drafted ?? table.currentView) as MegView;
}

/** The question at hand, by the key of its text. */
export const asks = (table: TableModel): string => (table.pastFrame || table.committing ? "" : (table.question?.question?.key ?? ""));

const LETTERS: Record<string, string> = { mokia: "M", globbo: "G", nonintendo: "N", lenogo: "L", "the-mouse": "T", windoze: "W" };

/** The initial of a MegaCorp, by which its colour and silhouette go; nothing before it is chosen. */
export const letterOf = (megacorp: string | null | undefined): string => (megacorp ? (LETTERS[megacorp] ?? "") : "");

/** A sum of money in words. */
export const euros = (table: TableModel, amount: number): string => table.texts.say("board-euros", { amount });

/** The name of a thing of the edition: a word of ours, or the edition's own. */
export const nameOf = (table: TableModel, word: string): string => String(table.texts.word("thing", word));

export const industryName = (table: TableModel, id: string): string =>
  nameOf(table, (table.currentView as MegView).industries.find(({ industry }) => industry === id)?.name ?? id);

export const countryName = (table: TableModel, id: string): string =>
  nameOf(table, (table.currentView as MegView).countries.find(({ country }) => country === id)?.name ?? id);

/** What a seat is called on the board: its MegaCorp, or its person before one is chosen. */
export function corpName(table: TableModel, seat: number): string {
  const megacorp = viewOf(table).seats[seat]?.megacorp;
  return megacorp ? nameOf(table, megacorp) : table.texts.name(seat);
}

const isIn = (companies: Company[] | undefined, industry: string, country: string): boolean =>
  companies?.some(([one, other]) => one === industry && other === country) ?? false;

/** What a click on a company leads to: a choice at hand, choices to walk through, or nothing. */
export function companySteps(table: TableModel, industry: string, country: string): { steps: [string, string][]; lit: boolean } {
  if (table.link !== "open") return { steps: [], lit: false };
  const reach = basisOf(table).reach;
  if (isIn(reach.companies, industry, country))
    return {
      steps: [
        ["industry", industry],
        ["country", country],
      ],
      lit: true,
    };
  const key = asks(table);
  if (key.endsWith("-country") && table.legal("country", country) && table.chosen("industry", industry))
    return { steps: [["country", country]], lit: true };
  if (isIn(reach.buy, industry, country)) return { steps: [["do", "buy"]], lit: pointsAt(table, "buy") };
  if (isIn(reach.intervene, industry, country)) return { steps: [["do", "intervene"]], lit: pointsAt(table, "intervene") };
  return { steps: [], lit: false };
}

/** Whether an action of the slip is under the pointer or the focus, and can be chosen. */
export const pointsAt = (table: TableModel, action: string): boolean =>
  table.link === "open" && table.hovered?.field === "do" && table.hovered.value === action;
