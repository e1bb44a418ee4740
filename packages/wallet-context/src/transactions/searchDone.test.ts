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
const proof = { emitter: TOKEN, topics: [] };

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
