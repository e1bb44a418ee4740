import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import type { ReadContext } from '@rab/wallet-context';
import { createFairLaunchCall, getFairLaunchCost } from './createFairLaunch.ts';

const mainnet = parseConfig(configFixture()).chains['56'] as ChainConfig;
const OWNER = `0x${'5'.repeat(40)}` as const;
const TOKEN = `0x${'e'.repeat(40)}` as const;
const chain = { ...mainnet, contracts: { ...mainnet.contracts, fairLaunchFactory: TOKEN } };
const launch = (feeOption: bigint) => ({
  verify: { token: TOKEN, baseToken: OWNER, feeOption },
  terms: {
    sellingAmount: 11n,
    softCap: 12n,
    maxOwnerReceive: 13n,
    exchange: OWNER,
    liquidityPercent: 14n,
    startTime: 15n,
    endTime: 16n,
    lockPeriod: 17n,
    team: null,
  },
});

it('a fair launch says the most that its owner agreed to, and the flat fee goes with the call [PRM-07]', () => {
  const agreed = { baseFee: 20n, tokenFee: 20n, flatFee: 99n };
  const call = createFairLaunchCall(chain, launch(1n), { owner: OWNER, projectInfoHash: 'Qm', agreed });
  expect(call).toMatchObject({ functionName: 'create', value: 99n });
  expect(call.args?.[3]).toEqual(agreed);
});

it.each([
  [1n, { baseFee: 20n, tokenFee: 20n }],
  [2n, { baseFee: 50n, tokenFee: 0n }],
])('fee option %s costs %s per mille', async (option, fees) => {
  const client = { readContract: async () => 7n } as unknown as ReadContext['client'];
  const cost = await getFairLaunchCost({ client, chain } as ReadContext, launch(option));
  expect(cost).toEqual({ flatFee: 7n, tokens: 7n, ...fees });
});
