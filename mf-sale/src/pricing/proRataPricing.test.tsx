import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { saleFixture } from '@rab/launchpad/testing';
import { MOST_RAISED, type Sale } from '@rab/sdk/sales';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { cleanup, screen } from '@testing-library/react';
import { proRataPricingInDetail } from './proRataPricingInDetail.ts';

const ether = (count: number) => BigInt(count * 100) * 10n ** 16n;
const { listing } = saleFixture();

/** 1,000,000 tokens for 4 coins at most, of which the owner gets 3 at most. */
const sale = (change: Partial<Sale> = {}) =>
  saleFixture({
    shared: { selling: ether(1_000_000), mostForOwner: ether(3) },
    ...{ softCap: ether(2), hardCap: ether(4), minBuy: 1n, maxBuy: MOST_RAISED },
    listing: listing && { ...listing, rate: null },
    ...change,
  });
const { Quote, Holding, Terms, priceOf, roomOf, payoutOf, splitOf, dependsOn, leastOf } = proRataPricingInDetail;

beforeEach(beginPart);
afterEach(endPart);

const ALWAYS =
  'This changes as others commit: all buyers split 1,000,000 CARROT in proportion to their commitments, and what is above the ' +
  'hard cap of 4 BNB comes back, the same percentage to everyone. When you commit makes no difference, and using several ' +
  'wallets gets you no more. You can’t withdraw your commitment before the sale ends. If the soft cap is missed, you can withdraw all of it.';

describe('before a commitment its page says', () => {
  const quote = async (raised: bigint, deposited: bigint, asked: bigint) => {
    await renderPart(<Quote sale={sale({ raised })} deposited={deposited} asked={asked} claimsOpen="at listing" />);
    expect(screen.getByText(/^This changes/).textContent).toBe(ALWAYS);
    return screen.getByText(/^If the sale ended now/).textContent;
  };

  it('what it would pay, get and get back above the hard cap, with what the account committed before [RGT-06]', async () => {
    expect(await quote(ether(5), ether(1), ether(3))).toBe(
      'If the sale ended now, you would pay 2 BNB of your 4 BNB and get 500,000 CARROT at listing. 2 BNB would come back with ' +
        'the tokens.',
    );
  });

  it('that nothing would come back up to the hard cap [RGT-06]', async () => {
    expect(await quote(ether(1), 0n, ether(3))).toBe(
      'If the sale ended now, you would pay 3 BNB and get 750,000 CARROT at listing. Nothing would come back.',
    );
  });

  it('that all of it would come back below the soft cap, and what it would be from the soft cap on [RGT-06]', async () => {
    expect(await quote(ether(1), 0n, ether(1) - 1n)).toBe(
      'If the sale ended now, it would miss its soft cap, and you could withdraw all of your 0.99999 BNB.',
    );
    cleanup();
    expect(await quote(ether(1), 0n, ether(1))).toMatch(/you would pay 1 BNB and get 500,000 CARROT/);
  });
});

describe('an account that has committed reads', () => {
  it.each([
    [
      'while the sale runs, what it would get and get back',
      'live',
      0n,
      'You committed 2BNB. If the sale ended now, you would get 250,000CARROT and 1BNB back. This changes as others commit.',
    ],
    [
      'before the listing, what it will',
      'succeeded',
      0n,
      'You committed 2BNB. After the listing you can claim 250,000CARROT and 1BNB back.',
    ],
    [
      'before its claim, that both come in one transaction',
      'settled',
      0n,
      'You committed 2BNB. Your claim sends you 250,000CARROT and 1BNB back in one transaction.',
    ],
    ['after it, what it got', 'settled', 1n, 'You committed 2BNB. You claimed 250,000CARROT and got 1BNB back.'],
    ['of a failed sale, what it committed', 'failed', 0n, 'You committed 2BNB.'],
  ] as const)('%s [RGT-06]', async (_what, phase, claimed, text) => {
    const buyer = { deposited: ether(2), bought: ether(250_000), claimed, referred: 0n };
    await renderPart(
      <p data-testid="holding">
        <Holding sale={sale({ raised: ether(8) })} buyer={buyer} phase={phase} />
      </p>,
    );
    expect(screen.getByTestId('holding').textContent).toBe(text);
  });
});

it('the head of its page has both caps, what is shared and what the owner gets at most [DET-01] [RGT-06]', async () => {
  await renderPart(<Terms sale={sale()} />);
  const term = (label: string) => screen.getByText(label).closest('div')?.parentElement?.textContent;
  expect(term('Hard Cap')).toContain('4BNB');
  expect(term('Soft Cap')).toContain('2BNB');
  expect(term('Split among buyers')).toContain('1,000,000CARROT');
  expect(term('Owner receives at most')).toContain('3BNB');
});

it('its price is what is accepted over the tokens: it rises with the commitments until the hard cap [RGT-06]', () => {
  const at = (raised: number) => priceOf(sale({ raised: ether(raised) })) / 10n ** 18n;
  expect([at(2), at(4), at(8)]).toEqual([500_000n, 250_000n, 250_000n]);
  expect(dependsOn?.('all at listing')).toBe('If the sale succeeds and nobody else commits: all at listing');
});

it('it takes commitments above its hard cap, as many as a contract can count [RGT-06]', () => {
  expect(roomOf(sale({ raised: ether(9) }))).toBe(MOST_RAISED - ether(9));
  expect(leastOf(sale({ raised: ether(9) }), 0n)).toBe(1n);
});

it('its listing pays out what is accepted, however much was committed [RGT-06]', () => {
  const [full, above] = [sale({ raised: ether(4) }), sale({ raised: ether(40) })];
  expect(payoutOf(above)).toEqual(payoutOf(full));
  expect(payoutOf(above)?.fee).toBe(ether(0.16));
  for (const isSettled of [true, false]) expect(splitOf(above, isSettled)).toEqual(splitOf(full, isSettled));
});
