import { afterEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { renderInShell } from '@rab/testing/renderInShell';
import { cleanup, screen } from '@testing-library/react';
import { AntibotPage } from './AntibotPage.tsx';

afterEach(cleanup);

it('the page of the protection says below its title that no protected token is created here, before it leads to a standard one [APP-10]', async () => {
  await renderInShell(<AntibotPage />);
  const title = screen.getByRole('heading', { level: 1, name: 'RAB Anti-bot' });
  expect(title.nextElementSibling?.textContent).toContain('You can’t create a protected token on this site.');
  const link = screen.getByRole('link', { name: 'Create a standard token' });
  expect(link.getAttribute('href')).toBe(paths.createToken());
  // one way of several, not the page's act
  expect(link.className).toBe(screen.getByRole('link', { name: 'Docs' }).className);
});
