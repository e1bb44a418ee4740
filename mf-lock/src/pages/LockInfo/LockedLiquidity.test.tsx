import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type LiquidityProof, NEVER } from '@rab/sdk/liquidity';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { cleanup, screen } from '@testing-library/react';
import { BOB, CARROT, factOf, onTime, PAIR, tableTexts, WBNB } from '../../../test/lockFixture.ts';
import { POOL } from '../../../test/positionFixture.ts';
import { LockedLiquidity } from './LockedLiquidity.tsx';

const NOBODY = `0x${'0'.repeat(40)}` as const;
const currency = { address: WBNB, symbol: 'WBNB', decimals: 18 };
const coins = (count: number) => BigInt(count) * 10n ** 18n;
const PROOF: LiquidityProof = {
  pools: [
    {
      ...{ kind: 'v3', exchange: 'Uniswap V3', pool: POOL, currency, fee: 3000, total: coins(30), locked: coins(20) },
      ...{ lockedBps: 9_150n, everyPriceBps: 5_000n, until: 0n, first: 4_000_000_020n, owners: [ALICE, BOB] },
    },
    {
      ...{ kind: 'v2', exchange: 'PancakeSwap', pool: PAIR, currency, fee: null, total: coins(10), locked: coins(6) },
      ...{ lockedBps: 6_000n, everyPriceBps: 6_000n, until: NEVER, first: null, owners: [NOBODY] },
    },
  ],
  currencies: [
    {
      currency,
      total: coins(40),
      locked: coins(26),
      lockedBps: 6_500n,
      until: 4_000_000_020n,
      owners: [ALICE, NOBODY],
    },
  ],
  unseen: 0n,
  besides: 0,
};
const open = (change: Partial<LiquidityProof> | null) =>
  renderPart(<LockedLiquidity token={CARROT} />, {
    answers: { ...onTime, liquidityProof: () => (change ? { ...PROOF, ...change } : undefined) },
  });

beforeEach(beginPart);
afterEach(endPart);

it('says of all pools of a token what is locked, until when at least half of it, by whom, and the least share of each [LIQ-03]', async () => {
  await open({});
  expect(factOf('Locked in all pools')).toBe('26WBNB of 40WBNB (65%)');
  expect(factOf('At least half stays locked until')).toContain('2096-10-02 07:07');
  expect(factOf('Who can open it then')).toMatch(/0x.*Nobody: given up or burned/);
  const [v3, v2] = tableTexts().slice(-2);
  expect(v3?.join(' ')).toMatch(/Uniswap V3, 0.3% fee.*30WBNB 91.5% 50% 2096-10-02 07:07/);
  expect(v2?.join(' ')).toMatch(/^PancakeSwap.*10WBNB 60% 60% –/);
  expect(screen.queryByText(/checked|counted/)).toBeNull();
});

it('says what is for good, what is too little, and what nobody looked at [LIQ-03]', async () => {
  const [sum] = PROOF.currencies;
  if (!sum) throw new Error('no sum');
  const crowd = [1, 2, 3, 4, 5, 6, 7].map((digit) => `0x${String(digit).repeat(40)}` as const);
  await open({ currencies: [{ ...sum, until: NEVER, owners: crowd }], besides: 1, unseen: 3n });
  expect(factOf('At least half stays locked until')).toBe('Locked for good');
  expect(factOf('Who can open it then')).toMatch(/and 2 more$/);
  expect(screen.getByText(/^1 more locked position is in a pool with a token that is no currency/)).toBeTruthy();
  expect(screen.getByText(/^3 older locked positions weren’t checked/)).toBeTruthy();
  cleanup();
  await open({ currencies: [{ ...sum, until: 0n, owners: [] }] });
  expect(factOf('At least half stays locked until')).toBe('Less than half is locked');
  expect(factOf('Who can open it then')).toBeUndefined();
  cleanup();
  await open({ pools: [], currencies: [], unseen: null });
  expect(screen.getByText('No pools')).toBeTruthy();
});

it('takes silence of the chain for no answer [LIQ-03]', async () => {
  await open(null);
  expect(await screen.findByText('We couldn’t read its pools.')).toBeTruthy();
});
