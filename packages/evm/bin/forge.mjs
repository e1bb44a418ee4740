#!/usr/bin/env node
// Runs the real forge binary with the true exit code (npm's `.bin/forge` always exits 0), rooted at this package
// whatever directory it is called from.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const arch = process.arch === 'x64' ? 'amd64' : process.arch;
const platform = `${process.platform}-${arch}`;
const binaryName = process.platform === 'win32' ? 'forge.exe' : 'forge';

/** @returns {string} the forge executable inside npm's platform package */
function forgeBinary() {
  const here = createRequire(import.meta.url);
  const launcher = createRequire(here.resolve('@foundry-rs/forge/package.json'));
  const manifest = launcher.resolve(`@foundry-rs/forge-${platform}/package.json`);
  return join(dirname(manifest), 'bin', binaryName);
}

const result = spawnSync(forgeBinary(), process.argv.slice(2), {
  cwd: process.env.RAB_FORGE_ROOT ?? root,
  stdio: 'inherit',
  env: {
    ...process.env,
    FOUNDRY_SOLC: join(root, 'bin', 'solc.cjs'),
    FOUNDRY_DISABLE_NIGHTLY_WARNING: '1',
  },
});
if (result.error) {
  console.error(`forge cannot run: ${result.error.message}`);
}
process.exit(result.status ?? 1);
