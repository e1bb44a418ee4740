import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { WORKSPACE } from '@rab/devnet/options';
import { FACADES } from '@rab/federation/facades';
import { ENTRIES } from './entries.ts';
import { semverProblem } from './semverProblem.ts';
import { compare, readReport } from './surface.ts';

const KEY = '@rab/ui';
const report = readFileSync(join(WORKSPACE, 'packages/ui/api/index.api.md'), 'utf8');

/** The report of our own `@rab/ui`, changed as its source would be. */
function changed(change: string) {
  const changes: Record<string, [from: string | RegExp, to: string]> = {
    nothing: ['', ''],
    'a removed export': [/\/\/ @public \(undocumented\)\nexport function ErrorState[\s\S]*?\n\n/, ''],
    'an export of a library that is gone': ['export { Badge }\n\n', ''],
    'an export from another library': [/(import \{ Badge \} from ').*'/, "$1other'"],
    'another type of an export': [
      'export function ErrorState(input: {\n',
      'export function ErrorState(input: {\n    id: string;\n',
    ],
    'an export that is one no more': ['export function ErrorState', 'function ErrorState'],
    'a new export': ['export { Badge }\n', 'export { Badge }\n\n// @public\nexport function Rabbit(): void;\n'],
    'a member that may be left out': [
      'export function ErrorState(input: {\n',
      'export function ErrorState(input: {\n    id?: string;\n',
    ],
    'a comment': ['export { Badge }\n', '// @public\nexport { Badge }\n'],
  };
  const [from, to] = changes[change] ?? ['', ''];
  const text = report.replace(from, to);
  if (change !== 'nothing' && text === report) throw new Error(`the report has nothing to make ${change} of`);
  return compare(readReport(report), readReport(text));
}

const says = (change: string, released: string, next: string) =>
  semverProblem(KEY, changed(change), { packageName: KEY, released, next });

it('every shared facade has a report, and every export of it is read from there [FED-03]', () => {
  const exportsIn = (text: string) => text.match(/^export /gm)?.length ?? 0;
  expect(ENTRIES.map(({ key }) => key)).toEqual(expect.arrayContaining([...FACADES]));
  for (const { folder, report: name } of ENTRIES) {
    const text = readFileSync(join(WORKSPACE, folder, 'api', name), 'utf8');
    const read = [...readReport(text).values()].map((each) => each.text);
    expect(read.length).toBeGreaterThan(0);
    expect(exportsIn(read.join('\n'))).toBe(exportsIn(text));
  }
});

describe('the next version of a shared package must say', () => {
  it.each([
    ['a removed export', '0.2.0', '0.2.1', 'minor'],
    ['an export of a library that is gone', '0.2.0', '0.2.1', 'minor'],
    ['an export from another library', '0.2.0', '0.2.1', 'minor'],
    ['another type of an export', '0.2.0', '0.2.1', 'minor'],
    ['an export that is one no more', '0.2.0', '0.2.0', 'minor'],
    ['a new export', '0.2.0', '0.2.0', 'patch'],
    ['a member that may be left out', '0.2.0', '0.2.0', 'patch'],
    ['a removed export', '1.2.0', '1.3.0', 'major'],
    ['another type of an export', '1.2.0', '1.3.0', 'major'],
    ['a new export', '1.2.0', '1.2.1', 'minor'],
    ['a member that may be left out', '1.2.0', '1.2.1', 'minor'],
  ])('%s: %s does not become %s, it is a %s [FED-03]', (change, released, next, needed) => {
    expect(says(change, released, next)).toMatch(
      new RegExp(
        `^@rab/ui differs from release ${released} \\(.*\\): that is a ${needed} of @rab/ui. Say so by .pnpm changeset.\\.$`,
      ),
    );
  });

  it.each([
    ['nothing', '0.2.0', '0.2.0'],
    ['a comment', '0.2.0', '0.2.0'],
    ['a removed export', '0.2.0', '0.3.0'],
    ['another type of an export', '0.2.0', '1.0.0'],
    ['a new export', '0.2.0', '0.2.1'],
    ['a removed export', '1.2.0', '2.0.0'],
    ['a new export', '1.2.0', '1.3.0'],
    ['a member that may be left out', '1.2.0', '1.3.0'],
  ])('nothing of %s where %s becomes %s [FED-03]', (change, released, next) => {
    expect(says(change, released, next)).toBeUndefined();
  });

  it('names what is gone', () => {
    expect(says('a removed export', '0.2.0', '0.2.0')).toContain('(removed ErrorState)');
  });
});
