import { expect, it } from '@jest/globals';
import { saleFixture } from '@rab/launchpad/testing';
import { fairLaunchInDetail } from './fairLaunchInDetail.ts';

const word = `0x${'1'.repeat(64)}` as const;

it('a deposit into a fair launch credits nobody, and carries a permit where one was signed [BUY-04, RGT-03]', () => {
  const base = { ...saleFixture().base, address: `0x${'6'.repeat(40)}` as const };
  const launch = saleFixture({ base });
  const permit = { deadline: 9n, v: 27, r: word, s: word };
  expect(fairLaunchInDetail.depositCall(launch, 5n, launch.id)).toMatchObject({
    functionName: 'userDeposit',
    args: [5n],
  });
  expect(fairLaunchInDetail.depositCall(launch, 5n, launch.id, permit)).toMatchObject({
    functionName: 'userDepositWithPermit',
    args: [5n, permit],
  });
});
