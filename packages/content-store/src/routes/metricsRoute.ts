import { Hono } from 'hono';
import type { StoreMetrics } from '../StoreMetrics.ts';

/** `GET /metrics` for Prometheus, on a port that the public does not reach. */
export const metricsRoute = (metrics: StoreMetrics): Hono =>
  new Hono().get('/metrics', async (context) => {
    const { text, contentType } = await metrics.text();
    return context.text(text, 200, { 'content-type': contentType });
  });
