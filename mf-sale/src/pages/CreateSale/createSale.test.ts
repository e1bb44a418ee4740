import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { presaleFactoryAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { zeroAddress } from '@rab/wallet-context/reads';
import { createdPath } from '@rab/wallet-context/transactions';
import { createSaleCall, toNewSale } from './createSale.ts';

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

it('a sale is created for its owner with its caps, the exchange and the other one, and the fee goes with the call, and says the most that its owner agreed to [WIZ-16] [PRM-07] [PRM-11]', () => {
  const OWNER = `0x${'5'.repeat(40)}` as const;
  const EXCHANGE = `0x${'6'.repeat(40)}` as const;
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
    vesting: null,
    listing: { exchange: EXCHANGE, liquidityPercent: 21n, listingRate: 22n, lockPeriod: 23n },
  };
  const agreed = { baseFee: 40n, tokenFee: 10n, flatFee: 99n };
  const call = createSaleCall(chain, { verify, sale: terms }, { owner: OWNER, projectInfoHash: 'Qm', agreed });
  expect(call).toMatchObject({ address: toNewSale(chain).emitter, functionName: 'create', value: 99n });
  expect(call.args?.slice(1, 3)).toEqual([
    { softCap: 12n, hardCap: 13n, liquidityPercent: 21n, listingRate: 22n, lockPeriod: 23n },
    { presaleOwner: OWNER, factory: EXCHANGE, otherFactory: chain.exchanges[0]?.factory, projectInfoHash: 'Qm' },
  ]);
  expect(call.args?.[4]).toEqual(agreed);
  // on the chain's only exchange there is no other one to name
  const { factory } = chain.exchanges[0] as (typeof chain.exchanges)[number];
  const alone = { ...terms, listing: { ...terms.listing, exchange: factory } };
  const only = createSaleCall(chain, { verify, sale: alone }, { owner: OWNER, projectInfoHash: 'Qm', agreed });
  expect(only.args?.[2]).toMatchObject({ factory, otherFactory: zeroAddress });
});
