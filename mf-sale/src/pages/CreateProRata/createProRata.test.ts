import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { proRataFactoryAbi } from '@rab/contracts/abis/pro-rata';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import type { ReadContext } from '@rab/wallet-context';
import { createdPath } from '@rab/wallet-context/transactions';
import { createProRataCall, getProRataCost, toNewProRata } from './createProRata.ts';

const mainnet = parseConfig(configFixture()).chains['56'] as ChainConfig;
const OWNER = `0x${'5'.repeat(40)}` as const;
const FACTORY = `0x${'E'.repeat(40)}` as const;
const chain = { ...mainnet, contracts: { ...mainnet.contracts, proRataFactory: FACTORY } };
const sale = {
  verify: { token: FACTORY, baseToken: OWNER, feeOption: 2n },
  terms: {
    sellingAmount: 11n,
    softCap: 12n,
    hardCap: 18n,
    maxOwnerReceive: 13n,
    exchange: OWNER,
    liquidityPercent: 14n,
    startTime: 15n,
    endTime: 16n,
    lockPeriod: 17n,
    team: null,
  },
};

it('a pro rata sale is created by its own factory with its hard cap, and leads to its page [RGT-06] [PRM-07]', () => {
  const agreed = { baseFee: 50n, tokenFee: 0n, flatFee: 99n };
  const call = createProRataCall(chain, sale, { owner: OWNER, projectInfoHash: 'Qm', agreed });
  expect(call).toMatchObject({ address: FACTORY, functionName: 'create', value: 99n });
  expect([call.args?.[1], call.args?.[4]]).toEqual([18n, agreed]);
  expect(call.args?.[0]).toMatchObject({ sellingAmount: 11n, softCap: 12n, feeOption: 2n });
  const log = logOf(FACTORY, proRataFactoryAbi, 'ProRataCreated', { proRata: OWNER });
  const transactionHash = `0x${'12'.repeat(32)}` as const;
  expect(createdPath(toNewProRata(chain), { logs: [log], transactionHash })).toBe(`/rab-sale/prorata/${OWNER}`);
});

it('its cost is what its own factory says [RGT-06]', async () => {
  const asked: unknown[] = [];
  const readContract = async ({ address }: { address: unknown }) => {
    asked.push(address);
    return 7n;
  };
  const cost = await getProRataCost({ client: { readContract }, chain } as unknown as ReadContext, sale);
  expect(cost).toEqual({ flatFee: 7n, tokens: 7n, baseFee: 50n, tokenFee: 0n });
  expect(asked).toEqual([FACTORY, FACTORY]);
});
