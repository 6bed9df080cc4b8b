// The view as words.py describes it, as far as the board draws it.

import type { TableModel, View } from "page/table.svelte";

export const COLOURS = ["red", "blue", "black", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export type Counts = Record<Colour, number>;

export interface Tile {
  tile: string;
  type: string | null;
  conglomerate: Colour | null;
  agents: number;
}

export interface Side {
  hand: number | Counts | null;
  upright: Counts;
  tapped: Counts;
  captured: Counts;
  consultants: Record<string, number>;
  objectives: (string | null)[];
  standings: Record<Colour, { shares: number; place: number }>;
}

export interface Prospect {
  outcome: "takes" | "joins" | "fails";
  most: number;
  needed: number;
}

export interface ScoreLine {
  for: Colour | "consultants";
  rules: string[];
  points: number;
  shares?: number;
  place?: number;
  tiles?: number;
  held?: number;
  "tile-points"?: number;
  "objective-points"?: number;
}

export interface SideScore {
  lines: ScoreLine[];
  points: number;
  captured: number;
  rank: number;
}

export interface NcoView extends View {
  players: number;
  phase: string;
  "turns-left": number | null;
  grid: Tile[];
  supply: Counts;
  deck: number | Counts;
  display: Colour[];
  "consultant-supply": Record<string, number>;
  sides: Side[];
  safe: string[];
  begin: { infiltrate: Colour[]; source: string[] } | null;
  takeover: { source: string; prospects: Record<string, Prospect> } | null;
  score: SideScore[] | null;
  "hand-limit": number;
  solo: { objectives: (string | null)[]; marker: string; player: Colour[]; ods: Colour[]; points: number[] } | null;
}

const sum = (counts: Counts): number => COLOURS.reduce((all, colour) => all + counts[colour], 0);

/** The table as it lies there, without the outcome of the hovered choice. */
export function drawn(table: TableModel): NcoView {
  return (table.pastFrame?.view ?? (table.draft.length ? table.question?.preview : undefined) ?? table.currentView) as NcoView;
}

/** The table as it would be after the hovered choice. */
export function foreseen(table: TableModel): NcoView | undefined {
  return table.pastFrame ? undefined : (table.previewed as NcoView | undefined);
}

/** The view that goes with the question at hand. */
export function asking(table: TableModel): NcoView | undefined {
  return table.choices.length ? (table.question?.preview as NcoView | undefined) : undefined;
}

/** What the move in the making says so far about a field, such as the HQ that an ability touches. */
export function said(table: TableModel, field: string): unknown {
  return table.choices.length ? table.question?.move[field] : undefined;
}

export function handSize(side: Side): number {
  return typeof side.hand === "number" ? side.hand : side.hand ? sum(side.hand) : 0;
}

export function deckSize(seen: NcoView): number {
  return typeof seen.deck === "number" ? seen.deck : sum(seen.deck);
}

export function tilesOf(seen: NcoView, colour: Colour): number {
  return seen.grid.filter((tile) => tile.conglomerate === colour).length;
}

export function inHq(side: Side, colour: Colour): number {
  return side.upright[colour] + side.tapped[colour] + side.captured[colour];
}

/** The company types that the seat at this browser plays for. */
export function wanted(table: TableModel, seen: NcoView): (string | null)[] {
  if (seen.solo) return seen.solo.objectives;
  return table.seat === null ? [] : (seen.sides[table.seat]?.objectives ?? []);
}
