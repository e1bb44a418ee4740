import { type Access, clientOf, faultOf, RateLimiter, requestIdOf } from '@rab/server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { DurableBlockstore } from './blocks/DurableBlockstore.ts';
import type { Quota } from './blocks/Quota.ts';
import type { HandOverQueue } from './pinning/HandOverQueue.ts';
import { addRoute } from './routes/addRoute.ts';
import { gatewayRoute } from './routes/gatewayRoute.ts';
import { kuboError } from './routes/kuboError.ts';
import type { StoreMetrics } from './StoreMetrics.ts';
import type { Siblings } from './siblings/Siblings.ts';
import type { DenyList } from './takedown/DenyList.ts';
import type { ClientBytes } from './upload/ClientBytes.ts';

export interface ContentStoreOptions extends Access {
  blocks: DurableBlockstore;
  /** The way into the blocks. */
  quota: Quota;
  denied: DenyList;
  metrics: StoreMetrics;
  /** Uploads per client. */
  uploads: { burst: number; perMinute: number };
  /** Bytes per client. */
  clientBytes: ClientBytes;
  /** Where uploads are handed over to a pinning service; null without one. */
  handOver: HandOverQueue | null;
  /** Stores that are asked for what is not here; null without any. */
  siblings: Siblings | null;
}

/** The content store as one request handler: kubo's add, a read gateway, `/health`. */
export function createApp(options: ContentStoreOptions): Hono {
  const { blocks, quota, denied, metrics, uploads, clientBytes, corsOrigins, clientAddress, handOver, siblings } =
    options;
  const app = new Hono();
  const started = Date.now();
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
    if (context.res.status >= 500) metrics.count('failures');
    else if (context.req.method === 'POST') metrics.count(context.res.ok ? 'uploads' : 'uploadsRefused');
    else if (context.req.path.startsWith('/ipfs/')) metrics.count('reads');
  });
  app.get('/health', (context) =>
    context.json(
      {
        status: 'ok',
        upSeconds: Math.floor((Date.now() - started) / 1000),
        answered: metrics.answered,
        bytes: { stored: quota.bytes, most: quota.most },
        pinning: handOver?.state() ?? null,
      },
      200,
      { 'cache-control': 'no-store' },
    ),
  );
  app.route(
    '/',
    addRoute({
      sink: quota,
      denied,
      limiter: new RateLimiter(uploads),
      clientBytes,
      clientOf: (request) => clientOf(request, clientAddress),
      handOver,
    }),
  );
  app.route('/', gatewayRoute(blocks, denied, siblings));
  app.notFound((context) => context.text('There is nothing at this address.', 404));
  app.onError((error, context) => {
    console.error(`${requestIdOf(context)}: ${context.req.method} failed: ${faultOf(error)}`);
    return kuboError(context, 500, 'The content store failed.');
  });
  return app;
}
