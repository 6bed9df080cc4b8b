// A table that is played now: the socket, the queue of what happens, and queries of the own move.

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
  type AutoResponse,
  type TableState,
} from "./protocol";
import { preferences } from "./preferences.svelte";
import { Socket, type Link } from "./socket";
import { TableModel, type DraftChoice, type View } from "./table.svelte";

const BETWEEN_MOVES_MS = 400;
/** How long to be silent after having message too much. */
const RATE_LIMIT_PAUSE_MS = 500;

/** What happened and where the table stands then; `afresh` tells all facts from the first. */
interface Update {
  facts: Fact[];
  state: TableState;
  afresh: boolean;
}

/** A draft that is on its way: the steps asked for, the choices that led there, and kept ones to make after it. */
interface Walk {
  id: string;
  steps: number[];
  draft: DraftChoice[];
  ahead: number[];
}

let touched = false;
addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"), { capture: true, passive: true });
addEventListener("keydown", () => (touched = false), { capture: true, passive: true });

export class LiveTable extends TableModel {
  chat: ChatMessage[] = $state.raw([]);
  spectators = $state(0);

  private previews: Record<string, View> = $state.raw({});
  private socket: Socket | undefined;
  private pendingUpdates: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private arrived: Fact[] = [];
  private afresh = false;
  private counted = { epoch: 0, last_fact: 0 };
  private greeted = false;
  private queries = 0;
  private walk: Walk | null = null;
  private frames = new Map<string, View>();

  connect(): void {
    const kept = sessionStorage.getItem(this.key("commit"));
    this.committing = kept ? (JSON.parse(kept) as Commit) : null;
    this.socket = new Socket(`/tables/${this.id}/socket`, {
      hello: () => ({ type: "hello", protocol: PROTOCOL, ...this.counted }),
      unanswered: () => (this.committing ? [this.committing] : []),
      hear: (message) => this.onMessage(message),
      link: (state: Link) => (this.link = state),
    });
  }

  override close(): void {
    super.close();
    this.socket?.close();
    clearTimeout(this.timer);
  }

  override get previewed(): View | undefined {
    return this.hovered === null ? undefined : this.previews[this.keyOf(this.hovered)];
  }

  // Making a move

  override choose(choice: Choice): void {
    if (!this.question || this.committing || this.link !== "open" || this.pastFrame) return;
    if (touched && choice.completes_move && this.selectedChoice?.step !== choice.step) {
      this.selectedChoice = choice;
      this.hover(choice);
      return;
    }
    this.error = "";
    this.reason = null;
    this.queryChoices([...this.question.steps, choice.step], [...this.draft, { question: this.question, choice }]);
  }

  override commitMove(move: Commit["move"]): void {
    if (this.committing || this.link !== "open" || this.pastFrame) return;
    this.error = "";
    this.commit(move);
  }

  override hover(choice: Choice | null): void {
    this.hovered = choice ?? this.selectedChoice;
    if (!choice || !this.question || choice.reveals_hidden || this.keyOf(choice) in this.previews) return;
    this.socket?.send({ type: "query_choices", id: `preview/${this.keyOf(choice)}`, steps: [...this.question.steps, choice.step] });
  }

  override why(field: string, value: string | number): void {
    if (this.question) this.socket?.send({ type: "query_reason", id: "reason", steps: this.question.steps, field, value });
  }

  override openOptional(on = true): void {
    this.optionalOpen = on;
    this.reason = null;
    if (on && !this.question) this.begin([]);
  }

  override backTo(index: number): void {
    const made = this.draft[index];
    if (!made || this.committing) return;
    this.walk = null;
    this.question = made.question;
    this.draft = this.draft.slice(0, index);
    this.resetDraft();
  }

