// Sounds of a table while its screen is open.

import type { LiveTable } from "./live.svelte";
import { chime } from "./sound";

/** Play the sounds of a table; call it where its screen is set up. In a hidden tab the lobby model rings for the turn. */
export function playTableSounds(table: LiveTable): void {
  let before: { mustAct: boolean; over: boolean; entries: number; words: number } | undefined;
  $effect(() => {
    if (!table.state) return;
    const now = { mustAct: table.mustAct, over: table.over, entries: table.state.entries, words: table.chat.length };
    if (before) {
      if (now.over && !before.over) chime("over");
      else if (now.mustAct && !before.mustAct && !document.hidden) chime("turn");
      else if (now.entries > before.entries) chime("move");
      else if (now.words > before.words && before.words > 0) chime("word");
    }
    before = now;
  });
}
