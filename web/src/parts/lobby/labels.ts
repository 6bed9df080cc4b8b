// Words that several parts of the lobby share.

import type { TimeControl } from "page/protocol";
import type { Texts } from "page/i18n.svelte";

/** Player counts in short: "2", "1–4". */
export function span(players: readonly number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** A clock in words. */
export function timeControlText(texts: Texts, clock: TimeControl): string {
  if (clock.kind === "live")
    return texts.say("pace-live-of", { minutes: Math.round((clock.initial ?? 0) / 60), seconds: clock.increment ?? 0 });
  if (clock.kind === "slow") return texts.say("pace-slow-of", { days: Math.round((clock.per_turn ?? 0) / 86_400) });
  return texts.say("pace-none");
}
