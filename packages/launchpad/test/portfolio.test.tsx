import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { screen, within } from '@testing-library/react';
import type { SaleKind } from '../src/kind/SaleKind.ts';
import { commonStates } from '../src/model/commonStates.ts';
import type { Sale } from '../src/model/Sale.ts';
import type { SaleState } from '../src/model/SaleState.ts';
import { SalesOfAccount } from '../src/portfolio/SalesOfAccount.tsx';
import type { Holding } from '../src/queries/holdings.ts';
import { kindFixture } from './kindFixture.ts';
import { saleFixture } from './saleFixture.ts';

const ether = (count: number) => BigInt(count) * 10n ** 18n;
const nothing: Holding = { deposited: 0n, bought: 0n, claimed: 0n, referred: 0n, claimable: 0n, reward: 'none' };
const bought: Holding = { ...nothing, deposited: ether(1), bought: ether(1_000) };
const settled: SaleState = { ...commonStates.success, phase: 'settled', isClaimOpen: true };
const named = (symbol: string, digit: string, change: Partial<Sale> = {}) =>
  saleFixture({ id: `0x${digit.repeat(40)}`, token: { ...saleFixture().token, symbol }, ...change });

const draw = (sales: readonly Sale[], holdings: readonly Holding[], state: SaleState = settled, isConnected = true) => {
  const kind: SaleKind = {
    ...kindFixture,
    stateOf: () => state,
    ownerActOf: (_sale, { phase }) => (phase === 'succeeded' ? 'Finalize' : null),
  };
  return renderPart(<SalesOfAccount kind={kind} title="RAB Sale" />, {
    isConnected,
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      salesOf: () => ({ rows: sales, hasNext: false }),
      holdings: () => holdings,
      balances: () => [ether(146)],
    },
  });
};
const buttons = (of: HTMLElement = document.body) =>
  within(of)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent?.trim());
const entries = () => screen.getAllByRole('listitem');

beforeEach(beginPart);
afterEach(endPart);

it('offers each sale’s own acts, and one for all that are due [PRT-01]', async () => {
  const sales = [named('ONE', 'a'), named('TWO', 'b'), named('THREE', 'c')];
  await draw(sales, [{ ...bought, claimable: ether(5) }, { ...bought, claimable: ether(7) }, bought]);
  expect(buttons(entries()[0])).toEqual(['Claim 5 ONE', 'Add ONE to wallet']);
  expect(buttons(entries()[2])).toEqual(['Add THREE to wallet']);
  expect(screen.getByRole('button', { name: 'Claim all 2' })).toBeTruthy();
  expect(screen.getByText(/^5 ONE, 7 TWO\. Your wallet asks you to confirm each one/)).toBeTruthy();
});

it('leaves out of one press what gives up a deposit [PRT-01]', async () => {
  const holdings = [1, 2].map((count) => ({ ...bought, claimable: ether(count) }));
  await draw([named('ONE', 'a'), named('TWO', 'b')], holdings, { ...settled, isRefundOpen: true });
  expect(buttons(entries()[0])).toEqual(['Claim 1 ONE', 'Refund 1 BNB', 'Add ONE to wallet']);
  expect(screen.queryByRole('button', { name: /^Claim all/ })).toBeNull();
});

it('gives the deposit of a failed sale back, shows what a referrer gets, and marks the account’s own sale [PRT-01]', async () => {
  await draw([named('ONE', 'a')], [bought], commonStates.failed);
  expect(buttons(entries()[0])).toContain('Refund 1 BNB');
  endPart();
  beginPart();
  const referral = { referralPerMille: 50n, raised: ether(2), referred: ether(1), isFinalized: true };
  await draw([named('TWO', 'b', { ...referral, owner: ALICE })], [{ ...nothing, referred: ether(1), reward: 'open' }]);
  const [entry] = entries();
  expect(entry?.textContent).toContain('Your sale');
  expect(entry?.textContent).toContain('Raised2BNB');
  expect(buttons(entry)).toContain('Claim reward 0.096 BNB');
});

it('offers an owner what waits: the tokens of a failed sale, and the act that its page asks for first [PRT-03]', async () => {
  const own = named('ONE', 'a', { owner: ALICE });
  await draw([own, named('TWO', 'b')], [nothing, nothing], commonStates.failed);
  expect(buttons(entries()[0])).toContain('Withdraw 146 ONE');
  expect(buttons(entries()[1])).toEqual(['Add TWO to wallet']);
  endPart();
  beginPart();
  await draw([own, named('TWO', 'b')], [nothing, nothing], commonStates.success);
  expect(screen.getAllByRole('link', { name: 'Finalize' }).map((link) => link.getAttribute('href'))).toEqual([
    `/sale/${own.id}`,
  ]);
});

it('leads on where the account has nothing, and shows nothing without an account [PRT-01]', async () => {
  await draw([], []);
  expect(screen.getByRole('link', { name: 'Browse sales' }).getAttribute('href')).toBe('/list');
  endPart();
  beginPart();
  await draw([named('ONE', 'a')], [bought], settled, false);
  expect(screen.queryByText('RAB Sale')).toBeNull();
});
