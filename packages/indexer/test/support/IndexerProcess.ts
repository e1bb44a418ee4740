import { type ChildProcess, spawn } from 'node:child_process';
import { indexerCommand } from '../../indexerCommand.ts';
import { until } from './until.ts';

export interface IndexerOptions {
  port: number;
  /** Settings of the indexer (see settings.ts). */
  env: Readonly<Record<string, string>>;
  /** Start it again whenever it ends by itself, as a process manager would; default true. */
  supervised?: boolean;
  /** Default `start`; `serve` is a replica that only reads. */
  command?: 'start' | 'serve';
}

/** The indexer as it runs in production: a process of its own, started again when it ends. */
export class IndexerProcess {
  readonly url: string;
  /** Exit codes of the times when it ended by itself, in order. */
  readonly ends: number[] = [];
  readonly #options: IndexerOptions;
  #child: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  #log = '';

  constructor(options: IndexerOptions) {
    this.#options = options;
    this.url = `http://127.0.0.1:${options.port}`;
  }

  /** What it has written, JSON lines of level warn and above. */
  get log(): string {
    return this.#log;
  }

  /** Starts the process; see `answers` for its readiness. */
  start(): void {
    const { port, command: kind = 'start' } = this.#options;
    const env = { ...process.env, PONDER_TELEMETRY_DISABLED: '1', ...this.#options.env };
    const { command, args, cwd } = indexerCommand(kind, port, env, '--log-level', 'warn', '--log-format', 'json');
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        this.#log += String(text);
      });
    this.#exited = new Promise((resolve) => {
      child.once('exit', (code) => {
        resolve();
        if (this.#child !== child) return;
        this.ends.push(code ?? -1);
        if (this.#options.supervised ?? true) this.start();
      });
    });
  }

  /** Ends the process at once, without a chance to put anything in order; it stays down. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends the process as an operator would. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    child?.kill(signal);
    await this.#exited;
  }

  /**
   * Data of an endpoint.
   * @throws when the indexer does not answer, or with errors
   */
  async query<T>(endpoint: string, query: string): Promise<T> {
    const response = await fetch(`${this.url}/subgraphs/name/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data?: T; errors?: unknown };
    if (errors || !data) throw new Error(`${endpoint} answered ${JSON.stringify(errors)}`);
    return data;
  }

  /** Number of the last block that the answers reflect. */
  async indexedBlock(): Promise<number> {
    const { _meta } = await this.query<{ _meta: { block: { number: number } } }>(
      'lock',
      '{ _meta { block { number } } }',
    );
    return _meta.block.number;
  }

  /** Resolves when the answers reflect a block. */
  async reaches(block: bigint): Promise<void> {
    await until(`${this.url} reaches block ${block}`, async () => (await this.indexedBlock()) >= Number(block)).catch(
      (error: Error) => {
        throw new Error(`${error.message} Its last lines:\n${this.#log.slice(-3000)}`, { cause: error });
      },
    );
  }

  /** Status and body of the health route. */
  async health(): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${this.url}/subgraphs/health`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
}
