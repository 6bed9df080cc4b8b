// Made by tools/protocol.py from the server's definitions; edit those.

export const PROTOCOL = 2;

/** What is known so far of a game that is analysed. */
export interface Analysis {
  /** By which to ask again. */
  id: string;
  /** How many decisions have been judged. */
  done: number;
  total: number | null;
  is_finished: boolean;
  curve: CurvePoint[];
  /** The largest first. */
  mistakes: Mistake[];
}

/** A record to be analysed. */
export interface AnalysisRequestBody {
  record: string;
}

/** The answer to another seat's request to take a move back. */
export interface AnswerUndo {
  type: "answer_undo";
  agree: boolean;
}

/** How a seat answers passable questions: be asked, pass, or a prepared move. */
export type AutoResponse = "ask" | "pass" | Record<string, unknown>;

/** A bot that plays a game; the higher the level, the stronger. */
export interface BotInfo {
  name: string;
  level: number;
}

/** The games and languages of this server. */
export interface Catalog {
  games: GameInfo[];
  languages: string[];
}

/** Send a chat message to the seats or, from spectators, to the spectators. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Somebody said something. */
export interface ChatMessage {
  type: "chat_message";
  channel: "seats" | "spectators";
  name: string;
  seat: number | null;
  text: string;
  at: number;
  /** The speaker's handle at this table, to mute, block or report by. */
  handle: string;
}

/** One answer to the question at hand. */
export interface Choice {
  step: number;
  field: string;
  value: string | number;
  /** What it will surely do. */
  facts: Fact[];
  /** Whether it ends the move. */
  completes_move: boolean;
  /** Whether it brings something new to light, so that it can't be taken back. */
  reveals_hidden: boolean;
}

/** The next question of a draft, or the whole move if there is none. */
export interface Choices {
  type: "choices";
  id: string;
  steps: number[];
  move: Move;
  is_complete: boolean;
  question: Question | null;
  choices: Choice[];
  facts: Fact[];
  /** The view as it would be after the steps so far. */
  preview: View;
}

/** A whole move that answers a decision. The id is the client's own; a repeat is answered as the first time. */
export interface Commit {
  type: "commit";
  id: string;
  decision: number;
  move: Move;
  /** The one in which it was decided: numbers of decisions come again when moves are taken back. */
  epoch?: number | null;
}

/** The move is on disk, as line n of the log. */
export interface Committed {
  type: "committed";
  id: string;
  entry: number;
}

/** A table that somebody wants to create. */
export interface CreateTableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  listed?: boolean;
  clock?: TimeControl;
  client_seed?: string;
  /** Of the bots that stand in for people; by default that of the table's first bot. */
  level?: string | null;
}

/** The win probabilities of all seats before a decision, by what the deciding seat could know. */
export interface CurvePoint {
  n: number;
  win_probabilities: WinEstimate[];
}

