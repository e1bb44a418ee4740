import { type ChildProcess, spawn } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';
import type { AppConfigInput } from '@rab/config';
import { anvilBinary } from '@rab/devnet/chain';
import { serveConfig } from './serveConfig.ts';

/** A second, running chain next to the stack's, with the id of BSC's testnet. */
export class OtherChain {
  static readonly id = 97;
  static readonly chainName = 'BSC Testnet';
  #child: ChildProcess | undefined;
  #url = '';

  async start(): Promise<void> {
    const child = spawn(anvilBinary(), ['--port', '0', '--chain-id', String(OtherChain.id)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#url = await new Promise((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (part) => {
        text += part;
        const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(text)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
      child.once('exit', () => reject(new Error('The second chain did not start.')));
    });
  }

  stop(): void {
    this.#child?.kill();
  }

  get url(): string {
    return this.#url;
  }

  /** Adds it to the configuration of a browser's pages, next to the stack's own chain. */
  async serve(context: BrowserContext): Promise<void> {
    await serveConfig(context, (config: AppConfigInput) => {
      const [local] = Object.values(config.chains);
      if (!local) throw new Error('The stack has no chain.');
      const other = { ...local, id: OtherChain.id, name: OtherChain.chainName, rpcUrls: [this.#url], local: undefined };
      return { ...config, chains: { ...config.chains, [OtherChain.id]: other }, flags: { testnet: true } };
    });
  }
}
