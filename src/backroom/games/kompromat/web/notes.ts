import type { Choice } from "page/game";
import type { TableModel } from "page/table.svelte";
import type { Texts } from "page/i18n.svelte";
import { cardsOf, type KompromatView, type Mission } from "./view";

/** What a mission card is worth, in words. */
export function worthOf(texts: Texts, lane: Mission): string {
  const points = lane.points ?? [];
  if (points.length === 1) return texts.say(lane.kind === "tool" ? "board-tool" : "board-target", { points: points[0] });
  return texts.say("board-set", { one: points[0], two: points[1], three: points[2] });
}

/** What a player wants to know of a choice at a glance. */
export function choiceNote(table: TableModel, choice: Choice): string {
  const texts = table.texts;
  const view = table.currentView as KompromatView;
  const seat = table.seat ?? 0;
  const key = table.question?.question?.key;
  switch (choice.field) {
    case "do":
      return remarkOnAct(texts, view, seat, String(choice.value));
    case "tool":
    case "copy":
      return texts.say(`help-${choice.value}`);
    case "mission":
    case "source":
    case "target": {
      const lane = view.row[Number(choice.value) - 1]!;
      const pile = lane.cards[choice.field === "mission" && key !== "ask-mission" ? 1 - seat : seat];
      const name = texts.word("card", lane.card);
      if (pile) return texts.say("remark-cards-there", { card: name, cards: cardsOf(pile) });
      return texts.say("remark-mission", { card: name, worth: worthOf(texts, lane), tokens: lane["counter-espionage"] });
    }
    default:
      return "";
  }
}

function remarkOnAct(texts: Texts, view: KompromatView, seat: number, act: string): string {
  if (act === "use") return view.seats[seat]!.usable.map((tool) => texts.word("tool", tool)).join(", ");
  if (act === "draw" && view.bust !== null) return texts.say("remark-bust", { percent: view.bust });
  if (act === "draw") return texts.say("board-left", { count: view.seats[seat]!.deck });
  const pile = view.mission === null ? null : view.row[view.mission - 1]!.cards[seat];
  if (act === "stop" && pile?.sum) return texts.say(pile.over ? "remark-stop-over" : "remark-stop", { total: pile.sum });
  return texts.has(`remark-${act}`) ? texts.say(`remark-${act}`) : "";
}
