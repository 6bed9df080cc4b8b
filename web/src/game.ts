// What a game's folder gives the page: `games/<folder>/web/index.ts` for the table, `Artwork.svelte` for the lobby. The page knows no game.

import type { Component } from "svelte";
import type { Choice } from "./protocol";
import type { TableModel } from "./table.svelte";

export type { Choice, Fact } from "./protocol";

export interface BoardProps {
  table: TableModel;
}

export interface SeatProps {
  table: TableModel;
  seat: number;
}

export interface GameModule {
  /** The class of the table's frame, for the game's own styles. */
  className: string;
  /** Symbols and patterns that the other parts refer to. */
  Icons?: Component;
  /** What lies on the blotter; legal things are buttons that call `table.choose`. */
  Board: Component<BoardProps>;
  /** The own hand and secrets, under the decision panel. */
  Hand?: Component<BoardProps>;
  /** What is known of a side, inside its seat panel in the left rail. */
  SeatInfo: Component<SeatProps>;
  /** Further panels of the left rail: open totals, a short reference. */
  InfoPanel?: Component<BoardProps>;
  /** Round, deck and such in the top bar. */
  HeaderInfo?: Component<BoardProps>;
  /** The final score with its parts. */
  Score?: Component<BoardProps>;
  /** Panels above the log: what waits for an answer, such as an open deal. */
  Pending?: Component<BoardProps>;
  /** Takes the place of the decision panel's plain list of choices where a game asks in a form of its own, such as a deal. */
  Form?: Component<BoardProps>;
  /** Whether the question at hand is asked by the form; always, if a game does not say. */
  usesForm?: (table: TableModel) => boolean;
  /** The fact that decides the question at hand, beside it. */
  questionNote?: (table: TableModel) => string;
  /** Names of facts that head a part of the log, such as a new round. */
  milestones?: readonly string[];
  /** What a player wants to know of a choice at a glance, such as what lies on a tile. */
  choiceNote?: (table: TableModel, choice: Choice) => string;
}

const modules = import.meta.glob<{ default: GameModule }>("../../src/backroom/games/*/web/index.ts");
const pictures = import.meta.glob<Component>("../../src/backroom/games/*/web/Artwork.svelte", { import: "default" });

/** The folder of a game: its name with underscores. */
export const folderOf = (game: string): string => game.replaceAll("-", "_");

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`../../src/backroom/games/${folderOf(game)}/web/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return (await load()).default;
}

export async function loadPicture(game: string): Promise<Component | undefined> {
  return pictures[`../../src/backroom/games/${folderOf(game)}/web/Artwork.svelte`]?.();
}
