// The socket of a table: connects, comes back after a loss, and keeps what was sent but not answered.

import type { FromClient, FromServer } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "closed";

const PING_EVERY_MS = 25_000;
const MAX_WAIT_MS = 8_000;

export interface Listener {
  /** The first message of each connection. */
  hello(): FromClient;
  /** What must be sent again after a loss. */
  unanswered(): FromClient[];
  hear(message: FromServer): void;
  link(state: Link): void;
}

export class Socket {
  private socket: WebSocket | undefined;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private heard = true;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.connect();
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
    this.listener.link("closed");
  }

  private reconnectNow = (): void => {
    if (this.timer === undefined || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.timer = undefined;
    this.listener.link(this.attempts === 0 ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.send(this.listener.hello());
      for (const message of this.listener.unanswered()) this.send(message);
      this.heard = true;
      this.ping = setInterval(() => {
        if (!this.heard) socket.close(); // nobody answers on this line any more
        this.heard = false;
        this.send({ type: "ping" });
      }, PING_EVERY_MS);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.attempts = 0;
      this.heard = true;
      this.listener.link("open");
      for (const message of JSON.parse(event.data) as FromServer[]) this.listener.hear(message);
    };
    socket.onclose = (event) => {
      clearInterval(this.ping);
      if (this.closed || this.socket !== socket) return;
      if (event.code === 4404 || event.code === 4403) {
        this.listener.link("closed");
        return;
      }
      this.attempts += 1;
      this.listener.link("lost");
      const wait = Math.min(MAX_WAIT_MS, 250 * 2 ** Math.min(this.attempts, 6)) * (0.5 + Math.random() / 2);
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }
}
