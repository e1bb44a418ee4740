import { describe, expect, it } from '@jest/globals';
import { BLANK_PROJECT_INFO_HASH, isBlankProjectInfoHash } from '@rab/config/project-info';
import { DEAD_ADDRESS, isBurnAddress, SENTINEL_HASH } from '@rab/contracts';
import { zeroAddress } from '@rab/wallet-context/reads';

describe('what stands for nothing', () => {
  it('zero and dead address are burned; the sentinel hash has just its top bit; a blank hash is no project info [CFG-05]', () => {
    expect(isBurnAddress(zeroAddress)).toBe(true);
    expect(isBurnAddress(DEAD_ADDRESS)).toBe(true);
    expect(isBurnAddress(`0x${'0'.repeat(36)}dEaE`)).toBe(false);
    expect(BigInt(SENTINEL_HASH)).toBe(2n ** 255n);
    for (const blank of [BLANK_PROJECT_INFO_HASH, SENTINEL_HASH, '']) expect(isBlankProjectInfoHash(blank)).toBe(true);
    expect(isBlankProjectInfoHash('QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKXXXX')).toBe(false);
  });
});
