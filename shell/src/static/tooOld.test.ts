import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';

const SCRIPT = readFileSync(join(import.meta.dirname, 'tooOld.js'), 'utf8');
const page = document.documentElement;

afterEach(() => {
  page.removeAttribute('data-too-old');
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  Reflect.deleteProperty(window, 'CSS');
});

it.each([
  ['has both', { supports: () => true }, [], false],
  ['knows no nested rules', { supports: () => false }, [], true],
  ['knows no constructed sheets', { supports: () => true }, undefined, true],
  ['knows neither', undefined, undefined, true],
])('a browser that %s is marked as too old or is not [ENG-03, BRW-02]', (_, css, sheets, isOld) => {
  Object.assign(window, { CSS: css });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true });
  new Function(SCRIPT)();
  expect(page.hasAttribute('data-too-old')).toBe(isOld);
});

it('the notice to old browsers is read by any browser [ENG-03, BRW-02]', () => {
  expect(SCRIPT).not.toMatch(/=>|\?\.|\?\?|\b(?:const|let|class)\b|`/);
});
