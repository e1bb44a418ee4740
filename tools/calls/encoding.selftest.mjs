// Calls are encoded by their types [HSE-02]: what viem encodes is checked against its ABI, so that a function, an argument or a
// field of a struct that is not there does not compile. A cast would switch that off.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENCODERS =
  /\b(?:encodeFunctionData|encodeDeployData|prepareEncodeFunctionData|encodeCall|encodeRead|contractCall)\(/g;
/** `as const` does not count. */
const CAST = /\bas (?:never|any|unknown)\b/;

/** The text between an opening bracket, which ends at `start`, and its closing one. */
function inBrackets(text, start) {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end += 1) depth += { '(': 1, ')': -1 }[text[end]] ?? 0;
  return text.slice(start, end - 1);
}

/** The arguments of encoders in a source that are cast. */
const untypedIn = (source) =>
  [...source.matchAll(ENCODERS)]
    .map(({ index, 0: call }) => inBrackets(source, index + call.length))
    .filter((given) => CAST.test(given));

test('a cast is found anywhere in the arguments, but not `as const` or casts outside the arguments', () => {
  assert.deepEqual(untypedIn('const x = encodeFunctionData({ abi, args: f(1) } as never);'), [
    '{ abi, args: f(1) } as never',
  ]);
  assert.equal(untypedIn('encodeDeployData({\n  abi,\n  args: [to as unknown as Hex],\n})').length, 1);
  assert.equal(untypedIn('contractCall({ ...(call as any) })').length, 1);
  assert.deepEqual(untypedIn('encodeFunctionData({ abi, args: [1n] as const }); f(x as never)'), []);
});

test('no call in the sources is encoded past its types [HSE-02]', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !/\.test-d\.tsx?$/.test(file) && existsSync(join(ROOT, file)));
  const sources = files.map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
  const encoding = sources.filter(({ source }) => source.match(ENCODERS));
  assert.ok(encoding.length > 20);
  assert.deepEqual(
    encoding.flatMap(({ file, source }) => untypedIn(source).map((given) => `${file}: ${given}`)),
    [],
    'Give the ABI, the function and the arguments in their own types: `contractCall` says what is wrong.',
  );
});
