import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ActionBox } from '../src/detail/ActionBox.tsx';
import { kindFixture } from './kindFixture.ts';

const FAR = 10n ** 12n;
const ether = (count: number) => BigInt(count * 100) * 10n ** 16n;

const draw = (change: Partial<Sale> = {}, answers = {}) =>
  renderPart(<ActionBox kind={kindFixture} sale={saleFixture({ start: 1n, end: FAR, ...change })} source="indexer" />, {
    isConnected: true,
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      balances: () => [ether(20)],
      gasReserve: () => ether(0.01),
      buyer: () => ({ deposited: 0n, bought: 0n, claimed: 0n, referred: 0n }),
      ...answers,
    },
  });
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount');
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });

beforeEach(beginPart);
afterEach(endPart);

it('the form to buy shows the rate, the balance, the soft cap and the number of buyers [MNY-01]', async () => {
  await draw({ buyerCount: 7, raised: ether(4) });
  for (const text of ['1 BNB = 1,000 CARROT', 'Raised by 7 buyers']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('The soft cap has been reached.')).toBeTruthy();
  expect(screen.getByText(/^Soft cap/).textContent).toBe('Soft cap 3BNB');
  expect(screen.getByText('Your balance').nextElementSibling?.textContent).toBe('20BNB');
});

it('MAX is what can be deposited, and Buy is off while the amount is missing or wrong, with the reason [BUY-03] [MNY-02]', async () => {
  await draw();
  const buy = screen.getByRole<HTMLButtonElement>('button', { name: 'Buy' });
  expect(buy.disabled).toBe(true);
  expect(screen.getByText('Enter an amount')).toBeTruthy();
  type('6');
  await waitFor(() => expect(screen.getByText('Need to deposit more than 5')).toBeTruthy());
  expect(buy.disabled).toBe(true);
  expect(screen.getByTestId('deposit-bounds').textContent).toBe(
    'You can deposit 0.1 BNB to 5 BNB. The limit is 5 BNB per buyer.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'MAX' }));
  await waitFor(() => expect(amount().value).toBe('5'));
  expect(buy.disabled).toBe(false);
});

it.each([
  ['Buy', 'takes permits', { name: 'BUSD', version: '1' }],
  ['Approve', 'takes none', null],
])('without an allowance the first button is %s where the currency %s [BUY-04, RGT-03]', async (button, _, domain) => {
  const base = { ...saleFixture().base, address: `0x${'6'.repeat(40)}` as const, symbol: 'BUSD' };
  await draw({ base }, { allowance: () => 0n, atomicCalls: () => false, permitDomain: () => domain });
  type('3');
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false));
});

it('the form to buy says before it is signed that the hard cap takes a part, and what one gets for that part [MNY-03]', async () => {
  await draw({ raised: ether(8) });
  type('3');
  await waitFor(() => expect(screen.getByText(/The sale can only take 2 BNB/)).toBeTruthy());
  expect(screen.getByText(/The other 1 BNB comes back in the same transaction/)).toBeTruthy();
  expect(screen.getByText(/You get 2,000 CARROT at listing/)).toBeTruthy();
});

it.each([
  [true, 'You’re on the whitelist.', 1],
  [false, 'You’re not on the whitelist. After that, anyone can buy.', 0],
  [undefined, 'Checking the whitelist…', 0],
])(
  'while only whitelisted accounts buy it says until when and whether this one does (%s), with no Buy that would fail [MNY-04]',
  async (isWhitelisted, words, buttons) => {
    await draw(
      { whitelistSeconds: FAR - 10n },
      isWhitelisted === undefined ? {} : { whitelisted: () => isWhitelisted },
    );
    expect(screen.getByText(/Only whitelisted accounts can buy until/)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Buy' })).toHaveLength(buttons);
  },
);

it('the form to buy says nothing of a whitelist before the start of a sale that has none [MNY-04]', async () => {
  await draw({ start: FAR - 1n, whitelistSeconds: 60n });
  expect(screen.getByText(/^Only whitelisted accounts can buy until/)).toBeTruthy();
  endPart();
  beginPart();
  await draw({ start: FAR - 1n });
  expect(screen.getByText('The sale hasn’t started yet.')).toBeTruthy();
  expect(screen.queryByText(/whitelisted/)).toBeNull();
});
