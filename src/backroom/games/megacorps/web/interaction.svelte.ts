// What the user has under way at one table: an offer in the making, and choices to walk through after a click on the board.

import type { Move } from "page/protocol";
import type { TableModel } from "page/table.svelte";
import type { Company, Goods, MegView, Offer } from "./view";

const MAX_ITEMS = 4;

const nothing = (): Goods => ({ money: 0, mercenaries: 0, companies: [], countries: [], cards: [] });

/** An offer in the making; nothing of it is sent before it is whole. */
export class OfferDraft {
  give: Goods = $state(nothing());
  want: Goods = $state(nothing());

  constructor(
    readonly partner: number,
    /** Whether it answers an offer of the partner. */
    readonly counter: boolean,
  ) {}

  get empty(): boolean {
    return count(this.give) + count(this.want) === 0;
  }

  /** Put a company on a side or take it back, as far as there is room. */
  toggle(goods: Goods, company: Company, simple: boolean): void {
    if (holds(goods.companies, company))
      goods.companies = goods.companies.filter(([one, other]) => one !== company[0] || other !== company[1]);
    else if (!full(goods, simple)) goods.companies = [...goods.companies, company];
  }

  /** The offer as a move; things go in the board's order. */
  move(view: MegView): Move {
    const move: Move = { do: this.counter ? "counter" : "offer", partner: this.partner };
    for (const [verb, goods] of [
      ["give", this.give],
      ["want", this.want],
    ] as const) {
      if (goods.money) move[`${verb}-money`] = goods.money;
      if (goods.mercenaries) move[`${verb}-mercenaries`] = goods.mercenaries;
      const companies = everyCompany(view).filter((company) => holds(goods.companies, company));
      if (companies.length) move[`${verb}-companies`] = companies.flat();
      const countries = view.countries.map(({ country }) => country).filter((country) => goods.countries.includes(country));
      if (countries.length) move[`${verb}-countries`] = countries;
      const cards = goods.cards.filter((card): card is string => card !== null);
      if (cards.length) move[`${verb}-cards`] = inOrder(view, cards);
    }
    return move;
  }
}

/** How many kinds of things are on a side. */
export const count = (goods: Goods): number =>
  Number(goods.money > 0) + Number(goods.mercenaries > 0) + goods.companies.length + goods.countries.length + goods.cards.length;

/** Whether no other thing fits on a side: one in a simple deal, else four besides money and mercenaries. */
export const full = (goods: Goods, simple: boolean): boolean =>
  simple ? count(goods) >= 1 : goods.companies.length + goods.countries.length + goods.cards.length >= MAX_ITEMS;

export const holds = (companies: Company[], [industry, country]: Company): boolean =>
  companies.some(([one, other]) => one === industry && other === country);

const everyCompany = (view: MegView): Company[] =>
  view.industries.flatMap(({ industry, boxes }) => boxes.map(({ country }): Company => [industry, country]));

/** Cards by their ids, in the edition's order. */
const inOrder = (view: MegView, names: string[]): string[] =>
  view.cards.flatMap(({ card, name }) => names.filter((word) => word === name).map(() => card));

class Interaction {
  /** The offer in the making, if the person makes one. */
  draft: OfferDraft | null = $state(null);
  /** The offer whose things are marked on the board. */
  shown: Offer | null = $state.raw(null);
  private walk: [string, string | number][] = [];

  offer(partner: number): void {
    this.draft = new OfferDraft(partner, false);
  }

  /** Answer an offer by another one that begins with the same things. */
  counter(offer: Offer): void {
    const draft = new OfferDraft(offer.seat, true);
    const copy = (goods: Goods): Goods => ({ ...$state.snapshot(goods), cards: goods.cards.filter((card) => card !== null) });
    draft.give = copy(offer.want);
    draft.want = copy(offer.give);
    this.draft = draft;
  }

  /** Take choices one after the other, as far as they are legal. */
  go(table: TableModel, steps: [string, string | number][]): void {
    this.walk = [...steps];
    this.step(table);
  }

  /** Take the next of them, once the server has asked. */
  step(table: TableModel): void {
    const next = this.walk.shift();
    if (!next) return;
    const choice = table.legal(next[0], next[1]);
    if (choice) table.choose(choice);
    else this.walk = [];
  }
}

const interactions = new WeakMap<TableModel, Interaction>();

/** The interaction of a table. */
export function interactionOf(table: TableModel): Interaction {
  let interaction = interactions.get(table);
  if (!interaction) interactions.set(table, (interaction = new Interaction()));
  return interaction;
}
