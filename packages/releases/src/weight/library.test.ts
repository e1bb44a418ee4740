import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const MOST = 12_000;
/** Reading, proving, making ready, sending and following of locks. */
const LOCKS = 'getLockRecord, getLockProof, lockAct, lockManyAct, unlockAct, prepare, send, follow';

/** What a build has that takes these of the library: bytes, gzip, without viem. */
function bundled(names: string): { first: number; later: number; modules: string[] } {
  const command = [join(__dirname, 'bundleLibrary.mjs'), `export { ${names} } from '@rab/sdk';`];
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' }));
}

it('who takes locks alone of the library loads at most 12 kB (gzip, without viem), no sale and no React [SDK-01]', () => {
  const { first, later, modules } = bundled(LOCKS);
  expect(modules).toContainEqual(expect.stringContaining('sdk/src/locks/lockActs.ts'));
  expect(modules.filter((name) => /\/sales\/|node_modules\/(?:\.pnpm\/)?(?:react|wagmi|@tanstack)/.test(name))).toEqual(
    [],
  );
  expect(first).toBeLessThanOrEqual(MOST);
  // the sentences of all errors, which come with the first failure
  expect(later).toBeGreaterThan(0);
});
