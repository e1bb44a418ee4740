import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { paths } from '@rab/config';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import { act, screen } from '@testing-library/react';
import { TokenInfoPage } from './TokenInfoPage.tsx';

const TOKEN = `0x${'2'.repeat(40)}`;
const carrot = {
  address: TOKEN,
  name: 'Carrot',
  symbol: 'CRT',
  decimals: 6,
  totalSupply: 1_000_000_500_000n,
  owner: ALICE,
  pair: null,
};

const open = (answer?: () => unknown) =>
  renderPart(
    <Routes>
      <Route path={paths.token(':tokenAddress')} element={<TokenInfoPage />} />
    </Routes>,
    { path: paths.token(TOKEN), answers: answer ? { shownTokenInfo: answer } : {} },
  );
const spinner = () => document.querySelector('.chakra-spinner');

beforeEach(beginPart);
afterEach(endPart);

it('shows a spinner until a name comes back, also where there is no token yet [TKV-02]', async () => {
  const { queries } = await open(() => null);
  expect(spinner()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('...loading');
  expect(screen.getByText(/^No token answers at this address/)).toBeTruthy();
  await act(async () => queries.setQueriesData({ queryKey: ['shownTokenInfo'] }, carrot));
  expect(await screen.findByText('1,000,000.5')).toBeTruthy();
  expect(spinner()).toBeNull();
});

it('only waits while the node has not answered yet [TKV-02]', async () => {
  fakeNode();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  await open();
  expect(spinner()).not.toBeNull();
  expect(screen.queryByText(/does not answer|No token/)).toBeNull();
});

it('goes on waiting where the node is away, and says so [TKV-02]', async () => {
  await open();
  expect(spinner()).not.toBeNull();
  expect(await screen.findByText(/^The chain’s node does not answer/)).toBeTruthy();
  expect(screen.queryByText(/^No token/)).toBeNull();
  expect(spinner()).not.toBeNull();
});
