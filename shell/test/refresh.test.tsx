import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ChainConfig, FAST_TICK_MS, parseConfig, SLOW_TICK_MS } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { renderInShell } from '@rab/testing/renderInShell';
import { useQuery } from '@rab/wallet-context';
import { balancesQueryOptions, type ChainClient } from '@rab/wallet-context/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { lockInfoQueryOptions } from '../../mf-lock/src/queries/lockDetails.ts';
import { lockListQueryOptions } from '../../mf-lock/src/queries/lockEntities.ts';
import { lockRecordQueryOptions } from '../../mf-lock/src/queries/lockRecord.ts';
import { shownTokenInfoQueryOptions } from '../../mf-token/src/queries/shownTokenInfo.ts';
import { SaleKind } from '../../packages/launchpad/src/model/Launchpad.ts';
import { launchpadQueryOptions } from '../../packages/launchpad/src/queries/launchpads.ts';
import {
  buyerQueryOptions,
  claimableQueryOptions,
  liveStateQueryOptions,
} from '../../packages/launchpad/src/queries/saleState.ts';
import { UtcClock } from '../src/layout/UtcClock.tsx';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const address = `0x${'1'.repeat(40)}` as const;
/** Never asked: what is measured is when a query runs, not what it reads. */
const client = {} as ChainClient;
/** So many screens are drawn. */
const LIMIT_MS = 30_000;
type Options = Parameters<typeof useQuery>[0];

function Probe({ options }: { options: Options }) {
  useQuery(options);
  return null;
}

/** Shows something with these options; `reads` counts how often it was read, `answer` is what it reads. */
async function show(options: unknown, answer: () => unknown = () => ({ name: 'A token' })) {
  const reads = jest.fn(async () => answer());
  await renderInShell(<Probe options={{ ...(options as Options), queryFn: reads }} />);
  await pass(0);
  return reads;
}

const alone: typeof show = (...shown) => {
  cleanup();
  return show(...shown);
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function setVisible(isVisible: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

const missing = () => {
  throw new Error('There is none.');
};

/** It was read once, not again until just before the interval is over, and then again. */
async function expectEvery(interval: number, reads: jest.Mock<() => Promise<unknown>>) {
  const before = reads.mock.calls.length;
  await pass(interval - 1);
  expect(reads).toHaveBeenCalledTimes(before);
  await pass(1);
  expect(reads).toHaveBeenCalledTimes(before + 1);
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 3, 23, 59, 45) });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  setVisible(true);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const sale = () => launchpadQueryOptions(chain, SaleKind.SALE, address);
const filter = { isLpToken: false, search: '', owner: null, page: 1 };

describe('what is read again, and when', () => {
  it(
    'clock, token info, locks, sales, buyers and claims have their intervals [CFG-10]',
    async () => {
      await renderInShell(<UtcClock />);
      const clock = screen.getByText('Nov 3, 23:59');
      await pass(29_999);
      expect(clock.textContent).toBe('Nov 3, 23:59');
      await pass(1);
      expect(clock.textContent).toBe('Nov 4, 00:00');

      await expectEvery(3_000, await alone(shownTokenInfoQueryOptions(client, chain, address), () => null));
      await expectEvery(5_000, await alone(lockListQueryOptions(chain, filter)));
      await expectEvery(10_000, await alone(lockInfoQueryOptions(chain, address, 1)));
      const lock = await alone(lockRecordQueryOptions(client, chain, 1_000_000n));
      await expectEvery(2_000, lock);
      await expectEvery(20_000, lock);
      await expectEvery(20_000, lock);
      await expectEvery(3_000, await alone(lockRecordQueryOptions(client, chain, 1_000_001n), missing));
      await expectEvery(10_000, await alone(sale()));
      await expectEvery(10_000, await alone(liveStateQueryOptions(client, chain, SaleKind.SALE, address)));
      await expectEvery(10_000, await alone(buyerQueryOptions(client, chain, address, address)));
      await expectEvery(60_000, await alone(claimableQueryOptions(client, chain, address, address, true)));

      const notFound = await alone(launchpadQueryOptions(chain, SaleKind.GROW, address), missing);
      for (let retry = 1; retry <= 10; retry += 1) await expectEvery(3_000, notFound);
      await pass(9_000);
      expect(notFound).toHaveBeenCalledTimes(11);
    },
    LIMIT_MS,
  );

  it('the fast tick is 10 s, the slow one 60 s, and both rest while the tab is hidden [APP-26]', async () => {
    expect([FAST_TICK_MS, SLOW_TICK_MS]).toEqual([10_000, 60_000]);
    const fast = await show(balancesQueryOptions(client, chain, address, [address]));
    await expectEvery(FAST_TICK_MS, fast);
    const slow = await show(claimableQueryOptions(client, chain, address, address, true));
    await expectEvery(SLOW_TICK_MS, slow);
    setVisible(false);
    const seen = [fast, slow].map((reads) => reads.mock.calls.length);
    await pass(10 * SLOW_TICK_MS);
    expect([fast, slow].map((reads) => reads.mock.calls.length)).toEqual(seen);
    setVisible(true);
    await pass(0);
    expect(fast.mock.calls.length).toBeGreaterThan(seen[0] as number);
    expect(slow.mock.calls.length).toBeGreaterThan(seen[1] as number);
  });
});
