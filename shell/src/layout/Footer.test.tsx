import { describe, expect, it, jest } from '@jest/globals';
import { addCatalogues, speak } from '@rab/language';
import { renderInShell } from '@rab/testing/renderInShell';
import { act, screen } from '@testing-library/react';
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

  it('says of words that no speaker has read that a machine wrote them, and of English nothing [LNG-02]', async () => {
    const draft = { ok: true, json: async () => ({ isDraft: true, messages: {} }) } as Response;
    globalThis.fetch = jest.fn(async () => draft) as typeof fetch;
    addCatalogues('/l/');
    await renderInShell(<Footer />);
    expect(screen.queryByText(/by a machine/)).toBeNull();
    await act(() => speak('vi'));
    expect(screen.getByText('Translated by a machine.')).toBeTruthy();
    await act(() => speak('en'));
    expect(screen.queryByText(/by a machine/)).toBeNull();
  });
});
