import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { act, screen } from '@testing-library/react';
import { BaseAmount } from '../src/amounts/BaseAmount.tsx';
import { usdText } from '../src/amounts/usdText.ts';

const SERVICE = 'https://prices.example/simple/price';
const bnb = saleFixture().base;
/** BUSD of the configuration of tests, with 5 decimals as some chain may have it. */
const busd = { address: `0x${'9'.repeat(40)}` as const, symbol: 'BUSD', decimals: 5 };
const unlisted = { address: `0x${'e'.repeat(40)}` as const, symbol: 'X', decimals: 18 };
const at600 = (): Record<string, bigint> => ({ binancecoin: 60_000_000_000n });

const draw = (value: bigint, base: Sale['base'] = bnb, prices: string | undefined = SERVICE, answer = at600) =>
  renderPart(<BaseAmount sale={{ base }} value={value} />, {
    answers: {
      usdPrices: ([, , asked]) => ((asked as { service: string } | null)?.service === SERVICE ? answer() : undefined),
    },
    ...(prices && { prices }),
  });
const shown = () => screen.queryByTestId('usd')?.textContent;

beforeEach(beginPart);
afterEach(endPart);

it('the worth in dollars is shown next to an amount in the unit of its token [MNY-15]', async () => {
  await draw(2_500_000_000_000_000_000n);
  expect(shown()).toBe('≈ $1,500.00');
  endPart();
  beginPart();
  await draw(250_000n, busd, SERVICE, () => ({ 'binance-usd': 99_900_000n }));
  expect(shown()).toBe('≈ $2.50');
});

it('the worth in dollars is missing without a service or price, and for a token not in the configuration [MNY-15]', async () => {
  await draw(10n ** 18n, bnb, '');
  expect(shown()).toBeUndefined();
  for (const base of [busd, unlisted]) {
    endPart();
    beginPart();
    await draw(10n ** 18n, base);
    expect(shown()).toBeUndefined();
  }
});

it('the worth in dollars disappears when no answer has come for ten minutes [MNY-15]', async () => {
  const page = await draw(10n ** 18n);
  expect(shown()).toBe('≈ $600.00');
  const [query] = page.queries.getQueryCache().findAll({ queryKey: ['usdPrices'] });
  const failAt = (minutes: number) =>
    act(async () => {
      query?.setState({ dataUpdatedAt: Date.now() - minutes * 60_000 });
      await query?.fetch().catch(() => undefined);
      // what observes it hears of it in a task of its own
      await new Promise((heard) => setTimeout(heard, 50));
    });
  await failAt(9);
  expect(shown()).toBe('≈ $600.00');
  await failAt(11);
  expect(shown()).toBeUndefined();
});

it('the worth in dollars is shown to the cent, and never as zero', () => {
  expect(usdText(123_456_780_000n, 8)).toBe('$1,234.57');
  expect(usdText(1_000_000n, 8)).toBe('$0.01');
  expect(usdText(999_999n, 8)).toBe('<$0.01');
});
