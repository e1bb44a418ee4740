import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { fairLaunchFactoryAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import type { ReadContext } from '@rab/wallet-context';
import { createdPath } from '@rab/wallet-context/transactions';
import { createFairLaunchCall, getFairLaunchCost, toNewFairLaunch } from './createFairLaunch.ts';

const mainnet = parseConfig(configFixture()).chains['56'] as ChainConfig;
const OWNER = `0x${'5'.repeat(40)}` as const;
const TOKEN = `0x${'e'.repeat(40)}` as const;
const chain = { ...mainnet, contracts: { ...mainnet.contracts, fairLaunchFactory: TOKEN } };
const TEAM = { totalTokens: 21n, firstReleaseDelay: 22n, firstReleaseBps: 23n, period: 24n, releaseBps: 25n };
const launch = (feeOption: bigint, team: typeof TEAM | null = null) => ({
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
    team,
  },
});

it('a new fair launch is what its factory says', () => {
  const log = logOf(TOKEN, fairLaunchFactoryAbi, 'FairLaunchCreated', { fairLaunch: OWNER });
  const transactionHash = `0x${'12'.repeat(32)}` as const;
  expect(createdPath(toNewFairLaunch(chain), { logs: [log], transactionHash })).toBe(`/rab-sale/fairlaunch/${OWNER}`);
});

it('a fair launch says the most that its owner agreed to, and the flat fee goes with the call [PRM-07]', () => {
  const agreed = { baseFee: 20n, tokenFee: 20n, flatFee: 99n };
  const call = createFairLaunchCall(chain, launch(1n), { owner: OWNER, projectInfoHash: 'Qm', agreed });
  expect(call).toMatchObject({ functionName: 'create', value: 99n });
  expect(call.args?.[3]).toEqual(agreed);
});

const info = {
  saleToken: TOKEN,
  baseToken: OWNER,
  sellingAmount: 11n,
  softCap: 12n,
  maxOwnerReceive: 13n,
  liquidityPercent: 14n,
  startTime: 15n,
  endTime: 16n,
  lockPeriod: 17n,
  feeOption: 1n,
};
const noTeam = { totalTokens: 0n, firstReleaseDelay: 0n, firstReleaseBps: 0n, period: 0n, releaseBps: 0n };

it.each([
  ['without a team', null, { usingTeamVesting: false, ...noTeam }],
  ['with one', TEAM, { usingTeamVesting: true, ...TEAM }],
])(
  'a fair launch %s is created with its terms, and costs what its factory says of the same',
  async (_, team, params) => {
    const agreed = { baseFee: 20n, tokenFee: 20n, flatFee: 99n };
    const call = createFairLaunchCall(chain, launch(1n, team), { owner: OWNER, projectInfoHash: 'Qm', agreed });
    expect([call.args?.[0], call.args?.[2]]).toEqual([info, params]);
    const asked: { functionName: string; args?: unknown }[] = [];
    const readContract = async (read: (typeof asked)[number]) => asked.push(read);
    await getFairLaunchCost({ client: { readContract }, chain } as unknown as ReadContext, launch(1n, team));
    expect(asked).toContainEqual(expect.objectContaining({ functionName: 'amountNeeded', args: [info, params] }));
  },
);

it.each([
  [1n, { baseFee: 20n, tokenFee: 20n }],
  [2n, { baseFee: 50n, tokenFee: 0n }],
])('fee option %s costs %s per mille', async (option, fees) => {
  const client = { readContract: async () => 7n } as unknown as ReadContext['client'];
  const cost = await getFairLaunchCost({ client, chain } as ReadContext, launch(option));
  expect(cost).toEqual({ flatFee: 7n, tokens: 7n, ...fees });
});
