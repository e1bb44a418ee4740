// A new kind of sale is contracts, handlers of the indexer, one entry of SALE_KINDS and an area: what all kinds share names none of
// them, neither in code nor in comments, and asks no sale how its price comes about.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const SHARED = [
  'packages/launchpad/src',
  'packages/token-risk/src',
  'packages/wallet-context/src',
  'packages/ui/src',
  'shell/src',
];
/** Where a sale's terms are parsed, and where its pricing reads them. */
const PRICING = [
  'packages/launchpad/src/model/Sale.ts',
  'packages/launchpad/src/queries/',
  'packages/launchpad/src/pricing/',
];

/** The names of each kind in the registry: its key, what people call it, its factory, its pages. */
function namesIn(registry) {
  const of = (field) => [...registry.matchAll(new RegExp(`^ {4}${field}: '([^']+)',$`, 'gm'))].map(([, name]) => name);
  const paths = [...registry.matchAll(/^ {4}paths: \{(.*)\},$/gm)].flatMap(([, list]) => list.match(/paths\.\w+/g));
  return { keys: of('subgraph'), called: of('name'), factories: of('factory'), paths };
}

/** What finds a kind's name in a source; `presaleInfo` and its like are names of the index for sales of every kind. */
const patternOf = ({ keys, called, factories, paths }) =>
  new RegExp(
    [
      `\\b(?:${keys.join('|')})(?:Factory)?(?:Abi)?\\b`,
      `\\b(?:${called.map((name) => name.replace(/\w/g, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)).join('|')})\\b`,
      `\\b(?:${factories.join('|')})\\b`,
      `\\b(?:${paths.map((path) => path.replace('.', '\\.')).join('|')})\\b`,
    ].join('|'),
  );
const names = namesIn(read('packages/config/src/saleKinds.ts'));
const named = patternOf(names);
const askedHow = /\.shared\b|\{[^{}]*\bshared\b[^{}]*\} = |Pick<Sale, [^>]*'shared'/;

/** Also those not committed yet. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SHARED], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-d)?\.tsx?$|introspection\.d\.ts$/.test(file))
  .filter((file) => existsSync(join(ROOT, file)));
const linesWith = (pattern, list) =>
  list.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? `${file}:${at + 1} ${line.trim()}` : [])),
  );
const isIn = (file, places) => places.some((place) => file.startsWith(place));

test('the registry of kinds is read correctly', () => {
  const { keys, called, factories, paths } = names;
  assert.ok(keys.length > 2);
  for (const list of [called, factories]) assert.equal(list.length, keys.length);
  assert.equal(paths.length, 3 * keys.length);
});

test('a planted name of each kind would be found, names for sales of every kind would not', () => {
  for (const key of names.keys)
    for (const line of [
      `subgraph === '${key}'`,
      `chain.subgraphs.${key}`,
      `import { ${key}Abi } from`,
      `${key}FactoryAbi`,
    ])
      assert.match(line, named);
  for (const name of [...names.called, ...names.factories, ...names.paths]) assert.match(`a ${name} b`, named);
  assert.match(`/** As of a ${names.called[0].toLowerCase()}. */`, named);
  for (const line of ['presaleInfo { baseToken }', "label: 'Presale rate'", 'paths.home()', 'saleAbi'])
    assert.doesNotMatch(line, named);
});

test('a planted question for the price would be found', () => {
  for (const line of ['sale.shared ? 1 : 2', 'const { price, shared } = sale;', "sale: Pick<Sale, 'price' | 'shared'>"])
    assert.match(line, askedHow);
  assert.doesNotMatch("import { sharedPricing } from './shared/sharedPricing.ts';", askedHow);
});

test('what all kinds of sale share names none [HSE-03]', () => {
  assert.deepEqual(linesWith(named, files), []);
});

test('how a price comes about is asked by pricings and by the parse alone [HSE-03]', () => {
  assert.deepEqual(
    linesWith(
      askedHow,
      files.filter((file) => !isIn(file, PRICING)),
    ),
    [],
  );
});

test('the shell names no area [HSE-07]', () => {
  const area = /\bmf[_-][a-z]/;
  assert.match("remotes.find(({ name }) => name === 'mf_sale')", area);
  assert.deepEqual(
    linesWith(
      area,
      files.filter((file) => file.startsWith('shell/')),
    ),
    [],
  );
});
