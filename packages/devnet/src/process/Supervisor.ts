import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StackError } from './StackError.ts';

const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));
const LOG_LINES_SHOWN = 15;

export interface Program {
  /** Name in messages and of the log file. */
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
}

interface Running {
  name: string;
  guard: ChildProcess;
  exited: Promise<number>;
}

/**
 * Runs the stack's programs, each behind a guard in a process group of its own with a log file of its own. However the
 * supervisor ends, its programs end.
 */
export class Supervisor {
  readonly #logFolder: string;
  readonly #running: Running[] = [];
  #stopping: Promise<void> | undefined;
  /** Called once when a service ends by itself. */
  onServiceEnd: (reason: StackError) => void = () => {};

  constructor(logFolder: string) {
    this.#logFolder = logFolder;
    mkdirSync(logFolder, { recursive: true });
  }

  logFile(name: string): string {
    return join(this.#logFolder, `${name}.log`);
  }

  /** Starts a program that runs until the stack stops. */
  startService(program: Program): void {
    void this.#spawn(program).exited.then((code) => {
      if (!this.#stopping) this.onServiceEnd(this.#failure(program.name, `ended with code ${code}`));
    });
  }

  /**
   * Runs a program to its end.
   * @throws {StackError} with the end of its log when it fails
   */
  async runTask(program: Program): Promise<void> {
    const code = await this.#spawn(program).exited;
    if (code !== 0 && !this.#stopping) throw this.#failure(program.name, `failed with code ${code}`);
  }

  /** Ends everything, last started first; resolves when all process groups are gone. */
  stop(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const { guard, exited } of this.#running.reverse()) {
        if (guard.connected) guard.send('stop');
        await exited;
      }
    })();
    return this.#stopping;
  }

  #spawn({ name, command, args, cwd, env }: Program): Running {
    if (this.#stopping) throw new StackError(`${name} was not started: the stack is stopping.`);
    const log = openSync(this.logFile(name), 'w');
    const guard = spawn(process.execPath, [GUARD, command, ...args], {
      ...(cwd && { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    });
    const exited = new Promise<number>((resolve) => guard.once('exit', (code) => resolve(code ?? 1)));
    const running = { name, guard, exited };
    this.#running.push(running);
    return running;
  }

  #failure(name: string, what: string): StackError {
    const lines = readFileSync(this.logFile(name), 'utf8').trimEnd().split('\n').slice(-LOG_LINES_SHOWN);
    return new StackError(`${name} ${what}. The end of ${this.logFile(name)}:\n${lines.join('\n')}`);
  }
}
