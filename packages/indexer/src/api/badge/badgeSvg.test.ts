/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { badgeSvg } from './badgeSvg.ts';

const texts = {
  title: '12 CAKE locked',
  state: 'until 2027-03-01 12:00 UTC',
  source: 'Lock 7 of 0x1234…abcd',
  asOf: 'as of 2026-11-22 12:00 UTC',
  isLocked: true,
};
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

it('a badge is a picture with its lines, and has them as text for a screen reader [LKT-07]', () => {
  const picture = parsed(badgeSvg(texts));
  expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    texts.title,
    texts.state,
    texts.source,
    texts.asOf,
  ]);
  expect(picture.getAttribute('aria-label')).toBe(`${texts.title}, ${texts.state}. ${texts.source}, ${texts.asOf}`);
});

it.each([
  ['markup', '</text><script>alert(1)</script>', '</text><script>alert(1)</script>'],
  ['quotes and entities', `"onload='alert(1)' &amp; &#60;b>`, `"onload='alert(1)' &amp; &#60;b>`],
  ['letters that XML does not know', '\u0000\u0008\uFFFF\uD800 ok', '\uFFFD\uFFFD\uFFFD\uFFFD ok'],
])('takes %s of a token for text, and stays a picture [LKT-07]', (_, hostile, shown) => {
  const picture = parsed(badgeSvg({ ...texts, title: hostile, source: hostile }));
  expect(picture.tagName).toBe('svg');
  expect(picture.querySelector('parsererror, script')).toBeNull();
  expect([...picture.attributes].map(({ name }) => name)).not.toContain('onload');
  expect(picture.querySelector('text')?.textContent).toBe(shown);
});

it('a badge is as wide as its longest line needs', () => {
  const widthOf = (state: string) => Number(parsed(badgeSvg({ ...texts, state })).getAttribute('width'));
  expect(widthOf('x'.repeat(80))).toBeGreaterThan(80 * 6);
  expect(widthOf('x'.repeat(80))).toBeGreaterThan(widthOf('x'.repeat(60)));
});
