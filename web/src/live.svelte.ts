// A table that is played now: the socket, the queue of what happens, and drafts of the own move.

import { explain, explainCode, get } from "./api";
import {
  PROTOCOL,
  type ChatMessage,
  type Choice,
  type Choices,
  type Commit,
  type Error as ErrorMessage,
  type Fact,
  type Facts,
  type FromServer,
  type Replay,
  type Setting,
  type TableState,
} from "./protocol";
import { settings } from "./preferences.svelte";
import { Socket, type Link } from "./socket";
import { Table, type Crumb, type View } from "./table.svelte";

const BETWEEN_MOVES = 400;
/** How long to be silent after having said too much. */
const SLOWED_DOWN = 500;

/** What happened and where the table stands then; `afresh` tells all facts from the first. */
interface News {
  facts: Fact[];
  state: TableState;
  afresh: boolean;
}

/** A draft that is on its way: the steps asked for, the choices that led there, and kept ones to make after it. */
interface Walk {
  id: string;
  steps: number[];
  trail: Crumb[];
  ahead: number[];
}

let touched = false;
addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"), { capture: true, passive: true });
addEventListener("keydown", () => (touched = false), { capture: true, passive: true });

export class LiveTable extends Table {
  chat: ChatMessage[] = $state.raw([]);
  spectators = $state(0);

  private peeks: Record<string, View> = $state.raw({});
  private socket: Socket | undefined;
  private queue: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private arrived: Fact[] = [];
  private afresh = false;
  private counted = { epoch: 0, last_fact: 0 };
  private greeted = false;
  private drafts = 0;
  private walk: Walk | null = null;
  private moments = new Map<string, View>();

  connect(): void {
    const kept = sessionStorage.getItem(this.key("commit"));
    this.committing = kept ? (JSON.parse(kept) as Commit) : null;
    this.socket = new Socket(`/tables/${this.id}/socket`, {
      hello: () => ({ type: "hello", protocol: PROTOCOL, ...this.counted }),
      unanswered: () => (this.committing ? [this.committing] : []),
      hear: (message) => this.hear(message),
      link: (state: Link) => (this.link = state),
    });
  }

  override close(): void {
    super.close();
    this.socket?.close();
    clearTimeout(this.timer);
  }

  override get peeked(): View | undefined {
    return this.hovered === null ? undefined : this.peeks[this.keyOf(this.hovered)];
  }

  // Making a move

  override choose(choice: Choice): void {
    if (!this.asked || this.committing || this.link !== "open" || this.past) return;
    if (touched && choice.completes_move && this.armed?.step !== choice.step) {
      this.armed = choice;
      this.hover(choice);
      return;
    }
    this.trouble = "";
    this.because = null;
    this.draft([...this.asked.steps, choice.step], [...this.trail, { asked: this.asked, choice }]);
  }

  override propose(move: Commit["move"]): void {
    if (this.committing || this.link !== "open" || this.past) return;
    this.trouble = "";
    this.commit(move);
  }

  override hover(choice: Choice | null): void {
    this.hovered = choice ?? this.armed;
    if (!choice || !this.asked || choice.reveals_hidden || this.keyOf(choice) in this.peeks) return;
    this.socket?.send({ type: "query_choices", id: `peek/${this.keyOf(choice)}`, steps: [...this.asked.steps, choice.step] });
  }

  override why(field: string, value: string | number): void {
    if (this.asked) this.socket?.send({ type: "query_reason", id: "reason", steps: this.asked.steps, field, value });
  }

  override takeUp(on = true): void {
    this.takenUp = on;
    this.because = null;
    if (on && !this.asked) this.begin([]);
  }

  override backTo(index: number): void {
    const crumb = this.trail[index];
    if (!crumb || this.committing) return;
    this.walk = null;
    this.asked = crumb.asked;
    this.trail = this.trail.slice(0, index);
    this.settleDown();
  }

  say(text: string): void {
    this.socket?.send({ type: "chat", text });
  }

  /** Ask to take the last own move back. */
  requestUndo(): void {
    this.socket?.send({ type: "request_undo" });
  }

  /** Answer another seat's request to take a move back. */
  answerUndo(agree: boolean): void {
    this.socket?.send({ type: "answer_undo", agree });
  }

