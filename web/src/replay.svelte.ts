// A finished game, or a record that somebody brings, frame by frame: the same surface for boards as a live table.

import { get, post } from "./api";
import type { Fact, Replay, ReplayFrame, SeatInfo, TableState } from "./protocol";
import { TableModel } from "./table.svelte";

/** How many frames come in one request. */
const CHUNK = 50;

/** Whose viewer: a seat, a spectator's (-1), or everything (null). */
export type Viewer = number | null;

export class ReplayTable extends TableModel {
  viewer: Viewer = $state(null);
  /** The number of the frame that is shown. */
  n = $state(0);
  /** The number of the last frame. */
  last = $state(0);
  /** How many frames have come. */
  loaded = $state(0);

  private replay: Replay | undefined = $state.raw();
  private frames: (ReplayFrame | undefined)[] = $state.raw([]);
  private wanted = new Set<number>();

  /** A table's id, or the text of a record. */
  constructor(
    id: string,
    readonly record: string | null = null,
  ) {
    super(id);
  }

  /** Load the frames around one, as the viewer see them, then all others. */
  async open(n: number | null, viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    this.seat = viewer !== null && viewer >= 0 ? viewer : null;
    this.frames = [];
    this.wanted.clear();
    this.loaded = 0;
    await this.fetch(Math.floor((n ?? 0) / CHUNK));
    await this.show(n ?? this.last);
  }

  /** Show a frame; it is fetched if it has not come yet. */
  async show(n: number): Promise<void> {
    const place = Math.min(this.last, Math.max(0, n));
    const forward = place === this.n + 1;
    this.n = place;
    if (!this.frames[place]) await this.fetch(Math.floor(place / CHUNK));
    const frame = this.frames[place];
    if (!frame || this.n !== place) return;
    this.state = this.stateAtFrame(frame);
    if (forward) this.showNewFacts(frame.facts);
    else this.newFacts = [];
  }

  /** Fetch what has not come yet, one piece after the other, until all is there. */
  async fetchAll(): Promise<void> {
    const viewer = this.viewer;
    for (let chunk = 0; chunk * CHUNK <= this.last && viewer === this.viewer; chunk += 1) await this.fetch(chunk);
  }

  private async fetch(chunk: number): Promise<void> {
    const first = chunk * CHUNK;
    if (this.wanted.has(chunk)) return;
    this.wanted.add(chunk);
    const viewer = this.viewer;
    const found =
      this.record === null
        ? await get<Replay>(this.address(first))
        : await post<Replay>("/replay", { record: this.record, seat: viewer, first, count: CHUNK });
    if (viewer !== this.viewer) return;
    this.replay = found;
    this.last = found.entries;
    const frames = this.frames.slice();
    for (const frame of found.frames) frames[frame.n] = frame;
    this.frames = frames;
    this.loaded += found.frames.length;
    this.facts = frames.flatMap((frame): Fact[] => frame?.facts ?? []);
    if (!this.info.game) this.info = this.infoOfRecord(found);
  }

  private address(first: number): string {
    return `/tables/${this.id}/frames?first=${first}&count=${CHUNK}${this.viewer === null ? "" : `&seat=${this.viewer}`}`;
  }

  /** What is known of a table of which there is only the record. */
  private infoOfRecord(found: Replay): TableModel["info"] {
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

  private stateAtFrame(frame: ReplayFrame): TableState {
    const ended = frame.n === this.last && this.replay?.result != null;
    return {
      type: "table_state",
      epoch: 0,
      entries: frame.n,
      status: ended ? "over" : "running",
      seat: this.seat,
      seats_to_act: frame.seats_to_act,
      decision: null,
      auto_response: null,
      view: frame.view,
      seats: this.info.seats,
      clocks: this.info.seats.map(() => null),
      result: ended ? (this.replay?.result ?? null) : null,
      undo_requested_by: null,
      rematch_table_id: null,
      votes: [],
    };
  }
}
