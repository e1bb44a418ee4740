import { describe, expect, it } from '@jest/globals';
import { PAIR, poolFixture } from '../../test/poolFixture.ts';
import type { HoldingResult, Movement, Purchase } from '../simulations/trade.ts';
import { buyFinding, holdFinding, sellFinding, sizeFinding, transferFinding } from './tradeFindings.ts';

const pool = poolFixture();
const tried = { exchange: 'PancakeSwap', pair: PAIR };
const SALE_DELAYS = [7_200, 86_400, 604_800, 7_776_000];
const refused: Movement = { isDone: false };
const costs = (loss: bigint): Movement => ({ isDone: true, loss });
const bought = (movement: Movement): Purchase => ({ wanted: 1n, bought: movement });
const holding = (more: Partial<HoldingResult>): HoldingResult => ({
  transfers: [costs(0n), costs(0n)],
  sale: costs(0n),
  later: SALE_DELAYS.map(() => costs(0n)),
  melted: [0n],
  ...more,
});

describe('what a movement costs is a number of basis points with a verdict [HSE-02]', () => {
  it.each([
    [0n, 'fine', 0n],
    [2n, 'fine', 0n],
    [3n, 'warning', 3n],
    [1_000n, 'warning', 1_000n],
    [1_001n, 'danger', 1_001n],
  ] as const)('%d basis points are %s', (loss, verdict, bps) => {
    expect(buyFinding(pool, [bought(costs(loss))])).toEqual({
      code: 'buyCosts',
      topic: 'buy',
      pool: tried,
      verdict,
      bps,
    });
    const transfers = [costs(0n), costs(loss)];
    expect(transferFinding(holding({ transfers }))).toEqual({
      code: 'transferCosts',
      topic: 'transfer',
      verdict,
      bps,
    });
    expect(sellFinding(pool, holding({ sale: costs(loss) }), [])).toMatchObject({ code: 'sellCosts', verdict, bps });
  });
});

describe('buying', () => {
  it('a purchase that is refused is a danger, and the finding is about the smallest one', () => {
    const found = buyFinding(pool, [bought(refused), bought(costs(0n))]);
    expect(found).toEqual({ code: 'buyRefused', topic: 'buy', verdict: 'danger', pool: tried });
  });

  it('a purchase that was not tried is undetermined', () => {
    expect(buyFinding(pool, [])).toMatchObject({ code: 'undetermined', topic: 'buy', reason: 'eth_simulateV1' });
  });

  it('a purchase in a pool that was made for the trial has no pair', () => {
    const setup = [{ from: PAIR, to: PAIR, data: '0x' }] as const;
    expect(buyFinding({ ...pool, setup }, [bought(refused)])).toMatchObject({ pool: { ...tried, pair: null } });
  });
});

describe('selling', () => {
  const later = (...movements: Movement[]) => [
    ...movements,
    ...SALE_DELAYS.slice(movements.length).map(() => costs(0n)),
  ];

  it('a sale that is refused at every time is a danger, with the times', () => {
    expect(sellFinding(pool, holding({ sale: refused, later: SALE_DELAYS.map(() => refused) }), [])).toEqual({
      code: 'sellRefused',
      topic: 'sell',
      verdict: 'danger',
      pool: tried,
      later: SALE_DELAYS,
    });
  });

  it('a sale that closes is a danger from the first time at which it is refused', () => {
    const found = sellFinding(pool, holding({ later: later(costs(0n), refused, costs(0n), refused) }), []);
    expect(found).toMatchObject({ code: 'sellCloses', verdict: 'danger', after: 86_400 });
  });

  it('a sale that is refused at every later time closes with the first, and one that is refused at once and then closes, too', () => {
    const closes = (after: number) => expect.objectContaining({ code: 'sellCloses', after });
    expect(sellFinding(pool, holding({ later: SALE_DELAYS.map(() => refused) }), [])).toEqual(closes(7_200));
    expect(sellFinding(pool, holding({ sale: refused, later: later(costs(0n), refused) }), [])).toEqual(closes(86_400));
  });

  it('a refused sale of a size that can be bought is a danger, with its share of the pool', () => {
    const sizes = [
      { share: 10n, sold: costs(0n) },
      { share: 500n, sold: refused },
      { share: 2_000n, sold: refused },
    ];
    expect(sellFinding(pool, holding({}), sizes)).toMatchObject({ code: 'sellTooLarge', verdict: 'danger', bps: 500n });
  });

  it('costs the most of all that was tried', () => {
    const found = sellFinding(pool, holding({ sale: costs(5n), later: later(costs(300n)) }), [
      { share: 10n, sold: costs(40n) },
    ]);
    expect(found).toMatchObject({ code: 'sellCosts', bps: 300n });
    const ofSize = sellFinding(pool, holding({ sale: costs(5n) }), [{ share: 10n, sold: costs(40n) }]);
    expect(ofSize).toMatchObject({ code: 'sellCosts', bps: 40n });
  });

  it('a sale that is refused only at once is a warning, unless a later one costs something', () => {
    expect(sellFinding(pool, holding({ sale: refused }), [])).toMatchObject({ code: 'sellPaused', verdict: 'warning' });
    const found = sellFinding(pool, holding({ sale: refused, later: later(costs(3n)) }), []);
    expect(found).toMatchObject({ code: 'sellCosts', bps: 3n });
    const rounded = sellFinding(pool, holding({ sale: refused, later: later(costs(2n)) }), [
      { share: 10n, sold: refused },
    ]);
    expect(rounded).toMatchObject({ code: 'sellPaused' });
  });
});

it.each([
  [[refused, refused], 'transferRefused', 'danger'],
  [[costs(0n), refused], 'transferCloses', 'danger'],
  [[refused, costs(0n)], 'transferPaused', 'warning'],
])('a transfer that is refused at once, a day later or at both times %#', (transfers, code, verdict) => {
  expect(transferFinding(holding({ transfers }))).toEqual({ code, topic: 'transfer', verdict });
});

it('a balance melts by the most that was gone at once, above rounding', () => {
  expect(holdFinding(holding({ melted: [0n, 2n, 1n] }))).toEqual({
    code: 'holdStays',
    topic: 'hold',
    verdict: 'fine',
    later: SALE_DELAYS,
  });
  expect(holdFinding(holding({ melted: [3n, 5_000n] }))).toMatchObject({
    code: 'holdMelts',
    verdict: 'danger',
    bps: 5_000n,
  });
});

it('a limit is a share of the supply, 0 for a supply of 0', () => {
  expect(sizeFinding({ kind: 'none', largest: 10n }, 200n)).toEqual({
    code: 'sizeUnlimited',
    topic: 'size',
    verdict: 'fine',
    bps: 500n,
  });
  expect(sizeFinding({ kind: 'holding', largest: 1n }, 200n)).toEqual({
    code: 'sizeLimited',
    topic: 'size',
    verdict: 'warning',
    limit: 'holding',
    bps: 50n,
  });
  expect(sizeFinding({ kind: 'moving', largest: 1n }, 0n)).toMatchObject({ limit: 'moving', bps: 0n });
});
