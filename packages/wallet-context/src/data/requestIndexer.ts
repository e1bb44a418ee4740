import { GraphQLClient } from 'graphql-request';
import * as v from 'valibot';

/** The indexer did not answer, or not in the agreed shape. */
export class IndexerError extends Error {
  override readonly name = 'IndexerError';
}

export interface IndexerRequest<T> {
  endpoint: string;
  /** GraphQL text; the same that a hosted subgraph would take. */
  document: string;
  variables?: Record<string, unknown> | undefined;
  schema: v.GenericSchema<unknown, T>;
  signal?: AbortSignal | undefined;
}

/**
 * Asks the indexer and parses the answer.
 * @throws {IndexerError} callers show an empty list or what they had before, and the query client logs it (IDX-09)
 */
export async function requestIndexer<T>(request: IndexerRequest<T>): Promise<T> {
  const { endpoint, document, variables, schema, signal } = request;
  try {
    const client = new GraphQLClient(endpoint);
    const data = await client.request<unknown>({
      document,
      ...(variables && { variables }),
      ...(signal && { signal }),
    });
    return v.parse(schema, data);
  } catch (cause) {
    throw new IndexerError(`The indexer ${endpoint} gave no usable answer.`, { cause });
  }
}
