import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { localConfig } from '@rab/devnet/config';
import { readOptions } from '@rab/devnet/options';
import { anchorOf, PAGE_NAMES, PAGES, proseOf } from './pages.ts';

const headingsOf = (page: string) => [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);

it('headings have the anchors that VitePress gives them', () => {
  expect(anchorOf('A RAB Sale, with “words”')).toBe('a-rab-sale-with-words');
});

it('every link of the guide leads to a page and a heading of it [LNG-05]', () => {
  const broken = PAGE_NAMES.flatMap((page) =>
    [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      const [file = '', anchor] = link.split('#');
      const target = /^\.\/([a-z-]+)\.md$/.exec(file)?.[1];
      const isThere = existsSync(join(PAGES, file)) && (target !== undefined || file.startsWith('./images/'));
      const hasAnchor =
        anchor === undefined ||
        headingsOf(target ?? '')
          .map(anchorOf)
          .includes(anchor);
      return isThere && hasAnchor ? [] : `${page}: ${link}`;
    }),
  );
  expect(broken).toEqual([]);
});

it('llms.txt names pages that the guide has, and a server that reads and prepares [SDK-03]', () => {
  const text = readFileSync(join(PAGES, 'public/llms.txt'), 'utf8');
  const pages = [...text.matchAll(/\]\(\/([a-z-]+)\.html\)/g)].map(([, page = '']) => page);
  expect(pages.length).toBe(text.match(/^- \[/gm)?.length);
  expect(PAGE_NAMES).toEqual(expect.arrayContaining(pages));
  expect(text).toContain('reads and prepares, and has no key');
});

it('the local stack leads to pages of the guide, at the guide’s own address [LNG-05]', () => {
  const { ports } = readOptions([], { RAB_PORT_BASE: '8700' });
  const deployment = { contracts: {}, exchange: {}, tokenFee: 0, baseFee: 0 } as Parameters<typeof localConfig>[1];
  const { links } = localConfig(ports, deployment, []);
  const led = [links.docs, links.howToStart, links.faqs, links.aboutUs, links.termsOfUse].map((url) => new URL(url));
  expect(led.map(({ port }) => port)).toEqual(led.map(() => String(ports.guide)));
  const names = led.map(({ pathname }) => (pathname === '/' ? 'index' : pathname.slice(1).replace(/\.html$/, '')));
  expect(PAGE_NAMES).toEqual(expect.arrayContaining(names));
  expect(new Set(names).size).toBe(5);
});
