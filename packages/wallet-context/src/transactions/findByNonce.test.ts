import { expect, it } from '@jest/globals';
import { type Client, type Hex, numberToHex } from 'viem';
import { findByNonce } from './findByNonce.ts';

const [ALICE, BOB] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const;
const sent = (from: Hex, nonce: number) => ({
  from,
  nonce: numberToHex(nonce),
  hash: `0x${'1'.repeat(64)}`,
  blockNumber: '0x1',
  type: '0x0',
});

/** A node whose account has used nonce 4 in `usedIn`; what stands in that block, and of which blocks it was asked. */
function nodeWith({ newest, usedIn, inside }: { newest: number; usedIn: number; inside: object[] }) {
  const asked: number[] = [];
  const request = async ({ method, params: [first, second] = [] }: { method: string; params?: (Hex | boolean)[] }) => {
    if (method === 'eth_blockNumber') return numberToHex(newest);
    const isWhole = second === true;
    if (method === 'eth_getBlockByNumber')
      return { number: first, timestamp: '0x1', transactions: Number(first) === usedIn && isWhole ? inside : [] };
    asked.push(Number(second));
    return numberToHex(Number(second) >= usedIn ? 5 : 4);
  };
  return { asked, client: { request, uid: `${newest} ${usedIn}` } as unknown as Client };
}
const INSIDE = [sent(BOB, 4), sent(ALICE, 3), sent(ALICE, 4), { ...sent(ALICE, 4), hash: '0x2' }];

it.each([1, 2, 3, 7, 50, 97, 98, 99, 100])(
  'the transaction of an account is found by its nonce in block %i of 100, with a few questions',
  async (usedIn) => {
    const { client, asked } = nodeWith({ newest: 100, usedIn, inside: INSIDE });
    expect(await findByNonce(client, ALICE, 4)).toMatchObject({ from: ALICE, nonce: 4, hash: sent(ALICE, 4).hash });
    expect(asked.length).toBeLessThan(16);
    expect(new Set(asked).size).toBeGreaterThanOrEqual(asked.length - 1);
  },
);

it.each([1, 2, 4, 8, 64])('so is one in the first block of a chain of %i', async (newest) => {
  const { client } = nodeWith({ newest, usedIn: 1, inside: INSIDE });
  expect(await findByNonce(client, ALICE, 4)).toMatchObject({ from: ALICE, nonce: 4 });
});

it('the steps back are one, two and four blocks, and halve then', async () => {
  const { client, asked } = nodeWith({ newest: 100, usedIn: 95, inside: INSIDE });
  await findByNonce(client, ALICE, 4);
  expect(asked).toEqual([100, 100, 99, 97, 93, 95, 94]);
  const first = nodeWith({ newest: 3, usedIn: 1, inside: INSIDE });
  await findByNonce(first.client, ALICE, 4);
  expect(first.asked).toEqual([3, 3, 2, 1]);
});

it('nothing is found where the nonce is free, and where no transaction of the account has used it', async () => {
  const free = nodeWith({ newest: 100, usedIn: 101, inside: [] });
  expect(await findByNonce(free.client, ALICE, 4)).toBeNull();
  expect(free.asked).toEqual([100]);
  const others = nodeWith({ newest: 100, usedIn: 60, inside: [sent(BOB, 4), sent(ALICE, 3)] });
  expect(await findByNonce(others.client, ALICE, 4)).toBeNull();
});

it('the newest block is asked for each time', async () => {
  const { client } = nodeWith({ newest: 100, usedIn: 60, inside: INSIDE });
  await findByNonce(client, ALICE, 4);
  const later = { ...nodeWith({ newest: 200, usedIn: 160, inside: INSIDE }).client, uid: client.uid } as Client;
  expect(await findByNonce(later, ALICE, 4)).not.toBeNull();
});