/** A signed-in browser of the one who asks. */
export interface DeviceInfo {
  id: string;
  /** Browser and system, as the browser says; empty if it does not. */
  device: string;
  created: number;
  /** When it was last used, to the hour. */
  seen: number;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** What was asked for was not done, and why; a state follows where a move was refused. */
export interface Error {
  type: "error";
  id: string;
  /** After `outcome-unknown` another answer to the id follows; a client that connects again meanwhile repeats the commit. */
  code: string;
  message: string;
}

/** Why something was not done: the kind of the error for programs, a sentence for people. */
export interface ErrorInfo {
  code: string;
  message: string;
}

/** Something that happened: its entry of the log (0 in a draft), the name of its text, and fields of the game's own. */
export type Fact = { n: number; fact: string; [field: string]: unknown };

/** What has happened; `first_number` is the number of the first fact for this viewer. */
export interface Facts {
  type: "facts";
  epoch: number;
  first_number: number;
  facts: Fact[];
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  rules_version: number;
  players: number[];
  options: OptionInfo[];
  /** From the weakest to the strongest. */
  bots: BotInfo[];
  /** Who sits down where nobody has chosen. */
  default_bot: string;
  /** The name of the option that takes an edition's file, if the game has editions. */
  edition: string | null;
  /** How questions that a seat can let go by are answered at a new table; None if the game has none. */
  default_auto_response: "ask" | "pass" | null;
  /** One sentence about the game in each language. */
  taglines: Record<string, string>;
}

/** The first message: what the client speaks, and what it has already. */
export interface Hello {
  type: "hello";
  protocol: number;
  epoch?: number;
  last_fact?: number;
}

/** A seat to sit in, any free one by default, and the browser's random number. */
export interface JoinRequest {
  seat?: number | null;
  client_seed?: string;
}

/** The language of what is sent: en, fr or de. */
export interface LanguageRequest {
  language: string;
}

/** Whether one leaves for good; else one can come back at any time. */
export interface LeaveRequest {
  for_good?: boolean;
}

/** Listed tables that are open or running, and the own ones. */
export interface Lobby {
  open: TableInfo[];
  running: TableInfo[];
  mine: TableInfo[];
}

/** Where to write when it is one's turn. */
export interface MailRequest {
  address: string;
}

/** A decision in which something was given away. */
export interface Mistake {
  /** The number of log entries before it. */
  n: number;
  seat: number;
  loss: WinEstimate;
  played: RatedMoveInfo;
  best: RatedMoveInfo;
}

/** A move in the game's words, such as `{"do": "plot", "take": ["deck"]}`. */
export type Move = { do: string; [field: string]: unknown };

/** A one-time secret for another device. */
export interface OneTimeSecret {
  secret: string;
}

/** A choice that is made when a table is set up; its texts are `option-NAME` and `option-NAME-help`. */
export interface OptionInfo {
  name: string;
  default: boolean | string;
  values: (boolean | string)[];
  /** The player counts for which another value than the default is allowed. */
  players: number[];
  /** Whether the value is a text such as an edition's file; the default may be left out. */
  is_text: boolean;
}

/** A sign of life; the answer is `pong`. */
export interface Ping {
  type: "ping";
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
}

/** Who is connected: seats, and how many spectators. */
export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
}

/** A nickname to be known by, and the language for what is sent to the person: en, fr or de. */
export interface ProfileRequest {
  nickname: string;
  language?: string | null;
}

/** Ask for the choices after the steps so far of a move; the answer is `choices`. Nothing is stored. */
export interface QueryChoices {
  type: "query_choices";
  id: string;
  steps: number[];
}

/** Ask why an answer is not among the choices after these steps; the answer is `reason`. */
export interface QueryReason {
  type: "query_reason";
  id: string;
  steps: number[];
  field: string;
  value: string | number;
}

/** What a seat is asked: the key of its text, the rules that govern it, and what the text mentions. */
export interface Question {
  key: string;
  rules: string[];
  args: Record<string, string | number>;
}

/** A move, what it will surely do, and what it promises. */
export interface RatedMoveInfo {
  move: Move;
  facts: Fact[];
  win: WinEstimate;
}

/** Why an answer is not among the choices: a text with its rules, or null where only the question's own rules speak to it. */
export interface Reason {
  type: "reason";
  id: string;
  reason: Question | null;
  /** The rules of the question at hand. */
  rules: string[];
}

/** Take the seat back from the bot that stood in. */
export interface ReclaimSeat {
  type: "reclaim_seat";
}

/** The browser's random number. */
export interface RematchRequest {
  client_seed?: string;
}

/** Some frames of a game or of a record. */
export interface Replay {
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, boolean | string>;
  names: string[];
  /** Sides that no seat plays, such as a solo rival. */
  automatons: string[];
  /** Whose perspective it is; None shows everything. */
  seat: number | null;
  /** How many entries the log has; the last frame has this number. */
  entries: number;
  result: Result | null;
  frames: ReplayFrame[];
}

/** The table after entry n of the log, as one perspective sees it; entry 0 is the set-up. */
export interface ReplayFrame {
  n: number;
  /** Who made the entry: a seat, or -1 for chance; None for the set-up. */
  by: number | null;
  move: Move | null;
  facts: Fact[];
  seats_to_act: number[];
  view: View;
}

/** A record, and which of its frames to return. */
export interface ReplayRequest {
  record: string;
  seat?: number | null;
  first?: number;
  count?: number;
}

/** What somebody did. */
export interface ReportRequest {
  reason: string;
}

/** Take the seat's last move back: at once if nothing came of it, otherwise when all others agree. */
export interface RequestUndo {
  type: "request_undo";
}

/** How a game ended; one entry for each side: the seats, then automatons such as a solo rival. */
export interface Result {
  scores: number[];
  ranks: number[];
}

