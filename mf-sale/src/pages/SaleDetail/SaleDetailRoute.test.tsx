import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { openSalePage, saleFixture } from '@rab/launchpad/testing';
import type { Sale } from '@rab/sdk/sales';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type Answers } from '@rab/testing/renderPart';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { SaleDetailRoute } from './SaleDetailRoute.tsx';

const full = { raised: 10n * 10n ** 18n };
const open = (change: Partial<Sale>, tab?: string, answers = {}) =>
  openSalePage(<SaleDetailRoute />, { path: paths.sale, sale: saleFixture(change), answers, ...(tab && { tab }) });

beforeEach(beginPart);
afterEach(endPart);

it('the page of a RAB Sale has the tabs of a sale that lists itself, and its listing in words [DET-05]', async () => {
  await open({}, 'listing');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Token Info', 'Status', 'Listing Info', 'Safety', 'Deposits', 'Lock record', 'Calculator']);
  expect(screen.getByText('60%')).toBeTruthy();
  expect(screen.getByText('30 days')).toBeTruthy();
  expect(screen.getByText('1 BNB = 800 CARROT')).toBeTruthy();
});

it('the page of a RAB Sale leads back to the list of such sales [LOK-08]', async () => {
  await open({});
  expect(screen.getByRole('link', { name: 'RAB Sales' }).getAttribute('href')).toBe(paths.sales());
});

it('a sale’s page shows what its contract says now, not what the indexer knows', async () => {
  await open({}, 'status', { liveSale: () => ({ buyerCount: 1234 }) });
  expect(screen.getByText('1234')).toBeTruthy();
});

it('the owner is offered Finalize only after success; a filled sale says when it can be listed [OWN-03] [SAL-23]', async () => {
  const end = 10n ** 12n;
  await open({ owner: ALICE, end });
  expect(screen.queryByRole('button', { name: 'Finalize' })).toBeNull();
  cleanup();
  const finalize = async (from: bigint) => {
    await open({ ...full, owner: ALICE, end }, 'token', { listableFrom: () => from });
    return screen.getByRole<HTMLButtonElement>('button', { name: 'Finalize' });
  };
  expect((await finalize(4_102_444_800n)).disabled).toBe(true);
  expect(
    screen.getByText('You can finalize it from 2100-01-01 00:00 UTC, an hour after the sale sold out.'),
  ).toBeTruthy();
  cleanup();
  expect((await finalize(1_700_000_000n)).disabled).toBe(false);
});

