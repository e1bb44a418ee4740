import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DueBatch, DuePayoutsParameters } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { PayOut } from '../src/detail/owner/PayOut.tsx';
import { commonStates } from '../src/model/commonStates.ts';
import { kindFixture } from './kindFixture.ts';

const sale = saleFixture({ buyerCount: 130 });
let asked: unknown;
const draw = (due: DueBatch[] | undefined) =>
  renderPart(<PayOut kind={kindFixture} sale={sale} state={commonStates.failed} />, {
    isConnected: true,
    ...(due && {
      answers: {
        duePayouts: ([, , parameters]) => {
          asked = parameters;
          return due;
        },
      },
    }),
  });

beforeEach(beginPart);
afterEach(endPart);

it('the owner reads how many are due, how often the wallet asks, and pays them by one button [RGT-02]', async () => {
  const refunds = { payout: 'refunds', accounts: [] } as const;
  await draw([
    { ...refunds, count: 100 },
    { ...refunds, count: 30 },
  ]);
  const parameters: DuePayoutsParameters = { subgraph: 'presale', sale: sale.id, payouts: ['refunds'] };
  expect(asked).toEqual(parameters);
  expect(screen.getByText(/^130 buyers have a deposit to withdraw\. You can send it to all of them/)).toBeTruthy();
  expect(screen.getByText(/Your wallet asks 2 times, for up to 100 accounts each/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay out all 130' })).toBeTruthy();
});

it('nothing is offered where nobody is due, or where that cannot be read [RGT-02]', async () => {
  await draw([]);
  expect(screen.getByText('There’s nothing to pay out right now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay out/ })).toBeNull();
  endPart();
  beginPart();
  await draw(undefined);
  expect(await screen.findByText('We can’t load what is due to buyers right now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay out/ })).toBeNull();
});
