import { type Access, clientOf, RateLimiter } from '@rab/server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { DurableBlockstore } from './blocks/DurableBlockstore.ts';
import type { HandOverQueue } from './pinning/HandOverQueue.ts';
import { addRoute } from './routes/addRoute.ts';
import { gatewayRoute } from './routes/gatewayRoute.ts';
import { kuboError } from './routes/kuboError.ts';

export interface ContentStoreOptions extends Access {
  blocks: DurableBlockstore;
  /** Uploads per client. */
  uploads: { burst: number; perMinute: number };
  /** Where uploads are handed over to a pinning service; null without one. */
  handOver: HandOverQueue | null;
}

/** The content store as one request handler: kubo's add, a read gateway, `/health`. */
export function createApp({ blocks, uploads, corsOrigins, clientAddress, handOver }: ContentStoreOptions): Hono {
  const app = new Hono();
  const started = Date.now();
  const answered = { uploads: 0, uploadsRefused: 0, reads: 0, failures: 0 };
  app.use(
    cors({
      origin: corsOrigins ? [...corsOrigins] : '*',
      allowMethods: ['GET', 'HEAD', 'POST'],
      exposeHeaders: ['X-Ipfs-Path', 'Etag'],
      maxAge: 86_400,
    }),
  );
  app.use(async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    context.header('content-security-policy', "default-src 'none'; sandbox");
    context.header('referrer-policy', 'no-referrer');
    if (context.res.status >= 500) answered.failures += 1;
    else if (context.req.method === 'POST') answered[context.res.ok ? 'uploads' : 'uploadsRefused'] += 1;
    else if (context.req.path.startsWith('/ipfs/')) answered.reads += 1;
  });
  app.get('/health', (context) =>
    context.json(
      {
        status: 'ok',
        upSeconds: Math.floor((Date.now() - started) / 1000),
        answered,
        pinning: handOver?.state() ?? null,
      },
      200,
      { 'cache-control': 'no-store' },
    ),
  );
  app.route(
    '/',
    addRoute({
      sink: blocks,
      limiter: new RateLimiter(uploads),
      clientOf: (request) => clientOf(request, clientAddress),
      handOver,
    }),
  );
  app.route('/', gatewayRoute(blocks));
  app.notFound((context) => context.text('There is nothing at this address.', 404));
  app.onError((error, context) => {
    console.error(error);
    return kuboError(context, 500, 'The content store failed.');
  });
  return app;
}
