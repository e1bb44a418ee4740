import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { indexerCommand } from '@rab/indexer/command';
import { readMetrics } from '@rab/indexer/test/readMetrics';

const STEP_MS = 50;

/** An indexer as a child process, measured from outside. */
export class RunningIndexer {
  readonly #process: ChildProcess;
  readonly #origin: string;

  /** @param settings where it finds the configuration, the chain and the database (see the indexer's settings) */
  constructor(port: number, settings: Record<string, string>) {
    this.#origin = `http://127.0.0.1:${port}`;
    const env = { ...process.env, PONDER_TELEMETRY_DISABLED: '1', ...settings };
    const { command, args, cwd } = indexerCommand('start', port, env, '--log-level', 'warn');
    this.#process = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    process.once('exit', () => this.#process.kill('SIGKILL'));
  }

  /** Answer to a GraphQL query. @throws when it does not answer or the answer has errors */
  async ask(endpoint: string, query: string, variables: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.#origin}/subgraphs/name/${endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
    if (!data || errors) throw new Error(`${query}\n${JSON.stringify(errors)}`);
    return data;
  }

  /** Resolves when the chain's head is indexed. */
  async caughtUp(): Promise<void> {
    await this.#until(async () => {
      const ready = await fetch(`${this.#origin}/ready`);
      const health = await fetch(`${this.#origin}/subgraphs/health`);
      const { behind } = (await health.json()) as { behind?: number };
      return ready.ok && behind === 0;
    });
  }

  /** Resolves with the first answer to a query. */
  async firstAnswer(endpoint: string, query: string): Promise<void> {
    await this.#until(async () => Boolean(await this.ask(endpoint, query)));
  }

  /** Events handled by indexing functions since the start. */
  async events(): Promise<number> {
    return (await readMetrics(`${this.#origin}/metrics`)).sum('ponder_indexing_completed_events');
  }

  /** Most memory that the process had so far, MB (Linux). */
  peakMemory(): number {
    const status = readFileSync(join('/proc', String(this.#process.pid), 'status'), 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const exited = once(this.#process, 'exit');
    this.#process.kill(signal);
    await exited;
  }

  async #until(isTrue: () => Promise<boolean>): Promise<void> {
    while (!(await isTrue().catch(() => false))) {
      if (this.#process.exitCode !== null) throw new Error(`The indexer ended with code ${this.#process.exitCode}.`);
      await sleep(STEP_MS);
    }
  }
}
