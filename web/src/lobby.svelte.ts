// What goes on in the house: its games, its tables, and where this person is awaited. Looked up again now and then, and on coming back.

import { untrack } from "svelte";
import { get } from "./api";
import { folderOf } from "./game";
import { me } from "./user.svelte";
import type { Catalog, GameInfo, Lobby, TableInfo } from "./protocol";
import { settings } from "./preferences.svelte";
import { chime } from "./sound";
import { tongue } from "./i18n.svelte";

const IN_SIGHT = 8_000;
const OUT_OF_SIGHT = 30_000;

/** Whether play at a table waits for this person. */
export const awaits = (table: TableInfo): boolean =>
  table.status === "running" && table.seat !== null && table.seats_to_act.includes(table.seat);

class House {
  games: GameInfo[] = $state.raw([]);
  tables: Lobby = $state.raw({ open: [], running: [], mine: [] });
  /** Whether the tables have been looked up yet. */
  known = $state(false);
  /** Tables that wait for this person, by what was told last. */
  private turns: Set<string> = $state.raw(new Set());
  private asked: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readers = 0;

  constructor() {
    document.addEventListener("visibilitychange", () => void this.look());
  }

  get turnCount(): number {
    return this.turns.size;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Learn which games there are, with their texts. */
  open(): Promise<void> {
    this.asked ??= this.learn().catch((error: unknown) => {
      this.asked = undefined;
      throw error;
    });
    return this.asked;
  }

  /** Keep the tables up to date while somebody reads them; returns how to stop. */
  read(): () => void {
    this.readers += 1;
    untrack(() => void this.look()); // whoever reads is no reason to look again
    return () => void (this.readers -= 1);
  }

  /** Look the tables up, and again later if somebody reads them or waits for a turn. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const wanted = this.readers > 0 || this.tables.mine.some((table) => table.status === "running" || table.status === "open");
    if (!wanted) return;
    try {
      this.tables = await get<Lobby>("/tables");
      this.known = true;
      this.await(new Set(this.tables.mine.filter(awaits).map((table) => table.id)));
    } catch {
      // the house is out of reach; the next look may find it
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), document.hidden || this.readers === 0 ? OUT_OF_SIGHT : IN_SIGHT);
  }

  /** A table that is open in this tab tells at once whether it waits for this person. */
  hear(table: string, waits: boolean): void {
    const turns = new Set(untrack(() => this.turns));
    if (turns.has(table) === waits) return;
    if (waits) turns.add(table);
    else turns.delete(table);
    this.await(turns);
  }

  private async learn(): Promise<void> {
    const [found] = await Promise.all([get<Catalog>("/games"), me.meet()]);
    await Promise.all(found.games.map((game) => tongue.learn(folderOf(game.name))));
    this.games = found.games;
    me.languages = found.languages;
  }

  /** Note where this person is awaited; what is new is told when nobody looks at the page. */
  private await(turns: Set<string>): void {
    const before = untrack(() => this.turns);
    const fresh = [...turns].filter((table) => !before.has(table));
    this.turns = turns;
    if (fresh.length === 0 || !document.hidden) return;
    chime("turn");
    if (settings.notices) fresh.forEach(notice);
  }
}

function notice(table: string): void {
  const texts = tongue.texts();
  try {
    const shown = new Notification(texts.say("your-turn"), { body: texts.say("your-turn-help"), icon: "/icon-192.png", tag: table });
    shown.onclick = () => {
      focus();
      location.assign(`/table/${table}`);
    };
  } catch {
    // some browsers of phones show notifications of service workers only
  }
}

export const house = new House();
