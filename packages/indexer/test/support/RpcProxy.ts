import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A JSON-RPC request as it passes. */
export interface Exchange {
  method: string;
  params: readonly unknown[];
  response: ServerResponse;
  /** The node's true answer. */
  forward(): Promise<string>;
}

/** What happens to a request instead of a true answer; `'pass'` lets this one through. */
export type Fault = (exchange: Exchange) => 'pass' | undefined | Promise<'pass' | undefined>;

/** A proxy between the indexer and its node; a test decides when and how it fails. */
export class RpcProxy {
  readonly url: string;
  readonly #port: number;
  #target: string;
  #server: Server | undefined;
  #fault: Fault | undefined;
  #faulted = 0;

  /** @param target link of the real node */
  constructor(port: number, target: string) {
    this.#port = port;
    this.#target = target;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Requests that the present fault has met. */
  get faulted(): number {
    return this.#faulted;
  }

  /** From now on every request meets this fault; none: all goes through, and what hung is cut off. */
  meet(fault?: Fault): void {
    this.#fault = fault;
    this.#faulted = 0;
    if (!fault) this.#server?.closeAllConnections();
  }

  /** From now on another node answers. */
  redirect(target: string): void {
    this.#target = target;
  }

  /** Takes connections. */
  async open(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    this.#server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(this.#port, '127.0.0.1', resolve));
  }

  /** Refuses connections; open ones are cut. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await read(request);
      const { method, params = [] } = JSON.parse(body) as { method: string; params?: unknown[] };
      const forward = () => ask(this.#target, body);
      const fault = this.#fault;
      if (fault && (await fault({ method, params, response, forward })) !== 'pass') {
        this.#faulted++;
        return;
      }
      response.setHeader('content-type', 'application/json').end(await forward());
    } catch {
      // the caller or the node went away
      response.destroy();
    }
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function ask(target: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(target, { method: 'POST', headers, body })).text();
}
