import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './ensureInstalled.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const isThere = (program) => ['node', 'npm'].includes(program) || existsSync(join(ROOT, 'node_modules/.bin', program));

for (const [name, line] of Object.entries(scripts))
  test(`${name} runs only programs that Node or the installed packages bring: nobody needs a pnpm on the path`, () => {
    const programs = line.split('&&').map((command) => command.trim().split(' ')[0]);
    assert.deepEqual(
      programs.filter((program) => !isThere(program)),
      [],
    );
  });
