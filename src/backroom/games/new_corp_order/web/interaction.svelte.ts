// Acting on the board: pointing at things shows what they would do, pressing them chooses, and a press may wish for several steps at once.

import type { Choice } from "page/game";
import type { Table } from "page/table.svelte";

export interface Wish {
  field: string;
  value: string | number;
}

let wishes: Wish[] = [];
let primed = -1;

/** Choose one thing after the other, as far as the questions allow: a card of the hand means to infiltrate, and with it. */
export function pursue(table: Table, ...wished: Wish[]): void {
  wishes = wished;
  follow(table);
}

/** Answer the question at hand by the next wish; to be called whenever a question comes. */
export function follow(table: Table): void {
  const wish = wishes[0];
  if (!wish || !table.asked) return;
  const choice = table.legal(wish.field, wish.value);
  if (choice) {
    wishes = wishes.slice(1);
    table.choose(choice);
  } else if (table.asked.move[wish.field] === wish.value) {
    wishes = wishes.slice(1); // had no alternative and was passed over
    follow(table);
  } else if (!table.asked.question?.key.endsWith("-consultant")) wishes = [];
}

/** On touch the first press on what ends the move shows its outcome, the second chooses it. */
function press(table: Table, choice: Choice, event: MouseEvent): void {
  wishes = [];
  const touch = event instanceof PointerEvent && event.pointerType === "touch";
  if (touch && choice.completes_move && !choice.reveals_hidden && primed !== choice.step) {
    primed = choice.step;
    table.hover(choice);
    return;
  }
  primed = -1;
  table.choose(choice);
}

/** What a button does that stands for a choice, or for wishes where there is none. */
export function acts(table: Table, choice: Choice | undefined, otherwise?: () => void) {
  return {
    onclick: (event: MouseEvent) => (choice ? press(table, choice, event) : otherwise?.()),
    onpointerenter: (event: PointerEvent) => choice && event.pointerType !== "touch" && table.hover(choice),
    onpointerleave: (event: PointerEvent) => choice && event.pointerType !== "touch" && table.hover(null),
    onfocus: () => choice && table.hover(choice),
    onblur: () => choice && table.hover(null),
  };
}

export function isHovered(table: Table, choice: Choice | undefined): boolean {
  return choice !== undefined && table.hovered?.step === choice.step;
}
