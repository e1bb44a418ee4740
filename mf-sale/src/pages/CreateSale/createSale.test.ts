import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { presaleFactoryAbi } from '@rab/contracts/abis';
import { costNode, paramsFixture, termsFixture, verifiedFixture } from '@rab/launchpad/testing';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { zeroAddress } from '@rab/wallet-context/reads';
import { createdPath } from '@rab/wallet-context/transactions';
import { createSaleCall, getSaleCost, toNewSale } from './createSale.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const TOKEN = `0x${'e'.repeat(40)}` as const;
const SALE = `0x${'7'.repeat(40)}` as const;
const transactionHash = `0x${'12'.repeat(32)}` as const;

it('a new sale is what its factory says, whatever the sold token writes before it', () => {
  const destination = toNewSale(chain);
  const hostile = logOf(TOKEN, presaleFactoryAbi, 'PresaleCreated', { presale: TOKEN });
  const own = logOf(destination.emitter, presaleFactoryAbi, 'PresaleCreated', { presale: SALE });
  expect(createdPath(destination, { logs: [hostile, own], transactionHash })).toBe(`/rab-sale/${SALE}`);
  expect(createdPath(destination, { logs: [hostile], transactionHash })).toBeNull();
});

const OWNER = `0x${'5'.repeat(40)}` as const;
const EXCHANGE = `0x${'6'.repeat(40)}` as const;
const verify = verifiedFixture;
const terms = {
  ...termsFixture,
  listing: { exchange: EXCHANGE, liquidityPercent: 21n, listingRate: 22n, lockPeriod: 23n },
  leaveTime: 0n,
  leavePercent: 5n,
};
const caps = { softCap: 12n, hardCap: 13n, liquidityPercent: 21n, listingRate: 22n, lockPeriod: 23n };

it('a sale is created for its owner with its caps, the exchange and the other one, and the fee goes with the call, and says the most that its owner agreed to [WIZ-16] [PRM-07] [PRM-11]', () => {
  const agreed = { baseFee: 40n, tokenFee: 10n, flatFee: 99n };
  const call = createSaleCall(chain, { verify, sale: terms }, { owner: OWNER, projectInfoHash: 'Qm', agreed });
  expect(call).toMatchObject({ address: toNewSale(chain).emitter, functionName: 'create', value: 99n });
  expect(call.args?.slice(0, 3)).toEqual([
    paramsFixture,
    caps,
    { presaleOwner: OWNER, factory: EXCHANGE, otherFactory: chain.exchanges[0]?.factory, projectInfoHash: 'Qm' },
  ]);
  expect(call.args?.[4]).toEqual(agreed);
  // on the chain's only exchange there is no other one to name
  const { factory } = chain.exchanges[0] as (typeof chain.exchanges)[number];
  const alone = { ...terms, listing: { ...terms.listing, exchange: factory } };
  const only = createSaleCall(chain, { verify, sale: alone }, { owner: OWNER, projectInfoHash: 'Qm', agreed });
  expect(only.args?.[2]).toMatchObject({ factory, otherFactory: zeroAddress });
});

it('a sale that buyers may leave is created with its terms behind the others [RGT-01]', () => {
  const agreed = { baseFee: 40n, tokenFee: 10n, flatFee: 99n };
  const place = { owner: OWNER, projectInfoHash: 'Qm', agreed };
  const plain = createSaleCall(chain, { verify, sale: terms }, place);
  const left = createSaleCall(chain, { verify, sale: { ...terms, leaveTime: 600n } }, place);
  expect(left).toMatchObject({ address: plain.address, functionName: 'createWithLeaving', value: 99n });
  expect(left.args).toEqual([...(plain.args ?? []), { time: 600n, cost: 5n }]);
});

it('a sale costs the fee of its factory, the parts of the platform, and the tokens that it needs by its terms', async () => {
  const factory = toNewSale(chain).emitter;
  const { asked, context } = costNode(chain);
  const cost = await getSaleCost(context, { verify, sale: terms });
  expect(cost).toEqual({ flatFee: 1n, baseFee: 2n, tokenFee: 3n, tokens: 4n });
  expect(asked.flatFee).toMatchObject({ address: factory });
  expect(asked.amountNeeded).toMatchObject({ address: factory, args: [paramsFixture, caps] });
});
