import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { WORKSPACE } from '@rab/devnet/options';
import { SCENARIOS } from './scenarios.ts';

/** Titles of the scenarios in a file that compat runs. */
const picked = (file: string): string[] => {
  const text = readFileSync(join(WORKSPACE, 'e2e', file), 'utf8');
  const titles = [...text.matchAll(/\btest\(\s*(['"`])(.+?)\1,/g)].map(([, , title = '']) => title);
  return titles.filter((title) => new RegExp(SCENARIOS, 'i').test(`${file} ${title}`));
};

it.each(['compat.spec.ts', 'federation.spec.ts'])('compat runs what %s has', (file) =>
  expect(picked(file)).not.toEqual([]),
);

it('compat runs one main job, whose title contains the words that it is picked by', () =>
  expect(picked('mainJob.spec.ts')).toHaveLength(1));
