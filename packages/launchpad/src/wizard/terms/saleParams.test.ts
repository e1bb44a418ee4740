import { expect, it } from '@jest/globals';
import { saleParams, vestingParams } from './saleParams.ts';

const verified = { token: `0x${'2'.repeat(40)}`, baseToken: `0x${'3'.repeat(40)}`, referralRate: 7n } as const;
const terms = {
  tokenPrice: 11n,
  softCap: 12n,
  hardCap: 13n,
  minSpendPerBuyer: 14n,
  maxSpendPerBuyer: 15n,
  whitelistTime: 16n,
  startTime: 17n,
  endTime: 18n,
  isBurn: true,
  vesting: null,
};
const vesting = {
  linearLock: true,
  vestingPercentage: 21n,
  vestingPeriod: 22n,
  vestingStartEmission: 23n,
  vestingEndEmission: 24n,
};

it('the factory is given each of the terms under its own name', () => {
  expect(saleParams(verified, terms)).toEqual({
    saleToken: verified.token,
    baseToken: verified.baseToken,
    tokenPrice: 11n,
    minSpendPerBuyer: 14n,
    maxSpendPerBuyer: 15n,
    startTime: 17n,
    endTime: 18n,
    whitelistTime: 16n,
    referralRate: 7n,
    isBurn: true,
  });
});

it('the release to the buyers is asked for only where there is one [WIZ-12]', () => {
  expect(vestingParams({ ...terms, vesting })).toEqual({ requestVesting: true, ...vesting });
  expect(vestingParams(terms)).toMatchObject({ requestVesting: false, vestingPercentage: 0n, vestingEndEmission: 0n });
});
