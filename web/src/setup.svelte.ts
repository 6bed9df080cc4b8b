// A table as somebody sets it up in the lobby; what was chosen last for a game is kept in the browser.

import { clientSeed, post } from "./api";
import { user } from "./user.svelte";
import type { CreateTableRequest, GameInfo, OptionInfo, SeatRequest, TableInfo, TimeControl } from "./protocol";

export type TimeControlKind = NonNullable<TimeControl["kind"]>;
export const TIME_CONTROL_KINDS: readonly TimeControlKind[] = ["none", "live", "slow"];
export const MINUTES = [5, 10, 15, 30, 60, 120] as const;
export const INCREMENTS = [0, 5, 10, 30, 60] as const;
export const DAYS = [1, 2, 3, 7, 14] as const;

/** Who plays in another's seat: the name of a bot, or null for a friend who gets the link. */
export type SeatChoice = string | null;

interface Kept {
  players: number;
  seats: SeatChoice[];
  timeControl: TimeControlKind;
  minutes: number;
  increment: number;
  days: number;
  listed: boolean;
  options: Record<string, boolean | string>;
}

export class Setup {
  players = $state(0);
  /** For every seat but the own, also beyond the number of players. */
  seats: SeatChoice[] = $state([]);
  timeControl: TimeControlKind = $state("none");
  minutes = $state(15);
  increment = $state(10);
  days = $state(2);
  listed = $state(false);
  options: Record<string, boolean | string> = $state({});
  /** The edition's file that was chosen. */
  edition: { name: string; text: string } | null = $state.raw(null);

  constructor(readonly game: GameInfo) {
    const most = Math.max(...game.players);
    this.players = game.players.includes(3) ? 3 : (game.players[0] ?? 2);
    this.seats = Array.from({ length: most - 1 }, () => game.default_bot);
    this.recall();
  }

  /** Whether somebody is still to come. */
  get waits(): boolean {
    return this.others.includes(null);
  }

  /** Who plays in the seats that there are with this number of players. */
  get others(): SeatChoice[] {
    return this.seats.slice(0, this.players - 1);
  }

  value(option: OptionInfo): boolean | string {
    return this.allows(option) ? (this.options[option.name] ?? option.default) : option.default;
  }

  /** Whether an option can be chosen with this number of players. */
  allows(option: OptionInfo): boolean {
    return option.players.includes(this.players);
  }

  get clock(): TimeControl {
    if (this.timeControl === "live") return { kind: "live", initial: this.minutes * 60, increment: this.increment };
    if (this.timeControl === "slow") return { kind: "slow", per_turn: this.days * 86_400 };
    return { kind: "none" };
  }

  get request(): CreateTableRequest {
    const seats: SeatRequest[] = [
      { kind: "me" },
      ...this.others.map((bot): SeatRequest => (bot === null ? { kind: "open" } : { kind: "bot", bot })),
    ];
    const options = Object.fromEntries(
      this.game.options.filter((option) => !option.is_text).map((option) => [option.name, this.value(option)]),
    );
    if (this.game.edition && this.edition) options[this.game.edition] = this.edition.text;
    return { game: this.game.name, seats, options, clock: this.clock, listed: this.listed, client_seed: clientSeed() };
  }

  /** A first game: the fewest rivals, all of the weakest kind. */
  get lessonRequest(): CreateTableRequest {
    const players = Math.max(2, Math.min(...this.game.players));
    const bot = this.game.bots[0]?.name ?? null;
    return {
      game: this.game.name,
      seats: [{ kind: "me" }, ...Array.from({ length: players - 1 }, (): SeatRequest => ({ kind: "bot", bot }))],
      listed: false,
      client_seed: clientSeed(),
    };
  }

  keep(): void {
    const { players, seats, timeControl, minutes, increment, days, listed, options } = this;
    const kept: Kept = { players, seats, timeControl, minutes, increment, days, listed, options };
    localStorage.setItem(`setup/${this.game.name}`, JSON.stringify(kept));
  }

  /** Take what was kept, as far as the game still offers it. */
  private recall(): void {
    const text = localStorage.getItem(`setup/${this.game.name}`);
    if (!text) return;
    const kept = JSON.parse(text) as Partial<Kept>;
    const bots = this.game.bots.map((bot) => bot.name);
    if (kept.players !== undefined && this.game.players.includes(kept.players)) this.players = kept.players;
    this.seats = this.seats.map((seat, index) => {
      const chosen = kept.seats?.[index];
      return chosen === null || (chosen !== undefined && bots.includes(chosen)) ? chosen : seat;
    });
    if (kept.timeControl && TIME_CONTROL_KINDS.includes(kept.timeControl)) this.timeControl = kept.timeControl;
    this.minutes = MINUTES.find((minutes) => minutes === kept.minutes) ?? this.minutes;
    this.increment = INCREMENTS.find((increment) => increment === kept.increment) ?? this.increment;
    this.days = DAYS.find((days) => days === kept.days) ?? this.days;
    this.listed = kept.listed ?? this.listed;
    for (const option of this.game.options) {
      const value = kept.options?.[option.name];
      if (value !== undefined && option.values.includes(value)) this.options[option.name] = value;
    }
  }
}

/** Create a table, and begin at once if nobody is to come. */
export async function openTable(request: CreateTableRequest): Promise<TableInfo> {
  await user.ensure();
  const table = await post<TableInfo>("/tables", request);
  const waits = request.seats.some((seat) => seat.kind === "open");
  return waits ? table : post<TableInfo>(`/tables/${table.id}/start`);
}
