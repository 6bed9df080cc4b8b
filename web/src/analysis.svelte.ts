// The analysis of a replay: asked for by the reader, worked out by the server in the background, data bit by bit.

import { explain, get, post, Refusal } from "./api";
import type { Analysis, CurvePoint, RatedMoveInfo } from "./protocol";
import type { Texts } from "./i18n.svelte";

const POLL_PAUSE_MS = 1000;

export class AnalysisModel {
  data: Analysis | undefined = $state.raw();
  error = $state("");
  working = $state(false);
  private closed = false;

  /** A table's id, or the text of a record. */
  constructor(
    private readonly id: string,
    private readonly record: string | null,
  ) {}

  /** Ask, and ask again until all is known. */
  async run(): Promise<void> {
    this.working = true;
    this.error = "";
    try {
      this.data = await this.begin();
      while (!this.data.is_finished && !this.closed) {
        await new Promise((resolve) => setTimeout(resolve, POLL_PAUSE_MS));
        this.data = await this.poll(this.data.id);
      }
    } catch (error) {
      this.error = explain(error);
    }
    this.working = false;
  }

  close(): void {
    this.closed = true;
  }

  /** The last point of the curve up to a moment. */
  at(n: number): CurvePoint | undefined {
    return this.data?.curve.findLast((point) => point.n <= n) ?? this.data?.curve[0];
  }

  private begin(): Promise<Analysis> {
    return this.record === null ? post<Analysis>(`/tables/${this.id}/analysis`) : post<Analysis>("/analyses", { record: this.record });
  }

  /** Another process of the server may not know of it: then it begins there. */
  private async poll(id: string): Promise<Analysis> {
    try {
      return await get<Analysis>(`/analyses/${id}`);
    } catch (error) {
      if (error instanceof Refusal && error.code === "unknown-analysis") return this.begin();
      throw error;
    }
  }
}

/** A share as one reads it. */
export function percent(texts: Texts, share: number): string {
  return new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** What a move will do in sentences; where it only brings something new, what it is called. */
export function moveText(texts: Texts, rated: RatedMoveInfo): string {
  if (rated.facts.length > 0) return rated.facts.map((fact) => texts.fact(fact)).join(" ");
  const { do: verb, ...fields } = rated.move;
  const key = `choice-do-${verb}`;
  return [texts.has(key) ? texts.say(key) : verb, ...Object.entries(fields).map(([field, value]) => texts.word(field, value))].join(" ");
}
