import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';

const SCRIPT = readFileSync(join(import.meta.dirname, 'tooOld.js'), 'utf8');
const page = document.documentElement;

afterEach(() => {
  page.removeAttribute('data-too-old');
  for (const [place, name] of [
    [document, 'adoptedStyleSheets'],
    [window, 'CSS'],
    [page, 'inert'],
  ] as const)
    Reflect.deleteProperty(place, name);
});

const KNOWN = { css: { supports: () => true }, sheets: [], inert: false };

it.each([
  ['has all', {}, false],
  ['knows no height of what is seen', { css: { supports: () => false } }, true],
  ['knows no inert parts', { inert: undefined }, true],
  ['knows no constructed sheets', { sheets: undefined }, true],
  ['knows none of them', { css: undefined, sheets: undefined, inert: undefined }, true],
])('a browser that %s is marked as too old or is not [ENG-03, BRW-02]', (_, change, isOld) => {
  const { css, sheets, inert } = { ...KNOWN, ...change };
  Object.assign(window, { CSS: css });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true });
  if (inert !== undefined) Object.defineProperty(page, 'inert', { value: inert, configurable: true });
  new Function(SCRIPT)();
  expect(page.hasAttribute('data-too-old')).toBe(isOld);
});

it('the notice to old browsers is read by any browser [ENG-03, BRW-02]', () => {
  expect(SCRIPT).not.toMatch(/=>|\?\.|\?\?|\b(?:const|let|class)\b|`/);
});
