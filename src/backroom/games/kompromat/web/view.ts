// What the server tells of a table of Kompromat, as words.py describes it.

import type { View } from "page/table.svelte";

/** A seat's cards at a mission. */
export interface Pile {
  open: string;
  /** The cards themselves where the viewer may see them, else how many there are. */
  "face-down": number | string[];
  "turned-up": boolean;
  newspaper: boolean;
  stunned: number;
  /** Once the cards are shown and each 1/11 is fixed. */
  total: string | null;
  /** The total, or the best one of cards that are seen. */
  sum: string | null;
  over: boolean;
  /** In a reveal that is being told: the cards turn, the stamp lands. */
  turning?: boolean;
  burning?: boolean;
}

export interface Mission {
  mission: number;
  card: string | null;
  kind: string | null;
  points: number[] | null;
  "counter-espionage": number;
  winner: number | "nobody" | null;
  cards: (Pile | null)[];
  /** In a reveal that is being told: the stamp lands. */
  landing?: boolean;
}

/** Mission cards of one name that a seat has won. */
export interface Won {
  card: string;
  kind: string;
  count: number;
  points: number;
  use: "open" | "used" | "lying" | null;
}

export const PARTS = ["targets", "codes", "documents", "tools", "tokens"] as const;
export type Score = Record<(typeof PARTS)[number] | "points", number>;

export interface Spy {
  deck: number;
  "known-on-top": number | string[];
  "looks-at": string | null;
  tokens: number;
  won: Won[];
  score: Score;
  usable: string[];
}

export interface KompromatView extends View {
  turn: number | "chance" | "over";
  phase: string;
  round: number;
  reveal: number | null;
  mission: number | null;
  row: Mission[];
  "mission-deck": number;
  "missions-to-come": { card: string; kind: string; count: number }[];
  seats: Spy[];
  bust: number | null;
}

const OWN_GLYPH = ["informant", "safe-house", "code", "document"];

/** The glyph of a mission card. */
export function glyphOf(card: string, kind: string | null): string {
  if (kind === "tool") return `o-${card}`;
  return OWN_GLYPH.includes(card) ? `m-${card}` : "m-target";
}

/** How many cards a pile has. */
export function cardsOf(pile: Pile): number {
  return 1 + (typeof pile["face-down"] === "number" ? pile["face-down"] : pile["face-down"].length);
}
