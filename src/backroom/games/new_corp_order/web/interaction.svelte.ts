// Acting on the board: pointing at things shows what they would do, pressing them chooses, and a press may queue several steps at once.

import type { Choice } from "page/game";
import type { TableModel } from "page/table.svelte";

export interface QueuedChoice {
  field: string;
  value: string | number;
}

let queue: QueuedChoice[] = [];
let selectedStep = -1;

/** Choose one thing after the other, as far as the questions allow: a card of the hand means to infiltrate, and with it. */
export function pursue(table: TableModel, ...choices: QueuedChoice[]): void {
  queue = choices;
  follow(table);
}

/** Answer the question at hand by the next queued choice; to be called whenever a question comes. */
export function follow(table: TableModel): void {
  const next = queue[0];
  if (!next || !table.question) return;
  const choice = table.legal(next.field, next.value);
  if (choice) {
    queue = queue.slice(1);
    table.choose(choice);
  } else if (table.question.move[next.field] === next.value) {
    queue = queue.slice(1); // had no alternative and was passed over
    follow(table);
  } else if (!table.question.question?.key.endsWith("-consultant")) queue = [];
}

/** On touch the first press on what ends the move shows its outcome, the second chooses it. */
function press(table: TableModel, choice: Choice, event: MouseEvent): void {
  queue = [];
  const touch = event instanceof PointerEvent && event.pointerType === "touch";
  if (touch && choice.completes_move && !choice.reveals_hidden && selectedStep !== choice.step) {
    selectedStep = choice.step;
    table.hover(choice);
    return;
  }
  selectedStep = -1;
  table.choose(choice);
}

/** What a button does that stands for a choice, or for queued choices where there is none. */
export function acts(table: TableModel, choice: Choice | undefined, otherwise?: () => void) {
  return {
    onclick: (event: MouseEvent) => (choice ? press(table, choice, event) : otherwise?.()),
    onpointerenter: (event: PointerEvent) => choice && event.pointerType !== "touch" && table.hover(choice),
    onpointerleave: (event: PointerEvent) => choice && event.pointerType !== "touch" && table.hover(null),
    onfocus: () => choice && table.hover(choice),
    onblur: () => choice && table.hover(null),
  };
}

export function isHovered(table: TableModel, choice: Choice | undefined): boolean {
  return choice !== undefined && table.hovered?.step === choice.step;
}
