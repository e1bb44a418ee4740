import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { GrowStatus, REVIEW_GRACE } from '@rab/contracts';
import { saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type Answers, renderPart } from '@rab/testing/renderPart';
import { formatUtc } from '@rab/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { settingsFixture } from '../../../test/settingsFixture.ts';
import type { GrowEntry, GrowHistoryParameters } from '../../queries/growHistory.ts';
import type { SettingEntry } from '../../queries/settingHistory.ts';
import { DeskPage } from './DeskPage.tsx';

const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const ended = BigInt(Math.floor(Date.now() / 1000)) - 60n;
const growOf = (digit: string, symbol: string, change: Partial<Sale> = {}) =>
  saleFixture({
    id: address(digit),
    token: { address: address(digit), name: symbol, symbol, decimals: 18 },
    listing: null,
    raised: 5n * 10n ** 18n,
    end: ended,
    ...change,
  });
const entryOf = (grow: Sale, change: Partial<GrowEntry>): GrowEntry => ({
  id: `${grow.id}-${change.type}`,
  type: 'created',
  value: 0,
  account: grow.owner,
  timestamp: 1_700_000_000n,
  transaction: `0x${'e'.repeat(64)}`,
  launchpad: { id: grow.id, tokenSymbol: grow.token.symbol },
  ...change,
});

const success = growOf('a', 'SOON');
const listing = growOf('b', 'LATER', { reviewStatus: GrowStatus.LISTING });
const paid = growOf('c', 'GONE', { reviewStatus: GrowStatus.SATISFY, isFinalized: true });
const acts = [
  entryOf(listing, { type: 'status', value: 4, account: ALICE }),
  entryOf(success, {}),
  entryOf(listing, {}),
];

const settingActs: SettingEntry[] = [
  {
    ...entryOf(paid, { account: ALICE }),
    type: 'administrator',
    subject: settingsFixture.administrator,
    baseFee: null,
    tokenFee: null,
    creationFee: null,
    router: null,
    initHash: null,
    swapFeeBps: null,
  },
];

const open = (administrator: `0x${string}`, answers: Answers = {}) =>
  renderPart(<DeskPage />, {
    isConnected: true,
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      rabAddress: () => administrator,
      projectInfo: () => null,
      refundsUntil: () => 1n,
      platformSettings: () => settingsFixture,
      settingActs: () => ({ rows: settingActs, hasNext: false }),
      sales: ([, , parameters]) => {
        const { where } = parameters as { where: object };
        return { rows: 'owner_in' in where ? [success, listing, paid] : [listing, success, paid], hasNext: false };
      },
      growActs: ([, , parameters]) => {
        const { grows } = (parameters ?? {}) as Partial<GrowHistoryParameters>;
        return { rows: acts.filter(({ launchpad }) => !grows || grows.includes(launchpad.id)), hasNext: false };
      },
      ...answers,
    },
  });

/** The symbols of the table's lines. */
const queued = () =>
  screen.getAllByRole('button', { name: /^Open / }).map((button) => button.getAttribute('aria-label')?.slice(5));
/** The one grow whose facts are shown. */
const card = () => screen.getByRole('article');

beforeEach(beginPart);
afterEach(endPart);

it('anybody but the administrator is shown nothing of the queue, and who may act [ADM-01]', async () => {
  await open(address('9'));
  expect(screen.getByText('Only for the administrator')).toBeTruthy();
  expect(screen.getByText(/the contracts refuse everyone else/)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText('Review history')).toBeNull();
  expect(screen.queryByRole('button', { name: /status/ })).toBeNull();
});

it('the administrator sees what kind of account the power is held by [SAF-05]', async () => {
  await open(ALICE, { guard: () => ({ kind: 'multisig', threshold: 2, signers: 3 }) });
  expect(await screen.findByText('A Safe: 2 of 3 owners must sign')).toBeTruthy();
});

it('the administrator has a queue of what waits, the most urgent first, with facts, history and acts [ADM-01]', async () => {
  await open(ALICE);
  expect(screen.getByRole('heading', { name: 'Waiting: 2' })).toBeTruthy();
  expect(queued()).toEqual(['SOON', 'LATER']);
  const first = card();
  expect(first.getAttribute('aria-label')).toBe('SOON');
  const soon = within(first);
  expect(soon.getByText('Begin the review')).toBeTruthy();
  expect(soon.getByText(formatUtc(ended + REVIEW_GRACE))).toBeTruthy();
  expect(soon.getByText(/every buyer can withdraw the full deposit/)).toBeTruthy();
  expect(soon.getByText('2 in total: 1 satisfied')).toBeTruthy();
  expect(soon.getByText(/50% of the hard cap/)).toBeTruthy();
  expect(soon.getByRole('link', { name: 'Check SOON' }).getAttribute('href')).toBe(
    `/token/token-detect/${success.token.address}`,
  );
  expect(soon.getByText('The owner hasn’t added any.')).toBeTruthy();
  expect(soon.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2023-11-14 22:13 ?UTCSale created0x3333/),
  ]);
  const buttons = (card: HTMLElement) =>
    within(card)
      .getAllByRole('button', { name: /^(?!Copy)/ })
      .map(({ textContent }) => textContent);
  expect(buttons(first)).toEqual(['Set status LISTING']);
  fireEvent.click(screen.getByRole('button', { name: 'Open LATER' }));
  const second = card();
  expect(second.getAttribute('aria-label')).toBe('LATER');
  const later = within(second);
  expect(later.getAllByRole('listitem')).toHaveLength(2);
  expect(buttons(second)).toEqual(['Set status SATISFY', 'Set status NOT SATISFY']);
});

