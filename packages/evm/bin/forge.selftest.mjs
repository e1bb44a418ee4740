// A failing forge test must give a non-zero exit code; npm's own launcher does not.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const launcher = fileURLToPath(new URL('./forge.mjs', import.meta.url));

/** Exit code of `forge test` on one test whose body is `body`, in a throw-away project and another directory. */
function exitCodeOf(body) {
  const root = mkdtempSync(join(tmpdir(), 'rab-forge-'));
  try {
    mkdirSync(join(root, 'test'));
    writeFileSync(join(root, 'foundry.toml'), '[profile.default]\noffline = true\n');
    const source = `pragma solidity ^0.8.30; contract T { function test_it() external pure { ${body} } }`;
    writeFileSync(join(root, 'test', 'T.t.sol'), source);
    const env = { ...process.env, RAB_FORGE_ROOT: root };
    return spawnSync(process.execPath, [launcher, 'test'], { cwd: tmpdir(), env }).status;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

describe('bin/forge.mjs', () => {
  it('exits 0 when the tests pass', () => assert.equal(exitCodeOf('assert(true);'), 0));
  it('exits with another code when a test fails', () => assert.notEqual(exitCodeOf('assert(false);'), 0));
});
