import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const ROOT = join(__dirname, '../../..');

/** Where the product's screens have their texts. */
const SCREENS = [
  'shell',
  'mf-*',
  ...['contracts', 'config', 'wallet-context', 'ui', 'launchpad'].map((name) => `packages/${name}`),
];

/** Whole texts of a source: its strings, what its templates have between values, and its JSX. */
export function textsIn(source: string, tsx: boolean): string[] {
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

/** The texts of one source, by its path from the repository's root. @throws where there is no such file */
export const textsOf = (file: string): string[] => textsIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x'));

/** The texts of all screens. */
export const screenTexts = (): Set<string> =>
  new Set(
    execFileSync('git', ['ls-files', '--', ...SCREENS.map((folder) => `${folder}/src/*`)], {
      cwd: ROOT,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-d)?\.tsx?$|\/abis\//.test(file))
      .flatMap(textsOf),
  );