  override settle(response: Setting): void {
    this.socket?.send({ type: "set_auto_response", response });
  }

  /** Vote that somebody is absent, so that a bot plays on for them, or take the vote back. */
  vote(seat: number, absent: boolean): void {
    this.socket?.send({ type: "vote", seat, absent });
  }

  /** Take the seat back from the bot that stood in. */
  takeBack(): void {
    this.socket?.send({ type: "reclaim_seat" });
  }

  // Looking back

  /** Look at the table as it was after entry n of the log, with the eyes that this browser has. */
  async lookBack(n: number): Promise<void> {
    if (!this.state || n >= this.state.entries) {
      this.past = null;
      return;
    }
    const place = Math.max(0, n);
    const eyes = this.over ? "" : `&seat=${this.seat ?? -1}`;
    const key = `${this.state.epoch}/${eyes}/${place}`;
    try {
      if (!this.moments.has(key)) {
        const first = Math.max(0, place - 10);
        const found = await get<Replay>(`/tables/${this.id}/frames?first=${first}&count=21${eyes}`);
        for (const moment of found.frames) this.moments.set(`${this.state.epoch}/${eyes}/${moment.n}`, moment.view);
      }
      const view = this.moments.get(key);
      if (view) this.past = { n: place, view };
    } catch (error) {
      this.trouble = explain(error);
    }
  }

  /** Whether there is more to show before the present. */
  get behind(): boolean {
    return this.timer !== undefined && this.queue.length > 0;
  }

  /** Skip to the present. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.apply(this.queue.shift()!);
  }

  private key(what: string): string {
    return `${what}/${this.id}`;
  }

  private keyOf(choice: Choice): string {
    return `${this.state?.epoch}/${this.state?.entries}/${[...(this.asked?.steps ?? []), choice.step].join(",")}`;
  }

  private draft(steps: number[], trail: Crumb[], ahead: number[] = []): void {
    this.walk = { id: `draft/${++this.drafts}`, steps, trail, ahead };
    this.socket?.send({ type: "query_choices", id: this.walk.id, steps });
  }

  /** Ask from the beginning and make the kept choices again as long as they are possible. */
  private begin(ahead: number[]): void {
    if (this.mine) this.draft([], [], ahead);
  }

  /** The question has changed: nothing is hovered, and the draft is kept for a reload. */
  private settleDown(): void {
    this.hovered = null;
    this.armed = null;
    this.because = null;
    if (this.state?.decision == null) return;
    const steps = this.trail.map(({ choice }) => choice.step);
    sessionStorage.setItem(this.key("draft"), JSON.stringify({ decision: this.state.decision, epoch: this.state.epoch, steps }));
  }

  private kept(): number[] {
    const text = sessionStorage.getItem(this.key("draft"));
    if (!text) return [];
    const kept = JSON.parse(text) as { decision: number; epoch: number; steps: number[] };
    return kept.decision === this.state?.decision && kept.epoch === this.state.epoch ? kept.steps : [];
  }

  private commit(move: Commit["move"]): void {
    if (this.state?.decision == null) return;
    this.await({ type: "commit", id: crypto.randomUUID(), decision: this.state.decision, epoch: this.state.epoch, move });
    this.socket?.send(this.committing!);
  }

  /** Wait for the answer to a commit, also beyond a reload; null ends it. */
  private await(commit: Commit | null): void {
    this.committing = commit;
    if (commit) sessionStorage.setItem(this.key("commit"), JSON.stringify(commit));
    else sessionStorage.removeItem(this.key("commit"));
  }

  // What the server says

  private hear(said: FromServer): void {
    switch (said.type) {
      case "welcome":
        this.about = said.table;
        this.seat = said.seat;
        this.counted = { epoch: said.epoch, last_fact: said.last_fact };
        this.chat = [];
        this.greeted = false;
        this.afresh = said.last_fact === 0;
        break;
      case "facts":
        if (said.first_number === 1) this.forget();
        this.hearFacts(said);
        break;
      case "table_state":
        this.hearState(said);
        break;
      case "choices":
        this.hearAsked(said);
        break;
      case "reason":
        this.because = {
          text: said.reason ? this.texts.say(said.reason.key, said.reason.args) : "",
          rules: said.reason?.rules ?? said.rules,
        };
        break;
      case "committed":
        this.hearDone(said.id);
        break;
      case "error":
        this.hearRefusal(said);
        break;
      case "chat_message":
        this.chat = [...this.chat, said];
        break;
      case "presence":
        this.present = said.seats;
        this.spectators = said.spectators;
        break;
    }
  }

