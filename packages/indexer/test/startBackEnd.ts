import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AppConfig, type ChainConfig, parseConfig } from '@rab/config';
import { createTestClient, http, publicActions, walletActions } from 'viem';
import { foundry } from 'viem/chains';

const WORKSPACE = join(__dirname, '../../..');

export interface BackEnd {
  config: AppConfig;
  chain: ChainConfig;
  client: ReturnType<typeof createClient>;
  indexer: string;
  stop(): Promise<void>;
}

const createClient = (rpcUrl: string) =>
  createTestClient({ mode: 'anvil', chain: foundry, transport: http(rpcUrl), cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions);

/** The local stack without front ends: a real chain with real contracts and demo data, and the indexer over it. */
export async function startBackEnd(portBase: number): Promise<BackEnd> {
  const devnet = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts', '--no-web'], {
    cwd: join(WORKSPACE, 'packages/devnet'),
    env: { ...process.env, RAB_PORT_BASE: String(portBase) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(devnet);
  const file = join(WORKSPACE, '.local', String(portBase), 'config.json');
  const config: AppConfig = parseConfig(JSON.parse(readFileSync(file, 'utf8')));
  const chain = config.chains[config.defaultChainId] as ChainConfig;
  return {
    config,
    chain,
    client: createClient(chain.rpcUrls[0] as string),
    indexer: `http://127.0.0.1:${portBase + 11}`,
    stop: () =>
      new Promise((resolve) => {
        devnet.once('exit', () => resolve());
        devnet.kill('SIGTERM');
      }),
  };
}

const ready = (devnet: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += String(data);
      if (output.includes('Ready')) resolve();
    };
    devnet.stdout?.on('data', read);
    devnet.stderr?.on('data', read);
    devnet.once('exit', () => reject(new Error(`The local stack did not start:\n${output}`)));
  });
