// Who has won, in words.

import type { TableModel } from "./table.svelte";

/** The result as a sentence: the winners' names with their points, or that nobody is ahead. */
export function resultText(table: TableModel): string {
  const result = table.state?.result;
  const texts = table.texts;
  if (!result) return texts.say("game-over");
  const best = Math.min(...result.ranks);
  const winners = result.ranks.flatMap((rank, side) => (rank === best ? [side] : []));
  const points = [...result.scores].sort((one, other) => other - one).join("\u00a0:\u00a0");
  const names = winners.map((side) => texts.name(side)).join(", ");
  if (winners.length === result.ranks.length) return texts.say("draw", { points });
  return winners.length === 1 && winners[0] === table.seat
    ? texts.say("you-win", { points })
    : texts.say("wins", { names, count: winners.length, points });
}
