// Type tests are files `*.test-d.ts(x)`: what must not compile is under `@ts-expect-error`. This proves that the types step
// would notice one that has stopped proving anything: each planted file is compiled by the house's own tsconfig.json.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CALL = `const abi = [
  { type: 'function', name: 'deposit', stateMutability: 'payable', inputs: [{ type: 'uint256' }], outputs: [] },
] as const;
type Name = (typeof abi)[number]['name'];
declare function call(functionName: Name, args: readonly [bigint]): void;
`;

/** Compiles one file as the types step would. */
function compile(name, source) {
  const root = mkdtempSync(join(tmpdir(), 'rab-types-'));
  try {
    for (const file of ['tsconfig.json', 'tsconfig.base.json']) copyFileSync(join(ROOT, file), join(root, file));
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    mkdirSync(join(root, 'packages/planted/src'), { recursive: true });
    writeFileSync(join(root, 'packages/planted/src', name), source);
    const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stdout };
  } finally {
    rmSync(root, { recursive: true });
  }
}

for (const extension of ['ts', 'tsx']) {
  const name = `planted.test-d.${extension}`;

  test(`${name}: wrong calls that are expected pass`, () => {
    const wrong = ["call('depositt', [1n]);", "call('deposit', ['1']);", "call('deposit', []);"];
    const { status, stdout } = compile(
      name,
      `${CALL}${wrong.map((each) => `// @ts-expect-error\n${each}`).join('\n')}\n`,
    );
    assert.equal(stdout, '');
    assert.equal(status, 0);
  });

  test(`${name}: a wrong call that nobody expects fails`, () => {
    const { status, stdout } = compile(name, `${CALL}call('depositt', [1n]);\n`);
    assert.match(
      stdout,
      /error TS2345: Argument of type '"depositt"' is not assignable to parameter of type '"deposit"'/,
    );
    assert.notEqual(status, 0);
  });

  test(`${name}: an expected mistake that compiles fails`, () => {
    const { status, stdout } = compile(name, `${CALL}// @ts-expect-error\ncall('deposit', [1n]);\n`);
    assert.match(stdout, /error TS2578: Unused '@ts-expect-error' directive/);
    assert.notEqual(status, 0);
  });
}
