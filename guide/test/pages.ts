import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { guidePage } from '@rab/testing/guideTable';
import { parse } from 'yaml';

/** Where the pages and their pictures are. */
export const PAGES = join(__dirname, '../pages');

/** Names of all pages, e.g. `states`. */
export const PAGE_NAMES = readdirSync(PAGES)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace(/\.md$/, ''));

/** The numbers from which the examples of a page are computed, as its head has them. @throws where it has none */
export function inputsOf<T>(name: string): T {
  const [, head] = /^---\n(.*?)\n---\n/s.exec(guidePage(name)) ?? [];
  if (head === undefined) throw new Error(`${name} has no numbers in its head`);
  return parse(head) as T;
}

/** What readers see of a page, without its head and its code. */
export const proseOf = (name: string): string =>
  guidePage(name)
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^```.*?^```/gms, '');

/** The name that VitePress gives a heading in an address. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
