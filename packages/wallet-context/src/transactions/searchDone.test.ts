import { expect, it } from '@jest/globals';
import { type Client, type Hex, numberToHex } from 'viem';
import { searchDone } from './searchDone.ts';

const TOKEN = `0x${'a'.repeat(40)}` as const;
const DONE: Hex = `0x${'d'.repeat(64)}`;

/** A node that searches 5,000 blocks at once; the act is done in one of its blocks. */
function nodeWith({ newest, doneIn }: { newest: number; doneIn: number }) {
  const node = { newest, searched: 0 };
  const request = async ({ method, params: [asked = {}] = [] }: { method: string; params?: Record<string, Hex>[] }) => {
    if (method === 'eth_blockNumber') return numberToHex(node.newest);
    if (method === 'eth_getTransactionByHash') return { hash: DONE, input: '0xffff1234ffff' };
    const from = Number(asked.fromBlock);
    const to = Number(asked.toBlock);
    node.searched += 1;
    if (to - from > 5_000) throw new Error('too many blocks');
    return from <= doneIn && doneIn <= Math.min(to, node.newest) ? [{ transactionHash: DONE }] : [];
  };
  return { node, client: { request, uid: 'test' } as unknown as Client };
}
const proof = { emitter: TOKEN, topics: [`0x${'e'.repeat(64)}`] as Hex[] };

it('an act is found however many blocks later it is done: each search continues where the last one ended [TXF-02]', async () => {
  const { node, client } = nodeWith({ newest: 250_000, doneIn: 250_040 });
  const look = searchDone(client, proof, { fromBlock: 1, data: '0x1234' }, () => false);
  await expect(look()).rejects.toThrow('There are more blocks to search.');
  await expect(look()).rejects.toThrow('There are more blocks to search.');
  expect(await look()).toBeNull();
  const before = node.searched;
  node.newest = 250_050;
  expect(await look()).toBe(DONE);
  expect(node.searched).toBe(before + 1);
});

it('an act is not found in a transaction of another one, nor in one that calls with other data [TXF-02]', async () => {
  const { client } = nodeWith({ newest: 100, doneIn: 50 });
  expect(await searchDone(client, proof, { fromBlock: 1, data: '0x1234' }, (hash) => hash === DONE)()).toBeNull();
  expect(await searchDone(client, proof, { fromBlock: 1, data: '0x5678' }, () => false)()).toBeNull();
});

/** A node of chains with these events: who has sent each, and with which data; what it was asked for. */
function nodeWithLogs(newest: number, found: { in: number; hash: Hex | null; input: Hex }[]) {
  const spans: [number, number][] = [];
  const chain = { newest };
  const request = async ({ method, params: [asked = {}] = [] }: { method: string; params?: Record<string, Hex>[] }) => {
    if (method === 'eth_blockNumber') return numberToHex(chain.newest);
    if (method === 'eth_getTransactionByHash') return found.find(({ hash }) => hash === (asked as unknown));
    if (method !== 'eth_getLogs') throw new Error(`${method} was not expected.`);
    const [from, to] = [Number(asked.fromBlock), Number(asked.toBlock)];
    spans.push([from, to]);
    expect([asked.address, asked.topics]).toEqual([TOKEN, proof.topics]);
    return found.filter(({ in: block }) => from <= block && block <= to).map(({ hash }) => ({ transactionHash: hash }));
  };
  const client = { request, uid: `${newest}` } as unknown as Client;
  const search = (fromBlock: number) =>
    searchDone(client, proof, { fromBlock, data: '0x1234' }, (hash) => hash === OTHERS);
  return { chain, spans, search };
}
const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`;
const OTHERS = hashOf('c');

it('of several transactions with the event the first is taken that has the data and is no other act’s [TXF-02]', async () => {
  const { search } = nodeWithLogs(100, [
    { in: 10, hash: null, input: '0x1234' },
    { in: 11, hash: OTHERS, input: '0x1234' },
    { in: 12, hash: hashOf('1'), input: '0x99' },
    { in: 13, hash: hashOf('2'), input: '0x991234' },
    { in: 14, hash: hashOf('3'), input: '0x1234' },
  ]);
  expect(await search(1)()).toBe(hashOf('2'));
  for (const input of ['0x34', '0x0234'] as const)
    expect(await nodeWithLogs(100, [{ in: 10, hash: hashOf('1'), input }]).search(1)()).toBeNull();
});

it('blocks are searched in spans one after the other, the last thirty once more, and none before the first', async () => {
  const { chain, spans, search } = nodeWithLogs(10_001, []);
  const look = search(1);
  expect(await look()).toBeNull();
  expect(spans).toEqual([
    [1, 5_001],
    [5_002, 10_001],
  ]);
  expect(await look()).toBeNull();
  expect(spans[2]).toEqual([9_971, 10_001]);
  const young = nodeWithLogs(5, []);
  const lookEarly = young.search(6);
  expect(await lookEarly()).toBeNull();
  expect(young.spans).toEqual([]);
  young.chain.newest = 6;
  expect([await lookEarly(), await lookEarly()]).toEqual([null, null]);
  expect(young.spans).toEqual([
    [6, 6],
    [6, 6],
  ]);
  chain.newest = 10_001 - 30 + 5_000;
  await look();
  expect(spans).toHaveLength(4);
});

it('at most twenty spans are searched at once, and the search ends with what it finds', async () => {
  const far = nodeWithLogs(200_000, [{ in: 105_000, hash: hashOf('2'), input: '0x1234' }]);
  const look = far.search(1);
  await expect(look()).rejects.toThrow(/^There are more blocks to search\.$/);
  expect(far.spans).toHaveLength(20);
  expect(await look()).toBe(hashOf('2'));
  expect(far.spans).toHaveLength(21);
});
