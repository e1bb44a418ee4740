import { Hono } from 'hono';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type LongestBlock, LoopWatch } from './LoopWatch.ts';
import { readHead, readIndexedBlock } from './readProgress.ts';

const registry = new Registry();

/** GraphQL requests by endpoint and outcome: `ok`, `errors` (an answer with errors) or `refused` (not executed). */
export const graphqlRequests = new Counter({
  name: 'rab_graphql_requests_total',
  help: 'GraphQL requests by endpoint and outcome',
  labelNames: ['endpoint', 'outcome'] as const,
  registers: [registry],
});

/** Seconds from a GraphQL request's arrival to its answer, waiting for a turn included. */
export const graphqlSeconds = new Histogram({
  name: 'rab_graphql_seconds',
  help: 'Seconds that a GraphQL request took',
  labelNames: ['endpoint'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

new Gauge({
  name: 'rab_indexed_block',
  help: 'Last block that the database reflects; NaN while it does not answer',
  registers: [registry],
  async collect() {
    this.set(
      await readIndexedBlock().then(
        ({ number }) => number,
        () => Number.NaN,
      ),
    );
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

const watch = new LoopWatch();
watch.start();

new Gauge({
  name: 'rab_event_loop_blocked_seconds',
  help: 'Longest time for which the event loop was held up since the last scrape, by the clock and by what the process computed',
  labelNames: ['measure'] as const,
  registers: [registry],
  collect() {
    const longest = watch.take();
    for (const measure of ['clock', 'computing'] satisfies (keyof LongestBlock)[])
      this.set({ measure }, longest[measure]);
  },
});

new Gauge({
  name: 'rab_memory_bytes',
  help: 'Resident memory of the process',
  registers: [registry],
  collect() {
    this.set(process.memoryUsage.rss());
  },
});

new Counter({
  name: 'rab_cpu_seconds_total',
  help: 'Seconds that the process has computed',
  registers: [registry],
  collect() {
    const { user, system } = process.cpuUsage();
    this.reset();
    this.inc((user + system) / 1e6);
  },
});

/** `GET /metrics/rab` for Prometheus, beside Ponder's own `/metrics`; not for the public (see README.md). */
export const metricsRoute = new Hono().get('/metrics/rab', async (context) =>
  context.text(await registry.metrics(), 200, { 'content-type': registry.contentType }),
);
