import { serve } from '@hono/node-server';
import { DurableBlockstore } from './blocks/DurableBlockstore.ts';
import { Quota } from './blocks/Quota.ts';
import { readFile } from './blocks/readFile.ts';
import { createApp } from './createApp.ts';
import { HandOverQueue } from './pinning/HandOverQueue.ts';
import { readSettings, type Settings } from './readSettings.ts';
import { metricsRoute } from './routes/metricsRoute.ts';
import { StoreMetrics } from './StoreMetrics.ts';
import { Siblings } from './siblings/Siblings.ts';
import { DenyList } from './takedown/DenyList.ts';
import { ClientBytes } from './upload/ClientBytes.ts';
import { MOST_BYTES } from './upload/checkDocument.ts';

/** How long running uploads may take to finish after SIGTERM. */
const GRACE_MS = 5_000;

/**
 * Entry; README.md lists the environment. Prints one line when it listens; SIGINT and SIGTERM let running uploads finish.
 */
const { port, hostname, blocksFolder, pinning, siblings, totalBytes, denyList, metricsPort, ...others } = settings();
const blocks = new DurableBlockstore(blocksFolder);
await blocks.open();
const read = (cid: Parameters<typeof readFile>[0]) => readFile(cid, blocks, MOST_BYTES);
const denied = new DenyList(denyList);
const isDenied = async (cid: Parameters<typeof readFile>[0]) => denied.has(cid, await read(cid));
const handOver = pinning && new HandOverQueue({ ...pinning, read, isDenied });
await handOver?.open();
const quota = new Quota(blocks, totalBytes);
await quota.count(blocksFolder);
const clientBytes = new ClientBytes(others.clientBytes);
clientBytes.open();
const metrics = new StoreMetrics(quota, handOver);
if (metricsPort !== null)
  serve({ fetch: metricsRoute(metrics).fetch, port: metricsPort, hostname }).once('error', failed(metricsPort));

const app = createApp({
  ...others,
  clientBytes,
  blocks,
  quota,
  denied,
  metrics,
  handOver,
  siblings: siblings.length > 0 ? new Siblings(siblings, quota) : null,
});
const server = serve({ fetch: app.fetch, port, hostname }, ({ port: listening }) =>
  console.log(`Content store on http://${hostname}:${listening}`),
);
server.once('error', failed(port));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    handOver?.close();
    server.close(end);
    // a request of which half was sent stays open for as long as a stranger likes
    setTimeout(end, GRACE_MS).unref();
  });

function end(): void {
  clientBytes.close();
  process.exit(0);
}

/** What happens when a port cannot be listened on. */
function failed(wanted: number) {
  return (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${wanted} is in use.` : String(error));
    process.exit(1);
  };
}

function settings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
