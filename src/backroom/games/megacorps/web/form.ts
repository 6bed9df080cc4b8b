// Which questions are asked in a form of their own.

import type { TableModel } from "page/table.svelte";
import { asks } from "./view";

const SUMS = ["ask-leave-price", "ask-hire-price", "ask-help-price", "ask-bid"];
const OPEN_MOMENTS = ["ask-action", "ask-window", "ask-deal"];

/** Whether a sum of money is asked for. */
export const asksSum = (table: TableModel): boolean => SUMS.includes(asks(table));

/** Whether the question at hand is asked by a form: sums, and open moments with their deals. */
export const usesForm = (table: TableModel): boolean => asksSum(table) || OPEN_MOMENTS.includes(asks(table));
