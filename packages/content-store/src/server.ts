import { serve } from '@hono/node-server';
import { PROJECT_INFO_MAX_BYTES } from '@rab/config';
import { DurableBlockstore } from './blocks/DurableBlockstore.ts';
import { readFile } from './blocks/readFile.ts';
import { createApp } from './createApp.ts';
import { HandOverQueue } from './pinning/HandOverQueue.ts';
import { readSettings, type Settings } from './readSettings.ts';

/**
 * Entry; README.md lists the environment. Prints one line when it listens; SIGINT and SIGTERM let running uploads finish.
 */
const { port, hostname, blocksFolder, uploads, corsOrigins, clientAddress, pinning } = settings();
const blocks = new DurableBlockstore(blocksFolder);
await blocks.open();
const read = (cid: Parameters<typeof readFile>[0]) => readFile(cid, blocks, PROJECT_INFO_MAX_BYTES);
const handOver = pinning && new HandOverQueue({ ...pinning, read });
await handOver?.open();

const app = createApp({ blocks, uploads, corsOrigins, clientAddress, handOver });
const server = serve({ fetch: app.fetch, port, hostname }, ({ port: listening }) =>
  console.log(`Content store on http://${hostname}:${listening}`),
);
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : String(error));
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    handOver?.close();
    server.close(() => process.exit(0));
  });

function settings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
