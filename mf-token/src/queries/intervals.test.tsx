import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { endClock, expectEvery, pass, readContext, showAlone, startClock } from '@rab/testing/readIntervals';
import { shownTokenInfoQueryOptions } from './shownTokenInfo.ts';

const TOKEN = `0x${'1'.repeat(40)}` as const;

beforeEach(startClock);
afterEach(endClock);

it('a token is read every 3 s until its name comes back [CFG-10, TKV-02]', async () => {
  const options = shownTokenInfoQueryOptions(readContext, TOKEN);
  await expectEvery(3_000, await showAlone(options, () => null));
  let name = '';
  const reads = await showAlone(options, () => ({ name }));
  await expectEvery(3_000, reads);
  name = 'Carrot';
  await expectEvery(3_000, reads);
  await pass(60_000);
  expect(reads).toHaveBeenCalledTimes(3);
}, 30_000);
