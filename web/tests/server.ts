// A server on the loopback that a test scripts: real requests and real sockets, answered as the test says.

import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FromClient, FromServer } from "page/protocol";
import { WebSocketServer, type WebSocket } from "ws";

/** Things that come one after the other, and whoever waits for the next. */
class Queue<T> {
  private waiting: ((item: T) => void)[] = [];
  private items: T[] = [];

  put(item: T): void {
    const next = this.waiting.shift();
    if (next) next(item);
    else this.items.push(item);
  }

  next(): Promise<T> {
    const item = this.items.shift();
    return item === undefined ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve(item);
  }

  get size(): number {
    return this.items.length;
  }
}

/** The server's end of a socket. */
export class Line {
  private readonly heard = new Queue<FromClient>();
  readonly closed: Promise<void>;

  constructor(private readonly socket: WebSocket) {
    socket.on("message", (data: Buffer) => this.heard.put(JSON.parse(data.toString()) as FromClient));
    this.closed = new Promise((resolve) => socket.on("close", () => resolve()));
  }

  /** The next message of the page. */
  next(): Promise<FromClient> {
    return this.heard.next();
  }

  /** How many messages nobody has taken yet. */
  get unread(): number {
    return this.heard.size;
  }

  say(...messages: FromServer[]): void {
    this.socket.send(JSON.stringify(messages));
  }

  close(code?: number): void {
    if (code === undefined) this.socket.terminate();
    else this.socket.close(code);
  }
}

export interface Request {
  method: string;
  path: string;
  body: unknown;
}

export type Answer = { status?: number; json: unknown } | { status?: number; text: string };

export class Loopback {
  /** What requests are answered with. */
  answer: (request: Request) => Answer = () => ({ status: 404, json: { code: "not-found", message: "no answer is set" } });
  readonly requests: Request[] = [];
  /** Whether sockets are taken; refused ones are counted. */
  open = true;
  refused = 0;
  private readonly lines = new Queue<Line>();
  private readonly http: Server;
  private readonly sockets = new WebSocketServer({ noServer: true });

  private constructor() {
    this.http = createServer((incoming, reply) => {
      void this.read(incoming).then((request) => {
        this.requests.push(request);
        const answer = this.answer(request);
        const json = "json" in answer;
        reply.writeHead(answer.status ?? 200, { "content-type": json ? "application/json" : "text/plain" });
        reply.end(json ? JSON.stringify(answer.json) : answer.text);
      });
    });
    this.http.on("upgrade", (incoming, socket, head) => {
      if (this.open) this.sockets.handleUpgrade(incoming, socket, head, (line) => this.lines.put(new Line(line)));
      else {
        this.refused += 1;
        socket.destroy();
      }
    });
  }

  /** Listen, and make this the page's origin. */
  static async start(): Promise<Loopback> {
    const server = new Loopback();
    await new Promise<void>((resolve) => server.http.listen(0, "127.0.0.1", resolve));
    const { port } = server.http.address() as AddressInfo;
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`http://127.0.0.1:${port}/`);
    return server;
  }

  /** The next socket that the page opens. */
  line(): Promise<Line> {
    return this.lines.next();
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets.clients) socket.terminate();
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }

  private async read(incoming: IncomingMessage): Promise<Request> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    return { method: incoming.method ?? "", path: incoming.url ?? "", body: body === "" ? null : (JSON.parse(body) as unknown) };
  }
}

/** Wait until something is so, while sockets and promises go on; timers may be faked. */
export async function until(so: () => boolean): Promise<void> {
  const limit = performance.now() + 20_000;
  while (!so()) {
    if (performance.now() > limit) throw new Error(`this did not come about: ${so.toString()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
