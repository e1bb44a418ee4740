import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { LockListFilter } from '@rab/sdk/locks';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type PartOptions, renderPart } from '@rab/testing/renderPart';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { carrots, entityFixture, onTime, pairEntity, recordFixture, tableTexts } from '../../../test/lockFixture.ts';
import { LiquidityLocksPage, TokenLocksPage } from './LockListPage.tsx';

let asked: LockListFilter[] = [];
const lastAsked = () => asked.at(-1);

const open = (kind: 'tokens' | 'liquidity', list: object = {}, options: PartOptions = {}) =>
  renderPart(kind === 'tokens' ? <TokenLocksPage /> : <LiquidityLocksPage />, {
    ...options,
    answers: {
      ...onTime,
      ...options.answers,
      ownLocks: () => [],
      lockList: ([, , filter]) => {
        if (filter) asked.push(filter as LockListFilter);
        return filter ? { rows: [entityFixture()], hasNext: true, ...list } : undefined;
      },
    },
  });
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search locks' });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

beforeEach(() => {
  asked = [];
  beginPart();
});
afterEach(endPart);

it('the page lists the locked tokens by their place in the whole list, each with the way to its locks [LKL-01]', async () => {
  await open('tokens', {}, { path: '/lock-tokens?page=2' });
  expect(tabs()).toEqual(['All Lock', 'My Locks']);
  expect(tableTexts()).toEqual([
    ['Index', 'Name', 'Symbol', 'Address', 'Amount', 'Action'],
    ['11', 'Carrot', 'CRT', expect.stringContaining('0x2222'), '2,000.5', 'View'],
  ]);
  expect(screen.getByText('View').getAttribute('href')).toBe(`/lock-tokens/detail/0x${'2'.repeat(40)}`);
  expect(lastAsked()).toEqual({ isLiquidity: false, search: '', owner: null, madeBy: null, page: 2 });
});

it('the list of the last visit is there at once, with its time, while the index does not answer [CFG-09]', async () => {
  await open('tokens');
  expect(screen.queryByTestId('kept')).toBeNull();
  cleanup();
  await renderPart(<TokenLocksPage />);
  expect(tableTexts()[1]?.slice(1, 3)).toEqual(['Carrot', 'CRT']);
  expect(screen.getByTestId('kept').textContent).toMatch(/^As of /);
});

it('the search box and the query parameter are one [LKL-01]', async () => {
  const { address, goTo } = await open('tokens', {}, { path: '/lock-tokens?search=leaf' });
  expect(searchBox().value).toBe('leaf');
  expect(lastAsked()).toMatchObject({ search: 'leaf' });
  fireEvent.change(searchBox(), { target: { value: 'car' } });
  await waitFor(() => expect(address()).toBe('/lock-tokens?search=car'));
  await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'car' }));
  await goTo('/lock-tokens?search=0x12');
  expect(searchBox().value).toBe('0x12');
  expect(lastAsked()).toMatchObject({ search: '0x12' });
});

it('the total of the locks is shown over the decimals of the token [LKL-07]', async () => {
  await open('tokens', { rows: [entityFixture({ totalAmount: 12_345_678n })] });
  expect(tableTexts()[1]?.[4]).toBe('12.34');
  expect(screen.getByText('12.34').getAttribute('data-hint')).toBe('12.345678');
  cleanup();

  await open('tokens', { rows: [entityFixture({ totalAmount: 12_345_678n, decimals: 0 })] });
  expect(tableTexts()[1]?.[4]).toBe('12,345,678');
});

it('the list says below an amount what of it owners can take out; without that note the amount is in the middle of a row as high as before the list is read [LKL-07, FST-04]', async () => {
  const cellOf = (text: string) => screen.getByText(text).closest('td > *') as HTMLElement;
  const sum = { locked: 0n, until: null, unseen: 0n };
  await open('tokens', {}, { answers: { lockSum: () => ({ ...sum, free: carrots(500) }) } });
  expect(cellOf('2,000.5').textContent).toBe('2,000.5500 already unlocked');
  cleanup();

  await open('tokens', {}, { answers: { lockSum: () => ({ ...sum, free: 0n }) } });
  expect([...cellOf('2,000.5').children].map(({ textContent }) => textContent)).toEqual(['2,000.5']);
  const styleOf = (element: Element | null | undefined) => {
    const { minHeight, justifyContent } = getComputedStyle(element as Element);
    return { minHeight, justifyContent };
  };
  const listed = styleOf(cellOf('2,000.5'));
  expect(listed).toEqual({ minHeight: expect.stringMatching(/./), justifyContent: 'center' });
  cleanup();

  await renderPart(<LiquidityLocksPage />, { answers: { lockList: () => undefined } });
  expect(styleOf(document.querySelector('td [data-early$=amount]')?.closest('td > *'))).toEqual(listed);
});

it('below an amount of which nothing is unlocked the list says when that begins [LKL-07]', async () => {
  const sum = { locked: carrots(500), free: 0n, unseen: 0n };
  const note = () => screen.getByText('2,000.5').closest('td > *')?.children[1]?.textContent;
  await open('tokens', {}, { answers: { lockSum: () => ({ ...sum, until: 4_000_000_020n }) } });
  expect(note()).toBe('First unlock 2 October 2096');
  cleanup();

  await open('tokens', {}, { answers: { lockSum: () => ({ ...sum, until: null }) } });
  expect(note()).toBeUndefined();
});

