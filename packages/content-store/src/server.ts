import { serve } from '@hono/node-server';
import { DurableBlockstore } from './blocks/DurableBlockstore.ts';
import { createApp } from './createApp.ts';

/**
 * Entry. Environment: PORT (8712), HOST (127.0.0.1), BLOCKS_DIR (./blocks), UPLOAD_BURST (30), UPLOADS_PER_MINUTE (30).
 * Prints one line when it listens; SIGINT and SIGTERM let running uploads finish.
 */
const numberFrom = (name: string, fallback: number): number => {
  const value = Number(process.env[name] ?? fallback);
  if (Number.isInteger(value) && value >= 0) return value;
  console.error(`${name} must be a whole number.`);
  process.exit(2);
};

const port = numberFrom('PORT', 8712);
const hostname = process.env.HOST ?? '127.0.0.1';
const blocks = new DurableBlockstore(process.env.BLOCKS_DIR ?? './blocks');
await blocks.open();
const uploads = { burst: numberFrom('UPLOAD_BURST', 30), perMinute: numberFrom('UPLOADS_PER_MINUTE', 30) };

const server = serve({ fetch: createApp({ blocks, uploads }).fetch, port, hostname }, ({ port: listening }) =>
  console.log(`Content store on http://${hostname}:${listening}`),
);
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : String(error));
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)));
