import { expect, it } from '@jest/globals';
import { say } from '@rab/language';
import { fairLaunchCreation } from '../CreateFairLaunch/fairLaunchCreation.tsx';
import { feeOptions } from '../CreateFairLaunch/verifyFairTokenSchema.ts';
import { fairLaunchInDetail } from '../FairLaunchDetail/fairLaunchInDetail.ts';
import { rabSaleInDetail } from '../SaleDetail/rabSaleInDetail.ts';
import { saleCreation } from './saleCreation.tsx';

it('a created sale and a created fair launch are said in the words of the order, and so is a failure [WIZ-16]', () => {
  for (const { words } of [saleCreation, fairLaunchCreation]) {
    expect(say(words.success)).toBe('Create launchpad success');
    expect(say(words.failed)).toBe('Create launchpad failed');
  }
  expect(say(rabSaleInDetail.createdTitle ?? '')).toBe('Create Rab Sale Success');
  expect(say(fairLaunchInDetail.createdTitle ?? '')).toBe('Fair launch created');
});

it('the two ways to pay for a fair launch are numbered as the contract numbers them [WIZ-22]', () => {
  expect(feeOptions()).toEqual([
    { value: '1', label: '2% of raised plus 2% of tokens raised' },
    { value: '2', label: '5% of raised only' },
  ]);
});
