// A finished game, or a record that somebody brings, moment by moment: the same surface for boards as a live table.

import { get, post } from "./api";
import type { Fact, Replay, ReplayFrame, SeatInfo, TableState } from "./protocol";
import { Table } from "./table.svelte";

/** How many moments come in one request. */
const CHUNK = 50;

/** Whose eyes: a seat, a spectator's (-1), or everything (null). */
export type Eyes = number | null;

export class ReplayTable extends Table {
  eyes: Eyes = $state(null);
  /** The number of the moment that is shown. */
  n = $state(0);
  /** The number of the last moment. */
  last = $state(0);
  /** How many moments have come. */
  loaded = $state(0);

  private told: Replay | undefined = $state.raw();
  private moments: (ReplayFrame | undefined)[] = $state.raw([]);
  private wanted = new Set<number>();

  /** A table's id, or the text of a record. */
  constructor(
    id: string,
    readonly record: string | null = null,
  ) {
    super(id);
  }

  /** Load the moments around one, as the eyes see them, then all others. */
  async open(n: number | null, eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.seat = eyes !== null && eyes >= 0 ? eyes : null;
    this.moments = [];
    this.wanted.clear();
    this.loaded = 0;
    await this.fetch(Math.floor((n ?? 0) / CHUNK));
    await this.show(n ?? this.last);
  }

  /** Show a moment; it is fetched if it has not come yet. */
  async show(n: number): Promise<void> {
    const place = Math.min(this.last, Math.max(0, n));
    const forward = place === this.n + 1;
    this.n = place;
    if (!this.moments[place]) await this.fetch(Math.floor(place / CHUNK));
    const moment = this.moments[place];
    if (!moment || this.n !== place) return;
    this.state = this.stateAtMoment(moment);
    if (forward) this.freshen(moment.facts);
    else this.fresh = [];
  }

  /** Fetch what has not come yet, one piece after the other, until all is there. */
  async fetchAll(): Promise<void> {
    const eyes = this.eyes;
    for (let chunk = 0; chunk * CHUNK <= this.last && eyes === this.eyes; chunk += 1) await this.fetch(chunk);
  }

  private async fetch(chunk: number): Promise<void> {
    const first = chunk * CHUNK;
    if (this.wanted.has(chunk)) return;
    this.wanted.add(chunk);
    const eyes = this.eyes;
    const found =
      this.record === null
        ? await get<Replay>(this.address(first))
        : await post<Replay>("/replay", { record: this.record, seat: eyes, first, count: CHUNK });
    if (eyes !== this.eyes) return;
    this.told = found;
    this.last = found.entries;
    const moments = this.moments.slice();
    for (const moment of found.frames) moments[moment.n] = moment;
    this.moments = moments;
    this.loaded += found.frames.length;
    this.facts = moments.flatMap((moment): Fact[] => moment?.facts ?? []);
    if (!this.about.game) this.about = this.aboutRecord(found);
  }

  private address(first: number): string {
    return `/tables/${this.id}/frames?first=${first}&count=${CHUNK}${this.eyes === null ? "" : `&seat=${this.eyes}`}`;
  }

  /** What is known of a table of which there is only the record. */
  private aboutRecord(found: Replay): Table["about"] {
    const seats = found.names.map((name, seat): SeatInfo => ({ seat, kind: "person", name, bot: null, stand_in: false, handle: null }));
    return {
      id: "",
      game: found.game,
      rules_version: found.rules_version,
      players: found.players,
      options: found.options,
      clock: { kind: "none", initial: 0, increment: 0, per_turn: 0 },
      listed: false,
      status: "over",
      commitment: "",
      entries: found.entries,
      seats_to_act: [],
      seats: seats.slice(0, found.players),
      automatons: found.automatons,
      seat: null,
      is_host: false,
      result: found.result,
      rematch_table_id: null,
      level: "",
    };
  }

  private stateAtMoment(moment: ReplayFrame): TableState {
    const ended = moment.n === this.last && this.told?.result != null;
    return {
      type: "table_state",
      epoch: 0,
      entries: moment.n,
      status: ended ? "over" : "running",
      seat: this.seat,
      seats_to_act: moment.seats_to_act,
      decision: null,
      auto_response: null,
      view: moment.view,
      seats: this.about.seats,
      clocks: this.about.seats.map(() => null),
      result: ended ? (this.told?.result ?? null) : null,
      undo_requested_by: null,
      rematch_table_id: null,
      votes: [],
    };
  }
}
