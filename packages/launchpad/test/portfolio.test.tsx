import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { say } from '@rab/language';
import type { Holding, Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { type PortfolioBoard, PortfolioContext, type PortfolioEntries } from '@rab/ui/action';
import { screen, within } from '@testing-library/react';
import type { SaleKind } from '../src/kind/SaleKind.ts';
import { commonStates } from '../src/model/commonStates.ts';
import type { SaleState } from '../src/model/SaleState.ts';
import { comingOf } from '../src/portfolio/comingOf.ts';
import { SalesOfAccount } from '../src/portfolio/SalesOfAccount.tsx';
import { kindFixture } from './kindFixture.ts';

const ether = (count: number) => BigInt(count) * 10n ** 18n;
const nothing: Holding = { deposited: 0n, bought: 0n, claimed: 0n, referred: 0n, claimable: 0n, reward: 'none' };
const bought: Holding = { ...nothing, deposited: ether(1), bought: ether(1_000) };
const settled: SaleState = { ...commonStates.success, phase: 'settled', isClaimOpen: true };
const named = (symbol: string, digit: string, change: Partial<Sale> = {}) =>
  saleFixture({ id: `0x${digit.repeat(40)}`, token: { ...saleFixture().token, symbol }, ...change });

const draw = (
  sales: readonly Sale[],
  holdings: readonly Holding[],
  state: SaleState = settled,
  isConnected = true,
  board: PortfolioBoard | null = null,
) => {
  const kind: SaleKind = {
    ...kindFixture,
    stateOf: () => state,
    ownerActOf: (_sale, { phase }) => (phase === 'succeeded' ? 'Finalize' : null),
  };
  const part = (
    <PortfolioContext value={board}>
      <SalesOfAccount kind={kind} title="RAB Sale" />
    </PortfolioContext>
  );
  return renderPart(part, {
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
/** Lines of sales: each has a heading. */
const entries = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li') as HTMLElement);

/** What the parts say to the portfolio around them. */
function boardFixture() {
  const said: PortfolioEntries[keyof PortfolioEntries][] = [];
  const due = document.body.appendChild(document.createElement('ul'));
  const board: PortfolioBoard = { due, put: (_kind, _id, entry) => void said.push(entry), drop: () => {} };
  return { board, due, said };
}

beforeEach(beginPart);
afterEach(endPart);

it('the portfolio puts each act that is due into a line of its list, those that need no decision as claims to send together [PRT-01]', async () => {
  const { board, due, said } = boardFixture();
  const sales = [named('ONE', 'a'), named('TWO', 'b'), named('THREE', 'c')];
  await draw(
    sales,
    [{ ...bought, claimable: ether(5) }, { ...bought, claimable: ether(7) }, bought],
    settled,
    true,
    board,
  );
  expect(buttons(due)).toEqual(['Claim 5 ONE', 'Claim 7 TWO']);
  expect([...due.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('ONE5 ONE to claim'),
    expect.stringContaining('TWO7 TWO to claim'),
  ]);
  expect(said.flatMap((entry) => ('claim' in entry ? [entry.claim?.words] : []))).toEqual(['5 ONE', '7 TWO']);
  expect(buttons(entries()[0])).toEqual(['Add ONE to wallet']);
  expect(said).toContainEqual({ holds: true });
});

it('what gives up a deposit is one line with both acts, and nothing to send with others [PRT-01]', async () => {
  const { board, due, said } = boardFixture();
  await draw(
    [named('ONE', 'a')],
    [{ ...bought, claimable: ether(1) }],
    { ...settled, isRefundOpen: true },
    true,
    board,
  );
  expect(due.children).toHaveLength(1);
  expect(buttons(due)).toEqual(['Claim 1 ONE', 'Refund 1 BNB']);
  expect(said.filter((entry) => 'claim' in entry)).toEqual([{ claim: undefined }]);
});

it('the portfolio gives the deposit of a failed sale back, also together with others; of a review that is not over alone [PRT-01]', async () => {
  const failed = boardFixture();
  await draw([named('ONE', 'a')], [bought], commonStates.failed, true, failed.board);
  expect(buttons(failed.due)).toEqual(['Refund 1 BNB']);
  expect(failed.said.flatMap((entry) => ('claim' in entry && entry.claim ? [say(entry.claim.summary)] : []))).toEqual([
    'Refund 1 BNB',
  ]);
  endPart();
  beginPart();
  const open = boardFixture();
  await draw([named('ONE', 'a')], [bought], { ...settled, isRefundOpen: true }, true, open.board);
  expect(buttons(open.due)).toEqual(['Refund 1 BNB']);
  expect(open.said.filter((entry) => 'claim' in entry)).toEqual([{ claim: undefined }]);
});

it('the portfolio shows what a referrer gets, and marks the account’s own sale [PRT-01]', async () => {
  const { board, due } = boardFixture();
  const referral = { referralPerMille: 50n, raised: ether(2), referred: ether(1), isFinalized: true };
  const held = { ...nothing, referred: ether(1), reward: 'open' } as const;
  await draw([named('TWO', 'b', { ...referral, owner: ALICE })], [held], settled, true, board);
  const [entry] = entries();
  expect(entry?.textContent).toContain('Your sale');
  expect(entry?.textContent).toContain('Raised2BNB');
  expect(buttons(due)).toEqual(['Claim reward 0.096 BNB']);
});

it('the portfolio offers an owner what waits: the tokens of a failed sale, and the act that its page asks for first [PRT-03]', async () => {
  const own = named('ONE', 'a', { owner: ALICE });
  const failed = boardFixture();
  await draw([own, named('TWO', 'b')], [nothing, nothing], commonStates.failed, true, failed.board);
  expect(buttons(failed.due)).toEqual(['Withdraw 146 ONE']);
  endPart();
  beginPart();
  const succeeded = boardFixture();
  await draw([own, named('TWO', 'b')], [nothing, nothing], commonStates.success, true, succeeded.board);
  const links = within(succeeded.due).getAllByRole('link', { name: 'Finalize' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/sale/${own.id}`]);
});

it('the portfolio says that the account has nothing here and shows nothing of it, nor anything without an account [PRT-01] [PRT-05]', async () => {
  const { board, said } = boardFixture();
  await draw([], [], settled, true, board);
  expect(said.at(-1)).toEqual({ holds: false });
  expect(screen.queryByText('RAB Sale')).toBeNull();
  endPart();
  beginPart();
  await draw([named('ONE', 'a')], [bought], settled, false);
  expect(screen.queryByText('RAB Sale')).toBeNull();
});

const HOUR = 3_600n;
const now = 1_000_000n;
const upcoming = saleFixture({ start: now + HOUR, end: now + 9n * HOUR, createdAt: now - HOUR });
const vesting = { isLinear: false, startSeconds: 0n, endSeconds: 3n * HOUR, basisPoints: 6_000n, periodSeconds: HOUR };

it.each([
  ['its start', upcoming, commonStates.upcoming, 0n, { at: now + HOUR, what: 'pool start' }],
  ['its end', { ...upcoming, start: now }, commonStates.live, 0n, { at: now + 9n * HOUR, what: 'pool end' }],
  [
    'the next release to a buyer',
    { ...upcoming, start: 1n, end: now - HOUR, vesting },
    settled,
    ether(10),
    { at: now + HOUR, what: 'releases 2 CARROT' },
  ],
  ['nothing of one that failed', upcoming, commonStates.failed, ether(10), null],
  ['nothing of one that is over', { ...upcoming, start: 1n, end: 2n }, settled, ether(10), null],
] as const)('the next date of a sale is %s [PRT-04]', (_what, sale, state, amount, date) => {
  expect(comingOf(kindFixture, sale, state, amount, now)).toEqual(date);
});
