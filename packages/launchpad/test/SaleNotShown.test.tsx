import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import { screen, waitFor } from '@testing-library/react';
import { SaleNotShown } from '../src/detail/SaleNotShown.tsx';

const draw = (status: 'searching' | 'missing' | 'failed', elsewhere: string | null = null) =>
  renderPart(
    <Routes>
      <Route path="/rab-sale/x" element={<SaleNotShown status={status} kind={{ subgraph: 'presale' }} id={ALICE} />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: '/rab-sale/x', answers: { saleElsewhere: () => elsewhere } },
  );

beforeEach(beginPart);
afterEach(endPart);

it('a sale that is looked for says so; one that was looked for in vain is said, and leads Home [DET-13]', async () => {
  await draw('searching');
  expect(screen.getByText('No sale found at this address yet.')).toBeTruthy();
  endPart();
  beginPart();
  const { address } = await draw('missing');
  await waitFor(() => expect(address()).toBe(paths.home()));
  expect(await screen.findByText('No sale found at this address.')).toBeTruthy();
});

it('a sale of another kind leads to its own page in place of Home [DET-13]', async () => {
  for (const status of ['searching', 'missing'] as const) {
    const { address } = await draw(status, paths.grow(ALICE));
    expect(screen.getByRole('link', { name: 'Open the sale' }).getAttribute('href')).toBe(`/rab-grow/${ALICE}`);
    expect(address()).toBe('/rab-sale/x');
    endPart();
    beginPart();
  }
});

it('where nothing answers nobody is led away', async () => {
  const { address } = await draw('failed');
  expect(screen.getByText('We couldn’t load the sale.')).toBeTruthy();
  expect(address()).toBe('/rab-sale/x');
});
