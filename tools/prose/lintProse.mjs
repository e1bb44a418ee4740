// `pnpm lint:prose [FILE OR FOLDER …]`: the words of documents, comments and titles of tests against words.yml, which has a reason for each.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lintProse } from './rules.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Made by programs, or the words of others. */
const NOT_OURS =
  /(?:^|\/)(?:CHANGELOG\.md|LAYOUT\.md|generated\.ts|introspection\.d\.ts)$|\/api\/|^packages\/indexer\/served\//;
/** The list itself, and its tests. */
const ABOUT_WORDS = /^tools\/prose\//;

const asked = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '--', ...asked], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:md|sol|[cm]?[jt]sx?)$/.test(file) && !NOT_OURS.test(file) && !ABOUT_WORDS.test(file));

const found = await lintProse(files.map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') })));
for (const { file, line, message } of found) console.error(`${file}:${line} ${message}`);
if (found.length > 0) console.error(`${found.length} places; tools/prose/words.yml says why.`);
process.exitCode = found.length > 0 ? 1 : 0;
