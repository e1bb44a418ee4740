import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { type LiquidityProof, NEVER } from '@rab/sdk/liquidity';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { cleanup, screen } from '@testing-library/react';
import { LiquidityOfToken } from './LiquidityOfToken.tsx';

const TOKEN = `0x${'2'.repeat(40)}` as const;
const currency = { address: `0x${'6'.repeat(40)}`, symbol: 'WBNB', decimals: 18 } as const;
const sum = {
  ...{ currency, total: 4n * 10n ** 18n, locked: 10n ** 18n * 3n, lockedBps: 7_500n },
  ...{ until: 4_000_000_020n, owners: [ALICE] },
};
const NONE: LiquidityProof = { pools: [], currencies: [], unseen: 0n, besides: 0 };
const open = (proof: LiquidityProof | undefined) =>
  renderPart(<LiquidityOfToken token={TOKEN} />, { answers: { liquidityOfToken: () => proof } });
const facts = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
const link = () => screen.queryByRole('link', { name: 'View pools' })?.getAttribute('href');

beforeEach(beginPart);
afterEach(endPart);

it('the page of a token says what of its liquidity is locked, until when at least, and where the pools are named [LIQ-03]', async () => {
  await open({ ...NONE, currencies: [sum], besides: 1 });
  expect(facts()).toEqual(['3WBNB (75%)', expect.stringMatching(/^2096-10-02 07:07UTC \(1 owner\)$/)]);
  expect(link()).toBe(paths.locksOfToken(TOKEN));
  cleanup();
  await open({
    ...NONE,
    currencies: [
      { ...sum, until: NEVER },
      { ...sum, until: 0n },
    ],
  });
  expect([facts()[1], facts()[3]]).toEqual(['Locked for good', 'Less than half is locked']);
});

it('the page of a token says that there is no pool, and takes silence of the chain for no answer [LIQ-03]', async () => {
  await open(NONE);
  expect(screen.getByText(/^It has no pool with a currency of this network/)).toBeTruthy();
  expect(link()).toBeUndefined();
  cleanup();
  await open(undefined);
  expect(await screen.findByText('We couldn’t read its pools.')).toBeTruthy();
});
