import type { ServerResponse } from 'node:http';
import { type Access, clientOf, faultOf, requestIdOf, swallowBody } from '@rab/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FairQueue, QueueIsFull } from './FairQueue.ts';
import { graphqlRequests, graphqlSeconds } from './metricsRoute.ts';
import { type ParsedRequest, parseBody, parseParameters } from './parseRequest.ts';
import type { Answer, GraphqlRequest, Report } from './subgraph/createSubgraph.ts';
import { UnsentAnswers } from './UnsentAnswers.ts';

const MAX_REQUEST_BYTES = 100_000;
const MAX_UNSENT_LETTERS = 50_000_000;

export interface GraphqlRouteOptions {
  /** What answers, by the endpoint's name. */
  endpoints: Readonly<Record<string, (request: GraphqlRequest, report: Report) => Promise<Answer>>>;
  /** Counts a request of a client; false when it has sent too many. */
  take(context: Context): boolean;
  clientAddress: Access['clientAddress'];
  /** Requests that run at once; more wait for their turn. */
  atOnce: number;
  /** Seconds for which an answer to a GET may be kept: a block's time. */
  maxAge: number;
}

/** `POST` and `GET /subgraphs/name/:endpoint`. */
export function graphqlRoute({ endpoints, take, clientAddress, atOnce, maxAge }: GraphqlRouteOptions): Hono {
  const queue = new FairQueue({ concurrency: atOnce, waiting: 100, patience: 10_000 });
  const unsent = new UnsentAnswers(MAX_UNSENT_LETTERS);
  const app = new Hono();

  for (const [name, answer] of Object.entries(endpoints)) {
    const refuse = (
      context: Context,
      status: ContentfulStatusCode,
      message: string,
      headers: Record<string, string> = {},
    ) => {
      graphqlRequests.inc({ endpoint: name, outcome: 'refused' });
      return context.json({ errors: [{ message }] }, status, { 'cache-control': 'no-store', ...headers });
    };
    const busy = (context: Context) =>
      refuse(context, 503, 'The server is busy, try again in a moment.', { 'retry-after': '5' });

    const respond = async (context: Context, parsed: ParsedRequest) => {
      if ('refusal' in parsed) return refuse(context, 400, parsed.refusal);
      if (unsent.isFull) return busy(context);
      const report: Report = (error) =>
        console.error(`${requestIdOf(context)}: a query to ${name} failed: ${faultOf(error)}`);
      const observe = graphqlSeconds.startTimer({ endpoint: name });
      try {
        const { text, hasErrors } = await queue.run(clientOf(context, clientAddress), () =>
          answer(parsed.request, report),
        );
        graphqlRequests.inc({ endpoint: name, outcome: hasErrors ? 'errors' : 'ok' });
        const { outgoing } = context.env as { outgoing?: ServerResponse };
        if (outgoing) unsent.add(text.length, outgoing);
        const isKept = context.req.method === 'GET' && !hasErrors;
        return context.body(text, 200, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': isKept ? `public, max-age=${maxAge}` : 'no-store',
        });
      } catch (error) {
        if (error instanceof QueueIsFull) return busy(context);
        throw error;
      } finally {
        observe();
      }
    };

    app.use(`/subgraphs/name/${name}`, async (context, next) => {
      if (context.req.method === 'OPTIONS' || take(context)) return next();
      return refuse(context, 429, 'Too many requests, try again in a moment.', { 'retry-after': '5' });
    });
    app.get(`/subgraphs/name/${name}`, (context) =>
      respond(context, parseParameters(new URL(context.req.url).searchParams)),
    );
    app.post(
      `/subgraphs/name/${name}`,
      bodyLimit({
        maxSize: MAX_REQUEST_BYTES,
        onError: async (context) => {
          await swallowBody(context.req.raw);
          return refuse(context, 413, `A request may have ${MAX_REQUEST_BYTES} bytes.`, { connection: 'close' });
        },
      }),
      async (context) => respond(context, parseBody(await context.req.text())),
    );
  }
  return app;
}
