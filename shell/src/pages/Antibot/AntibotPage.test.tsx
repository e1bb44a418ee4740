import { afterEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { renderInShell } from '@rab/testing/renderInShell';
import { cleanup, screen } from '@testing-library/react';
import { AntibotPage } from './AntibotPage.tsx';

const FACTORY = `0x${'7'.repeat(40)}`;

afterEach(cleanup);

it('the page of the protection leads to a protected token where the chain has its factory, else to a standard one [APP-10, RGT-04]', async () => {
  await renderInShell(<AntibotPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'RAB Anti-bot' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Create a standard token' });
  expect(link.getAttribute('href')).toBe(paths.createToken());
  // one way of several, not the page's act
  expect(link.className).toBe(screen.getByRole('link', { name: 'Docs' }).className);
  cleanup();
  await renderInShell(<AntibotPage />, { contracts: { rabAntiBot: FACTORY, antiBotStandardTokenFactory: FACTORY } });
  expect(screen.getByRole('link', { name: 'Create a protected token' }).getAttribute('href')).toBe(paths.createToken());
  expect(screen.getByText(/^Choose “Anti-bot” when you create a token/)).toBeTruthy();
});
