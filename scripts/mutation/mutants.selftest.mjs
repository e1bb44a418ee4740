// The mutants are what they say: each operator makes its changes, and only one that is switched on has an effect [HSE-05].
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import { mutantsOf } from './mutants.mjs';
import { keyOf, withMutants } from './withMutants.mjs';

const { transformSync } = createRequire(import.meta.url)('@swc/core');
const FILE = 'packages/sample/src/sample.ts';
const TEXT = `import { far } from './far.ts';
const STEPS = ['first', 'last'] as const;
export type Step = (typeof STEPS)[number] | 'none';
export const notes: string[] = [];
export function price(amount: bigint, rate: number, isNew = true): string {
  if (amount < 10n && !far(amount)) return 'small';
  if (isNew) notes.push(\`new \${rate}\`);
  const named = STEPS.filter((step) => step !== 'first').at(0) ?? ('none' satisfies Step);
  return named + String(left(Number(amount), rate)) + (notes?.at(-1)?.length ?? 0);
}
const left = (one: number, other: number) => one - other;
`;
const mutants = mutantsOf(FILE, TEXT);

const compiled = (source) =>
  transformSync(withMutants(FILE, source), {
    filename: 'sample.ts',
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  }).code;

/** What the sample's \`price\` answers with one of its mutants on, and what it noted. */
function answer(mutant, ...given) {
  const code = compiled(TEXT);
  const module = { exports: {} };
  const env = mutant ? { RAB_MUTANT: keyOf(mutant) } : {};
  new Function('exports', 'require', 'process', code)(module.exports, () => ({ far: (n) => n > 5n }), { env });
  return [module.exports.price(...given), module.exports.notes];
}
const named = (change) => mutants.find(({ name }) => name.endsWith(change));

it('every operator makes its mutants', () => {
  const changes = mutants.map(({ operator, name }) => `${operator}: ${name.split(`${operator}: `)[1]}`);
  for (const change of [
    "element left out: ['first', 'last'] -> ['first']",
    'text: \'first\' -> "first¿"',
    'truth: true -> false',
    'half left out: amount < 10n && !far(amount) -> amount < 10n',
    'half left out: amount < 10n && !far(amount) -> !far(amount)',
    'boundary: amount < 10n -> amount <= 10n',
    'number: 10n -> 11n',
    'not: !far(amount) -> far(amount)',
    'condition: isNew -> !(isNew)',
    `statement removed: notes.push(\`new \${rate}\`);`,
    `text: \`new \${rate}\` -> \`new \${rate}¿\``,
    "method removed: STEPS.filter((step) => step !== 'first') -> STEPS",
    "equality: step !== 'first' -> step === 'first'",
    'arguments swapped: left(Number(amount), rate) -> left(rate, Number(amount))',
    'arithmetic: one - other -> one + other',
  ])
    assert.ok(changes.includes(change), change);
});

it('types, sources of imports, and texts that are compared have none', () => {
  assert.deepEqual(
    mutants.filter(({ name }) => /far\.ts|'none' \||text: 'first' -> .*\(2\)/.test(name)),
    [],
  );
});

it('the cases of a plural have none, its number has', () => {
  const names = mutantsOf(
    'a.ts',
    "export const days = (n: number) => plural(n + 1, { one: '# day', other: '# days' });",
  ).map(({ operator }) => operator);
  assert.deepEqual([...new Set(names)].sort(), ['arithmetic', 'number']);
});

it('without one that is on a source does what it did', () => {
  assert.deepEqual(answer(null, 4n, 1), ['small', []]);
  assert.deepEqual(answer(null, 12n, 2), ['last105', ['new 2']]);
});

it('an else stays with its if, also where neither has braces', () => {
  const source =
    'export function pick(a: boolean, to: string[]) { if (a) to.push("yes"); else to.push("no"); return to; }';
  const module = { exports: {} };
  new Function('exports', 'process', compiled(source))(module.exports, { env: {} });
  assert.deepEqual([module.exports.pick(true, []), module.exports.pick(false, [])], [['yes'], ['no']]);
});

it('one that is on has its own effect and no other', () => {
  assert.deepEqual(answer(named('amount < 10n -> amount <= 10n'), 12n, 2), answer(null, 12n, 2));
  assert.deepEqual(answer(named('!far(amount) -> far(amount)'), 4n, 1)[0], 'last35');
  assert.deepEqual(answer(named(`statement removed: notes.push(\`new \${rate}\`);`), 12n, 2), ['last100', []]);
  assert.deepEqual(answer(named('one - other -> one + other'), 12n, 2)[0], 'last145');
  assert.deepEqual(answer(named('left(rate, Number(amount))'), 12n, 2)[0], 'last-105');
});

it('a mutant keeps its name when lines move', () => {
  const moved = mutantsOf(FILE, `// more\n\n${TEXT}`);
  assert.deepEqual(
    moved.map(({ name }) => name),
    mutants.map(({ name }) => name),
  );
});

it('a long text is named by its beginning and its digest, one of 160 characters in full', () => {
  const nameOf = (text) => mutantsOf(FILE, `export const said = '${text}';`)[0].name;
  const begun = 'a'.repeat(158);
  assert.ok(nameOf(begun).includes(`text: '${begun}' -> `));
  const [one, other] = [nameOf(`${begun}one`), nameOf(`${begun}two`)];
  assert.ok(one.length < 420, one);
  assert.notEqual(one, other);
});
