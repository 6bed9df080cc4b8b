// A table as boards look at it: where it stands, what has happened, and the move in the making. A live table or a replay fills it.

import { folderOf } from "./game";
import type { Choice, Choices, Commit, Fact, AutoResponse, TableInfo, TableState, View } from "./protocol";
import type { Link } from "./socket";
import { sitter } from "./seats";
import { i18n, type Texts } from "./i18n.svelte";

export type { ChatMessage, TableInfo, TableState, View } from "./protocol";

/** A choice that was made in the draft, and the question as it stood before. */
export interface DraftChoice {
  question: Choices;
  choice: Choice;
}

/** How long what has just happened counts as fresh. */
const NEW_FACTS_MS = 1_400;

export class TableModel {
  info: TableInfo = $state.raw({} as TableInfo);
  seat: number | null = $state(null);
  state: TableState | null = $state.raw(null);
  facts: Fact[] = $state.raw([]);
  /** What has just happened, for motion; empty again after a moment. */
  newFacts: Fact[] = $state.raw([]);
  present: number[] = $state.raw([]);
  link: Link = $state("open");
  /** What was refused last, in words. */
  error = $state("");
  /** When the state came, by this machine's clock, for running clocks. */
  stateAt = $state(0);

  /** The question at hand; null while another decides. */
  question: Choices | null = $state.raw(null);
  draft: DraftChoice[] = $state.raw([]);
  /** Whether a decision that nothing waits for was taken up. */
  optionalOpen = $state(false);
  /** The choice under the pointer or the focus. */
  hovered: Choice | null = $state.raw(null);
  /** On touch: the choice that was tapped once and is made by the second tap. */
  selectedChoice: Choice | null = $state.raw(null);
  committing: Commit | null = $state.raw(null);
  /** Why something that was looked for is not possible, in words, and the rules that say so. */
  reason: { text: string; rules: string[] } | null = $state.raw(null);
  /** A moment of the past that is looked at, with its view. */
  pastFrame: { n: number; view: View } | null = $state.raw(null);

  /** Until when a board animates what has happened; the next update waits for it. */
  animatingUntil = 0;

  /** The names as one word: as long as it stays the same, no text has to be said anew. */
  private called = $derived(this.names.join("\n"));
  /** What to say here in the reader's language. */
  readonly texts: Texts = $derived(i18n.texts(folderOf(this.known.game ?? "")).called(this.called ? this.called.split("\n") : []));

  private newFactsTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  // What boards ask

  get names(): string[] {
    const seats = this.state?.seats ?? this.known.seats ?? [];
    return [...seats.map((seat) => sitter(i18n.texts(folderOf(this.known.game ?? "")), seat, seats)), ...(this.known.automatons ?? [])];
  }

  /** The view to draw: the past that is looked at, the hovered choice's outcome, the draft, or the table as it stands. */
  get view(): View {
    return this.pastFrame?.view ?? this.previewed ?? (this.draft.length ? this.question?.preview : undefined) ?? this.currentView;
  }

  /** The table as it stands, drafts aside. */
  get currentView(): View {
    return this.state?.view ?? {};
  }

  /** The outcome of the hovered choice, once the server has told it. */
  get previewed(): View | undefined {
    return undefined;
  }

  get over(): boolean {
    return this.state?.status === "over";
  }

  /** Whether this browser's seat has a decision, one that it owes or one that it may make. */
  get hasDecision(): boolean {
    return this.seat !== null && this.state?.decision != null;
  }

  /** Whether play waits for this browser's seat. */
  get mustAct(): boolean {
    return this.seat !== null && (this.state?.seats_to_act.includes(this.seat) ?? false);
  }

  /** Whether the seat may decide something that nothing waits for and has not taken it up. */
  get canActOnly(): boolean {
    return !this.mustAct && !this.optionalOpen && this.draft.length === 0;
  }

  get choices(): Choice[] {
    return this.pastFrame || this.committing || this.canActOnly ? [] : (this.question?.choices ?? []);
  }

  /** The legal choice that has one of the fields and this value, if there is one: what makes a thing on the board a target. */
  legal(fields: string | string[], value: string | number): Choice | undefined {
    if (this.link !== "open") return undefined;
    return this.choices.find(
      (choice) => choice.value === value && (Array.isArray(fields) ? fields.includes(choice.field) : choice.field === fields),
    );
  }

  /** Whether a word was chosen earlier in this draft, such as the source of a takeover. */
  chosen(fields: string | string[], value: string | number): boolean {
    return this.draft.some(({ choice }) => choice.value === value && (Array.isArray(fields) ? fields : [fields]).includes(choice.field));
  }

  /** The name of a seat that plays, of whom all know whether a bot does it. */
  isBot(seat: number): boolean {
    const person = this.state?.seats[seat];
    return !person || person.kind === "bot" || person.stand_in;
  }

  // Making a move: a replay has none to make.

  /** Make a choice; on touch the first tap on one that ends the move only shows what it does. */
  choose(_choice: Choice): void {}

  /** Make a whole move that a game's form has put together; the server checks it. */
  commitMove(_move: Commit["move"]): void {}

  /** Look at what a choice would do; null ends it. */
  hover(_choice: Choice | null): void {}

  /** Ask why something on the board cannot be chosen now. */
  why(_field: string, _value: string | number): void {}

  /** Begin a decision that nothing waits for, or leave it. */
  openOptional(_on = true): void {}

  back(): void {
    this.backTo(this.draft.length - 1);
  }

  cancel(): void {
    if (this.draft.length) this.backTo(0);
    else if (this.optionalOpen) this.openOptional(false);
  }

  /** Take back all choices from the given one on. */
  backTo(_index: number): void {}

  /** Be asked in windows that can be let go by, pass in them, or lay a move ready. */
  setAutoResponse(_response: AutoResponse): void {}

  close(): void {
    clearTimeout(this.newFactsTimer);
  }

  /** What is known of the table: nothing before the server has told it. */
  private get known(): Partial<TableInfo> {
    return this.info;
  }

  /** Show facts as just happened, for a moment. */
  protected showNewFacts(facts: Fact[]): void {
    this.newFacts = facts;
    clearTimeout(this.newFactsTimer);
    this.newFactsTimer = setTimeout(() => (this.newFacts = []), NEW_FACTS_MS);
  }
}
