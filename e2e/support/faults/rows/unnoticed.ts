import { expect } from '../../test.ts';
import type { FaultRow } from '../FaultRow.ts';
import type { Scene } from '../Scene.ts';

// The act does not depend on it.

const goesThrough = async (scene: Scene): Promise<void> => {
  await scene.press();
  await scene.expectDone();
  expect(scene.wallet.prompts).toBe(1);
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
  play: async (scene) => {
    scene.network.host.break('is away');
    await scene.press();
    await expect(scene.toast(scene.act.success)).toBeVisible();
    expect(await scene.payments()).toBe(1);
  },
};
