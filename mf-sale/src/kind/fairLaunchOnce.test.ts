/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '../../..');
const jscpd = join(ROOT, 'node_modules/.bin/jscpd');
const folder = mkdtempSync(join(tmpdir(), 'rab-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pairs of files below the folders that have at least eight lines and 60 words in common. */
function copiesIn(...folders: string[]): string[][] {
  const options =
    '--min-tokens 60 --min-lines 8 --format typescript,tsx --ignore **/*.test.* --silent --reporters json';
  execFileSync(jscpd, [...options.split(' '), '--output', folder, ...folders], { cwd: folder });
  const { duplicates } = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')) as {
    duplicates: Record<'firstFile' | 'secondFile', { name: string }>[];
  };
  return duplicates.map(({ firstFile, secondFile }) => [firstFile.name, secondFile.name]);
}

const sources = ['mf-sale/src', 'packages/launchpad/src'].map((path) => join(ROOT, path));

it('nothing of wizard, detail or lists is written a second time for fair launches [FLN-03]', () => {
  expect(copiesIn(...sources).filter((pair) => pair.some((file) => /fair|team/i.test(file)))).toEqual([]);
  // what is looked for would be found
  const copy = join(folder, 'FairBar.tsx');
  copyFileSync(join(ROOT, 'packages/launchpad/src/detail/RaiseBar.tsx'), copy);
  expect(copiesIn(...sources, folder).some((pair) => pair.some((file) => file.endsWith('FairBar.tsx')))).toBe(true);
});
