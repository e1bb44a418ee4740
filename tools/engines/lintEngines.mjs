// Nothing that runs in browsers uses what one of the lowest versions lacks and nothing adds [BRW-02]. Without arguments it reads the
// sources, with files those: `node tools/engines/lintEngines.mjs shell/dist/*.js`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbacksIn, lowestOf, newerApis } from './newerApis.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SHARED = 'config contracts embed federation language launchpad sdk token-risk ui wallet-context'.split(' ');
const FOLDERS = ['shell', 'mf-*', ...SHARED.map((name) => `packages/${name}`)].map((folder) => `${folder}/src`);

/** Asked for before it is used, in ways that only people see. */
const ASKED_FOR = new Map([
  ['URLPattern', 'the first script of a page does without it'],
  ['Error.captureStackTrace', 'libraries ask for it'],
  ['Uint8Array.fromBase64', '@scure/base asks for it'],
  ['Uint8Array.fromHex', '@noble/hashes and @scure/base ask for it'],
]);

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...FOLDERS], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !/\.(?:test|test-d|selftest)\./.test(file));

const [, , ...given] = process.argv;
const files = given.length > 0 ? given : sources();
const lowest = lowestOf(JSON.parse(read('package.json')).browserslist);
const check = newerApis(lowest, fallbacksIn(read('packages/federation/src/engine.js')));
const found = files.flatMap((file) => {
  const source = given.length > 0 ? readFileSync(file, 'utf8') : read(file);
  return check(file, source)
    .filter(({ name }) => !ASKED_FOR.has(name))
    .map(({ start, name, by }) => {
      const browsers = by.map((browser) => `${browser} ${lowest[browser]}`).join(', ');
      return `${file}:${source.slice(0, start).split('\n').length} ${name} is not in ${browsers}: ask for it first, or add it to packages/federation/src/engine.js`;
    });
});
for (const line of found) console.error(line);
if (found.length > 0 || files.length === 0) process.exitCode = 1;
