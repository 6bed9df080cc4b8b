// How those who sit at tables are called.

import type { SeatInfo } from "./protocol";
import type { Texts } from "./texts.svelte";

const SHORT = 5;

/** The name of a bot; games name bots of their own in their texts. */
export const botName = (texts: Texts, bot: string): string => (texts.has(`bot-${bot}`) ? texts.say(`bot-${bot}`) : bot);

/** How a bot plays, in a few words. */
export function botHelp(texts: Texts, bot: string, level: number, levels: number): string {
  return texts.has(`bot-${bot}-help`) ? texts.say(`bot-${bot}-help`) : texts.say("bot-level", { level, levels });
}

/** Who sits in a seat; bots of the same kind are told apart by the number of their seat. */
export function sitter(texts: Texts, seat: SeatInfo, seats: readonly SeatInfo[]): string {
  if (seat.kind === "open") return texts.say("seat-free");
  if (seat.kind !== "bot" || !seat.bot) return seat.name;
  const name = botName(texts, seat.bot);
  return seats.filter((other) => other.bot === seat.bot).length > 1 ? texts.say("bot-numbered", { name, number: seat.seat + 1 }) : name;
}

/** A name for a narrow column: as it is if it is short, else the first letters of its words and their numbers. */
export function shortName(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.split(/[\s.-]+/).filter((word) => word);
  return words.length > 1
    ? words.map((word) => (/^\d+$/.test(word) ? word : word[0]!.toUpperCase())).join("")
    : `${name.slice(0, SHORT - 1)}…`;
}
