import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NODE_FAULTS, type NodeFault, type Rewrite, type RpcAnswer, type RpcCall } from './NodeFault.ts';

/** What goes wrong with any service: the connection breaks, no answer comes, or one that says nothing. */
export type ServiceFault = 'is away' | 'never answers' | 'is too busy' | 'fails' | 'answers with a web page';

const ANSWERS: Partial<Record<ServiceFault, { status: number; type: string; body: string }>> = {
  'is too busy': { status: 429, type: 'text/plain', body: 'Too Many Requests' },
  fails: { status: 503, type: 'text/plain', body: 'Service Unavailable' },
  'answers with a web page': { status: 200, type: 'text/html', body: '<html><body>Welcome</body></html>' },
};

/** One service of the product behind its own loopback proxy, which can make it fail; pages are given `url`. */
export class FaultyService {
  readonly #target: URL;
  readonly #server: Server;
  #rewrite: Rewrite | undefined;
  #fault: ServiceFault | undefined;
  /** Paths that it answers itself, each with its text. */
  readonly pages = new Map<string, { type: string; body: string }>();
  /** Which paths a fault concerns. */
  concerns: (path: string) => boolean = () => true;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((asked, answer) => void this.#handle(asked, answer));
  }

  static async start(target: string): Promise<FaultyService> {
    const service = new FaultyService(target);
    await new Promise<void>((done) => service.#server.listen(0, '127.0.0.1', done));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on this goes wrong, and nothing else. */
  break(fault: ServiceFault | NodeFault): void {
    this.heal();
    if (fault in NODE_FAULTS) this.#rewrite = NODE_FAULTS[fault as NodeFault]();
    else this.#fault = fault as ServiceFault;
  }

  heal(): void {
    this.#fault = undefined;
    this.#rewrite = undefined;
    this.concerns = () => true;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/';
    const fault = this.concerns(path) ? this.#fault : undefined;
    // as it is now: what is switched off meanwhile does not let this answer through
    const rewrite = this.#rewrite;
    if (fault === 'is away') return void asked.destroy();
    if (fault === 'never answers') return void asked.resume();
    // browsers show a page of another origin only what says that it may be seen
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const instead = fault && ANSWERS[fault];
    const own = instead ?? this.pages.get(path);
    if (own) {
      asked.resume();
      answer.writeHead('status' in own ? (own.status as number) : 200, { ...cors, 'content-type': own.type });
      return void answer.end(own.body);
    }
    await this.#forward(asked, answer, rewrite).catch(() => answer.destroy());
  }

  async #forward(asked: IncomingMessage, answer: ServerResponse, rewrite: Rewrite | undefined): Promise<void> {
    const body = await bytesOf(asked);
    const { hostname, port } = this.#target;
    const headers = { ...asked.headers, host: this.#target.host };
    const given = await new Promise<IncomingMessage>((done, fail) => {
      // a connection of its own: one that is kept may be closed by the service in the moment it is used
      request({ hostname, port, path: asked.url, method: asked.method, headers, agent: false }, done)
        .once('error', fail)
        .end(body);
    });
    const bytes = await bytesOf(given);
    const { 'transfer-encoding': _, 'content-length': __, connection: ___, ...kept } = given.headers;
    const text = rewrite && asked.method === 'POST' ? rewritten(body, bytes, rewrite) : bytes;
    answer.writeHead(given.statusCode ?? 502, { ...kept, 'content-length': text.length });
    answer.end(text);
  }
}

function rewritten(asked: Buffer, given: Buffer, rewrite: Rewrite): Buffer {
  const calls = JSON.parse(asked.toString()) as RpcCall | RpcCall[];
  const answers = JSON.parse(given.toString()) as RpcAnswer | RpcAnswer[];
  const rewriteOne = (one: RpcAnswer): RpcAnswer => {
    const call = [calls].flat().find(({ id }) => id === one.id);
    return call ? rewrite(call, one) : one;
  };
  return Buffer.from(JSON.stringify(Array.isArray(answers) ? answers.map(rewriteOne) : rewriteOne(answers)));
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
