import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/ensureInstalled.mjs';
import { mutantsOf } from './mutants.mjs';
import { filesIn, PURE } from './pureFiles.mjs';

test('survivors.json explains no mutant that there is not, e.g. of a function that has moved [HSE-05]', () => {
  const listed = JSON.parse(readFileSync(new URL('survivors.json', import.meta.url), 'utf8'));
  const mutants = filesIn(PURE).flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8')));
  const names = new Set(mutants.map(({ name }) => name));
  assert.deepEqual(
    Object.keys(listed).filter((name) => !names.has(name)),
    [],
  );
});
