// A table is heard while its screen is open.

import type { LiveTable } from "./live.svelte";
import { chime } from "./sound";

/** Follow a table with sounds; to be called where its screen is set up. In a hidden tab the house rings for the turn. */
export function attend(table: LiveTable): void {
  let before: { owes: boolean; over: boolean; moves: number; words: number } | undefined;
  $effect(() => {
    if (!table.state) return;
    const now = { owes: table.owes, over: table.over, moves: table.state.entries, words: table.chat.length };
    if (before) {
      if (now.over && !before.over) chime("over");
      else if (now.owes && !before.owes && !document.hidden) chime("turn");
      else if (now.moves > before.moves) chime("move");
      else if (now.words > before.words && before.words > 0) chime("word");
    }
    before = now;
  });
}
