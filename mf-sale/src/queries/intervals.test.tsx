import { afterEach, beforeEach, it } from '@jest/globals';
import { endClock, expectEvery, readContext, showAlone, startClock } from '@rab/testing/readIntervals';
import { liveSaleQueryOptions } from './liveSale.ts';

beforeEach(startClock);
afterEach(endClock);

it('what moves of a RAB Sale is read every 10 s [CFG-10]', async () => {
  await expectEvery(10_000, await showAlone(liveSaleQueryOptions(readContext, `0x${'1'.repeat(40)}`)));
}, 30_000);
