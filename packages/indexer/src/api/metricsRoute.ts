import { Hono } from 'hono';
import { Counter, Gauge, Registry } from 'prom-client';
import { readHead, readIndexedBlock } from './readProgress.ts';

const registry = new Registry();

/** GraphQL requests by endpoint and outcome: `ok`, `errors` (an answer with errors) or `refused` (not executed). */
export const graphqlRequests = new Counter({
  name: 'rab_graphql_requests_total',
  help: 'GraphQL requests by endpoint and outcome',
  labelNames: ['endpoint', 'outcome'] as const,
  registers: [registry],
});

new Gauge({
  name: 'rab_indexed_block',
  help: 'Last block that the database reflects',
  registers: [registry],
  async collect() {
    this.set((await readIndexedBlock()).number);
  },
});

new Gauge({
  name: 'rab_chain_head_block',
  help: 'Newest block of the chain; NaN while it does not answer',
  registers: [registry],
  async collect() {
    this.set(await readHead().catch(() => Number.NaN));
  },
});

/** `GET /metrics/rab` for Prometheus, beside Ponder's own `/metrics`; not for the public (see README.md). */
export const metricsRoute = new Hono().get('/metrics/rab', async (context) =>
  context.text(await registry.metrics(), 200, { 'content-type': registry.contentType }),
);
