// Documents stay true: what test titles name is a requirement that is written down, and links between documents lead to files.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
/** Files of the repository, also those not committed yet, by git's patterns. */
const files = (...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(join(ROOT, file)));

const CODE = /\b[A-Z]{2,3}-\d{2}\b/g;
const requirements = read('docs/requirements.md');
const written = [...requirements.matchAll(/^\| ([A-Z]{2,3}-\d{2}) \|/gm)].map(([, code]) => code);

/** Codes in brackets, as in `[LKC-05, LKC-06]`. */
const namedIn = (text) => [...text.matchAll(/\[([A-Z]{2,3}-\d{2}[^\]\n]*)\]/g)].flatMap(([, list]) => list.match(CODE));

/** Paths of the repository that a document links to, without their anchors; addresses of other sites are left out. */
const linksIn = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link.split('#')[0])
    .filter((link) => link && !link.includes(':'));

test('codes and links are found in text', () => {
  assert.deepEqual(namedIn("it('a [LKC-05, LKC-06]') [0, 1] [TX-04]"), ['LKC-05', 'LKC-06', 'TX-04']);
  assert.deepEqual(linksIn('[a](b.md#c) [d](#e) [f](https://g.example/h.md) ![i](j/k.png)'), ['b.md', 'j/k.png']);
});

test('a requirement is written down once', () => {
  assert.ok(written.length > 0);
  assert.deepEqual(
    written.filter((code, index) => written.indexOf(code) !== index),
    [],
  );
});

test('every requirement that a test names is written down', () => {
  const tests = files('*.test.ts', '*.test.tsx', '*.spec.ts', '*.t.sol', '*/test/*.sol', '*/test/*.ts');
  const unknown = tests.flatMap((file) =>
    namedIn(read(file))
      .filter((code) => !written.includes(code))
      .map((code) => `${file}: ${code}`),
  );
  assert.ok(tests.length > 0);
  assert.deepEqual(unknown, [], 'docs/requirements.md does not have these');
});

test('every link of a document leads to a file', () => {
  const documents = files('*.md');
  const broken = documents.flatMap((file) =>
    linksIn(read(file))
      .filter((link) => !existsSync(join(ROOT, dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  assert.ok(documents.length > 0);
  assert.deepEqual(broken, []);
});

test('nothing is left of a merge', () => {
  const { stdout } = spawnSync('git', ['grep', '-nE', '^(<{7}|>{7}) '], { cwd: ROOT, encoding: 'utf8' });
  assert.equal(stdout, '');
});
