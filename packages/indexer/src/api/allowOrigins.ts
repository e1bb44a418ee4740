import { createMiddleware } from 'hono/factory';

/**
 * Lets pages of these origins read answers, others not; null is every origin. Ponder's server allows all before a route
 * runs, so this narrows its answer.
 */
export const allowOrigins = (origins: readonly string[] | null) =>
  createMiddleware(async (context, next) => {
    await next();
    if (origins === null) return;
    const { headers } = context.res;
    const origin = context.req.header('origin');
    if (origin && origins.includes(origin)) headers.set('access-control-allow-origin', origin);
    else headers.delete('access-control-allow-origin');
    headers.append('vary', 'origin');
  });
