import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PAGE_NAMES, PAGES, proseOf } from './pages.ts';

const FOLDER = join(PAGES, 'images');
const MOST_BYTES = 60_000;
const THEMES = ['light', 'dark'];

/** What each picture shows, in words; `pnpm picture` writes it. */
const words: Record<string, string[]> = JSON.parse(readFileSync(join(FOLDER, 'pictures.json'), 'utf8'));
const files = readdirSync(FOLDER).filter((file) => file !== 'pictures.json');

it('every picture is there in both themes, as WebP of 60 kB at most, with the words that it shows [LNG-05]', () => {
  const wanted = Object.keys(words).flatMap((name) => THEMES.map((theme) => `${name}-${theme}.webp`));
  expect(files.sort()).toEqual(wanted.sort());
  for (const file of files) {
    expect(statSync(join(FOLDER, file)).size).toBeLessThanOrEqual(MOST_BYTES);
    expect(readFileSync(join(FOLDER, file)).subarray(8, 12).toString()).toBe('WEBP');
  }
  for (const shown of Object.values(words)) expect(shown.length).toBeGreaterThan(1);
});

it('a page shows a picture in the reader’s theme, with the same words for who does not see it, and every picture is on a page [LNG-05]', () => {
  const onPages = PAGE_NAMES.flatMap((page) => {
    const pictures = [
      ...proseOf(page).matchAll(/^!\[([^\]]+)\]\(\.\/images\/([a-z-]+)-(light|dark)\.webp\)\{\.(light|dark)\}$/gm),
    ];
    expect(pictures).toHaveLength(proseOf(page).split('![').length - 1);
    for (const [, , , theme, shownIn] of pictures) expect(shownIn).toBe(theme);
    const [lights, darks] = THEMES.map((wanted) =>
      pictures.filter(([, , , theme]) => theme === wanted).map(([, words, name]) => [words, name]),
    );
    expect(lights).toEqual(darks);
    return pictures.map(([, , name]) => name);
  });
  expect([...new Set(onPages)].sort()).toEqual(Object.keys(words).sort());
});
