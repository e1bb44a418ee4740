import { expect, it } from '@jest/globals';
import { sharePage } from './sharePage.ts';

const LINK = 'https://rab.example/rab-sale/0xAbC?chain=1&x=2';
const OWN = 'https://index.example/56/subgraphs/share/0xAbC';
const head = {
  title: 'Meadow (MDW) · RAB Sale',
  description: 'Live: 3.75 BNB raised, soft cap 4 BNB.',
  url: OWN,
  picture: `${OWN}.png`,
};
const seen = (html: string, property: string) =>
  new RegExp(`<meta property="og:${property}" content="([^"]*)">`).exec(html)?.[1];

it('a shared page says what the sale is to what makes previews, and leads on [MNY-13]', () => {
  const html = sharePage(head, LINK);
  expect(seen(html, 'title')).toBe(head.title);
  expect(seen(html, 'description')).toBe(head.description);
  expect(seen(html, 'url')).toBe(OWN);
  expect(seen(html, 'image')).toBe(head.picture);
  expect(html).toContain(`<link rel="canonical" href="${OWN}">`);
  expect(html).toContain(
    '<meta http-equiv="refresh" content="0; url=https://rab.example/rab-sale/0xAbC?chain=1&amp;x=2">',
  );
});

it('names no address of its own where it is not known: the one that was asked is it then [MNY-13]', () => {
  const html = sharePage({ ...head, url: null, picture: null }, LINK);
  expect(seen(html, 'url')).toBeUndefined();
  expect(seen(html, 'image')).toBeUndefined();
  expect(html).not.toContain('canonical');
});

it('a shared page takes what a token calls itself for text, in every place [MNY-13]', () => {
  const html = sharePage({ ...head, title: `'"><script>a&b`, description: '"><script>' }, LINK);
  expect(seen(html, 'title')).toBe('&#39;&quot;&gt;&lt;script&gt;a&amp;b');
  expect(html).not.toContain('<script>');
});
