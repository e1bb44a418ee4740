import { readFileSync } from 'node:fs';
import { db } from 'ponder:api';
import schema from 'ponder:schema';
import { serve } from '@hono/node-server';
import { clientOf, faultOf, RateLimiter, requestIdOf } from '@rab/server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { readSettings } from '../../settings.ts';
import { allowOrigins } from './allowOrigins.ts';
import { readApiSettings } from './apiSettings.ts';
import { makeBadgeRoute } from './badge/badgeRoute.ts';
import { ENDPOINTS } from './endpoints.ts';
import { graphqlRoute } from './graphqlRoute.ts';
import { healthRoute } from './healthRoute.ts';
import { metricsRoute } from './metricsRoute.ts';
import { PictureMaker } from './preview/PictureMaker.ts';
import { PreviewReader } from './preview/PreviewReader.ts';
import { makePreviewRoutes } from './preview/previewRoutes.ts';
import { SitePages } from './preview/SitePages.ts';
import { readDatabase } from './readDatabase.ts';
import { readDeployment, readHashes, readIndexedBlock, readIndexedBlockNow } from './readProgress.ts';
import { makeShareRoute } from './share/shareRoute.ts';
import { createSubgraph } from './subgraph/createSubgraph.ts';
import { parseEntities } from './subgraph/parseEntities.ts';
import type { SqlWriter } from './subgraph/Tables.ts';
import { tendEmbedded } from './tendEmbedded.ts';
import { makeTokenListRoute } from './tokenList/tokenListRoute.ts';
import { startWatchdog } from './watchdog/startWatchdog.ts';

const settings = readSettings(process.env);
const { corsOrigins, clientAddress, requests, atOnce, publicPort, publicHost } = readApiSettings(process.env);
const limiter = new RateLimiter(requests);
const client = (context: Context) => clientOf(context, clientAddress);
const take = (context: Context) => limiter.take(client(context), Date.now());
const isEmbedded = settings.database.kind === 'pglite';
const entities = parseEntities(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const database = readDatabase(settings);
const reader = new PreviewReader(database, settings);
const [pages, pictures] = [new SitePages(settings.sitePage), new PictureMaker()];

const endpoints = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([name, endpoint]) => [
    name,
    createSubgraph({
      ...endpoint,
      entities,
      writer: db as unknown as SqlWriter,
      database,
      tables: schema,
      state: {
        block: readIndexedBlock,
        blockNow: readIndexedBlockNow,
        hashes: readHashes,
        deployment: readDeployment,
      },
      // the embedded database does its work in this process, and nothing else gets its turn meanwhile
      limits: isEmbedded ? { planned: 40_000 } : {},
    }),
  ]),
);

const api = new Hono()
  .route('/', healthRoute)
  .route('/', makeBadgeRoute(database, take, settings))
  .route('/', makeTokenListRoute(settings, database, take))
  .route('/', makeShareRoute(settings, reader, take))
  .route('/', makePreviewRoutes({ settings, reader, pictures, pages, take, client }))
  .route(
    '/',
    graphqlRoute({
      endpoints,
      take,
      clientAddress,
      atOnce: atOnce ?? (isEmbedded ? 4 : 16),
      maxAge: Math.max(1, Math.floor(settings.blockTime / 1000)),
    }),
  )
  .notFound((context) => context.json({ errors: [{ message: 'There is nothing here.' }] }, 404))
  .onError((error, context) => {
    console.error(`${requestIdOf(context)}: ${context.req.method} failed: ${faultOf(error)}`);
    return context.json({ errors: [{ message: 'The request could not be answered.' }] }, 500);
  });

startWatchdog();
if (isEmbedded)
  tendEmbedded(settings.schema).catch((error: unknown) => console.error('The embedded database is not tended:', error));

/** What Ponder serves beside its own metrics and states: everything, or only what the public must not see. */
const app = new Hono();
app.route('/', metricsRoute);
if (publicPort === null) {
  app.use('/subgraphs/*', allowOrigins(corsOrigins));
  app.route('/', api);
} else {
  app.route('/', healthRoute);
  const open = new Hono().use(cors({ origin: corsOrigins === null ? '*' : [...corsOrigins], maxAge: 86_400 }));
  serve({ fetch: open.route('/', api).fetch, port: publicPort, hostname: publicHost });
}

export default app;
