import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { serveConfig } from './serveConfig.ts';
import { CONTENT_URL } from './stack.ts';

const PACKAGE = fileURLToPath(new URL('../../packages/content-store', import.meta.url));

/** A content store that a scenario may really stop and start again: the stack's own one must not end. */
export class OwnContentStore {
  readonly #folder = mkdtempSync(join(tmpdir(), 'e2e-content-'));
  #child: ChildProcess | undefined;
  #port = 0;

  /** Starts it; after a stop on the same port and with the same blocks. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
      cwd: PACKAGE,
      env: { ...process.env, PORT: String(this.#port), BLOCKS_DIR: this.#folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (data) => resolve(String(data)));
      child.once('exit', () => reject(new Error('The content store did not start.')));
    });
    this.#port = Number(/:(\d+)\s*$/.exec(line)?.[1]);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }

  /** Puts one of its documents into the stack's own store: scenarios that follow meet the sale that names it. */
  async giveToStack(hash: string): Promise<void> {
    const document = await (await fetch(`http://127.0.0.1:${this.#port}/ipfs/${hash}`)).blob();
    const body = new FormData();
    body.append('file', document, 'project-info.json');
    const added = await fetch(`${CONTENT_URL}/api/v0/add`, { method: 'POST', body });
    const { Hash } = (await added.json()) as { Hash: string };
    if (Hash !== hash) throw new Error(`The stack's store came to another hash: ${Hash}.`);
  }

  /** Makes a browser's pages use this store instead of the stack's. */
  async serve(context: BrowserContext): Promise<void> {
    const origin = `http://127.0.0.1:${this.#port}`;
    await serveConfig(context, (config) => ({ ...config, content: { upload: origin, gateway: `${origin}/ipfs` } }));
  }
}