  /** All facts are told again from the first. */
  private forget(): void {
    this.afresh = true;
    this.arrived = [];
    this.queue = [];
  }

  private hearFacts(said: Facts): void {
    this.arrived.push(...said.facts);
    this.counted = { epoch: said.epoch, last_fact: said.first_number + said.facts.length - 1 };
  }

  private hearState(state: TableState): void {
    const news = { facts: this.arrived, state, afresh: this.afresh };
    this.arrived = [];
    this.afresh = false;
    const atOnce = !this.greeted || !settings.motion || document.hidden || news.facts.length === 0 || news.afresh;
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

  private apply({ facts, state, afresh }: News): void {
    const before = this.state;
    this.facts = afresh ? facts : [...this.facts, ...facts];
    this.state = state;
    this.seat = state.seat;
    this.stateAt = Date.now();
    if (before && !afresh) this.freshen(facts);
    if (state.epoch !== before?.epoch) {
      this.past = null;
      this.moments.clear();
    }
    if (before?.decision !== state.decision || before.epoch !== state.epoch) this.turnOver(state);
    else if (before.entries !== state.entries) this.lookAgain();
    else if (this.walk) this.draft(this.walk.steps, this.walk.trail, this.walk.ahead);
    else if (!this.asked) this.begin(this.kept());
  }

  /** Another decision, or none: the draft of the last one is over. */
  private turnOver(state: TableState): void {
    if (this.committing && (this.committing.decision !== state.decision || (this.committing.epoch ?? state.epoch) !== state.epoch))
      this.await(null);
    this.walk = null;
    this.asked = null;
    this.trail = [];
    this.hovered = null;
    this.armed = null;
    this.because = null;
    this.peeks = {};
    this.takenUp = false;
    if (!this.committing) this.begin(this.kept());
  }

  /** Others have moved while the own decision stays: what is possible may have changed, what was chosen is kept if it still is. */
  private lookAgain(): void {
    this.peeks = {};
    if (!this.committing) this.begin(this.trail.map(({ choice }) => choice.step));
  }

  private hearAsked(asked: Choices): void {
    if (asked.id.startsWith("peek/")) {
      this.peeks = { ...this.peeks, [asked.id.slice(5)]: asked.preview };
      return;
    }
    if (this.walk?.id !== asked.id) return;
    const { trail, ahead } = this.walk;
    this.walk = null;
    if (asked.is_complete) {
      this.commit(asked.move);
      return;
    }
    const again = asked.choices.find((choice) => choice.step === ahead[0] && !choice.completes_move);
    if (again) {
      this.draft([...asked.steps, again.step], [...trail, { asked, choice: again }], ahead.slice(1));
      return;
    }
    this.asked = asked;
    this.trail = trail;
    this.settleDown();
  }

  /** The move is made; the state that follows may wait behind others in the queue, and the question is answered already. */
  private hearDone(id: string): void {
    if (this.committing?.id !== id) return;
    if (this.committing.decision === this.state?.decision) {
      this.asked = null;
      this.trail = [];
    }
    this.trouble = "";
    this.await(null);
  }

  private hearRefusal(said: ErrorMessage): void {
    if (said.code === "rate-limited") {
      setTimeout(() => this.sayAgain(), SLOWED_DOWN);
      return;
    }
    const drafted = said.id.startsWith("draft/");
    if (said.id === "reason" || said.id.startsWith("peek/") || (drafted && this.walk?.id !== said.id)) return;
    this.trouble = explainCode(said.code, said.message);
    if (drafted) {
      const tried = this.walk?.steps ?? [];
      this.walk = null;
      if (tried.length) this.begin([]);
    } else if (this.committing?.id === said.id && said.code !== "outcome-unknown") {
      this.await(null);
      this.begin(this.trail.map(({ choice }) => choice.step));
    }
  }

  /** Say once more what the server had no time for. */
  private sayAgain(): void {
    if (this.committing) this.socket?.send(this.committing);
    else if (this.walk) this.draft(this.walk.steps, this.walk.trail, this.walk.ahead);
  }
}
