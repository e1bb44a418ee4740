import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Sale, SalesParameters } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type PartOptions, renderPart } from '@rab/testing/renderPart';
import { keepEarlyTexts } from '@rab/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { listTabs } from '../src/kind/listTabs.ts';
import { SaleGrid } from '../src/list/SaleGrid.tsx';
import { SaleListPage } from '../src/list/SaleListPage.tsx';
import { commonStates } from '../src/model/commonStates.ts';
import { ProjectLogo } from '../src/projectInfo/ProjectLogo.tsx';
import { kindFixture } from './kindFixture.ts';

const FAR = 10n ** 12n;
const BNB = `0x${'0'.repeat(40)}` as const;
const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const saleOf = (digit: string, name: string, change: Partial<Sale> = {}) =>
  saleFixture({
    id: address(digit),
    token: { address: address(digit), name, symbol: name.toUpperCase(), decimals: 18 },
    start: 1n,
    end: FAR,
    ...change,
  });
const kind = {
  ...kindFixture,
  stateOf: ({ isCancelled, start, raised }: Sale, now: bigint) =>
    isCancelled
      ? commonStates.failed
      : raised > 0n
        ? { ...commonStates.success, banner: 'Waiting for owner add liquidity' }
        : now < start
          ? commonStates.upcoming
          : commonStates.live,
};

let asked: SalesParameters[];
const options = (rows: Sale[], path: string): PartOptions => ({
  path,
  answers: {
    chainTime: () => ({ hash: null, offset: 0 }),
    sales: ([, , parameters]) => {
      asked.push(parameters as SalesParameters);
      return { rows, hasNext: false };
    },
  },
});
const openList = (rows: Sale[], path = '/') =>
  renderPart(<SaleListPage kind={kind} title="Fair launches" description="At one price." />, options(rows, path));
/** As on a phone, whose width jsdom has. */
const openFilters = () => fireEvent.click(screen.getByRole('button', { name: /^Sort and filter/ }));
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => {
  asked = [];
  beginPart();
});
afterEach(endPart);

const rows = [
  saleOf('a', 'Gone', { isCancelled: true }),
  saleOf('b', 'Later', { start: FAR - 1n }),
  saleOf('c', 'Now'),
];

it('a list has its own title, and running sales come first, then upcoming ones [MNY-14]', async () => {
  await openList(rows);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fair launches');
  expect(cards()).toEqual(['NOW', 'LATER', 'GONE']);
  expect(asked.at(-1)).toMatchObject({ orderBy: 'endTime', page: 1, where: { and: [{ isVisible: true }] } });
});

it('a list is shown as one line a sale on demand, which is in the address, with the numbers of the cards [MNY-14]', async () => {
  const page = await openList([
    saleOf('b', 'Later', { start: FAR - 1n }),
    saleOf('c', 'Now', { softCap: 1n, hardCap: 4n, raised: 0n }),
  ]);
  openFilters();
  expect(pressed()).toContain('Cards');
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  const lines = within(await screen.findByRole('table', { name: 'Sales' }));
  expect(screen.queryByRole('article')).toBeNull();
  expect(lines.getAllByRole('link').map((link) => link.textContent)).toEqual(['NOW', 'LATER']);
  const [, now] = lines.getAllByRole('row') as [HTMLElement, HTMLElement];
  expect(within(now).getByText('Sale Live')).toBeTruthy();
  expect(within(now).getByRole('progressbar')).toBeTruthy();
  expect(pressed()).toContain('Table');
  expect(page.address()).toContain('view=table');
  fireEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(cards()).toEqual(['NOW', 'LATER']);
});

it('a list leads to the wizard of its kind, and My projects asks for what the account owns [HOM-04]', async () => {
  await openList(rows, '/?tab=mine');
  expect(screen.getByRole('link', { name: 'Create Sale' }).getAttribute('href')).toBe(kind.paths.create());
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['All Projects', 'My projects', 'Live', 'Upcoming', 'Ended']);
  expect(screen.getByText('Connect a wallet to see your projects.')).toBeTruthy();
  expect(asked.filter(Boolean)).toEqual([]);
  endPart();
  beginPart();
  await renderPart(<SaleListPage kind={kind} title="Sales" description="" />, {
    ...options(rows, '/?tab=mine'),
    isConnected: true,
  });
  expect(asked.at(-1)?.where.and).toEqual([{ or: [{ isVisible: true }, { owner: ALICE }] }, { owner: ALICE }]);
});

