#!/usr/bin/env node
// Coverage of the contracts by the tests, and a failure when it is below the bars: every line and function, 95 % of the
// branches. Few runs: coverage needs no luck. Gas tests are left out: unoptimized code costs more.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const forge = (args) => {
  const env = { ...process.env, FOUNDRY_FUZZ_RUNS: '64', FOUNDRY_INVARIANT_RUNS: '8' };
  const { status } = spawnSync(process.execPath, [join(root, 'bin/forge.mjs'), ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
};
// a test reads the compiled locker
forge(['build']);
forge(['coverage', '--no-match-path', 'test/gas/*', '--report', 'lcov']);

/** Found and hit numbers of an lcov record: `LF`, `LH` lines, `FNF`, `FNH` functions, `BRF`, `BRH` branches. */
const total = { LF: 0, LH: 0, FNF: 0, FNH: 0, BRF: 0, BRH: 0 };
const missing = [];
for (const record of readFileSync(join(root, 'lcov.info'), 'utf8').split('end_of_record')) {
  const file = record.match(/^SF:(.*)$/m)?.[1];
  // the stable token of the local stack is no part of the product
  if (!file?.startsWith('src/') || file.startsWith('src/local/')) continue;
  for (const key of Object.keys(total))
    total[key] += Number(record.match(new RegExp(`^${key}:(\\d+)$`, 'm'))?.[1] ?? 0);
  for (const [, line] of record.matchAll(/^DA:(\d+),0/gm)) missing.push(`${file}:${line}`);
  for (const [, name] of record.matchAll(/^FNDA:0,(.*)$/gm)) missing.push(`${file}: ${name}`);
}
const share = (hit, found) => `${hit} of ${found} (${((hit / found) * 100).toFixed(2)} %)`;
console.log(`lines ${share(total.LH, total.LF)}`);
console.log(`functions ${share(total.FNH, total.FNF)}`);
console.log(`branches ${share(total.BRH, total.BRF)}`);
if (missing.length > 0) console.error(`Not covered:\n${missing.join('\n')}`);
process.exit(missing.length === 0 && total.BRH >= total.BRF * 0.95 ? 0 : 1);
