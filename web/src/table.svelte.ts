// A table as this browser sees it: what has happened, where it stands, and the move that its person is making.

import { explainCode } from "./api";
import { folderOf } from "./game";
import { PROTOCOL, type Asked, type Choice, type Commit, type Fact, type Facts, type FromClient, type FromServer, type Refused, type Said, type Setting, type State, type TableInfo } from "./protocol";
import { Socket, type Link } from "./socket";
import { settings } from "./settings.svelte";
import { tongue, type Texts } from "./texts.svelte";

const BETWEEN_MOVES = 400;
const FRESH_FOR = 1_400;

export type { Said, State, TableInfo } from "./protocol";

/** A view; each board knows its fields. */
export type View = Record<string, any>;

/** A choice that was made in the draft, and the question as it stood before. */
interface Crumb {
  asked: Asked;
  choice: Choice;
}

type News = { facts: Fact[]; state: State };

/** What the boards look at: a live table, or a moment of a replay. */
export class Table {
  about: TableInfo = $state.raw({} as TableInfo);
  seat: number | null = $state(null);
  state: State | null = $state.raw(null);
  facts: Fact[] = $state.raw([]);
  /** What has just happened, for motion; empty again after a moment. */
  fresh: Fact[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  present: number[] = $state.raw([]);
  spectators = $state(0);
  link: Link = $state("connecting");
  /** What was refused last, in words. */
  trouble = $state("");
  /** When the state came, by this machine's clock, for running clocks. */
  stateAt = $state(0);

  /** The question at hand; null while another decides. */
  asked: Asked | null = $state.raw(null);
  trail: Crumb[] = $state.raw([]);
  /** The choice under the pointer or the focus. */
  hovered: Choice | null = $state.raw(null);
  committing: Commit | null = $state.raw(null);
  /** Why something that was looked for is not possible, in words, and the rules that say so. */
  because: { text: string; rules: string[] } | null = $state.raw(null);
  /** A moment of the past that is looked at, with its view. */
  past: { n: number; view: View } | null = $state.raw(null);

  /** Until when a board tells what has happened; the next news waits for it. */
  telling = 0;

  private peeks: Record<string, View> = $state.raw({});
  private socket: Socket | undefined;
  private queue: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private freshTimer: ReturnType<typeof setTimeout> | undefined;
  private arrived: Fact[] = [];
  private counted = { epoch: 0, fact: 0 };
  private greeted = false;
  private drafts = 0;
  private waiting: { id: string; crumb: Crumb | null } | null = null;

  constructor(readonly id: string) {}

  connect(): void {
    this.socket = new Socket(`/tables/${this.id}/socket`, {
      hello: () => ({ type: "hello", protocol: PROTOCOL, ...this.counted }),
      unanswered: () => (this.committing ? [this.committing] : []),
      hear: (message) => this.hear(message),
      link: (state) => {
        this.link = state;
        if (state !== "open") this.waiting = null;
      },
    });
  }

  close(): void {
    this.socket?.close();
    clearTimeout(this.timer);
    clearTimeout(this.freshTimer);
  }

  // What boards ask

  get texts(): Texts {
    return tongue.texts(folderOf(this.about.game)).called(this.names);
  }

  get names(): string[] {
    const people = (this.state?.seats ?? this.about.seats ?? []).map((person) => person.name);
    return [...people, ...(this.about.automatons ?? [])];
  }

  /** The view to draw: the past that is looked at, the hovered choice's outcome, the draft, or the table as it stands. */
  get view(): View {
    return this.past?.view ?? this.peeked ?? (this.trail.length ? this.asked?.preview : undefined) ?? this.now;
  }

  /** The table as it stands, drafts aside. */
  get now(): View {
    return this.state?.view ?? {};
  }

  /** The outcome of the hovered choice, once the server has told it. */
  get peeked(): View | undefined {
    return this.hovered === null ? undefined : this.peeks[this.keyOf(this.hovered)];
  }

  get over(): boolean {
    return this.state?.status === "over";
  }

  /** Whether this browser's seat has a decision, one that it owes or one that it may make. */
  get mine(): boolean {
    return this.seat !== null && this.state?.decision != null;
  }

  /** Whether play waits for this browser's seat. */
  get owes(): boolean {
    return this.seat !== null && (this.state?.owing.includes(this.seat) ?? false);
  }

  get choices(): Choice[] {
    return this.past || this.committing ? [] : (this.asked?.choices ?? []);
  }

  /** The legal choice that has one of the fields and this value, if there is one: what makes a thing on the board a target. */
  legal(fields: string | string[], value: string | number): Choice | undefined {
    return this.choices.find((choice) => choice.value === value && (Array.isArray(fields) ? fields.includes(choice.field) : choice.field === fields));
  }

  /** Whether a word was chosen earlier in this draft, such as the source of a takeover. */
  chosen(fields: string | string[], value: string | number): boolean {
    return this.trail.some(({ choice }) => choice.value === value && (Array.isArray(fields) ? fields : [fields]).includes(choice.field));
  }

  // Making a move

  choose(choice: Choice): void {
    if (!this.asked || this.committing || this.link !== "open" || this.past) return;
    this.trouble = "";
    this.draft([...this.asked.steps, choice.step], { asked: this.asked, choice });
  }

  /** Look at what a choice would do; null ends it. */
  hover(choice: Choice | null): void {
    this.hovered = choice;
    if (!choice || !this.asked || choice.reveals || this.keyOf(choice) in this.peeks) return;
    this.socket?.send({ type: "draft", id: `peek/${this.keyOf(choice)}`, steps: [...this.asked.steps, choice.step] });
  }

  /** Ask why something on the board cannot be chosen now. */
  why(field: string, value: string | number): void {
    if (this.asked) this.socket?.send({ type: "why", id: "why", steps: this.asked.steps, field, value });
  }

  back(): void {
    const crumb = this.trail.at(-1);
    if (crumb) this.backTo(this.trail.length - 1);
  }

  cancel(): void {
    if (this.trail.length) this.backTo(0);
  }

  /** Take back all choices from the given one on. */
  backTo(index: number): void {
    const crumb = this.trail[index];
    if (!crumb || this.committing) return;
    this.waiting = null;
    this.asked = crumb.asked;
    this.trail = this.trail.slice(0, index);
    this.hovered = null;
    this.keep();
  }

  say(text: string): void {
    this.socket?.send({ type: "say", text });
  }

  undo(agree: boolean | null = null): void {
    this.socket?.send({ type: "undo", agree });
  }

  /** Be asked in windows that can be let go by, pass in them, or lay a move ready. */
  settle(answer: Setting): void {
    this.socket?.send({ type: "settle", answer });
  }

  /** Take the seat back from the bot that stood in. */
  takeBack(): void {
    this.socket?.send({ type: "back" });
  }

  /** Skip to the present. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.apply(this.queue.shift()!);
  }

  private keyOf(choice: Choice): string {
    return `${this.state?.epoch}/${this.state?.moves}/${[...(this.asked?.steps ?? []), choice.step].join(",")}`;
  }

  private draft(steps: number[], crumb: Crumb | null): void {
    const id = `draft/${++this.drafts}`;
    this.waiting = { id, crumb };
    this.socket?.send({ type: "draft", id, steps });
  }

  /** Ask again from the beginning, or where a reload interrupted. */
  private begin(): void {
    this.because = null;
    this.trail = [];
    this.hovered = null;
    this.peeks = {};
    if (!this.mine) {
      this.asked = null;
      return;
    }
    this.draft([], null);
  }

  /** Keep the draft for a reload. */
  private keep(): void {
    if (this.state?.decision == null) return;
    const steps = this.trail.map(({ choice }) => choice.step);
    sessionStorage.setItem(`draft/${this.id}`, JSON.stringify({ decision: this.state.decision, epoch: this.state.epoch, steps }));
  }

  private kept(): number[] {
    const text = sessionStorage.getItem(`draft/${this.id}`);
    if (!text) return [];
    const kept = JSON.parse(text) as { decision: number; epoch: number; steps: number[] };
    return kept.decision === this.state?.decision && kept.epoch === this.state.epoch ? kept.steps : [];
  }

  // What the server says

  private hear(said: FromServer): void {
    switch (said.type) {
      case "welcome":
        this.about = said.table;
        this.seat = said.seat;
        this.counted = { epoch: said.epoch, fact: said.fact };
        this.chat = [];
        this.greeted = false;
        if (said.fact === 0) {
          this.facts = [];
          this.arrived = [];
        }
        break;
      case "facts":
        this.hearFacts(said);
        break;
      case "state":
        this.hearState(said);
        break;
      case "asked":
        this.hearAsked(said);
        break;
      case "because":
        this.because = { text: said.reason ? this.texts.say(said.reason.key, said.reason.mentions) : "", rules: said.reason?.rules ?? said.rules };
        break;
      case "done":
        if (this.committing?.id === said.id) this.committing = null;
        break;
      case "refused":
        this.hearRefusal(said);
        break;
      case "said":
        this.chat = [...this.chat, said];
        break;
      case "present":
        this.present = said.seats;
        this.spectators = said.spectators;
        break;
    }
  }

  private hearFacts(said: Facts): void {
    if (said.first === 1) {
      this.facts = [];
      this.arrived = [];
      this.queue = [];
    }
    this.arrived.push(...said.facts);
    this.counted = { epoch: said.epoch, fact: said.first + said.facts.length - 1 };
  }

  private hearState(state: State): void {
    const news = { facts: this.arrived, state };
    this.arrived = [];
    const atOnce = !this.greeted || !settings.motion || document.hidden || news.facts.length === 0;
    this.greeted = true;
    if (atOnce && this.queue.length === 0) {
      this.apply(news);
      return;
    }
    this.queue.push(news);
    if (this.timer === undefined) this.next();
  }

  private next(): void {
    if (Date.now() < this.telling) {
      this.timer = setTimeout(() => this.next(), Math.min(this.telling - Date.now(), BETWEEN_MOVES));
      return;
    }
    const news = this.queue.shift();
    this.timer = undefined;
    if (!news) return;
    this.apply(news);
    this.timer = setTimeout(() => this.next(), BETWEEN_MOVES);
  }

  private apply({ facts, state }: News): void {
    const before = this.state;
    this.facts = facts.length && facts[0]!.n <= (this.facts.at(-1)?.n ?? -1) && state.epoch !== before?.epoch ? facts : [...this.facts, ...facts];
    this.state = state;
    this.stateAt = Date.now();
    if (before) {
      this.fresh = facts;
      clearTimeout(this.freshTimer);
      this.freshTimer = setTimeout(() => (this.fresh = []), FRESH_FOR);
    }
    const moved = before?.moves !== state.moves || before.epoch !== state.epoch || before.decision !== state.decision;
    if (moved) {
      if (this.committing && this.committing.decision !== state.decision) this.committing = null;
      this.begin();
    } else if (this.asked === null && this.mine && !this.waiting) this.begin();
  }

  private hearAsked(asked: Asked): void {
    if (asked.id.startsWith("peek/")) {
      this.peeks = { ...this.peeks, [asked.id.slice(5)]: asked.preview };
      return;
    }
    if (this.waiting?.id !== asked.id) return;
    const { crumb } = this.waiting;
    this.waiting = null;
    this.hovered = null;
    if (asked.whole) {
      this.commit(asked.move);
      return;
    }
    this.asked = asked;
    this.trail = crumb ? [...this.trail, crumb] : [];
    const kept = this.kept();
    const next = kept[this.trail.length];
    const again = asked.choices.find((choice) => choice.step === next);
    if (crumb === null || kept.length > this.trail.length) {
      if (again && !again.completes) this.choose(again);
      return;
    }
    this.keep();
  }

  private commit(move: Commit["move"]): void {
    if (this.state?.decision == null) return;
    this.committing = { type: "commit", id: crypto.randomUUID(), decision: this.state.decision, move };
    this.socket?.send(this.committing);
  }

  private hearRefusal(said: Refused): void {
    if (said.id.startsWith("peek/")) return;
    if (said.id.startsWith("draft/") && this.waiting?.id !== said.id) return;
    this.waiting = null;
    this.trouble = explainCode(said.error, said.reason);
    if (this.committing?.id === said.id) {
      this.committing = null;
      this.begin();
    }
  }
}
