// How those who sit at tables are called.

import type { Fact, SeatInfo } from "./protocol";
import type { Texts } from "./i18n.svelte";

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

/** Whether a fact tells of a change at a seat rather than of the game. */
export const isTableFact = (fact: Fact): boolean => fact.fact.startsWith("table-");

const words = (fact: Fact, field: string): string => (typeof fact[field] === "string" ? fact[field] : "");

/** For each fact, the names of all seats at that time: who made a move keeps their name in the log when another plays the seat later. */
export function namesOver(texts: Texts, facts: readonly Fact[], names: readonly string[]): (readonly string[])[] {
  let called = names.slice();
  const known = new Set<number>();
  for (const fact of facts) {
    const seat = fact["seat"];
    if (!isTableFact(fact) || typeof seat !== "number" || known.has(seat)) continue;
    known.add(seat);
    called[seat] = personName(texts, words(fact, "name"));
  }
  return facts.map((fact) => {
    const seat = fact["seat"];
    if (isTableFact(fact) && typeof seat === "number") {
      called = called.slice();
      called[seat] = nameAfter(texts, fact, names[seat] ?? "");
    }
    return called;
  });
}

const personName = (texts: Texts, name: string): string => name || texts.say("somebody");

/** Who plays a seat after a change, as the log calls them. */
function nameAfter(texts: Texts, fact: Fact, now: string): string {
  const name = personName(texts, words(fact, "name"));
  const bot = botName(texts, words(fact, "bot"));
  if (fact.fact === "table-handed-over") return personName(texts, words(fact, "to"));
  if (fact.fact === "table-left-for-good") return bot ? now : name;
  return bot ? texts.say("stand-in-for", { bot, name }) : name;
}

/** A name for a narrow column: as it is if it is short, else the first letters of its words and their numbers. */
export function shortName(name: string): string {
  if (name.length <= SHORT) return name;
  const words = name.split(/[\s.-]+/).filter((word) => word);
  return words.length > 1
    ? words.map((word) => (/^\d+$/.test(word) ? word : word[0]!.toUpperCase())).join("")
    : `${name.slice(0, SHORT - 1)}…`;
}
