import { readFileSync } from 'node:fs';
import { db } from 'ponder:api';
import schema from 'ponder:schema';
import { clientOf, RateLimiter } from '@rab/server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { allowOrigins } from './allowOrigins.ts';
import { readApiSettings } from './apiSettings.ts';
import { ENDPOINTS } from './endpoints.ts';
import { healthRoute } from './healthRoute.ts';
import { graphqlRequests, metricsRoute } from './metricsRoute.ts';
import { readIndexedBlock } from './readProgress.ts';
import { createSubgraph, type GraphqlRequest } from './subgraph/createSubgraph.ts';
import { parseEntities } from './subgraph/parseEntities.ts';
import type { Database } from './subgraph/Tables.ts';
import { tendEmbedded } from './tendEmbedded.ts';

const MAX_REQUEST_BYTES = 100_000;

const { corsOrigins, clientAddress, requests } = readApiSettings(process.env);
const limiter = new RateLimiter(requests);
const entities = parseEntities(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const app = new Hono();
app.use('/subgraphs/*', allowOrigins(corsOrigins));
app.route('/', healthRoute);
app.route('/', metricsRoute);

for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
  const answer = createSubgraph({
    ...endpoint,
    entities,
    database: db as unknown as Database,
    tables: schema,
    block: readIndexedBlock,
  });
  const refused = () => graphqlRequests.inc({ endpoint: name, outcome: 'refused' });
  app.post(
    `/subgraphs/name/${name}`,
    async (context, next) => {
      if (limiter.take(clientOf(context, clientAddress), Date.now())) return next();
      refused();
      const errors = [{ message: 'Too many requests, try again in a moment.' }];
      return context.json({ errors }, 429, { 'retry-after': '5' });
    },
    bodyLimit({
      maxSize: MAX_REQUEST_BYTES,
      onError: (context) => {
        refused();
        return context.json({ errors: [{ message: `A request may have ${MAX_REQUEST_BYTES} bytes.` }] }, 413);
      },
    }),
    async (context) => {
      const request = await parseRequest(context.req.raw);
      if (!request) {
        refused();
        return context.json({ errors: [{ message: 'Send JSON with a query text.' }] }, 400);
      }
      const result = await answer(request);
      graphqlRequests.inc({ endpoint: name, outcome: result.errors ? 'errors' : 'ok' });
      return context.json(result);
    },
  );
}

if (!process.env.DATABASE_URL)
  tendEmbedded().catch((error: unknown) => console.error('The embedded database is not tended:', error));

async function parseRequest(request: Request): Promise<GraphqlRequest | null> {
  try {
    const body: unknown = await request.json();
    if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string') return null;
    const { query, variables, operationName } = body as GraphqlRequest;
    return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
  } catch {
    return null;
  }
}

export default app;
