import { afterEach, beforeEach, it } from '@jest/globals';
import { endClock, expectEvery, readContext, showAlone, startClock } from '@rab/testing/readIntervals';
import { shownTokenInfoQueryOptions } from './shownTokenInfo.ts';

const TOKEN = `0x${'1'.repeat(40)}` as const;

beforeEach(startClock);
afterEach(endClock);

it('a token that does not answer is read every 3 s [CFG-10]', async () => {
  await expectEvery(3_000, await showAlone(shownTokenInfoQueryOptions(readContext, TOKEN), () => null));
}, 30_000);
