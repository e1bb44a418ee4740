import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { saleFixture } from '@rab/sdk/testing';
import { configFixture } from '@rab/testing/configFixture';
import { WalletProvider } from '@rab/wallet-context';
import { act, cleanup, renderHook } from '@testing-library/react';
import { commonStates } from '../model/commonStates.ts';
import { commonMilestones } from '../model/timeline.ts';
import { fixedPricing } from '../pricing/fixed/fixedPricing.ts';
import type { SaleKind } from './SaleKind.ts';
import { useSaleState } from './useSaleState.ts';

const config = parseConfig(configFixture());
const kind: SaleKind = {
  subgraph: 'presale',
  paths: { list: () => '/list', create: () => '/create', detail: (sale) => `/${sale}` },
  listTabs: [],
  marker: null,
  pricing: fixedPricing,
  claimsOpen: 'at listing',
  stateOf: ({ start, end }, now) => {
    if (now < start) return commonStates.upcoming;
    return now <= end ? commonStates.live : commonStates.success;
  },
  deadlinesOf: ({ end }) => [end + 10n],
  milestonesOf: commonMilestones,
};

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  jest.useFakeTimers({ now: 900_000 });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a sale is redrawn at its start, its end, the second after it and its kind’s deadlines, and never in between', async () => {
  let draws = 0;
  const sale = saleFixture({ start: 910n, end: 920n });
  const { result } = renderHook(
    () => {
      draws += 1;
      return useSaleState(kind, sale);
    },
    { wrapper: ({ children }) => <WalletProvider config={config}>{children}</WalletProvider> },
  );
  await pass(1);
  const before = draws;
  const drawnAt: [draws: number, name: string][] = [];
  for (const seconds of [8, 1, 9, 1, 1, 8, 1, 30]) {
    await pass(seconds);
    drawnAt.push([draws - before, result.current.state.name]);
  }
  expect(drawnAt).toEqual([
    [0, 'upcoming'],
    [1, 'live'],
    [1, 'live'],
    [2, 'live'],
    [3, 'success'],
    [3, 'success'],
    [4, 'success'],
    [4, 'success'],
  ]);
});