it('listing on the other exchange has two steps, each of which asks first: a refusal is noted, and when its hour is over the other exchange opens [OWN-03] [PRM-11]', async () => {
  const day = 86_400n;
  const end = BigInt(Math.floor(Date.now() / 1000)) - 3n * day;
  const openNoted = async (elsewhereFrom: bigint, label: string) => {
    cleanup();
    await open({ ...full, sold: 10_000n * 10n ** 18n, start: 1n, end }, 'token', {
      otherExchange: () => `0x${'a'.repeat(40)}`,
      elsewhereFrom: () => elsewhereFrom,
    });
    return screen.getByRole<HTMLButtonElement>('button', { name: label });
  };
  fireEvent.click(await openNoted(0n, 'Record the refusal'));
  const first = await screen.findByRole('alertdialog');
  expect(first.textContent).toContain('it is listed there at once. This can’t be undone.');
  expect((await openNoted(4_102_444_800n, 'List on PancakeSwap')).disabled).toBe(true);
  expect(screen.getByText(/list on PancakeSwap from 2100-01-01 00:00 UTC, unless someone lists the sale/)).toBeTruthy();
  fireEvent.click(await openNoted(end + 2n * day, 'List on PancakeSwap'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('List the sale on PancakeSwap?');
  expect(dialog.textContent).toContain('Owner receives');
  expect(dialog.textContent).toContain('This can’t be undone.');
});

it('a listed sale says at what price, on which pair, until when its liquidity is locked, and what went where [MNY-08]', async () => {
  const { listing, end } = saleFixture();
  const pair = `0x${'b'.repeat(40)}` as const;
  const ether = (count: number) => BigInt(count * 1000) * 10n ** 15n;
  const lock = { decimals: 18, isVesting: false, tgeBps: 0, cycleBps: 0, amount: 9n, token: pair };
  const openLocked = (unlockDate: bigint) =>
    open(
      {
        raised: ether(5),
        sold: ether(5_000),
        end,
        isListed: true,
        isFinalized: true,
        burnsUnsold: true,
        referralPerMille: 50n,
        referred: ether(1),
        tokenFeePerMille: 10n,
        listing: listing && { ...listing, pair },
      },
      'token',
      {
        tokenInfo: ([, , asked]: readonly unknown[]) =>
          asked === pair
            ? {
                ...saleFixture().token,
                address: pair,
                totalSupply: 1n,
                owner: null,
                pair: {
                  token0: saleFixture().token.address,
                  token1: saleFixture().base.address,
                  reserve0: ether(1_600),
                  reserve1: ether(1),
                },
              }
            : null,
        // anybody can call a lock so
        saleLocks: () => [{ ...lock, id: '1000001', description: 'RAB Sale liquidity', unlockDate: 4_000_000_000n }],
        listedLock: () => ({ ...lock, id: 1_000_002n, description: '', tgeDate: unlockDate, owner: ALICE }),
      },
    );
  await openLocked(4_102_444_800n);
  const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(fact('Listed at')).toBe('1 BNB = 800 CARROT');
  expect(fact('Current price')).toBe('1 BNB = 1,600 CARROT (-50% since listing)');
  expect(fact('Pair')).toContain('0xbbbb…bbbb');
  expect(fact('Liquidity locked until')).toContain('2100-01-01 00:00');
  expect(screen.getByRole('link', { name: 'View the lock' }).getAttribute('href')).toBe('/lock-tokens/lock/1000002');
  // of 5: 4 % fee, 5 % of the rest to referrers, 60 % of 91 % to the exchange
  expect(fact('Raised')).toBe('5BNB');
  expect(fact('Platform fee (4%)')).toBe('0.2BNB');
  expect(fact('Referral rewards')).toBe('0.24BNB');
  expect(fact('Added to the exchange')).toBe('2.73BNB + 2,184CARROT');
  expect(fact('Owner received')).toBe('1.83BNB');
  expect(fact('For buyers')).toBe('5,000CARROT');
  expect(fact('Platform fee in tokens')).toBe('50CARROT');
  expect(fact('Unsold, burned')).toBe('7,234CARROT');
  cleanup();
  await openLocked(1_700_000_000n);
  expect(fact('Liquidity was locked until')).toContain('2023-11-14 22:13');
});

/** Opens a listed sale whose pool a fair launch has, too; both with the locks that their creators made. */
const openShared = (pair: `0x${string}`, other: `0x${string}`, locksMadeBy: (key: readonly unknown[]) => unknown) => {
  const { listing } = saleFixture();
  return open(
    { ...full, end: 1n, isListed: true, isFinalized: true, listing: listing && { ...listing, pair } },
    'token',
    {
      sales: ([, , { subgraph }]: readonly unknown[] & { 2: { subgraph: string } }) => ({
        rows: subgraph === 'fairLaunch' ? [saleFixture({ id: other })] : [saleFixture()],
        hasNext: false,
      }),
      locksMadeBy,
    },
  );
};

it('a sale whose pool another listing has moved says so, and where what it took is locked [MNY-08]', async () => {
  const [pair, other] = ['b', 'c'].map((digit) => `0x${digit.repeat(40)}` as const) as [`0x${string}`, `0x${string}`];
  await openShared(pair, other, ([, , creators]: readonly unknown[]) =>
    (creators as string[]).includes(other)
      ? [
          {
            id: '16',
            token: pair,
            creator: other,
            owner: ALICE,
            amount: 1n,
            entity: { symbol: 'LP', decimals: 18 },
          },
          {
            id: '17',
            token: `0x${'d'.repeat(40)}`,
            creator: other,
            owner: ALICE,
            amount: 5_560_000_000_000_000_000n,
            entity: { symbol: 'WBNB', decimals: 18 },
          },
        ]
      : [],
  );
  expect(screen.getByText('Other sales were listed in the same pool')).toBeTruthy();
  expect(screen.getByText(/moved the pool to its own price/).textContent).toBe(
    'Another sale was listed in the same pool and moved the pool to its own price. 5.56WBNB of that is locked for the sale’s owner: lock 17.',
  );
  expect(screen.getByRole('link', { name: 'lock 17' }).getAttribute('href')).toBe('/lock-tokens/lock/17');
});

it.each([
  ['traded it to its own price where it was listed later', '17', ' and moved the pool to its own price'],
  ['is not said to have traded it where it was listed first', '15', ''],
  ['is not said to have traded it where nobody knows which was first', null, ''],
])('another sale of the same pool %s [MNY-08]', async (_what, id, trade) => {
  const { id: own } = saleFixture();
  const pair = `0x${'b'.repeat(40)}` as const;
  const other = `0x${'c'.repeat(40)}` as const;
  const lock = { token: pair, owner: ALICE, amount: 1n, entity: { symbol: 'LP', decimals: 18 } };
  await openShared(pair, other, () => [
    { ...lock, id: '16', creator: own },
    ...(id ? [{ ...lock, id, creator: other }] : []),
  ]);
  const note = screen.getByText('Other sales were listed in the same pool').closest('[role=note]');
  expect(note?.textContent).toMatch(new RegExp(`Another sale was listed in the same pool${trade}\\.$`));
});

it('a listed sale leads to where its token is traded, where the exchange is known [MNY-08]', async () => {
  const { listing, ...sale } = saleFixture();
  const listedOn = (digit: string) => ({
    ...full,
    end: sale.end,
    isListed: true,
    isFinalized: true,
    listing: listing && { ...listing, exchange: `0x${digit.repeat(40)}` as const },
  });
  await open(listedOn('a'), 'listing');
  const link = await screen.findByRole('link', { name: 'Trade CARROT' });
  expect(link.getAttribute('href')).toBe(`https://swap.example/?to=${sale.token.address}`);
  cleanup();
  await open(listedOn('4'), 'listing');
  expect(await screen.findByText('CARROT is listed on an exchange')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Trade CARROT' })).toBeNull();
});

const LATER = 4_102_444_800n;
const openLeaving = (answers: Answers, change: Partial<Sale> = { end: LATER + 7_200n }) =>
  open(change, 'token', { leaveTerms: () => ({ until: LATER, keptPerMille: 55n }), ...answers });
const ONE = 10n ** 18n;
const ANN = { deposited: 2n * ONE, bought: 5n, claimed: 0n, referred: 0n };

it('before a deposit a sale says until when and at what cost it can be taken back; without a deposit nobody is offered it [RGT-01]', async () => {
  await openLeaving({});
  expect(await screen.findByText(/^Until 2100-01-01 00:00 UTC you can take your deposit back once/)).toBeTruthy();
  expect(screen.getByText(/5.5% of it stays yours in the sale and buys tokens/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leave the sale' })).toBeNull();
});

it('a buyer who can leave is asked first, with what comes back and what stays [RGT-01]', async () => {
  await openLeaving({ buyer: () => ANN, leavable: () => (189n * ONE) / 100n });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave the sale' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('You get 1.89 BNB back, and 0.11 BNB stays in the sale as your deposit.');
  expect(dialog.textContent).toContain('You can do this once');
});

it('where nothing stays, a sale says no part, and the whole deposit comes back [RGT-01]', async () => {
  const leaveTerms = () => ({ until: LATER, keptPerMille: 0n });
  await openLeaving({ leaveTerms, buyer: () => ANN, leavable: () => ANN.deposited });
  expect(screen.getByText(/^Until 2100-01-01 00:00 UTC you can take your deposit back once/).textContent).not.toContain(
    '%',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Leave the sale' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('You get 2 BNB back, your whole deposit.');
  expect(dialog.textContent).not.toContain('stays');
});

it('before its start a sale says its terms to leave, and offers nobody the exit [RGT-01]', async () => {
  const asked = {
    buyer: ([, , of]) => (of ? ANN : undefined),
    leavable: ([, , of]) => (of ? ONE : undefined),
  } as const satisfies Answers;
  await openLeaving(asked, { start: LATER - 3_600n, end: LATER + 7_200n });
  expect(await screen.findByText(/take your deposit back once/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leave the sale' })).toBeNull();
});

it.each([
  ['its time is over', { leaveTerms: () => ({ until: 1n, keptPerMille: 0n }) }, {}],
  ['it has no such terms', { leaveTerms: () => null }, {}],
  ['it is over', {}, { end: 2n, start: 1n }],
])('nobody is offered to leave a sale when %s [RGT-01]', async (_, answers, change) => {
  await openLeaving({ buyer: () => ANN, leavable: () => ONE, ...answers }, { end: LATER + 7_200n, ...change });
  expect(await screen.findByRole('tab', { name: 'Safety' })).toBeTruthy();
  expect(screen.queryByText(/take your deposit back once/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Leave the sale' })).toBeNull();
});
