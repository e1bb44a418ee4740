/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPublicClient } from 'viem';
import { chainTransport } from './chainTransport.ts';
import { readNotBefore } from './ReadHead.ts';

interface Call {
  id: number;
  method: string;
  params?: readonly unknown[];
}

const servers: Server[] = [];
const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  warned.mockClear();
});
afterEach(async () => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function serve(handle: (calls: Call[], response: ServerResponse) => void) {
  const batches: string[][] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const calls = [JSON.parse(text)].flat() as Call[];
      batches.push(calls.map(({ method }) => method));
      handle(calls, response);
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, batches };
}

/** A node of a chain: every balance is `balance`. */
const node = (chain: { id: number }, balance: string, failure?: { code: number; message: string }) =>
  serve((calls, response) => {
    const answers = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      ...(method === 'eth_chainId'
        ? { result: `0x${chain.id.toString(16)}` }
        : failure
          ? { error: failure }
          : { result: balance }),
    }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
  });

/** Address at which nobody listens. */
async function deadLink(): Promise<string> {
  const { url } = await node({ id: 56 }, '0x0');
  const server = servers.pop() as Server;
  await new Promise((done) => server.close(done));
  return url;
}

const clientOf = (...rpcUrls: string[]) =>
  createPublicClient({ transport: chainTransport({ id: 56, name: 'Binance Smart Chain', rpcUrls }) });

const address = `0x${'1'.repeat(40)}` as const;

describe('the nodes of a chain', () => {
  it('a chain is read from the node that is right, whatever is listed before it', async () => {
    const wrong = await node({ id: 1 }, '0x1');
    const garbage = await serve((_, response) => response.end('<h1>Welcome</h1>'));
    const shapeless = await serve((_, response) => response.end('{"hello":"world"}'));
    const right = await node({ id: 56 }, '0x7');
    const client = clientOf(wrong.url, await deadLink(), garbage.url, shapeless.url, right.url);
    expect(await client.getBalance({ address })).toBe(7n);
    expect(await Promise.all([client.getBalance({ address }), client.getBlockNumber()])).toEqual([7n, 7n]);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(warned).toHaveBeenCalledWith(`The node ${wrong.url} is not one of chain 56: it says "0x1".`);
  });

  it('are asked for their chain once, in the same request as the first reads', async () => {
    const right = await node({ id: 56 }, '0x7');
    const client = clientOf(right.url);
    await Promise.all([client.getBalance({ address }), client.getBlockNumber()]);
    await client.getGasPrice();
    expect(right.batches.map((methods) => [...methods].sort())).toEqual([
      ['eth_blockNumber', 'eth_chainId', 'eth_getBalance'],
      ['eth_gasPrice'],
    ]);
  });

  it('nodes of another chain get no second request at once, and are asked again after a minute', async () => {
    const chain = { id: 1 };
    const first = await node(chain, '0x1');
    const second = await node({ id: 56 }, '0x2');
    const client = clientOf(first.url, second.url);
    await client.getBalance({ address });
    await client.getBalance({ address });
    expect(first.batches).toHaveLength(1);
    chain.id = 56;
    jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
    expect(await client.getBalance({ address })).toBe(1n);
  });

  it('get nothing to send before they are known', async () => {
    const wrong = await node({ id: 1 }, '0x1');
    const right = await node({ id: 56 }, `0x${'a'.repeat(64)}`);
    await clientOf(wrong.url, right.url).sendRawTransaction({ serializedTransaction: '0x02' });
    expect(wrong.batches).toEqual([['eth_chainId']]);
    expect(right.batches).toEqual([['eth_chainId'], ['eth_sendRawTransaction']]);
  });

  it('nodes that stop answering are asked last for a while', async () => {
    const silent = await serve((_, response) => response.destroy());
    const right = await node({ id: 56 }, '0x2');
    const client = clientOf(silent.url, right.url);
    expect(await client.getBalance({ address })).toBe(2n);
    const asked = silent.batches.length;
    expect(await client.getBalance({ address })).toBe(2n);
    expect(silent.batches).toHaveLength(asked);
    await new Promise((done) => servers.pop()?.close(done).closeAllConnections());
    await expect(client.getBalance({ address })).rejects.toThrow('We can’t reach Binance Smart Chain');
    expect(silent.batches.length).toBeGreaterThan(asked);
  });

  it('nodes that refuse to simulate several calls are still asked first', async () => {
    const first = await serve((calls, response) => {
      if (calls.some(({ method }) => method === 'eth_simulateV1')) return response.writeHead(403).end();
      const answers = calls.map(({ id, method }) => ({
        jsonrpc: '2.0',
        id,
        result: method === 'eth_chainId' ? '0x38' : '0x1',
      }));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
    });
    const client = clientOf(first.url, (await node({ id: 56 }, '0x2')).url);
    expect(await client.getBalance({ address })).toBe(1n);
    await client.request({ method: 'eth_simulateV1', params: [{ blockStateCalls: [] }, 'latest'] });
    expect(await client.getBalance({ address })).toBe(1n);
  });

  it('say what they say of the call itself, also where a later one is silent', async () => {
    const refusing = await node({ id: 56 }, '0x0', { code: -32_000, message: 'insufficient funds for transfer' });
    const client = clientOf(refusing.url, await deadLink());
    await expect(client.getBalance({ address })).rejects.toMatchObject({ details: 'insufficient funds for transfer' });
  });

  it('give a sentence when none of them is right', async () => {
    const wrong = await node({ id: 1 }, '0x1');
    await expect(clientOf(wrong.url, await deadLink()).getBalance({ address })).rejects.toMatchObject({
      details: 'We can’t reach Binance Smart Chain (chain 56) right now.',
    });
  });

  it('nodes behind an own transaction are asked until they have its block, and nothing older is shown [TX-09]', async () => {
    let head = 4;
    const lagging = await serve((calls, response) => {
      const answers = calls.map(({ id, method, params = [] }) => {
        const named = params[1] === 'latest' ? head : Number(params[1]);
        const result = { eth_chainId: '0x38', eth_blockNumber: `0x${head.toString(16)}` }[method] ?? `0x${named}`;
        return {
          jsonrpc: '2.0',
          id,
          ...(named > head ? { error: { code: -32_000, message: 'header not found' } } : { result }),
        };
      });
      head += 1;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers));
    });
    const client = clientOf(lagging.url);
    expect(await client.getBalance({ address })).toBe(4n);
    readNotBefore(client, 7n);
    expect(await client.getBalance({ address })).toBe(7n);
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(8n);
    head = 7;
    expect(await client.getBalance({ address })).toBe(8n);
    jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
    head = 9;
    expect(await client.getBalance({ address })).toBe(9n);
  });
});
