import { expect, it } from '@jest/globals';
import { sharePage } from './sharePage.ts';

const sale = {
  tokenName: 'Meadow',
  tokenSymbol: 'MDW',
  baseSymbol: 'BNB',
  baseDecimals: 18,
  raised: 3_750_000_000_000_000_000n,
  softCap: 4n * 10n ** 18n,
  hardCap: 10n ** 19n,
  startTime: 1_803_902_400n,
  endTime: 1_804_507_200n,
};
const LINK = 'https://rab.example/rab-sale/0xAbC';
const OWN = 'https://index.example/56/subgraphs/share/0xAbC';
const page = (change: Partial<typeof sale> | { hardCap: null } = {}) =>
  sharePage({ ...sale, ...change }, 'RAB Sale', { link: LINK, own: OWN });
const told = (html: string, property: string) =>
  new RegExp(`<meta property="og:${property}" content="([^"]*)">`).exec(html)?.[1];

it('tells what makes previews the token, the amounts and the dates, and leads on [MNY-13]', () => {
  const html = page();
  expect(told(html, 'title')).toBe('Meadow (MDW) · RAB Sale');
  expect(told(html, 'description')).toBe(
    '3.75 BNB raised, soft cap 4 BNB, hard cap 10 BNB. From 2027-03-01 12:00 UTC to 2027-03-08 12:00 UTC.',
  );
  expect(told(html, 'url')).toBe(OWN);
  expect(html).toContain(`<link rel="canonical" href="${OWN}">`);
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${LINK}">`);
  expect(told(page({ hardCap: null }), 'description')).toContain('soft cap 4 BNB. From');
});

it('names no address of its own where it is not known: the one that was asked is it then [MNY-13]', () => {
  const html = sharePage(sale, 'RAB Sale', { link: LINK, own: null });
  expect(told(html, 'url')).toBeUndefined();
  expect(html).not.toContain('canonical');
});

it('takes what a token calls itself for text [MNY-13]', () => {
  const html = page({ tokenName: `'"><script>a&b` });
  expect(told(html, 'title')).toBe('&#39;&quot;&gt;&lt;script&gt;a&amp;b (MDW) · RAB Sale');
  expect(html.split('<script>')).toHaveLength(1);
});

it('takes what a base token calls itself for text, in every place [MNY-13]', () => {
  const html = page({ baseSymbol: `"><script>` });
  expect(html).not.toContain('<script>');
  const [plain] = /<meta name="description" content="[^>]*>/.exec(html) ?? [];
  expect(plain).toContain('3.75 &quot;&gt;&lt;script&gt; raised');
});
