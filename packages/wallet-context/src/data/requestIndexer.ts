import { v } from '@rab/config';

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

/** GraphQL over HTTP: data without errors. A GraphQL library would parse and print our own texts, for 15 kB. */
const answerSchema = v.object({ data: v.record(v.string(), v.unknown()), errors: v.optional(v.tuple([])) });

/**
 * Asks the indexer and parses the answer.
 * @throws {IndexerError} callers show an empty list or what they had before, and the query client logs it (IDX-09)
 */
export async function requestIndexer<T>(request: IndexerRequest<T>): Promise<T> {
  const { endpoint, document, variables, schema, signal } = request;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
      ...(signal && { signal }),
    });
    const answer: unknown = await response.json();
    const { data } = v.parse(answerSchema, answer);
    return v.parse(schema, data);
  } catch (cause) {
    throw new IndexerError(`The indexer ${endpoint} gave no usable answer.`, { cause });
  }
}
