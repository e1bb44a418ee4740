import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '@rab/devnet/options';
import { ENGINES_MISSING } from './engines/engines.ts';
import { isKeptRunning } from './startStack.ts';

/** Before any worker starts its stack: what all of them serve is built, once. */
export default async function buildOnce(): Promise<void> {
  if (ENGINES_MISSING.length > 0)
    console.log(`Not installed here, their scenarios are left out: ${ENGINES_MISSING.join(', ')} (of Debian).`);
  if (await isKeptRunning()) return;
  const { status } = spawnSync(process.execPath, ['scripts/start.mjs', '--build-only'], {
    cwd: WORKSPACE,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('What the scenarios need could not be built: see the lines above.');
}
