import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DeploymentError, readDeployments } from '@rab/evm/deploy';
import { writeDescriptors } from './writeDescriptors.ts';

const USAGE = `pnpm descriptors [--deployments FILE --url URL --out FOLDER]

Writes packages/deployment/registry: how a wallet words each call of our contracts (ERC-7730), bound to no address.
  --deployments  a deployments.json: binds them to the addresses in it, for a pull request to the public registry
  --url          the platform's address, for people who want to know more
  --out          where to write these: the folder gets registry/rab-launchpad`;

const COMMITTED = fileURLToPath(new URL('../../', import.meta.url));

/** Writes the descriptors. */
function main(): void {
  const { values } = parseArgs({
    options: { deployments: { type: 'string' }, url: { type: 'string' }, out: { type: 'string' } },
  });
  const { deployments, url, out } = values;
  if (!deployments && !url && !out) {
    writeDescriptors(COMMITTED, {});
    return;
  }
  if (!deployments || !url || !out) throw new DeploymentError(USAGE);
  if (!existsSync(deployments)) throw new DeploymentError(`There is no ${deployments}.`);
  writeDescriptors(out, readDeployments(deployments), url);
}

try {
  main();
} catch (error) {
  console.error(error instanceof DeploymentError ? error.message : error);
  process.exitCode = 1;
}
