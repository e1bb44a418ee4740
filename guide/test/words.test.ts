import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseSync } from '@swc/core';
import { PAGE_NAMES, proseOf } from './pages.ts';

const ROOT = join(__dirname, '../..');

/** Whole texts of a source: its strings, what its templates have between values, and its JSX. */
function textsIn(source: string, tsx: boolean): string[] {
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) walk(child);
    else if (node && typeof node === 'object') {
      const { type, value, cooked } = node as { type?: string; value?: string; cooked?: string };
      if (type === 'StringLiteral' || type === 'JSXText') texts.push(value ?? '');
      else if (type === 'TemplateElement') texts.push(cooked ?? '');
      else for (const child of Object.values(node)) walk(child);
    }
  };
  walk(parseSync(source, { syntax: 'typescript', tsx }));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Where the product's screens have their texts. */
const SCREENS = [
  'shell',
  'mf-*',
  ...['contracts', 'config', 'wallet-context', 'ui', 'launchpad'].map((name) => `packages/${name}`),
];

const onScreen = new Set(
  execFileSync('git', ['ls-files', '--', ...SCREENS.map((folder) => `${folder}/src/*`)], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-d)?\.tsx?$|\/abis\//.test(file))
    .flatMap((file) => textsIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x'))),
);

/** Words of the screen in a page: these alone are bold. */
const wordsOf = (page: string) => [...proseOf(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words);

describe('words of the screen', () => {
  it('are found whole in strings, in templates up to a value, and in JSX', () => {
    const source = '<b title="Burn">\n  Claim reward {reward}\n  {`Refund $words`}{"At the hard cap"}</b>';
    const texts = textsIn(source.replace('$words', `$\{words}`), true);
    expect(texts).toEqual(expect.arrayContaining(['Burn', 'Claim reward', 'Refund', 'At the hard cap']));
    expect(texts).not.toContain('the hard cap');
  });

  it.each(PAGE_NAMES)('that the page “%s” of the guide quotes are words of the product [LNG-05]', (page) => {
    expect(wordsOf(page).filter((words) => !onScreen.has(words))).toEqual([]);
  });

  it('are quoted in the guide at all, and each term of its glossary once', () => {
    const terms = wordsOf('glossary');
    expect(terms.length).toBeGreaterThan(30);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });
});
