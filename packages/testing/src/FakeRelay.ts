import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface Call {
  id: number;
  method?: string;
  params?: Record<string, string>;
}

/** A Wallet Connect relay for tests: keeps each topic's messages and sends them to its subscribers. */
export class FakeRelay {
  readonly #server: WebSocketServer;
  readonly #subscribers = new Map<string, Set<WebSocket>>();
  readonly #messages = new Map<string, object[]>();
  #nextId = 1;
  #waiting: (() => void)[] | null = null;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    server.on('connection', (socket) => {
      socket.on('message', (data) => this.#answer(socket, JSON.parse(String(data)) as Call));
      socket.on('close', () => {
        for (const sockets of this.#subscribers.values()) sockets.delete(socket);
      });
    });
  }

  static async start(): Promise<FakeRelay> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await new Promise((done) => server.once('listening', done));
    return new FakeRelay(server);
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Answers no request, as if it were unreachable, until the returned function is called. */
  goAway(): () => void {
    this.#waiting = [];
    return () => {
      const waiting = this.#waiting ?? [];
      this.#waiting = null;
      for (const answer of waiting) answer();
    };
  }

  async stop(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate();
    await new Promise((done) => this.#server.close(done));
  }

  #answer(socket: WebSocket, { id, method, params = {} }: Call): void {
    // answers to our own calls need none
    if (!method) return;
    if (this.#waiting) return void this.#waiting.push(() => this.#answer(socket, { id, method, params }));
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: this.#handle(socket, method, params) }));
  }

  #handle(socket: WebSocket, method: string, params: Record<string, unknown>): unknown {
    const topics = (params.topics ?? [params.topic]) as string[];
    switch (method) {
      case 'irn_subscribe':
      case 'irn_batchSubscribe': {
        for (const topic of topics) this.#subscribe(socket, topic);
        const ids = topics.map((topic) => `subscription-${topic}`);
        return method === 'irn_subscribe' ? ids[0] : ids;
      }
      case 'irn_publish':
        this.#publish(socket, params.topic as string, params.message as string, params.tag);
        return true;
      case 'wc_proposeSession':
        this.#subscribe(socket, params.pairingTopic as string);
        this.#publish(socket, params.pairingTopic as string, params.sessionProposal as string, 1100);
        return true;
      case 'wc_approveSession':
        this.#subscribe(socket, params.sessionTopic as string);
        this.#publish(socket, params.pairingTopic as string, params.sessionProposalResponse as string, 1101);
        this.#publish(socket, params.sessionTopic as string, params.sessionSettlementRequest as string, 1102);
        return true;
      case 'irn_fetchMessages':
      case 'irn_batchFetchMessages':
        return { messages: [], hasMore: false };
      default:
        return true;
    }
  }

  #subscribe(socket: WebSocket, topic: string): void {
    const sockets = this.#subscribers.get(topic) ?? new Set();
    if (sockets.has(socket)) return;
    this.#subscribers.set(topic, sockets.add(socket));
    for (const message of this.#messages.get(topic) ?? []) this.#deliver(socket, topic, message);
  }

  #publish(from: WebSocket, topic: string, message: string, tag: unknown): void {
    const data = { topic, message, tag, publishedAt: Date.now() };
    this.#messages.set(topic, [...(this.#messages.get(topic) ?? []), data]);
    for (const socket of this.#subscribers.get(topic) ?? []) if (socket !== from) this.#deliver(socket, topic, data);
  }

  #deliver(socket: WebSocket, topic: string, data: object): void {
    const params = { id: `subscription-${topic}`, data };
    this.#nextId += 1;
    setTimeout(() =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: this.#nextId, method: 'irn_subscription', params })),
    );
  }
}
