import { expect, it } from '@jest/globals';
import { paths, SALE_KINDS } from '@rab/config';
import { DETAIL_PAGE, LIST_PAGE } from './previewedPage.mjs';

const ADDRESS = `0x${'5'.repeat(40)}`;

it.each(Object.values(SALE_KINDS))('the list and the page of a $name come with texts of the index [FST-01]', (kind) => {
  expect(LIST_PAGE.test(kind.paths.list())).toBe(true);
  expect(DETAIL_PAGE.test(kind.paths.detail(ADDRESS))).toBe(true);
  expect(LIST_PAGE.test(kind.paths.create())).toBe(false);
});

it('the lists of locks and airdrops come with texts of the index, other pages without [FST-01]', () => {
  for (const path of [paths.salesToo(), paths.tokenLocks(), paths.liquidityLocks(), paths.airdrops()])
    expect(LIST_PAGE.test(path)).toBe(true);
  for (const path of ['/', '/my', `${paths.tokenLocks()}/more`]) expect(LIST_PAGE.test(path)).toBe(false);
});
