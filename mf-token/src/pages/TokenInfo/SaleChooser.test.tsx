import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { SaleChooser } from './SaleChooser.tsx';

beforeEach(beginPart);
afterEach(endPart);

it('offers both ways to sell a token, each with it filled in [WIZ-18]', async () => {
  await renderPart(<SaleChooser token={ALICE} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Create RAB Sale', `/rab-sale/create?tokenAddress=${ALICE}`],
    ['Create RAB Grow', `/rab-grow/create?tokenAddress=${ALICE}`],
  ]);
});