  sendChat(text: string): void {
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

  override setAutoResponse(response: AutoResponse): void {
    this.socket?.send({ type: "set_auto_response", response });
  }

  /** Vote that somebody is absent, so that a bot plays on for them, or take the vote back. */
  vote(seat: number, absent: boolean): void {
    this.socket?.send({ type: "vote", seat, absent });
  }

  /** Take the seat back from the bot that stood in. */
  reclaimSeat(): void {
    this.socket?.send({ type: "reclaim_seat" });
  }

  // Looking back

  /** Look at the table as it was after entry n of the log, as this browser may see it. */
  async showPast(n: number): Promise<void> {
    if (!this.state || n >= this.state.entries) {
      this.pastFrame = null;
      return;
    }
    const place = Math.max(0, n);
    const viewer = this.over ? "" : `&seat=${this.seat ?? -1}`;
    const key = `${this.state.epoch}/${viewer}/${place}`;
    try {
      if (!this.frames.has(key)) {
        const first = Math.max(0, place - 10);
        const found = await get<Replay>(`/tables/${this.id}/frames?first=${first}&count=21${viewer}`);
        for (const frame of found.frames) this.frames.set(`${this.state.epoch}/${viewer}/${frame.n}`, frame.view);
      }
      const view = this.frames.get(key);
      if (view) this.pastFrame = { n: place, view };
    } catch (error) {
      this.error = explain(error);
    }
  }

  /** Whether there is more to show before the present. */
  get behind(): boolean {
    return this.timer !== undefined && this.pendingUpdates.length > 0;
  }

  /** Skip to the present. */
  skipAnimations(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.pendingUpdates.length) this.apply(this.pendingUpdates.shift()!);
  }

  private key(what: string): string {
    return `${what}/${this.id}`;
  }

  private keyOf(choice: Choice): string {
    return `${this.state?.epoch}/${this.state?.entries}/${[...(this.question?.steps ?? []), choice.step].join(",")}`;
  }

  private queryChoices(steps: number[], draft: DraftChoice[], ahead: number[] = []): void {
    this.walk = { id: `draft/${++this.queries}`, steps, draft, ahead };
    this.socket?.send({ type: "query_choices", id: this.walk.id, steps });
  }

  /** Ask from the beginning and make the kept choices again as long as they are possible. */
  private begin(ahead: number[]): void {
    if (this.hasDecision) this.queryChoices([], [], ahead);
  }

  /** The question has changed: nothing is hovered, and the draft is kept for a reload. */
  private resetDraft(): void {
    this.hovered = null;
    this.selectedChoice = null;
    this.reason = null;
    if (this.state?.decision == null) return;
    const steps = this.draft.map(({ choice }) => choice.step);
    sessionStorage.setItem(this.key("draft"), JSON.stringify({ decision: this.state.decision, epoch: this.state.epoch, steps }));
  }

  private keptSteps(): number[] {
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

  private onMessage(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.seat = message.seat;
        this.counted = { epoch: message.epoch, last_fact: message.last_fact };
        this.chat = [];
        this.greeted = false;
        this.afresh = message.last_fact === 0;
        break;
      case "facts":
        if (message.first_number === 1) this.forget();
        this.onFacts(message);
        break;
      case "table_state":
        this.onTableState(message);
        break;
      case "choices":
        this.onChoices(message);
        break;
      case "reason":
        this.reason = {
          text: message.reason ? this.texts.say(message.reason.key, message.reason.args) : "",
          rules: message.reason?.rules ?? message.rules,
        };
        break;
      case "committed":
        this.onCommitted(message.id);
        break;
      case "error":
        this.onError(message);
        break;
      case "chat_message":
        this.chat = [...this.chat, message];
        break;
      case "presence":
        this.present = message.seats;
        this.spectators = message.spectators;
        break;
    }
  }

  /** All facts are told again from the first. */
  private forget(): void {
    this.afresh = true;
    this.arrived = [];
    this.pendingUpdates = [];
  }

  private onFacts(message: Facts): void {
    this.arrived.push(...message.facts);
    this.counted = { epoch: message.epoch, last_fact: message.first_number + message.facts.length - 1 };
  }

  private onTableState(state: TableState): void {
    const update = { facts: this.arrived, state, afresh: this.afresh };
    this.arrived = [];
    this.afresh = false;
    const atOnce = !this.greeted || !preferences.motion || document.hidden || update.facts.length === 0 || update.afresh;
    this.greeted = true;
    if (atOnce && this.pendingUpdates.length === 0) {
      this.apply(update);
      return;
    }
    this.pendingUpdates.push(update);
    if (this.timer === undefined) this.next();
  }

