import { createMiddleware } from 'hono/factory';

/**
 * Lets pages of these origins read answers, others not; `*` is every origin. Ponder's server allows all before a route
 * runs, so this narrows the answer.
 */
export const allowOrigins = (origins: readonly string[]) =>
  createMiddleware(async (context, next) => {
    await next();
    if (origins.includes('*')) return;
    const { headers } = context.res;
    const origin = context.req.header('origin');
    if (origin && origins.includes(origin)) headers.set('access-control-allow-origin', origin);
    else headers.delete('access-control-allow-origin');
    headers.append('vary', 'origin');
  });
