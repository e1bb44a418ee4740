import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { paths, SALE_KINDS } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type Answers, renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import { act, cleanup as endPage, fireEvent, screen, within } from '@testing-library/react';
import { dropFeesCall } from '../../actions/lowerFees.ts';
import { TokenInfoPage } from './TokenInfoPage.tsx';

const TOKEN = `0x${'2'.repeat(40)}` as const;
const carrot = {
  address: TOKEN,
  name: 'Carrot',
  symbol: 'CRT',
  decimals: 6,
  totalSupply: 1_000_000_500_000n,
  owner: ALICE,
  pair: null,
};

const open = (answer?: () => unknown, answers: Answers = {}, isConnected = false) =>
  renderPart(
    <Routes>
      <Route path={paths.token(':tokenAddress')} element={<TokenInfoPage />} />
    </Routes>,
    { path: paths.token(TOKEN), answers: { ...answers, ...(answer && { shownTokenInfo: answer }) }, isConnected },
  );
const spinner = () => document.querySelector('.chakra-spinner');

beforeEach(beginPart);
afterEach(endPart);

it('the page of a token shows a spinner until a name comes back, also where there is no token yet [TKV-02]', async () => {
  const { queries } = await open(() => null);
  expect(spinner()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('...loading');
  expect(screen.getByText(/^No token found at this address/)).toBeTruthy();
  await act(async () => queries.setQueriesData({ queryKey: ['shownTokenInfo'] }, carrot));
  expect(await screen.findByText('1,000,000.5')).toBeTruthy();
  expect(spinner()).toBeNull();
});

it('the page of a token leads back to where tokens are looked up, also while it waits [LOK-08]', async () => {
  await open(() => null);
  expect(screen.getByRole('link', { name: 'Token check' }).getAttribute('href')).toBe('/token/token-detect');
});

it('only waits while the node has not answered yet [TKV-02]', async () => {
  fakeNode();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  await open();
  expect(spinner()).not.toBeNull();
  expect(screen.queryByText(/does not answer|No token/)).toBeNull();
});

it('the page of a token keeps waiting while the node is unreachable, and says so [TKV-02]', async () => {
  await open();
  expect(spinner()).not.toBeNull();
  expect(await screen.findByText(/^The network isn’t responding/)).toBeTruthy();
  expect(screen.queryByText(/^No token/)).toBeNull();
  expect(spinner()).not.toBeNull();
});

it('data of the last visit show at once with a time, add nothing to a wallet, and go if no token answers [CFG-09]', async () => {
  await open(() => carrot);
  endPage();
  fakeNode();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  const { queries } = await open();
  expect(screen.getByText('1,000,000.5')).toBeTruthy();
  expect(screen.getByTestId('kept').textContent).toMatch(/^As of /);
  expect(screen.queryByRole('button', { name: /wallet/ })).toBeNull();
  await act(async () => queries.setQueriesData({ queryKey: ['shownTokenInfo'] }, null));
  expect(await screen.findByText(/^No token found at this address/)).toBeTruthy();
  expect(screen.queryByTestId('kept')).toBeNull();
});

it('only the owner of a token of ours sees its fees, and is asked before lowering them to 0 [TOK-11]', async () => {
  const fees = () => ({ holders: 5, liquidity: 10, marketing: 0, buyBack: 0 });
  await open(() => carrot, { tokenFees: fees }, true);
  const panel = within((await screen.findByText('Transfer fees')).closest('section') as HTMLElement);
  expect(panel.getByText('To holders').nextElementSibling?.textContent).toBe('5%');
  expect(panel.getByText('To liquidity').nextElementSibling?.textContent).toBe('10%');
  expect(panel.queryByText('To marketing')).toBeNull();
  fireEvent.click(panel.getByRole('button', { name: 'Lower all fees to 0' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Nobody can raise the fees again');
  for (const [token, answer, isConnected] of [
    [{ ...carrot, owner: TOKEN }, fees, true],
    [carrot, fees, false],
    [carrot, () => null, true],
    [carrot, () => ({ holders: 0, liquidity: 0, marketing: 0, buyBack: 0 }), true],
  ] as const) {
    endPart();
    beginPart();
    await open(() => token, { tokenFees: answer }, isConnected);
    expect(screen.queryByText('Transfer fees')).toBeNull();
  }
});

it('the call lowers every fee of the token to 0, and its event proves it [TOK-11]', () => {
  expect(dropFeesCall(TOKEN)).toMatchObject({
    address: TOKEN,
    functionName: 'lowerFees',
    args: [{ holders: 0, liquidity: 0, marketing: 0, buyBack: 0 }],
    emits: { eventName: 'FeesLowered' },
  });
});

const SALE = `0x${'5'.repeat(40)}` as const;
const HOLDERS = {
  list: [
    { account: `0x${'6'.repeat(40)}`, held: 500_000_250_000n, custody: 'pool' },
    { account: ALICE, held: 250_000_125_000n, custody: null },
  ],
  supply: carrot.totalSupply,
  unseen: 250_000_125_000n,
  since: 7n,
  block: 9n,
};
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('names the token, and says who has it, where it is sold and what can be done next', async () => {
  const asked: unknown[] = [];
  await open(() => carrot, {
    lockSum: () => ({ locked: 100_000_050_000n, free: 50_000_000_000n, until: 4_000_000_020n, unseen: 0n }),
    largestHolders: () => HOLDERS,
    salesOfToken: ([, , parameters]) => {
      const { subgraph } = parameters as { subgraph: string };
      asked.push(parameters);
      const base = { symbol: 'BNB', decimals: 18 };
      const sale = { id: SALE, owner: ALICE, base, raised: 10n ** 18n, end: 86_400n };
      return { rows: subgraph === 'privateSale' ? [sale] : [], hasNext: subgraph === 'privateSale' };
    },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Carrot');
  const locked = screen.getByText('Locked here').parentElement?.textContent;
  expect(locked).toContain('100,000.05CRT (10%)');
  expect(locked).toContain('first unlock 2096-10-02 07:07UTC');
  expect(locked).toContain('50,000CRT (4.99%) more is ready to withdraw from locks');
  expect(rowsOf('Largest holders').map(([, held, share]) => [held, share])).toEqual([
    ['500,000.25CRT', '50%'],
    ['250,000.12CRT', '25%'],
  ]);
  expect(screen.getByText('Pool')).toBeTruthy();
  expect(
    screen.getByText(
      'Balances at block 9 of all accounts in transfers since block 7. 25% of the supply is in accounts we didn’t see.',
    ),
  ).toBeTruthy();
  expect(asked).toEqual(Object.keys(SALE_KINDS).map((subgraph) => ({ token: TOKEN, subgraph })));
  expect(screen.getByText('RAB Sale: none yet.')).toBeTruthy();
  expect(rowsOf('RAB Grow of this token')[0]?.at(-1)).toBe('1BNB');
  const link = screen.getByRole('link', { name: 'RAB Grow until 2 January 1970' });
  expect(link.getAttribute('href')).toBe(paths.grow(SALE));
  expect(link.parentElement?.textContent).toContain(shortAddress(SALE));
  expect(screen.getByText('Showing the newest 5.')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of [
    paths.grow(SALE),
    paths.locksOfToken(TOKEN),
    paths.createLock({ token: TOKEN }),
    paths.tokenRisk(TOKEN),
  ])
    expect(links).toContain(path);
});

it.each([
  ['nobody', `0x${'0'.repeat(40)}`],
  ['a burn address', '0x000000000000000000000000000000000000dEaD'],
])(
  'a token that %s owns has no owner, and one of a node without records may have larger holders',
  async (_who, owner) => {
    await open(() => ({ ...carrot, owner }), { largestHolders: () => ({ ...HOLDERS, unseen: 0n, since: null }) });
    expect(screen.getByText('Owner').parentElement?.textContent).toBe('OwnerNone');
    expect(
      screen.getByText('The network node gives no transfer history, so there may be larger holders than these.'),
    ).toBeTruthy();
  },
);

it.each(['0x12', 'carrot', `${TOKEN}0`])('says that %j isn’t an address', async (text) => {
  await renderPart(
    <Routes>
      <Route path={paths.token(':tokenAddress')} element={<TokenInfoPage />} />
    </Routes>,
    { path: paths.token(text) },
  );
  expect(screen.getByText('Invalid token address')).toBeTruthy();
  expect(spinner()).toBeNull();
});

it('the page of a token says what it could not read of holders, locks and sales', async () => {
  await open(() => carrot);
  expect(await screen.findByText('We couldn’t load the largest holders.')).toBeTruthy();
  expect(await screen.findByText('We couldn’t load this list: RAB Sale.')).toBeTruthy();
  expect(await screen.findByText('The network isn’t responding')).toBeTruthy();
});
