import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { renderInShell } from '@rab/testing/renderInShell';
import { type ColorMode, useColorMode } from '@rab/ui/connected';
import { useSetAtom } from '@rab/wallet-context';
import { act } from '@testing-library/react';
import { settingsAtom } from '../layout/settingsAtom.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, 'first.js'), 'utf8');
const page = document.documentElement;

/** What the page's first script makes of the storage. */
function first() {
  page.removeAttribute('class');
  delete page.dataset.collapsed;
  new Function(SCRIPT)();
  return { theme: page.className, isCollapsed: page.dataset.collapsed === '' };
}

let choose: (mode: ColorMode) => void;
let collapse: () => void;

function Visitor() {
  choose = useColorMode()[1];
  const setSettings = useSetAtom(settingsAtom);
  collapse = () => setSettings((before) => ({ ...before, isDrawerOpen: false }));
  return null;
}

/** A device with this theme of its own. */
const device = (theme: 'dark' | 'light') =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: query.includes(theme),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });

beforeEach(() => renderInShell(<Visitor />));
afterEach(() => localStorage.clear());

describe('the script before the first paint reads what the product stores', () => {
  it.each(['dark', 'light'] as const)('on a %s device: its theme, until another one is chosen', (theme) => {
    const other = theme === 'dark' ? 'light' : 'dark';
    device(theme);
    expect(first().theme).toBe(theme);
    act(() => choose(other));
    expect(first().theme).toBe(other);
    act(() => choose('system'));
    expect(first().theme).toBe(theme);
  });

  it('a collapsed menu is collapsed from the beginning', () => {
    expect(first().isCollapsed).toBe(false);
    act(() => collapse());
    expect(first().isCollapsed).toBe(true);
  });
});