it('order, filters and page are in the address, and what is chosen is asked for [MNY-14]', async () => {
  const page = await openList(rows, `/?sort=totalBaseCollected&currency=${BNB}&label=kyc&vesting=yes&page=2`);
  expect(screen.getByRole('button', { name: 'Sort and filter (4)', expanded: false })).toBeTruthy();
  openFilters();
  expect(pressed()).toEqual(['Most raised', 'BNB', 'KYC', 'Vesting', 'Cards']);
  expect(cards()).toEqual(['GONE', 'LATER', 'NOW']);
  expect(asked.at(-1)).toMatchObject({ orderBy: 'totalBaseCollected', page: 2 });
  expect(asked.at(-1)?.where.and).toEqual([
    { isVisible: true },
    { presaleInfo_: { baseToken: BNB } },
    { labels_: { type: 'kyc' } },
    { presaleVesting_: { requestVesting: true } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Live first' }));
  for (const name of ['BNB', 'Vesting', 'Audit']) fireEvent.click(screen.getByRole('button', { name }));
  expect(page.address()).toBe('/?label=audit');
  expect(screen.getByRole('button', { name: 'Sort and filter (1)', expanded: true })).toBeTruthy();
  openFilters();
  expect(screen.queryByRole('button', { name: 'Live first' })).toBeNull();
});

it('a page beyond the last is not called a list without sales, and leads to the first [MNY-14]', async () => {
  const { address: shown } = await openList([], '/?page=99');
  expect(screen.getByText('The list has fewer than 99 pages.')).toBeTruthy();
  expect(screen.queryByText('No Pads')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(await screen.findByText('No Pads')).toBeTruthy();
  expect(shown()).toBe('/');
});

it.each([
  ['without sales says what a sale is', '/', 'sale', /^A sale needs a token, a goal and two dates/],
  ['that a search leaves empty says how to search', '/?search=moon', 'search', /^Try part of the name/],
  ['that a filter leaves empty says to show more', '/?label=kyc', 'search', /^Show more kinds of sales/],
])('a list %s, with a picture of it [LOK-10]', async (_what, path, picture, words) => {
  await openList([], path);
  expect(screen.getByText(words)).toBeTruthy();
  expect(document.querySelector('[data-picture]')?.getAttribute('data-picture')).toBe(picture);
});

it('a search that finds nothing can be cleared, a list without sales has nothing to clear [LOK-10]', async () => {
  const { address: shown } = await openList([], '/?search=moon&page=2');
  fireEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText(/^A sale needs a token/)).toBeTruthy();
  expect(shown()).toBe('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});

it('unknown values in the address are ignored [MNY-14]', async () => {
  await openList(rows, '/?sort=price&currency=gold&label=gold&vesting=maybe');
  expect(screen.getByRole('button', { name: 'Sort and filter' })).toBeTruthy();
  openFilters();
  expect(pressed()).toEqual(['Live first', 'Cards']);
  expect(asked.at(-1)?.where.and).toEqual([{ isVisible: true }]);
});

it('what is typed into the search is asked for after half a second of rest: an address where it has 0x, else the name [HOM-07]', async () => {
  const { address: shown } = await openList(rows);
  const search = screen.getByPlaceholderText('Enter token name or token symbol');
  jest.useFakeTimers();
  const conditions = () => JSON.stringify(asked.at(-1)?.where);
  const rest = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  fireEvent.change(search, { target: { value: 'carr' } });
  await rest(400);
  fireEvent.change(search, { target: { value: 'carrot' } });
  await rest(499);
  expect(shown()).toBe('/');
  await rest(1);
  expect(shown()).toBe('/?search=carrot');
  expect(conditions()).toContain('"tokenName_contains_nocase":"carrot"');
  fireEvent.change(search, { target: { value: '0xAB' } });
  await rest(500);
  expect(conditions()).toContain('"token_contains":"0xab"');
  expect(conditions()).not.toContain('tokenName');
  jest.useRealTimers();
});

it('no card is shown until the chain’s clock is known, so that none moves; if it cannot be read, all are [MNY-14]', async () => {
  const node = fakeNode();
  let answer = () => {};
  const asks = jest.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    await held;
    return asks(...call);
  });
  node.isAway = true;
  await renderPart(<SaleListPage kind={kind} title="Sales" description="" />, {
    answers: { sales: () => ({ rows, hasNext: false }) },
  });
  expect(screen.getAllByTestId('pad-skeleton')).toHaveLength(5);
  expect(screen.queryByRole('article')).toBeNull();
  answer();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

it('five shapes of cards stand in a grid that fits the screen until the sales are there [HOM-06]', async () => {
  await renderPart(<SaleListPage kind={kind} title="Sales" description="" />, {
    answers: { chainTime: () => ({ hash: null, offset: 0 }) },
  });
  const skeletons = screen.getAllByTestId('pad-skeleton');
  expect(skeletons).toHaveLength(5);
  const grid = skeletons[0]?.parentElement as HTMLElement;
  expect(getComputedStyle(grid).gridTemplateColumns).toBe('repeat(auto-fill, minmax(min(100%, 300px), 1fr))');
  endPart();
  beginPart();
  await openList(rows);
  expect(screen.queryByTestId('pad-skeleton')).toBeNull();
  expect(cards()).toHaveLength(3);
});

it('until the sales are there, the cards of the whole list have what the index has put into the page, and those of a part of it nothing [FST-01]', async () => {
  const awaited = { answers: { chainTime: () => ({ hash: null, offset: 0 }) } };
  const texts = {
    ...{ '0.symbol': 'CRT', '0.name': 'Carrot', '0.state.positive': 'Sale Live', '0.raised': '3', '0.goal': '10 BNB' },
    ...{ '0.percent': '30%', '0.terms.label': 'Liquidity %', '0.terms': '60%', '0.lockup': '30 days' },
    ...{ '0.when': 'Ends In:', '0.referral': 'Affiliate 2.5%', '1.symbol': 'MDW' },
  };
  const cardsFor = async (path: string) => {
    document.body.innerHTML = Object.entries(texts)
      .map(([name, text]) => `<i data-early="${name}">${text}</i>`)
      .join('');
    keepEarlyTexts();
    document.body.innerHTML = '';
    await renderPart(<SaleListPage kind={kind} title="Sales" description="" />, { ...awaited, path });
    return screen.getAllByTestId('pad-skeleton').map(({ textContent }) => textContent);
  };
  const [first, second, third] = await cardsFor('/');
  for (const text of Object.values(texts).slice(0, -1)) expect(first).toContain(text);
  expect(first).toContain('Total raise 3 / 10 BNB');
  expect(second).toContain('MDW');
  expect(second).not.toContain('CRT');
  expect(third).not.toMatch(/CRT|MDW/);
  for (const part of ['?tab=live', '?page=2', '?sort=createdAt']) {
    endPart();
    beginPart();
    for (const card of await cardsFor(`/${part}`)) expect(card).not.toMatch(/CRT|MDW/);
  }
});

it('a search gives rows with logo, name, symbol, explorer link, status and the way to the pool [HOM-08]', async () => {
  await openList([saleOf('c', 'Carrot')], '/?search=car');
  const row = within(within(screen.getByRole('list', { name: 'Search results' })).getByRole('listitem'));
  for (const text of ['Carrot', 'CARROT', 'C', 'Sale Live']) expect(row.getByText(text)).toBeTruthy();
  expect(row.getByRole('link', { name: 'View pool' }).getAttribute('href')).toBe(`/sale/${address('c')}`);
  const links = row.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.some((href) => href?.toLowerCase().endsWith(`/token/${address('c')}`))).toBe(true);
});

it('a logo that is not there or does not load is a default picture on a card, a letter in a search result [HOM-08] [HOM-09]', async () => {
  await renderPart(
    <>
      <ProjectLogo url="https://carrot.example/logo.png" symbol="crt" />
      <ProjectLogo url={undefined} symbol="crt" />
      <ProjectLogo url="https://carrot.example/logo.png" symbol="crt" hasLetter />
      <ProjectLogo url={undefined} symbol="crt" hasLetter />
    </>,
  );
  const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src.replace(/,.*/s, ''));
  const [logo, standIn] = ['https://carrot.example/logo.png', 'data:image/svg+xml'];
  expect(pictures()).toEqual([logo, standIn, logo]);
  expect(screen.getAllByText('C')).toHaveLength(1);
  for (const picture of document.querySelectorAll(`img[src="${logo}"]`)) fireEvent.error(picture);
  expect(pictures()).toEqual([standIn, standIn]);
  expect(screen.getAllByText('C')).toHaveLength(2);
});

it('a card has the terms, the links and the referral share of its sale, if it has one [HOM-09] [HOM-10]', async () => {
  const info = () => ({
    description: 'Carrots',
    twitterUrl: 'https://x.com/c',
    telegramUrl: 'https://t.me/c',
    discordUrl: 'https://discord.gg/c',
  });
  const draw = (change: Partial<Sale>) => {
    const { answers, ...rest } = options([saleOf('c', 'Carrot', change)], '/');
    return renderPart(<SaleGrid kind={kind} tab={listTabs.all} size={6} headingLevel="h2" />, {
      ...rest,
      answers: { ...answers, projectInfo: info },
    });
  };
  const metric = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  await draw({ referralPerMille: 25n, start: FAR - 1n });
  expect([metric('Liquidity %'), metric('Lockup Time')]).toEqual(['60%', '30 days']);
  expect(screen.getByText('Carrots')).toBeTruthy();
  expect(screen.getByText(/2\.5%/)).toBeTruthy();
  expect(screen.getByText('Starts In:')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const link of ['https://x.com/c', 'https://t.me/c', 'https://discord.gg/c']) expect(links).toContain(link);
  endPart();
  beginPart();
  await draw({ listing: null, referralPerMille: 0n });
  expect([metric('Token price'), metric('Lockup Time')]).toEqual(['1 BNB = 1,000 CARROT', '–']);
  expect(screen.queryByText(/affiliate|referr/i)).toBeNull();
  expect(screen.getByText('Ends In:')).toBeTruthy();
  endPart();
  beginPart();
  await draw({ isCancelled: true, isFinalized: true, isVisible: false });
  for (const text of ['Ended', 'Finalize', 'Not Visible']) expect(screen.getByText(text)).toBeTruthy();
});

it('a card says its total raise, and of a sold-out sale that it is live and sold out, not that it has ended [HOM-02] [HOM-09]', async () => {
  await openList([saleOf('c', 'Carrot', { raised: 5n * 10n ** 18n })]);
  const card = screen.getByRole('article').textContent;
  expect(card).toContain('Total raise 5 / 10 BNB');
  expect(card).toContain('Sale Live');
  expect(card).toContain('Sold out');
  expect(card).not.toContain('Ended');
});

it('Home shows each token once and six sales at most, and that there are more [HOM-02] [MNY-14]', async () => {
  const same = { token: saleOf('c', 'Carrot').token };
  const many = [...'123456789'].map((digit) => saleOf(digit, `Token ${digit}`));
  const grid = (found: Sale[]) =>
    renderPart(
      <SaleGrid
        kind={kind}
        tab={listTabs.all}
        size={24}
        most={6}
        headingLevel="h3"
        footer={(hasNext) => hasNext && <p>more</p>}
      />,
      options(found, '/'),
    );
  await grid([saleOf('a', 'Carrot', same), saleOf('b', 'Carrot', same), saleOf('d', 'Beet')]);
  expect(cards()).toEqual(['CARROT', 'BEET']);
  expect(screen.getByText('more')).toBeTruthy();
  endPart();
  beginPart();
  await grid(many);
  expect(cards()).toHaveLength(6);
  expect(screen.getByText('more')).toBeTruthy();
});
