import { describe, expect, it } from '@jest/globals';
import { parseRemotes } from '@rab/federation/remotes';
import { renderInShell } from '@rab/testing/renderInShell';
import { screen, within } from '@testing-library/react';
import { MenuLinks } from './MenuLinks.tsx';
import { menuOf } from './menu.ts';

const remotes = parseRemotes({
  remotes: [
    {
      name: 'mf_lock',
      entry: 'http://127.0.0.1:1/mf-manifest.json',
      paths: ['/create-lock', '/lock-tokens'],
      nav: [
        { group: 'Lock', label: 'Create Lock', path: '/create-lock' },
        { group: 'Lock', label: 'Token Lock', path: '/lock-tokens' },
      ],
    },
  ],
});

describe('MenuLinks', () => {
  it('lists each group with its links', async () => {
    await renderInShell(<MenuLinks groups={menuOf(remotes)} />);
    const links = within(screen.getByRole('group', { name: 'Lock' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Create Lock', '/create-lock'],
      ['Token Lock', '/lock-tokens'],
    ]);
  });

  it('opens the swap page in a new tab [APP-17]', async () => {
    const { config } = await renderInShell(<MenuLinks groups={[]} />);
    const link = screen.getByRole('link', { name: 'Buy Rabbit' });
    expect(link.getAttribute('href')).toBe(config.links.buyRabbit);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('marks the link of a page below it', async () => {
    await renderInShell(<MenuLinks groups={menuOf(remotes)} />, { path: '/lock-tokens/lock/7' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Token Lock');
  });

  it('has Home and the portfolio above all groups, and the platform below them [LOK-08]', async () => {
    await renderInShell(<MenuLinks groups={menuOf(remotes)} />, { path: '/my' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Portfolio',
      'Create Lock',
      'Token Lock',
      'Anti-bot',
      'Buy Rabbit',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Portfolio');
  });

  it('marks the group of the page when collapsed', async () => {
    await renderInShell(<MenuLinks groups={menuOf(remotes)} isCompact />, { path: '/create-lock' });
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('Lock');
  });

  it('has every link of a group when collapsed, too', async () => {
    await renderInShell(<MenuLinks groups={menuOf(remotes)} isCompact />);
    const button = screen.getByRole('button', { name: 'Lock' });
    const opened = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
    expect([...opened.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/create-lock',
      '/lock-tokens',
    ]);
  });
});