it('an act on the desk names its consequence and asks first; what was done is listed with who and when [ADM-02]', async () => {
  await open(ALICE);
  const log = within(screen.getByText('Review history').closest('section') as HTMLElement);
  expect(log.getByText(/: Status set to LISTING$/).textContent).toBe('LATER: Status set to LISTING');
  expect(log.getAllByText(/^0x1111/)).toHaveLength(1);
  expect(log.getAllByText(/^2023-11-14 22:13/)).toHaveLength(3);
  const settings = within(screen.getByRole('list', { name: 'Changes to the platform settings' }));
  expect(settings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/UTCAdministrator: 0x3333…3333 Active0x1111/),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Open LATER' }));
  fireEvent.click(screen.getByRole('button', { name: 'Set status NOT SATISFY' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Not satisfied with the listing?')).toBeTruthy();
  expect(dialog.getByText(/Buyers who haven’t claimed can withdraw their full deposits/)).toBeTruthy();
});

it('the most urgent grow is on the first page, in whatever order grows end [ADM-01]', async () => {
  // the indexer gives what ends last first
  const many = Array.from({ length: 14 }, (_, index) =>
    growOf('a', `G${index}`, { id: `0x${String(index).padStart(40, '0')}`, end: ended - BigInt(index) }),
  );
  await open(ALICE, { sales: () => ({ rows: many, hasNext: true }) });
  expect(screen.getByRole('heading', { name: 'Waiting: 14' })).toBeTruthy();
  expect(queued()).toEqual(Array.from({ length: 10 }, (_, index) => `G${13 - index}`));
  expect(screen.getByText(/the 500 open grows that end last/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(queued()).toEqual(['G3', 'G2', 'G1', 'G0']);
});

it('the queue can be narrowed to one kind of work, with how much there is of each [ADM-01]', async () => {
  const hidden = growOf('d', 'HIDDEN', { isVisible: false, end: ended + 7200n });
  await open(ALICE, { sales: () => ({ rows: [listing, success, hidden], hasNext: false }) });
  const kinds = within(screen.getByRole('group', { name: 'Show only' }));
  expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All (3)',
    'Begin the review (1)',
    'Decide (1)',
    'Show it in the lists (1)',
  ]);
  expect(screen.getByText('Less than a day left')).toBeTruthy();
  fireEvent.click(kinds.getByRole('button', { name: 'Decide (1)' }));
  expect(queued()).toEqual(['LATER']);
  expect(card().getAttribute('aria-label')).toBe('LATER');
});

it('while a grow that was opened is read, nothing of the one before it is said of it [ADM-01]', async () => {
  const other = { ...listing, owner: address('7') };
  const isOf = (parameters: unknown, sale: Sale) => JSON.stringify(parameters ?? null).includes(sale.id);
  await open(ALICE, {
    sales: ([, , parameters]) => {
      const { where } = parameters as { where: { owner_in?: string[] } };
      if (!where.owner_in) return { rows: [success, other], hasNext: false };
      return where.owner_in.includes(other.owner) ? undefined : { rows: [success, paid], hasNext: false };
    },
    growActs: ([, , parameters]) =>
      isOf(parameters, other)
        ? undefined
        : { rows: acts.filter(({ launchpad }) => launchpad.id === success.id), hasNext: false },
  });
  expect(within(card()).getAllByRole('listitem')).toHaveLength(1);
  expect(within(card()).getByText(/^1 in total/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open LATER' }));
  const later = within(card());
  expect(card().getAttribute('aria-label')).toBe('LATER');
  expect(later.queryByRole('listitem')).toBeNull();
  expect(later.getByText('Owner’s other grows').nextElementSibling?.textContent).toBe('…');
});

it('a grow is overdue once its last second is over, and a day before that it is said to be close [ADM-01]', async () => {
  const now = BigInt(Math.floor(Date.now() / 1000));
  const shownAt = (until: bigint) =>
    growOf('a', 'PAY', { reviewStatus: GrowStatus.SATISFY, end: until - REVIEW_GRACE });
  const said = async (until: bigint) => {
    await open(ALICE, { sales: () => ({ rows: [shownAt(until)], hasNext: false }) });
    const words = ['Overdue', 'Less than a day left'].filter((text) => screen.queryByText(text));
    endPart();
    beginPart();
    return words;
  };
  expect(await said(now - 120n)).toEqual(['Overdue']);
  expect(await said(now + 120n)).toEqual(['Less than a day left']);
  expect(await said(now + 86_400n + 120n)).toEqual([]);
});

it('a long symbol is cut inside a line, and whole as a title [ADM-01]', async () => {
  const wide = growOf('a', 'W'.repeat(32));
  await open(ALICE, {
    sales: () => ({ rows: [wide], hasNext: false }),
    growActs: () => ({ rows: [entryOf(wide, {})], hasNext: false }),
  });
  const cut = `${'W'.repeat(8)}…WWW`;
  expect(screen.getByRole('link', { name: `Check ${cut}` })).toBeTruthy();
  expect(screen.getByText(/: Sale created$/).textContent).toBe(`${cut}: Sale created`);
  expect(screen.getByRole('heading', { name: 'W'.repeat(32) })).toBeTruthy();
});

it('the desk says so when no grow waits', async () => {
  await open(ALICE, { sales: () => ({ rows: [paid], hasNext: false }) });
  expect(screen.getByText('All caught up')).toBeTruthy();
});