  private next(): void {
    if (Date.now() < this.animatingUntil) {
      this.timer = setTimeout(() => this.next(), Math.min(this.animatingUntil - Date.now(), BETWEEN_MOVES_MS));
      return;
    }
    const update = this.pendingUpdates.shift();
    this.timer = undefined;
    if (!update) return;
    this.apply(update);
    this.timer = setTimeout(() => this.next(), BETWEEN_MOVES_MS);
  }

  private apply({ facts, state, afresh }: Update): void {
    const before = this.state;
    this.facts = afresh ? facts : [...this.facts, ...facts];
    this.state = state;
    this.seat = state.seat;
    this.stateAt = Date.now();
    if (before && !afresh) this.showNewFacts(facts);
    if (state.epoch !== before?.epoch) {
      this.pastFrame = null;
      this.frames.clear();
    }
    if (before?.decision !== state.decision || before.epoch !== state.epoch) this.startOver(state);
    else if (before.entries !== state.entries) this.refreshDraft();
    else if (this.walk) this.queryChoices(this.walk.steps, this.walk.draft, this.walk.ahead);
    else if (!this.question) this.begin(this.keptSteps());
  }

  /** Another decision, or none: the draft of the last one is over. */
  private startOver(state: TableState): void {
    if (this.committing && (this.committing.decision !== state.decision || (this.committing.epoch ?? state.epoch) !== state.epoch))
      this.await(null);
    this.walk = null;
    this.question = null;
    this.draft = [];
    this.hovered = null;
    this.selectedChoice = null;
    this.reason = null;
    this.previews = {};
    this.optionalOpen = false;
    if (!this.committing) this.begin(this.keptSteps());
  }

  /** Others have moved while the own decision stays: what is possible may have changed, what was chosen is kept if it still is. */
  private refreshDraft(): void {
    this.previews = {};
    if (!this.committing) this.begin(this.draft.map(({ choice }) => choice.step));
  }

  private onChoices(choices: Choices): void {
    if (choices.id.startsWith("preview/")) {
      this.previews = { ...this.previews, [choices.id.slice(8)]: choices.preview };
      return;
    }
    if (this.walk?.id !== choices.id) return;
    const { draft, ahead } = this.walk;
    this.walk = null;
    if (choices.is_complete) {
      this.commit(choices.move);
      return;
    }
    const again = choices.choices.find((choice) => choice.step === ahead[0] && !choice.completes_move);
    if (again) {
      this.queryChoices([...choices.steps, again.step], [...draft, { question: choices, choice: again }], ahead.slice(1));
      return;
    }
    this.question = choices;
    this.draft = draft;
    this.resetDraft();
  }

  /** The move is made; the state that follows may wait behind others in the queue, and the question is answered already. */
  private onCommitted(id: string): void {
    if (this.committing?.id !== id) return;
    if (this.committing.decision === this.state?.decision) {
      this.question = null;
      this.draft = [];
    }
    this.error = "";
    this.await(null);
  }

  private onError(message: ErrorMessage): void {
    if (message.code === "rate-limited") {
      setTimeout(() => this.resend(), RATE_LIMIT_PAUSE_MS);
      return;
    }
    const drafted = message.id.startsWith("draft/");
    if (message.id === "reason" || message.id.startsWith("preview/") || (drafted && this.walk?.id !== message.id)) return;
    this.error = explainCode(message.code, message.message);
    if (drafted) {
      const tried = this.walk?.steps ?? [];
      this.walk = null;
      if (tried.length) this.begin([]);
    } else if (this.committing?.id === message.id && message.code !== "outcome-unknown") {
      this.await(null);
      this.begin(this.draft.map(({ choice }) => choice.step));
    }
  }

  /** Say once more what the server had no time for. */
  private resend(): void {
    if (this.committing) this.socket?.send(this.committing);
    else if (this.walk) this.queryChoices(this.walk.steps, this.walk.draft, this.walk.ahead);
  }
}
