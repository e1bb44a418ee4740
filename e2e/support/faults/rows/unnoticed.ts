import { expect } from '../../test.ts';
import type { FaultRow } from '../FaultRow.ts';
import type { FaultRun } from '../FaultRun.ts';

// The act does not depend on it.

const goesThrough = async (run: FaultRun): Promise<void> => {
  await run.press();
  await run.expectDone();
  expect(run.wallet.prompts).toBe(1);
};

export const INDEXER_AWAY: FaultRow = {
  phase: 'before',
  fault: 'the indexer is away',
  isSpared: ({ needsIndexer }) => needsIndexer === true,
  prepare: ({ network }) => network.indexer.break('is away'),
  play: goesThrough,
};

export const STORE_FAILS: FaultRow = {
  phase: 'before',
  fault: 'the content store fails',
  prepare: ({ network }) => network.store.break('fails'),
};

export const CLOCK_AHEAD: FaultRow = {
  phase: 'before',
  fault: 'the computer’s clock is a day ahead',
  prepare: ({ page }) =>
    page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 86_400_000;
    }),
};

export const STORAGE_FULL: FaultRow = {
  phase: 'before',
  fault: 'the browser stores nothing more',
  prepare: ({ page }) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  play: goesThrough,
};

export const HOST_AWAY: FaultRow = {
  phase: 'before',
  fault: 'the product’s own host goes away',
  play: async (run) => {
    run.network.host.break('is away');
    await run.press();
    await expect(run.toast(run.act.success)).toBeVisible();
    expect(await run.payments()).toBe(1);
  },
};
