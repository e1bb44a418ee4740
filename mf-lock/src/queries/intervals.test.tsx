import { afterEach, beforeEach, it } from '@jest/globals';
import { endClock, expectEvery, missing, readContext, showAlone, startClock } from '@rab/testing/readIntervals';
import { lockInfoQueryOptions } from './lockDetails.ts';
import { lockListQueryOptions } from './lockEntities.ts';
import { lockRecordQueryOptions } from './lockRecord.ts';

const TOKEN = `0x${'1'.repeat(40)}` as const;

beforeEach(startClock);
afterEach(endClock);

it('lists of locks are read every 5 s, those of a token every 10 s, one lock after 2 s and then every 20 s, a missing or unread one every 3 s [CFG-10, LKL-03, LKL-06, LKD-07]', async () => {
  const filter = { isLiquidity: false, search: '', owner: null, madeBy: null, page: 1 };
  await expectEvery(5_000, await showAlone(lockListQueryOptions(readContext, filter)));
  await expectEvery(10_000, await showAlone(lockInfoQueryOptions(readContext, { token: TOKEN, page: 1 })));
  const lock = await showAlone(lockRecordQueryOptions(readContext, 1_000_000n));
  await expectEvery(2_000, lock);
  await expectEvery(20_000, lock);
  await expectEvery(20_000, lock);
  await expectEvery(3_000, await showAlone(lockRecordQueryOptions(readContext, 1_000_001n), missing));
  await expectEvery(3_000, await showAlone(lockRecordQueryOptions(readContext, 1_000_001n), () => null));
}, 30_000);
