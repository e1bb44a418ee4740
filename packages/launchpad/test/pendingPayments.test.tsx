import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DEAD_ADDRESS } from '@rab/contracts';
import { withdrawPendingCall } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { zeroAddress } from '@rab/wallet-context/reads';
import { screen, within } from '@testing-library/react';
import { PendingOfAccount, PendingOfSale } from '../src/detail/claims/PendingPayments.tsx';
import type { PendingParameters, PendingPayment } from '../src/queries/pendingPayments.ts';
import { kindFixture } from './kindFixture.ts';

const sale = saleFixture({ isFinalized: true });
const toAlice: PendingPayment = {
  id: 'a',
  token: zeroAddress,
  account: ALICE,
  amount: 15n * 10n ** 17n,
  launchpad: sale,
};
const toBurn: PendingPayment = {
  id: 'b',
  token: sale.token.address,
  account: DEAD_ADDRESS,
  amount: 7n * 10n ** 18n,
  launchpad: sale,
};

let asked: PendingParameters[];
const draw = (part: React.ReactNode, payments: PendingPayment[], isConnected = true) =>
  renderPart(part, {
    isConnected,
    answers: {
      pendingPayments: ([, , parameters]) => {
        if (parameters) asked.push(parameters as PendingParameters);
        return parameters ? payments : undefined;
      },
    },
  });
const notes = () => screen.queryAllByRole('note').map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  asked = [];
  beginPart();
});
afterEach(endPart);

it('what a receiver refused is shown on the page of its sale, to be fetched, and tokens to burn are anybody’s to burn [MNY-17]', async () => {
  await draw(<PendingOfSale kind={kindFixture} sale={sale} />, [toAlice, toBurn]);
  expect(asked.at(-1)).toEqual({ subgraph: kindFixture.subgraph, accounts: [DEAD_ADDRESS, ALICE], sale: sale.id });
  const [own, burn] = screen.getAllByRole('note') as [HTMLElement, HTMLElement];
  expect(own.textContent).toContain('1.5 BNB could not be paid to you');
  expect(within(own).getByRole('button', { name: 'Withdraw 1.5 BNB' })).toBeTruthy();
  expect(burn.textContent).toContain('7 CARROT could not be burned');
  expect(within(burn).getByRole('button', { name: 'Burn 7 CARROT' })).toBeTruthy();
});

it('nobody is asked about before a sale is finalized, and a visitor only about what is to be burned [MNY-17]', async () => {
  await draw(<PendingOfSale kind={kindFixture} sale={saleFixture()} />, [toAlice]);
  expect([asked, notes()]).toEqual([[], []]);
  endPart();
  beginPart();
  await draw(<PendingOfSale kind={kindFixture} sale={sale} />, [], false);
  expect(asked[0]?.accounts).toEqual([DEAD_ADDRESS]);
});

it('the portfolio has what waits for the account in sales of any age, by the token of the sale [MNY-17]', async () => {
  await draw(<PendingOfAccount kind={kindFixture} account={ALICE} />, [toAlice]);
  expect(asked).toEqual([{ subgraph: kindFixture.subgraph, accounts: [ALICE] }]);
  expect(notes()[0]).toContain('CARROT: 1.5 BNB could not be paid to you');
});

it('the call fetches for whom it waits, proven by the event of that payment [MNY-17]', () => {
  expect(withdrawPendingCall(sale, zeroAddress, ALICE)).toMatchObject({
    address: sale.id,
    functionName: 'withdrawPending',
    args: [zeroAddress, ALICE],
    emits: { eventName: 'PendingWithdrawn', args: { token: zeroAddress, account: ALICE } },
  });
});
