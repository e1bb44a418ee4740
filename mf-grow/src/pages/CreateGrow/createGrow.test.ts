import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { privateSaleFactoryAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { createdPath } from '@rab/wallet-context/transactions';
import { createGrowCall, toNewGrow } from './createGrow.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const TOKEN = `0x${'e'.repeat(40)}` as const;
const SALE = `0x${'7'.repeat(40)}` as const;
const transactionHash = `0x${'12'.repeat(32)}` as const;

it('a new private sale is what its factory says, whatever the sold token writes before it', () => {
  const destination = toNewGrow(chain);
  const hostile = logOf(TOKEN, privateSaleFactoryAbi, 'PrivateSaleCreated', { privateSale: TOKEN });
  const own = logOf(destination.emitter, privateSaleFactoryAbi, 'PrivateSaleCreated', { privateSale: SALE });
  expect(createdPath(destination, { logs: [hostile, own], transactionHash })).toBe(`/rab-grow/${SALE}`);
  expect(createdPath(destination, { logs: [hostile], transactionHash })).toBeNull();
});

it('a private sale has no terms of a listing, and its vesting a start [GRW-01]', () => {
  const [create] = privateSaleFactoryAbi.filter((item) => item.type === 'function' && item.name === 'create');
  const [terms, , , vesting] = (create as { inputs: readonly { components: readonly { name: string }[] }[] }).inputs;
  const names = terms?.components.map(({ name }) => name) ?? [];
  expect(names).toContain('tokenPrice');
  for (const name of ['liquidityPercent', 'listingRate', 'lockPeriod']) expect(names).not.toContain(name);
  expect(vesting?.components.map(({ name }) => name)).toContain('vestingStartEmission');
});

it('a private sale is created for its owner with its caps and the start of its vesting, and the fee goes with the call, and says the most that its owner agreed to [GRW-01] [WIZ-16] [PRM-07]', () => {
  const OWNER = `0x${'5'.repeat(40)}` as const;
  const verify = { token: TOKEN, baseToken: SALE, referralRate: 0n };
  const terms = {
    tokenPrice: 11n,
    softCap: 12n,
    hardCap: 13n,
    minSpendPerBuyer: 14n,
    maxSpendPerBuyer: 15n,
    whitelistTime: 16n,
    startTime: 17n,
    endTime: 18n,
    isBurn: false,
    vesting: {
      linearLock: true,
      vestingStartEmission: 19n,
      vestingEndEmission: 20n,
      vestingPercentage: 21n,
      vestingPeriod: 0n,
    },
  };
  const agreed = { baseFee: 40n, tokenFee: 10n, flatFee: 99n };
  const call = createGrowCall(chain, { verify, sale: terms }, { owner: OWNER, projectInfoHash: 'Qm', agreed });
  expect(call).toMatchObject({ address: toNewGrow(chain).emitter, functionName: 'create', value: 99n });
  expect(call.args?.slice(1, 3)).toEqual([
    { softCap: 12n, hardCap: 13n },
    { presaleOwner: OWNER, projectInfoHash: 'Qm' },
  ]);
  expect(call.args?.[3]).toMatchObject({ vestingStartEmission: 19n, vestingEndEmission: 20n });
  expect(call.args?.[4]).toEqual(agreed);
});
