// What a table of Kompromat shows just now: usually the table as it stands, during a reveal one fact after the other. And choices on the
// board that take two steps of a move at once.

import type { Choice, Fact } from "page/game";
import type { Choices } from "page/protocol";
import { preferences } from "page/preferences.svelte";
import type { TableModel } from "page/table.svelte";
import { untrack } from "svelte";
import type { KompromatView, Mission, Pile, Spy } from "./view";

export const TURN = 180;
const BEFORE_FIRST = 350;

/** How long each fact of a reveal is looked at, in milliseconds. */
const BEATS: Record<string, number> = {
  stopped: 400,
  totalled: 550,
  "total-changed": 600,
  "was-perfect": 400,
  busted: 700,
  "tokens-gained": 500,
  "tokens-given-back": 500,
  "counter-espionage-cancelled": 500,
  "mission-won": 1_000,
  "mission-discarded": 1_000,
  "became-notorious": 900,
};
/** Facts that make an update a reveal that is animated. */
const REVEALING = new Set(["shown", "totalled", "total-changed", "mission-won", "mission-discarded"]);
/** Where the telling ends: from here on the table is shown as it stands. */
const LAST = new Set(["round-began", "scored"]);

class Interaction {
  /** The table as far as it has been told; null when all is told. */
  private staged: KompromatView | null = $state.raw(null);
  /** The place on the board that a first tap has chosen, for the second to confirm. */
  selectedSpot: number | null = $state(null);

  private heard: Fact[] = [];
  private last: KompromatView | null = null;
  private toShow: Fact[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private queuedChoice: { question: Choices | null; field: string; value: string | number } | null = $state.raw(null);

  constructor(private readonly table: TableModel) {}

  get view(): KompromatView {
    return (this.animating ? this.staged : this.table.view) as KompromatView;
  }

  get animating(): boolean {
    return this.staged !== null && !this.table.pastFrame;
  }

  /** Animate reveals and make queued choices as long as the board is there. */
  start(): void {
    $effect.pre(() => {
      const now = this.table.currentView as KompromatView;
      const newFacts = this.table.newFacts;
      untrack(() => this.hear(now, newFacts));
    });
    $effect(() => {
      const queued = this.queuedChoice;
      if (!queued) return;
      const choice = this.table.legal(queued.field, queued.value);
      const elsewhere = this.table.question !== queued.question;
      untrack(() => {
        if (choice || elsewhere) this.queuedChoice = null;
        if (choice) this.table.choose(choice);
      });
    });
    $effect(() => () => this.skip());
  }

  /** Show the table as it stands. */
  skip(): void {
    clearTimeout(this.timer);
    this.toShow = [];
    this.staged = null;
    this.table.animatingUntil = 0;
  }

  /** Choose something on the board; a tap on what ends the move shows it first and does it the second time. */
  pick(event: MouseEvent, choice: Choice, then?: { field: string; value: string | number }): void {
    const touched = (event as PointerEvent).pointerType === "touch";
    const ends = choice.completes_move || then !== undefined;
    const spot = choice.step * 100 + Number(then?.value ?? 0);
    if (touched && ends && this.selectedSpot !== spot) {
      this.selectedSpot = spot;
      if (!then) this.table.hover(choice);
      return;
    }
    this.selectedSpot = null;
    if (then) this.queuedChoice = { question: this.table.question, ...then };
    this.table.choose(choice);
  }

  private hear(now: KompromatView, newFacts: Fact[]): void {
    const before = this.last;
    this.last = now;
    if (newFacts === this.heard || newFacts.length === 0) return;
    this.heard = newFacts;
    this.selectedSpot = null;
    if (!before || !preferences.motion || document.hidden || !newFacts.some(({ fact }) => REVEALING.has(fact))) return;
    const end = newFacts.findIndex(({ fact }) => LAST.has(fact));
    this.toShow.push(...(end < 0 ? newFacts : newFacts.slice(0, end)));
    const length = this.toShow.reduce((sum, fact) => sum + beat(fact), BEFORE_FIRST);
    this.table.animatingUntil = Date.now() + length;
    if (this.staged) return;
    this.staged = before;
    this.timer = setTimeout(() => this.tell(), BEFORE_FIRST);
  }

  private tell(): void {
    const fact = this.toShow.shift();
    if (!fact || !this.staged) {
      this.skip();
      return;
    }
    this.staged = stage(this.staged, fact);
    this.timer = setTimeout(() => this.tell(), beat(fact));
  }
}

function beat(fact: Fact): number {
  if (fact.fact === "shown") return TURN * (fact["cards"] as string[]).length + 250;
  return BEATS[fact.fact] ?? 0;
}

/** The table after one more fact of a reveal. */
function stage(view: KompromatView, fact: Fact): KompromatView {
  const mission = fact["mission"] as number;
  const seat = fact["seat"] as number;
  switch (fact.fact) {
    case "stopped":
      return withPile(view, mission, seat, (pile) => ({ ...pile, "face-down": (fact["cards"] as number) - 1, sum: null, over: false }));
    case "shown": {
      const down = (fact["cards"] as string[]).slice(1);
      const here = { ...view, mission, reveal: mission, phase: "fix" };
      return withPile(here, mission, seat, (pile) => ({
        ...pile,
        "face-down": down,
        "turned-up": true,
        sum: null,
        over: false,
        turning: true,
      }));
    }
    case "totalled":
    case "total-changed": {
      const total = fact["total"] as string;
      return withPile(view, mission, seat, (pile) => ({ ...pile, total, sum: total }));
    }
    case "busted":
      return withPile(view, mission, seat, (pile) => ({ ...pile, over: true, burning: true }));
    case "tokens-gained":
    case "tokens-given-back":
      return withSpy(view, seat, (spy) => {
        const held = fact["held"] as number;
        return { ...spy, tokens: held, score: { ...spy.score, tokens: held, points: spy.score.points + held - spy.tokens } };
      });
    case "mission-won":
      return withMission(view, mission, (lane) => ({ ...lane, winner: seat, landing: true }));
    case "mission-discarded":
      return withMission(view, mission, (lane) => ({ ...lane, winner: "nobody", landing: true }));
    default:
      return view;
  }
}

function withMission(view: KompromatView, mission: number, change: (lane: Mission) => Mission): KompromatView {
  return { ...view, row: view.row.map((lane) => (lane.mission === mission ? change(lane) : lane)) };
}

function withPile(view: KompromatView, mission: number, seat: number, change: (pile: Pile) => Pile): KompromatView {
  return withMission(view, mission, (lane) => ({
    ...lane,
    cards: lane.cards.map((pile, side) => (pile && side === seat ? change(pile) : pile)),
  }));
}

function withSpy(view: KompromatView, seat: number, change: (spy: Spy) => Spy): KompromatView {
  return { ...view, seats: view.seats.map((spy, side) => (side === seat ? change(spy) : spy)) };
}

const interactions = new WeakMap<TableModel, Interaction>();

/** The interaction of a table, one for all its parts. */
export function interactionOf(table: TableModel): Interaction {
  let interaction = interactions.get(table);
  if (!interaction) interactions.set(table, (interaction = new Interaction(table)));
  return interaction;
}
