import type { PlatformSettings } from '@rab/sdk/settings';

const at = (digit: string) => `0x${digit.repeat(40)}` as const;

/** Settings as the contract has them on its first day. */
export const settingsFixture: PlatformSettings = {
  owner: at('2'),
  administrator: at('3'),
  baseFee: 20n,
  tokenFee: 5n,
  creationFee: 10n ** 17n,
  feeAddress: at('4'),
  exchanges: [{ factory: at('c'), router: at('d'), initHash: `0x${'0'.repeat(64)}`, swapFeeBps: 25n }],
  baseTokens: [at('0'), at('b')],
  maxBaseFee: 100n,
  maxTokenFee: 100n,
  maxCreationFee: 10n ** 19n,
  maxSwapFee: 50n,
};
