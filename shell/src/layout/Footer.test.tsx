import { describe, expect, it } from '@jest/globals';
import { renderInShell } from '@rab/testing/renderInShell';
import { screen } from '@testing-library/react';
import { Footer } from './Footer.tsx';

describe('Footer', () => {
  it('endorses nothing, takes no liability and sends people to do their own research [APP-18]', async () => {
    await renderInShell(<Footer />);
    const { textContent } = screen.getByText(/Disclaimer/);
    expect(textContent).toMatch(/does not endorse any project/);
    expect(textContent).toMatch(/not liable for losses/);
    expect(textContent).toMatch(/Do your own research/);
  });

  it('links to the pages of the configuration and has the copyright years [APP-19]', async () => {
    const { config } = await renderInShell(<Footer />);
    const { links } = config;
    const expected = [
      ['About us', links.aboutUs],
      ['FAQs', links.faqs],
      ['Docs', links.docs],
      ['Terms of Use', links.termsOfUse],
      ['Contact', links.contact],
      ['Feedback', links.feedback],
      ...links.social.map(({ name, url }) => [name, url]),
    ];
    expect(expected.length).toBeGreaterThan(6);
    for (const [name, url] of expected) expect(screen.getByText(name as string).getAttribute('href')).toBe(url);
    expect(screen.getByText(/2000-2023/)).toBeTruthy();
  });

  it('leads to what the site runs [FED-05]', async () => {
    await renderInShell(<Footer />);
    expect(screen.getByRole('link', { name: 'Versions' }).getAttribute('href')).toBe('/version');
  });
});