/** Who sits in a seat, as all may know. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "gone" | "open" | "person";
  name: string;
  bot: string | null;
  /** Whether a bot plays for an absent person. */
  stand_in: boolean;
  /** A handle of the person at this table, to mute, block or report. */
  handle?: string | null;
}

/** A seat that its holder gives away by a link. */
export interface SeatOffer {
  table: TableInfo;
  seat: number;
  name: string;
}

/** Who is to sit in a seat: me, whoever comes, or a bot. */
export interface SeatRequest {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

/** A bot for a seat, or nobody: then it is free for a new person. */
export interface SeatUpdate {
  bot?: string | null;
}

/** A link's token or a recovery code. */
export interface SecretRequest {
  secret: string;
}

/** The server is restarting; connect again after a short wait. */
export interface ServerRestarting {
  type: "server_restarting";
}

/** Set how the own seat answers passable questions from now on. */
export interface SetAutoResponse {
  type: "set_auto_response";
  response: AutoResponse;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, boolean | string>;
  clock: TimeControl;
  listed: boolean;
  status: "closed" | "open" | "over" | "running";
  /** The hash that binds the server to the secret seed of all draws. */
  commitment: string;
  entries: number;
  /** The seats that play waits for. */
  seats_to_act: number[];
  seats: SeatInfo[];
  /** Sides that no seat plays, such as a solo rival. */
  automatons: string[];
  /** The seat of the one who asks. */
  seat: number | null;
  /** Whether the one who asks is the host. */
  is_host: boolean;
  result: Result | null;
  /** The table of the rematch, if there is one. */
  rematch_table_id: string | null;
  /** Of the bots that stand in for people. */
  level: string;
  /** Why the table can't be played at present, if so: this program may lack the version of its rules. */
  unplayable_reason?: string | null;
}

/** Where the table stands, as this viewer may see it. */
export interface TableState {
  type: "table_state";
  epoch: number;
  entries: number;
  status: "closed" | "open" | "over" | "running";
  /** The seat of the viewer, which changes when it is handed over; None for spectators. */
  seat: number | null;
  /** The seats that play waits for. */
  seats_to_act: number[];
  /** The number of the decision that the viewer's seat has to make or, if it need not act, may make. */
  decision: number | null;
  /** How the viewer's seat answers questions that it can let go by; None for spectators and in games without such questions. */
  auto_response: AutoResponse | null;
  view: View;
  seats: SeatInfo[];
  /** The seconds that each seat has left; None without a clock. */
  clocks: (number | null)[];
  result: Result | null;
  /** The seat that asks to take a move back, if any. */
  undo_requested_by: number | null;
  /** The table of the rematch, if there is one. */
  rematch_table_id: string | null;
  /** For each seat, the seats that have voted its person absent. */
  votes: number[][];
}

/** How time is counted; all in seconds. */
export interface TimeControl {
  kind?: "live" | "none" | "slow";
  initial?: number;
  increment?: number;
  per_turn?: number;
}

/** Who somebody is; the recovery code is told once, when it is made. */
export interface UserInfo {
  id: string;
  nickname: string;
  language?: string;
  recovery_code?: string | null;
}

/** What one viewer may see of the game; each game's board defines its fields. */
export type View = Record<string, unknown>;

/** A vote that the person of another seat is absent, or its withdrawal. When all others agree, a bot plays on. */
export interface Vote {
  type: "vote";
  seat: number;
  absent?: boolean;
}

/** A URL that is called when it is one's turn. */
export interface WebhookRequest {
  url: string;
}

/** The answer to hello: the table, the seat of the one who asks, and where the numbering stands. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  epoch: number;
  last_fact: number;
}

/** A share of the win, with an interval that covers what is hidden, drawn and tried, but no error in the game's evaluation. */
export interface WinEstimate {
  value: number;
  low: number;
  high: number;
}

export type FromClient =
  | Hello
  | Chat
  | Ping
  | QueryChoices
  | QueryReason
  | Commit
  | SetAutoResponse
  | RequestUndo
  | AnswerUndo
  | ReclaimSeat
  | Vote;

export type FromServer =
  | Welcome
  | Facts
  | TableState
  | Choices
  | Reason
  | Committed
  | Error
  | ChatMessage
  | Presence
  | Pong
  | ServerRestarting;

export type Frame = FromServer[];
