import { expect, it } from '@jest/globals';
import { commonStates } from './commonStates.ts';
import type { SaleState } from './SaleState.ts';

const waiting = { banner: null, isClaimOpen: false, isRefundOpen: false };

it.each<[string, SaleState, SaleState]>([
  [
    'an upcoming sale is tagged so, and nothing can be claimed or taken back',
    commonStates.upcoming,
    { ...waiting, name: 'upcoming', phase: 'upcoming', tag: { label: 'Upcoming', tone: 'info' } },
  ],
  [
    'a live sale is tagged so, and nothing can be claimed or taken back',
    commonStates.live,
    { ...waiting, name: 'live', phase: 'live', tag: { label: 'Sale Live', tone: 'positive' } },
  ],
  [
    'a sale that succeeded has ended, and nothing can be claimed or taken back yet',
    commonStates.success,
    { ...waiting, name: 'success', phase: 'succeeded', tag: { label: 'Sale Ended', tone: 'neutral' } },
  ],
  [
    'a sale that failed is cancelled and over: deposits can be taken back, tokens cannot be claimed',
    commonStates.failed,
    {
      name: 'failed',
      phase: 'failed',
      tag: { label: 'Canceled', tone: 'negative' },
      banner: 'This pool has ended',
      isClaimOpen: false,
      isRefundOpen: true,
    },
  ],
])('%s', (_rule, state, expected) => {
  expect(state).toEqual(expected);
});
