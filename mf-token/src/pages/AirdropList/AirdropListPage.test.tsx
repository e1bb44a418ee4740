import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen } from '@testing-library/react';
import { AirdropListPage } from './AirdropListPage.tsx';

beforeEach(beginPart);
afterEach(endPart);

it('the list of airdrops says what visitors do there, and an empty one what to do first [LOK-10]', async () => {
  await renderPart(<AirdropListPage />, {
    contracts: { airdrop: `0x${'e'.repeat(40)}` },
    answers: { airdrops: () => ({ rows: [], hasNext: false }) },
  });
  const title = screen.getByRole('heading', { level: 1, name: 'Airdrops' });
  expect(title.nextElementSibling?.textContent).toBe('Claim tokens, or see who can.');
  expect(screen.getByText(/^Give tokens to up to 100,000 accounts with one transaction\./)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Create airdrop' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual([paths.createAirdrop(), paths.createAirdrop()]);
});

it('a search for airdrops that finds nothing can be cleared, which leaves the visitor in the search field [LOK-10]', async () => {
  const { address } = await renderPart(<AirdropListPage />, {
    path: '/token/airdrops?search=moon',
    contracts: { airdrop: `0x${'e'.repeat(40)}` },
    answers: { airdrops: () => ({ rows: [], hasNext: false }) },
  });
  expect(document.querySelector('[data-picture]')?.getAttribute('data-picture')).toBe('search');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText(/^Give tokens to/)).toBeTruthy();
  expect(address()).toBe('/token/airdrops');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
