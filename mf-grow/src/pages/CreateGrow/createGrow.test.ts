import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { privateSaleFactoryAbi } from '@rab/contracts/abis';
import { costNode, paramsFixture, termsFixture, verifiedFixture } from '@rab/launchpad/testing';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { createdPath } from '@rab/wallet-context/transactions';
import { createGrowCall, getGrowCost, toNewGrow } from './createGrow.ts';

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

const OWNER = `0x${'5'.repeat(40)}` as const;
const verify = verifiedFixture;
const terms = {
  ...termsFixture,
  parts: 0n,
  partPeriod: 0n,
  vesting: {
    linearLock: true,
    vestingStartEmission: 19n,
    vestingEndEmission: 20n,
    vestingPercentage: 21n,
    vestingPeriod: 0n,
  },
};

it('a private sale is created for its owner with its caps and the start of its vesting, and the fee goes with the call, and says the most that its owner agreed to [GRW-01] [WIZ-16] [PRM-07]', () => {
  const agreed = { baseFee: 40n, tokenFee: 10n, flatFee: 99n };
  const call = createGrowCall(chain, { verify, sale: terms }, { owner: OWNER, projectInfoHash: 'Qm', agreed });
  expect(call).toMatchObject({ address: toNewGrow(chain).emitter, functionName: 'create', value: 99n });
  expect(call.args?.slice(0, 3)).toEqual([
    paramsFixture,
    { softCap: 12n, hardCap: 13n },
    { presaleOwner: OWNER, projectInfoHash: 'Qm' },
  ]);
  expect(call.args?.[3]).toMatchObject({ vestingStartEmission: 19n, vestingEndEmission: 20n });
  expect(call.args?.[4]).toEqual(agreed);
});

it('parts of the raise go to the factory by the call that has them, and to no other [RGT-05]', () => {
  const agreed = { baseFee: 40n, tokenFee: 10n, flatFee: 99n };
  const creation = { owner: OWNER, projectInfoHash: 'Qm', agreed } as const;
  const whole = createGrowCall(chain, { verify, sale: terms }, creation);
  const inParts = createGrowCall(chain, { verify, sale: { ...terms, parts: 4n, partPeriod: 30n } }, creation);
  expect(inParts).toMatchObject({ address: toNewGrow(chain).emitter, functionName: 'createInParts', value: 99n });
  expect(inParts.args).toEqual([...(whole.args ?? []), { count: 4n, period: 30n }]);
});

it('a private sale costs the fee of its factory, the parts of the platform, and the tokens that it needs by its terms', async () => {
  const factory = toNewGrow(chain).emitter;
  const { asked, context } = costNode(chain);
  const cost = await getGrowCost(context, { verify, sale: terms });
  expect(cost).toEqual({ flatFee: 1n, baseFee: 2n, tokenFee: 3n, tokens: 4n });
  expect(asked.flatFee).toMatchObject({ address: factory });
  expect(asked.amountNeeded).toMatchObject({ address: factory, args: [paramsFixture, { softCap: 12n, hardCap: 13n }] });
});
