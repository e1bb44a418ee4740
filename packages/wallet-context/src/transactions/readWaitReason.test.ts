import { expect, it } from '@jest/globals';
import { createClient, custom } from 'viem';
import type { Config } from 'wagmi';
import { readWaitReason } from './readWaitReason.ts';

const ACCOUNT = `0x${'1'.repeat(40)}` as const;
const HASH = `0x${'2'.repeat(64)}` as const;

/** For a page whose node says how much the account has sent; null: the node is unreachable. */
function reasonOf(count: number | null, { hash, nonce }: { hash?: typeof HASH; nonce?: number }): Promise<string> {
  const request = async () => {
    if (count === null) throw new Error('away');
    return `0x${count.toString(16)}`;
  };
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) });
  const config = { getClient: () => client } as unknown as Config;
  return readWaitReason(config, { chainId: 56, account: ACCOUNT, hash, nonce });
}

it.each([
  [
    'an earlier transaction of the account is open',
    4,
    { hash: HASH, nonce: 5 },
    /^An earlier transaction from your account is still pending, .* cancel it in your wallet\.$/,
  ],
  ['no block has it yet', 5, { hash: HASH, nonce: 5 }, /^Still pending\..*speed it up or cancel it in your wallet\.$/],
  ['its nonce is not known', 4, { hash: HASH }, /^Still pending\./],
  ['the node is away', null, { hash: HASH, nonce: 5 }, /^We can’t reach the network.*We’ll keep trying\.$/],
  ['the wallet has not told its transaction', 5, {}, /^Your wallet hasn’t reported .* Open it to check\.$/],
] as const)('what waits because %s says so, and what can be done [TXF-03]', async (_, count, sent, words) => {
  expect(await reasonOf(count, sent)).toMatch(words);
});
