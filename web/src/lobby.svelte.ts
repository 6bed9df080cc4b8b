// The server's games and tables, and where this user must act. Refreshed now and then, and when the page becomes visible.

import { untrack } from "svelte";
import { get } from "./api";
import { folderOf } from "./game";
import { user } from "./user.svelte";
import type { Catalog, GameInfo, Lobby, TableInfo } from "./protocol";
import { preferences } from "./preferences.svelte";
import { chime } from "./sound";
import { i18n } from "./i18n.svelte";

const REFRESH_MS = 8_000;
const HIDDEN_REFRESH_MS = 30_000;

/** Whether play at a table waits for this person. */
export const isAwaited = (table: TableInfo): boolean =>
  table.status === "running" && table.seat !== null && table.seats_to_act.includes(table.seat);

class LobbyModel {
  games: GameInfo[] = $state.raw([]);
  tables: Lobby = $state.raw({ open: [], running: [], mine: [] });
  /** Whether the tables have been looked up yet. */
  known = $state(false);
  /** Tables that wait for this person, by what was told last. */
  private turns: Set<string> = $state.raw(new Set());
  private loading: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readers = 0;

  constructor() {
    document.addEventListener("visibilitychange", () => void this.refresh());
  }

  get turnCount(): number {
    return this.turns.size;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Learn which games there are, with their texts. */
  load(): Promise<void> {
    this.loading ??= this.loadCatalog().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Keep the tables up to date while somebody reads them; returns how to stop. */
  subscribe(): () => void {
    this.readers += 1;
    untrack(() => void this.refresh()); // whoever reads is no reason to look again
    return () => void (this.readers -= 1);
  }

  /** Look the tables up, and again later if somebody reads them or waits for a turn. */
  async refresh(): Promise<void> {
    clearTimeout(this.timer);
    const wanted = this.readers > 0 || this.tables.mine.some((table) => table.status === "running" || table.status === "open");
    if (!wanted) return;
    try {
      this.tables = await get<Lobby>("/tables");
      this.known = true;
      this.setTurns(new Set(this.tables.mine.filter(isAwaited).map((table) => table.id)));
    } catch {
      // the server cannot be reached; the next refresh may reach it
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.refresh(), document.hidden || this.readers === 0 ? HIDDEN_REFRESH_MS : REFRESH_MS);
  }

  /** A table that is open in this tab tells at once whether it waits for this person. */
  setAwaited(table: string, waits: boolean): void {
    const turns = new Set(untrack(() => this.turns));
    if (turns.has(table) === waits) return;
    if (waits) turns.add(table);
    else turns.delete(table);
    this.setTurns(turns);
  }

  private async loadCatalog(): Promise<void> {
    const [found] = await Promise.all([get<Catalog>("/games"), user.load()]);
    await Promise.all(found.games.map((game) => i18n.loadTexts(folderOf(game.name))));
    this.games = found.games;
    user.languages = found.languages;
  }

  /** Note where this person is awaited; what is new is told when nobody looks at the page. */
  private setTurns(turns: Set<string>): void {
    const before = untrack(() => this.turns);
    const fresh = [...turns].filter((table) => !before.has(table));
    this.turns = turns;
    if (fresh.length === 0 || !document.hidden) return;
    chime("turn");
    if (preferences.notices) fresh.forEach(notice);
  }
}

function notice(table: string): void {
  const texts = i18n.texts();
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

export const lobby = new LobbyModel();
