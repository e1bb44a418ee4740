import { readFileSync } from 'node:fs';
import { db } from 'ponder:api';
import schema from 'ponder:schema';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ENDPOINTS } from './endpoints.ts';
import { healthRoute } from './healthRoute.ts';
import { readIndexedBlock } from './readProgress.ts';
import { createSubgraph, type GraphqlRequest } from './subgraph/createSubgraph.ts';
import { parseEntities } from './subgraph/parseEntities.ts';
import type { Database } from './subgraph/Tables.ts';

const entities = parseEntities(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const app = new Hono();
app.route('/', healthRoute);

for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
  const answer = createSubgraph({
    ...endpoint,
    entities,
    database: db as unknown as Database,
    tables: schema,
    block: readIndexedBlock,
  });
  app.post(`/subgraphs/name/${name}`, bodyLimit({ maxSize: 100_000 }), async (context) => {
    const request = await parseRequest(context.req.raw);
    if (!request) return context.json({ errors: [{ message: 'Send JSON with a query text.' }] }, 400);
    return context.json(await answer(request));
  });
}

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
