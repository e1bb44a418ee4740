import { describe, expect, it } from '@jest/globals';
import type { TransactionRecord } from '@rab/wallet-context';
import { followCreations } from './awaitedCreations.ts';

const ADDRESS = `0x${'1'.repeat(40)}` as const;

const record = (change: Partial<TransactionRecord>): TransactionRecord => ({
  id: 'one',
  startedAt: 0,
  chainId: 56,
  account: ADDRESS,
  phase: 'pending',
  summary: 'Create it',
  successTitle: '',
  failedTitle: '',
  leadsTo: {
    emitter: ADDRESS,
    event: { type: 'event', name: 'Made', inputs: [] },
    argument: 'id',
    path: '/made/{}',
  },
  ...change,
});
const PAGE = '/create';
const shown = (pathname: string, chainId = 56) => ({ pathname, chainId });

describe('a creation', () => {
  it.each<[string, Record<string, string>, Partial<TransactionRecord>, string, Record<string, string>, string | null]>([
    ['belongs to the page that it is begun on', {}, { phase: 'wallet' }, PAGE, { one: PAGE }, null],
    ['of another tab is no business of this page', {}, { phase: 'pending' }, PAGE, {}, null],
    ['is waited for while it is pending, also after a reload', { one: PAGE }, {}, PAGE, { one: PAGE }, null],
    ['leads to what it created', { one: PAGE }, { phase: 'confirmed', createdPath: '/made/7' }, PAGE, {}, '/made/7'],
    ['leads nowhere once its page was left', { one: PAGE }, {}, '/elsewhere', {}, null],
    [
      'leads nowhere on another page',
      { one: PAGE },
      { phase: 'confirmed', createdPath: '/made/7' },
      '/elsewhere',
      {},
      null,
    ],
    ['leads nowhere without what it should have created', { one: PAGE }, { phase: 'confirmed' }, PAGE, {}, null],
    ['that failed is forgotten', { one: PAGE }, { phase: 'failed' }, PAGE, {}, null],
    ['that cannot be found is waited for', { one: PAGE }, { phase: 'dropped' }, PAGE, { one: PAGE }, null],
  ])('%s', (_, awaited, change, pathname, expected, goTo) => {
    expect(followCreations(awaited, [record(change)], shown(pathname))).toEqual({ awaited: expected, goTo });
  });

  it('belongs to no page that is opened while it is still being made, not even to its own once that was left', () => {
    const starting = [record({ phase: 'simulating' })];
    const { awaited: begun } = followCreations({}, starting, shown(PAGE));
    const { awaited: left } = followCreations(begun, starting, shown('/elsewhere'));
    for (const page of ['/elsewhere', '/third', PAGE]) {
      const { awaited } = followCreations(left, [record({ phase: 'wallet' })], shown(page));
      const made = [record({ phase: 'confirmed', createdPath: '/made/7' })];
      expect(followCreations(awaited, made, shown(page))).toEqual({ awaited: {}, goTo: null });
    }
  });

  it('leads nowhere while the page shows another chain, and there once it shows its own again', () => {
    const made = [record({ phase: 'confirmed', createdPath: '/made/7' })];
    const { awaited, goTo } = followCreations({ one: PAGE }, made, shown(PAGE, 1));
    expect(goTo).toBeNull();
    expect(followCreations(awaited, made, shown(PAGE)).goTo).toBe('/made/7');
  });

  it('whose transaction creates nothing leads nowhere', () => {
    const { leadsTo: _, ...plain } = record({ phase: 'wallet' });
    expect(followCreations({}, [plain], shown(PAGE))).toEqual({ awaited: {}, goTo: null });
  });
});
