import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { DurableBlockstore } from './blocks/DurableBlockstore.ts';
import { addRoute } from './routes/addRoute.ts';
import { gatewayRoute } from './routes/gatewayRoute.ts';
import { kuboError } from './routes/kuboError.ts';
import { RateLimiter } from './upload/RateLimiter.ts';

export interface ContentStoreOptions {
  blocks: DurableBlockstore;
  /** Uploads per client address. */
  uploads: { burst: number; perMinute: number };
}

/** The content store as one request handler: kubo's add, a read gateway, `/health`. Any page of any origin may use it. */
export function createApp({ blocks, uploads }: ContentStoreOptions): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: '*',
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
  });
  app.get('/health', (context) => context.text('ok'));
  app.route('/', addRoute(blocks, new RateLimiter(uploads), remoteAddress));
  app.route('/', gatewayRoute(blocks));
  app.notFound((context) => context.text('There is nothing at this address.', 404));
  app.onError((error, context) => {
    console.error(error);
    return kuboError(context, 500, 'The content store failed.');
  });
  return app;
}

/** The client's address as @hono/node-server hands it over; all clients count as one where it is missing. */
function remoteAddress(bindings: unknown): string {
  const { incoming } = bindings as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress ?? 'unknown';
}
