/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { previewTags, takesHead, withHead } from './previewHead.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="Nobody can touch a buyer's deposit." />
    <title>RAB Launchpad</title>
    <style>a{content:'$&'}</style>
    <script>if (1 < 2) document.title = '<title>x</title>';</script>
  </head>
  <body><title>kept</title></body>
</html>`;
const head = {
  title: 'Meadow (MDW) · RAB Sale',
  description: 'Live: 3.75 BNB raised.',
  url: 'https://rab.example/rab-sale/0xAbC?chain=1',
  picture: 'https://index.example/56/subgraphs/share/picture/rab-sale/0xAbC.png?v=1',
};
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const content = (page: Document, selector: string) => page.querySelector(`head > ${selector}`)?.getAttribute('content');

it('a preview gives a page the tags that chats read [FST-06]', () => {
  const page = parsed(withHead(PAGE, head));
  expect(page.title).toBe(head.title);
  expect(content(page, 'meta[name=description]')).toBe(head.description);
  expect(page.querySelectorAll('head > meta[name=description], head > title')).toHaveLength(2);
  expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(page.querySelector('head > link[rel=canonical]')?.getAttribute('href')).toBe(head.url);
  for (const [property, value] of Object.entries({
    title: head.title,
    description: head.description,
    url: head.url,
    image: head.picture,
    'image:width': '1200',
    'image:height': '630',
  }))
    expect([property, content(page, `meta[property="og:${property}"]`)]).toEqual([property, value]);
});

it('a preview leaves every other byte of the page as it was, so that hashes of scripts and styles hold [FST-06]', () => {
  const tags = previewTags(head).join('\n    ');
  const html = withHead(PAGE, head);
  expect(html.replace(tags, '<title>RAB Launchpad</title>')).toBe(
    PAGE.replace(`<meta name="description" content="Nobody can touch a buyer's deposit." />`, ''),
  );
});

it.each([
  '</title><script>alert(1)</script>',
  `"><img src=x onerror=alert(1)>`,
  `' onload='alert(1)`,
  '<!-- <title>',
  "$& $1 $` $'",
  '&lt;script&gt;',
])('takes %s for text in every place [FST-06]', (hostile) => {
  const page = parsed(withHead(PAGE, { ...head, title: hostile, description: hostile }));
  expect(page.title).toBe(hostile);
  expect(content(page, 'meta[name=description]')).toBe(hostile);
  expect(content(page, 'meta[property="og:title"]')).toBe(hostile);
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(page.querySelector('img, [onload]')).toBeNull();
});

it('a preview has a small card where there is no picture [FST-06]', () => {
  const page = parsed(withHead(PAGE, { ...head, picture: null, url: null }));
  expect(content(page, 'meta[name="twitter:card"]')).toBe('summary');
  expect(page.querySelector('meta[property="og:image"], link[rel=canonical]')).toBeNull();
});

it('a preview is put into the page of the shell alone', () => {
  expect(takesHead(PAGE)).toBe(true);
  expect(takesHead('{"errors":[]}')).toBe(false);
  expect(takesHead('<!doctype html><html><head><title>nginx</title></head></html>')).toBe(false);
  expect(takesHead(PAGE.replace('<meta charset="utf-8" />', '<script></script>'))).toBe(false);
  expect(takesHead(PAGE.replace('<title>RAB Launchpad</title>', ''))).toBe(false);
});
