import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { MOST_RAISED, type Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ActionBox } from '../src/detail/ActionBox.tsx';
import { distributionOf } from '../src/detail/tabs/token/distribution.ts';
import { commonStates } from '../src/model/commonStates.ts';
import { sharedPricingInDetail } from '../src/pricing/shared/sharedPricingInDetail.ts';
import { kindFixture } from './kindFixture.ts';

const ether = (count: number) => BigInt(count * 100) * 10n ** 16n;
const kind = { ...kindFixture, pricing: sharedPricingInDetail };
const { listing } = saleFixture();

/** A sale of 1,000,000 tokens that its buyers share, of whose raise its owner gets 3 at most. */
const shared = (change: Partial<Sale> = {}) =>
  saleFixture({
    shared: { selling: ether(1_000_000), mostForOwner: ether(3) },
    ...{ hardCap: MOST_RAISED, minBuy: 1n, maxBuy: MOST_RAISED, start: 1n, end: 10n ** 12n },
    listing: listing && { ...listing, rate: null },
    ...change,
  });

const draw = (sale: Sale, balances: () => unknown, isConnected = true) =>
  renderPart(<ActionBox kind={kind} sale={sale} source="indexer" />, {
    isConnected,
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      balances,
      gasReserve: () => ether(0.01),
      buyer: () => ({ deposited: 0n, bought: 0n, claimed: 0n, referred: 0n }),
    },
  });

beforeEach(beginPart);
afterEach(endPart);

it('a buyer reads what a deposit gets if nobody else deposits; only the balance limits it [FLN-01] [HSE-03]', async () => {
  await draw(shared({ raised: ether(1) }), () => undefined, false);
  expect(screen.getByTestId('deposit-bounds').textContent).toBe('No limit per buyer and no hard cap.');
  endPart();
  beginPart();
  await draw(shared({ raised: ether(1) }), () => [ether(20)]);
  expect(screen.getByTestId('deposit-bounds').textContent).toBe(
    'You can deposit up to 19.99 BNB. Your balance is 20 BNB before the network fee.',
  );
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '3' } });
  await waitFor(() => expect(screen.getByText(/^If nobody else deposits/)).toBeTruthy());
  expect(screen.getByText(/^If nobody else deposits/).textContent).toBe(
    'If nobody else deposits, you get 750,000 CARROT at listing. This shrinks as others deposit: all buyers split ' +
      '1,000,000 CARROT in proportion to their deposits, at one price. You can’t withdraw your deposit before the sale ends. ' +
      'If the soft cap is missed, you can withdraw all of it.',
  );
});

it('the head of a fair launch’s page has what is shared, and what its owner gets at most [DET-01] [FLN-01]', async () => {
  await renderPart(<sharedPricingInDetail.Terms sale={shared()} />);
  const term = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(term('Soft Cap')).toBe('Soft Cap3BNB');
  expect(term('Split among buyers')).toBe('Split among buyers1,000,000CARROT');
  expect(term('Owner receives at most')).toBe('Owner receives at most3BNB');
  expect(screen.queryByText('Hard Cap')).toBeNull();
});

it('the price of a fair launch follows from the raise, and is that of now until it is listed [FLN-01] [HSE-03]', () => {
  const { priceOf, priceText, unsoldText } = sharedPricingInDetail;
  const at = (raised: bigint, change: Partial<Sale> = {}) => {
    const sale = shared({ raised, ...change });
    return priceText({ ...sale, price: priceOf(sale) });
  };
  expect(at(0n)).toBe('Set by the deposits');
  expect(at(ether(4))).toBe('1 BNB = 250,000 CARROT right now');
  expect(at(ether(4), { isFinalized: true })).toBe('1 BNB = 250,000 CARROT');
  expect(unsoldText(shared())).toBe('None: buyers get all tokens');
});

it('a fair launch sets aside the most tokens that a listing can need, until it is listed [DET-03] [FLN-01]', () => {
  const facts = { totalSupply: ether(10_000_000), burned: 0n, held: 0n, locks: [] };
  const split = (phase: 'live' | 'settled') =>
    distributionOf(kind, shared({ raised: ether(4) }), { ...commonStates.live, phase }, facts).map(
      ({ name, value }) => `${name} ${value / 10n ** 18n}`,
    );
  // 4 % of the raise is the platform's; all that is left of it may have to be listed, 60 % of it has
  expect(split('live')).toEqual(['Presale 1000000', 'Liquidity 960000', 'Unlocked 8040000']);
  expect(split('settled')).toEqual(['Presale 1000000', 'Liquidity 576000', 'Unlocked 8424000']);
});

it('a sale at a fixed price shares nothing [HSE-03]', () => {
  expect(() => sharedPricingInDetail.priceOf(saleFixture())).toThrow('share nothing');
});
