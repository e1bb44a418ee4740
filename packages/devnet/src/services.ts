import { join } from 'node:path';
import { indexerCommand } from '@rab/indexer/command';
import { anvilBinary } from './chain/anvilBinary.ts';
import { LOCAL_CHAIN_ID } from './chain/LocalChain.ts';
import { BLOCK_TIME } from './config/localConfig.ts';
import { type Options, WORKSPACE } from './options.ts';
import type { Program } from './process/Supervisor.ts';

/** The development chain. Its clock starts at `timestamp` (unix seconds); transactions are mined at once. */
export const chainProgram = ({ ports }: Options, timestamp: bigint): Program => ({
  name: 'chain',
  command: anvilBinary(),
  args: [
    ...['--host', '127.0.0.1', '--port', String(ports.chain), '--chain-id', String(LOCAL_CHAIN_ID)],
    ...['--timestamp', String(timestamp), '--block-time', String(BLOCK_TIME / 1000), '--mixed-mining'],
    ...['--balance', '100000', '--prune-history', '256', '--quiet'],
  ],
});

export const contentStoreProgram = ({ ports, stateFolder }: Options): Program => ({
  name: 'content-store',
  command: process.execPath,
  args: ['--import', 'tsx', 'src/server.ts'],
  cwd: join(WORKSPACE, 'packages/content-store'),
  // one machine, one user: the demo data alone would hit a public store's limit
  env: {
    PORT: String(ports.content),
    BLOCKS_DIR: join(stateFolder, 'blocks'),
    UPLOAD_BURST: '1000',
    UPLOADS_PER_MINUTE: '1000',
  },
});

export const indexerProgram = ({ ports, stateFolder }: Options): Program => {
  const env = {
    APP_CONFIG: join(stateFolder, 'config.json'),
    DATABASE_DIR: join(stateFolder, 'indexer'),
    REQUESTS_BURST: '10000',
    REQUESTS_PER_MINUTE: '100000',
    PONDER_TELEMETRY_DISABLED: '1',
  };
  return {
    name: 'indexer',
    ...indexerCommand('start', ports.indexer, env, '--log-level', 'warn', '--log-format', 'json'),
    env,
  };
};
