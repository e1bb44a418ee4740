import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { MyTokens } from './MyTokens.tsx';

const token = {
  address: `0x${'2'.repeat(40)}`,
  name: 'Moon',
  symbol: 'MOON',
  decimals: 18,
  totalSupply: 10n ** 24n,
  createdAt: 1_800_000_000n,
};
const open = (rows: unknown[], isConnected = true) =>
  renderPart(<MyTokens />, {
    isConnected,
    answers: {
      tokensOf: ([, , asked]) => {
        expect(asked).toEqual({ account: ALICE, page: 1 });
        return { rows, hasNext: false };
      },
    },
  });

beforeEach(beginPart);
afterEach(endPart);

it('the portfolio lists the tokens that the account has created, each with the way to its page [PRT-03]', async () => {
  await open([token]);
  expect(screen.getByRole('link', { name: 'Moon' }).getAttribute('href')).toBe(`/token/view/${token.address}`);
  expect(screen.getByText('1,000,000')).toBeTruthy();
});

it('the portfolio shows nothing for an account without tokens, and nothing without an account [PRT-03]', async () => {
  for (const [rows, isConnected] of [
    [[], true],
    [[token], false],
  ] as const) {
    await open([...rows], isConnected);
    expect(screen.queryByText('Tokens you created')).toBeNull();
    endPart();
    beginPart();
  }
});
