import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { parseRemotes } from '@rab/federation/remotes';
import { configFixture } from '@rab/testing/configFixture';
import { MemoryRouter } from '@rab/ui/router';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Product } from '../src/start/Product.tsx';
import { renderPage } from '../src/static/renderPage.tsx';

const remotes = parseRemotes({
  remotes: [
    {
      name: 'mf_other',
      entry: 'http://127.0.0.1:1/mf-manifest.json',
      paths: ['/other'],
      nav: [{ group: 'Other', label: 'Another area', path: '/other' }],
    },
  ],
});

/** What the page is recognised by. */
const KEPT = ['h1', 'h1 + p', 'header', 'footer p'];

let container: HTMLElement;
let root: Root | undefined;
const complain = jest.fn();

beforeEach(() => {
  complain.mockReset();
  jest.spyOn(console, 'error').mockImplementation(complain);
  document.body.innerHTML = `<p id="failed" hidden></p><div id="root" data-static>${renderPage().html}</div>`;
  container = document.getElementById('root') as HTMLElement;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the page that was drawn at build time', () => {
  it('is taken over without an error where configuration, areas and what the visitor stored are others [FST-04]', async () => {
    const config = parseConfig(configFixture());
    localStorage.setItem('rab.colorMode.v1', '"light"');
    localStorage.setItem(
      'rab.settings.v1',
      JSON.stringify({ isDrawerOpen: false, headerProgress: { percent: 50, path: '/' } }),
    );
    const drawn = new Map(KEPT.map((selector) => [selector, container.querySelector(selector)]));
    const recovered = jest.fn();
    await act(async () => {
      root = hydrateRoot(
        container,
        <StrictMode>
          <Product config={config} remotes={remotes} Router={MemoryRouter} />
        </StrictMode>,
        { onRecoverableError: recovered },
      );
    });
    expect(recovered).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    for (const [selector, node] of drawn) expect(container.querySelector(selector)).toBe(node);
    expect(container.hasAttribute('data-static')).toBe(false);
    expect(document.getElementById('failed')).toBeNull();
    expect(container.querySelector('[aria-label="Open the menu"]')).not.toBeNull();
    expect(container.querySelector('nav [href="/other"]')?.textContent).toBe('Another area');
    expect(container.querySelector(`footer [href="${config.links.termsOfUse}"]`)).not.toBeNull();
    expect(container.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('50');
    expect(container.querySelector('[aria-label^="Theme: light"]')).not.toBeNull();
    expect(container.querySelector('time')?.textContent).not.toBe('Jan 1, 00:00');
  });
});
