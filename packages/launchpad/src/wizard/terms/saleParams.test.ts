import { expect, it } from '@jest/globals';
import { paramsFixture, termsFixture, verifiedFixture } from '../../../test/creationFixture.ts';
import { saleParams, vestingParams } from './saleParams.ts';

const vesting = {
  linearLock: true,
  vestingPercentage: 21n,
  vestingPeriod: 22n,
  vestingStartEmission: 23n,
  vestingEndEmission: 24n,
};

it('the factory is given each of the terms under its own name', () => {
  expect(saleParams(verifiedFixture, termsFixture)).toEqual(paramsFixture);
});

it('the release to the buyers is asked for only where there is one [WIZ-12]', () => {
  expect(vestingParams({ ...termsFixture, vesting })).toEqual({ requestVesting: true, ...vesting });
  expect(vestingParams(termsFixture)).toMatchObject({
    requestVesting: false,
    vestingPercentage: 0n,
    vestingEndEmission: 0n,
  });
});
