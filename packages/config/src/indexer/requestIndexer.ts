import { GraphQLClient } from 'graphql-request';
import { fetchPreloaded } from '../headPreload.ts';
import * as v from '../valibot.ts';
import type { IndexerDocument } from './graphql/graphql.ts';

/** How long to wait for one answer: an indexer that hangs is treated like one that is down. */
const ANSWER_MS = 10_000;

/** The indexer did not answer, or not in the agreed shape. */
export class IndexerError extends Error {
  override readonly name = 'IndexerError';
}

/** A schema may read what the document asks for, and nothing else. */
type Reads<Schema extends v.GenericSchema, Result> =
  Result extends v.InferInput<Schema> ? Schema : { 'the document does not ask for what the schema reads': Result };

export interface IndexerRequest<Result, Variables, Schema extends v.GenericSchema> {
  endpoint: string;
  /** The same text that a hosted subgraph would take. */
  document: IndexerDocument<Result, Variables>;
  variables: NoInfer<Variables>;
  schema: Schema & Reads<Schema, Result>;
  signal?: AbortSignal;
}

/**
 * Asks the indexer and parses the answer, for which it waits ten seconds.
 * @throws {IndexerError} callers show an empty list or what they had before, and the query client logs it (IDX-09)
 */
export async function requestIndexer<Result, Variables extends object, Schema extends v.GenericSchema>({
  endpoint,
  document,
  variables,
  schema,
  signal,
}: IndexerRequest<Result, Variables, Schema>): Promise<v.InferOutput<Schema>> {
  // outside the `try`: an error of the page itself must not be reported as the indexer's
  const tooLong = AbortSignal.timeout(ANSWER_MS);
  const either = signal ? AbortSignal.any([signal, tooLong]) : tooLong;
  try {
    // our documents are texts: the library would parse them only to send their name along
    const client = new GraphQLClient(endpoint, {
      excludeOperationName: true,
      signal: either,
      fetch: fetchPreloaded,
    });
    return v.parse(schema, await client.request<unknown>(document as unknown as string, variables));
  } catch (cause) {
    throw new IndexerError(`The indexer ${endpoint} gave no usable answer.`, { cause });
  }
}
