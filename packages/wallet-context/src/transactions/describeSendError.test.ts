import { expect, it } from '@jest/globals';
import { BaseError, ChainMismatchError } from 'viem';
import type { Config } from 'wagmi';
import { describeSendError, requireSameWallet } from './describeSendError.ts';

const DISCONNECTED = 'Your wallet disconnected, so nothing was sent. Connect it and try again.';
const ACCOUNT = 'Your wallet switched to another account, so nothing was sent. Check the form and try again.';
const NETWORK = 'Your wallet switched to another network, so nothing was sent. Change the network and try again.';

const mismatch = new ChainMismatchError({ chain: { name: 'BNB' } as never, currentChainId: 1 });
const named = (name: string) => Object.assign(new Error('a long text of wagmi'), { name });

it.each([
  [named('ConnectorNotConnectedError'), DISCONNECTED],
  [named('ConnectorAccountNotFoundError'), ACCOUNT],
  [named('ConnectorChainMismatchError'), NETWORK],
  [mismatch, NETWORK],
  [new BaseError('x', { cause: mismatch }), NETWORK],
  [new BaseError('execution reverted'), expect.not.stringContaining('network')],
  [new Error('out of gas'), expect.not.stringContaining('wallet changed')],
  ['a text', expect.any(String)],
])('%s is said as %s', (error, sentence) => {
  expect(describeSendError(error)).toEqual(sentence);
});

const [ALICE, BOB] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const;
/** A page whose wallet shows this account on chain 56. */
const pageOf = (account: string | undefined, chainId = 56) =>
  ({
    chains: [],
    state: {
      status: account ? 'connected' : 'disconnected',
      current: 'one',
      connections: new Map([['one', { accounts: [account], chainId }]]),
    },
  }) as unknown as Config;

it.each([
  [pageOf(undefined), DISCONNECTED],
  [pageOf(BOB), ACCOUNT],
  [pageOf(BOB, 97), ACCOUNT],
  [pageOf(ALICE, 97), NETWORK],
])('a wallet that is another one before it is asked is said to be: %#', (config, sentence) => {
  expect(() => requireSameWallet(config, { account: ALICE, chainId: 56 })).toThrow(sentence);
});

it('the same wallet is asked, however its account is written', () => {
  const config = pageOf(ALICE.replace('a1', 'A1'));
  expect(() => requireSameWallet(config, { account: ALICE, chainId: 56 })).not.toThrow();
});
