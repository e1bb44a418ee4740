import type { Fault } from './RpcProxy.ts';

const always =
  (status: number, type: string, body: string): Fault =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': type }).end(body);
    return undefined;
  };

/** The ways in which a node's link fails, by name. */
export const rpcFaults = {
  /** What a public node answers to somebody who asks too often. */
  tooManyRequests: always(
    429,
    'application/json',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}',
  ),
  badGateway: always(502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'),
  /** A captive portal or a parked domain. */
  html: always(200, 'text/html', '<!doctype html><title>Welcome</title>'),
  wrongShape: always(200, 'application/json', '{"jsonrpc":"2.0","id":1,"result":{"number":"soon","logs":[null]}}'),
  noResult: always(200, 'application/json', '{"jsonrpc":"2.0","id":1}'),
  emptyAnswer: always(200, 'application/json', ''),
  truncated: async ({ response, forward }) => {
    const answer = await forward();
    response.setHeader('content-type', 'application/json').end(answer.slice(0, answer.length / 2));
    return undefined;
  },
  /** Takes the request and never answers. */
  silence: () => undefined,
} satisfies Record<string, Fault>;
