import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fallbacksIn, lowestOf, newerApis } from './newerApis.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const lowest = lowestOf(JSON.parse(read('package.json')).browserslist);
const engine = read('packages/federation/src/engine.js');
const namesIn = (source, fallbacks = fallbacksIn(engine)) =>
  newerApis(lowest, fallbacks)('a.ts', source).map(({ name }) => name);

test('an API that the lowest versions lack is found, in sources and in what is built of them [BRW-02]', () => {
  assert.deepEqual(namesIn('Promise.withResolvers();'), ['Promise.withResolvers']);
  assert.deepEqual(namesIn('const all = await Array.fromAsync(list);'), ['Array.fromAsync']);
  assert.deepEqual(namesIn('new CloseWatcher();'), ['CloseWatcher']);
  assert.deepEqual(namesIn('let a=1;c.d(b,{a:()=>e.isWellFormed()&&Promise.try(f)})'), [
    '.isWellFormed()',
    'Promise.try',
  ]);
  assert.deepEqual(newerApis(lowest, new Set())('a.ts', 'Array.fromAsync(list);')[0]?.by, ['chrome', 'edge']);
});

test('an API that they have, that is asked for first, or that has a fallback is no finding [BRW-02]', () => {
  assert.deepEqual(
    namesIn('Object.hasOwn({}, "a"); [1].at(0); [1].toSorted(); new Map(); text.replaceAll("a", "b");'),
    [],
  );
  assert.deepEqual(namesIn('text.isWellFormed?.();'), []);
  assert.deepEqual(namesIn('AbortSignal.any([]); URL.canParse("a");'), []);
  assert.deepEqual(namesIn('AbortSignal.any([]); URL.canParse("a");', new Set()), ['AbortSignal.any', 'URL.canParse']);
});

test('every text that names the lowest versions has those of package.json [BRW-02]', () => {
  const { chrome, edge, firefox, safari, ios_saf } = lowest;
  assert.deepEqual([edge, ios_saf], [chrome, safari]);
  const says = {
    'shell/src/static/index.ejs': `Use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari} or a newer one.`,
    'docs/README.md': `Chrome and Edge from ${chrome}, Firefox from ${firefox}, Safari from ${safari}, on phones too.`,
    'docs/requirements.md': `From Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari} on everything works`,
  };
  for (const [file, text] of Object.entries(says))
    assert.ok(read(file).includes(text), `${file} does not say: ${text}`);
});

test('the lowest versions read the syntax that is built: class fields, static blocks and what else ES2022 has [BRW-02]', () => {
  // the newest part of ES2022 in each engine: static blocks (Chrome 94, Firefox 93, Safari 16.4)
  assert.ok(Number(lowest.chrome) >= 94 && Number(lowest.firefox) >= 93 && Number(lowest.safari) >= 16.4);
  for (const file of ['index.mjs', 'scriptText.mjs', 'sourceConfig.mjs']) {
    const targets = read(`packages/federation/webpack/${file}`).match(/'es20\d\d'/g);
    assert.deepEqual([...new Set(targets)], ["'es2022'"], file);
  }
});
