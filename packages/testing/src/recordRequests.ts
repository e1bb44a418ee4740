import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an indexer was asked. */
export interface IndexerRequest {
  query: string;
  variables: Record<string, unknown>;
}

/**
 * Runs a read against an indexer that answers every request with the same data, and resolves to what it was asked.
 * @param data of its answers; null fields are what an indexer has of something unknown
 */
export async function recordRequests(
  data: object,
  read: (endpoint: string) => Promise<unknown>,
): Promise<IndexerRequest[]> {
  const asked: IndexerRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(JSON.parse(body) as IndexerRequest);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await read(`http://127.0.0.1:${(server.address() as AddressInfo).port}/subgraphs`);
    return asked;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
