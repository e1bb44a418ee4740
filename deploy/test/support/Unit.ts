import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../../readEnv.mjs';
import { type Program, startProgram } from './startProgram.ts';

const DEPLOY = join(__dirname, '../..');

/**
 * What systemd does with a unit of deploy/systemd: runs its command with the settings of its file in deploy/env and nothing
 * else, and again whenever it ends.
 */
export class Unit {
  readonly #command: string;
  readonly #args: string[];
  readonly #env: Record<string, string>;
  #program: Program | undefined;

  /**
   * @param name of `systemd/rab-<name>@.service` and `env/<name>.env`
   * @param settings in place of those in the file
   * @throws when the file does not have one of the settings
   */
  constructor(name: 'indexer' | 'replica' | 'content', settings: Record<string, string>) {
    const unit = readFileSync(join(DEPLOY, `systemd/rab-${name}@.service`), 'utf8');
    const shown = readEnv(readFileSync(join(DEPLOY, `env/${name}.env`), 'utf8'));
    const unknown = Object.keys(settings).find((key) => !(key in shown));
    if (unknown) throw new Error(`deploy/env/${name}.env does not show ${unknown}.`);
    const own = (/^Environment=(.*)$/m.exec(unit)?.[1] ?? '')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]);
    if (!/^Restart=always$/m.test(unit)) throw new Error(`rab-${name}@.service is not started again.`);
    this.#env = { ...Object.fromEntries(own), ...shown, ...settings };
    const line = /^ExecStart=(\S+) (\S+) '(.*)'$/m.exec(unit);
    if (!line) throw new Error(`rab-${name}@.service starts no shell.`);
    const [, command, flag, script] = line as unknown as [string, string, string, string];
    this.#command = command;
    this.#args = [flag, script.replace(/\$\{(\w+)\}/g, (_, key: string) => this.#env[key] ?? '')];
  }

  /** What it has written since it was started last. */
  get log(): string {
    return this.#program?.log() ?? '';
  }

  start(): this {
    const program = startProgram(this.#command, this.#args, { PATH: process.env.PATH, ...this.#env });
    this.#program = program;
    program.process.once('exit', () => {
      if (this.#program === program) this.start();
    });
    return this;
  }

  /** Ends it as `systemctl stop` does, or at once; it stays down. */
  async stop(signal?: 'SIGKILL'): Promise<void> {
    const program = this.#program;
    this.#program = undefined;
    await program?.stop(signal);
  }
}