it('a search for locks that finds nothing can be cleared, which leaves the visitor in the search field [LOK-10]', async () => {
  const { address } = await open('tokens', { rows: [] }, { path: '/lock-tokens?search=leaf' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('No locks yet')).toBeTruthy();
  expect(address()).toBe('/lock-tokens');
  expect(document.activeElement).toBe(searchBox());
});

it('My Locks asks for the tokens in which the account owns a lock, its own and those of others apart, and clears the search and the query [LKL-02, LKT-04]', async () => {
  const { address } = await open('tokens', {}, { path: '/lock-tokens?search=leaf&page=3', isConnected: true });
  expect(lastAsked()).toMatchObject({ search: 'leaf', owner: null, page: 3 });
  asked = [];
  fireEvent.click(screen.getByRole('tab', { name: 'My Locks' }));
  const mine = { isLiquidity: false, search: '', owner: ALICE, page: 1 };
  await waitFor(() =>
    expect(asked).toEqual([
      { ...mine, madeBy: 'owner' },
      { ...mine, madeBy: 'others' },
    ]),
  );
  expect(address()).toBe('/lock-tokens?tab=mine');
  expect(searchBox().value).toBe('');
  const [own, others] = ['Made by you', 'Made for you by others'].map((name) => screen.getByRole('region', { name }));
  fireEvent.click(within(others as HTMLElement).getByRole('button', { name: /next/i }));
  await waitFor(() => expect(lastAsked()).toEqual({ ...mine, madeBy: 'others', page: 2 }));
  expect(address()).toBe('/lock-tokens?tab=mine&others=2');
  fireEvent.click(within(own as HTMLElement).getByRole('button', { name: /next/i }));
  await waitFor(() => expect(lastAsked()).toEqual({ ...mine, madeBy: 'owner', page: 2 }));
});

it('a page beyond the last is not called a list without locks, and leads to the first [LKL-01]', async () => {
  const { address } = await open('tokens', { rows: [], hasNext: false }, { path: '/lock-tokens?page=99' });
  expect(screen.getByText('The list has fewer than 99 pages.')).toBeTruthy();
  expect(screen.queryByText('No locks yet')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
  expect(await screen.findByText('No locks yet')).toBeTruthy();
  expect(address()).toBe('/lock-tokens');
});

it('My Locks without a wallet reads nothing, says what is missing and offers to connect one [LKL-02, WAL-06]', async () => {
  await open('tokens', {}, { path: '/lock-tokens?tab=mine' });
  expect(asked).toEqual([]);
  expect(screen.getByText('Connect a wallet to see your locks.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeTruthy();
});

it('the page lists locked pairs with name and symbols, in pages of one size that nobody chooses [LKL-04]', async () => {
  const { address } = await open('liquidity', { rows: [pairEntity] }, { isConnected: true });
  expect(tabs()).toEqual(['All Lock', 'My Locks']);
  expect(lastAsked()).toEqual({ isLiquidity: true, search: '', owner: null, madeBy: null, page: 1 });
  expect(tableTexts()).toEqual([
    ['Token', 'Symbol', 'Address', 'Amount', 'Action'],
    ['Carrot / Wrapped BNBCRT / WBNB', 'Cake-LP', expect.stringContaining('0x3333'), '3', 'View'],
  ]);
  expect(screen.getByText('View').getAttribute('href')).toBe(`/lock-tokens/detail/0x${'3'.repeat(40)}`);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.change(searchBox(), { target: { value: 'car' } });
  fireEvent.keyDown(searchBox(), { key: 'Enter' });
  await waitFor(() => expect(lastAsked()).toMatchObject({ isLiquidity: true, search: 'car' }));
  fireEvent.click(screen.getByRole('tab', { name: 'My Locks' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ isLiquidity: true, search: '', owner: ALICE }));
  expect(address()).toBe('/?tab=mine');
});

it('the list marks a pair of which one side borrows the name of a configured token, and no pair of the configured one [RSK-07]', async () => {
  const side = { name1: 'BUSD', symbol1: 'BUSD' };
  await open('liquidity', { rows: [{ ...pairEntity, ...side, token1: `0x${'7'.repeat(40)}` }] });
  expect(await screen.findByText('Not the BUSD')).toBeTruthy();
  cleanup();
  endPart();
  beginPart();
  await open('liquidity', { rows: [{ ...pairEntity, ...side, token1: `0x${'9'.repeat(40)}` }] });
  expect(screen.getByText('Carrot / BUSD')).toBeTruthy();
  expect(screen.queryByText('Not the BUSD')).toBeNull();
});

it('the list shows an account its own locks from the contract where the indexer does not answer, and says so [LKT-04]', async () => {
  const lock = { ...recordFixture(), symbol: 'CRT', name: 'Carrot', decimals: 6 };
  await renderPart(<TokenLocksPage />, {
    path: '/lock-tokens?tab=mine',
    isConnected: true,
    answers: { ...onTime, ownLocksOnChain: () => ({ locks: [lock], hasNext: false }) },
  });
  expect(await screen.findByText('Shown from the chain', {}, { timeout: 20_000 })).toBeTruthy();
  expect(tableTexts()).toEqual([
    ['Title', 'Token', 'Still locked', 'Unlock time (UTC)', 'State', 'Action'],
    ['Team tokens', 'Carrot (CRT)', expect.stringMatching(/CRT$/), expect.any(String), expect.any(String), 'View'],
  ]);
  expect(screen.getByText('View').getAttribute('href')).toBe('/lock-tokens/lock/1000007');
  expect(screen.queryByText('Made for you by others')).toBeNull();
});
