import { parseArgs } from 'node:util';
import { DeploymentError } from '@rab/evm/deploy';
import { createPublicClient, http } from 'viem';
import { describeVerification, verify } from './verify.ts';

const USAGE = `pnpm verify --rpc URL --deployments FILE_OR_URL [--json]

  --rpc          a node of the chain, best one of your own
  --deployments  the deployments.json that the platform publishes; its sources are expected next to it
  --json         prints what was compared as JSON`;

/** Compares a chain with what is published of it and with this checkout; exit code 0 only where all of it is the same. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rpc: { type: 'string' }, deployments: { type: 'string' }, json: { type: 'boolean' } },
  });
  const { rpc, deployments, json } = values;
  if (!rpc || !deployments) throw new DeploymentError(USAGE);
  const verification = await verify(createPublicClient({ transport: http(rpc) }), deployments);
  console.log(json ? JSON.stringify(verification, null, 2) : describeVerification(verification).join('\n'));
  process.exitCode = verification.isSame ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof DeploymentError ? error.message : error);
  process.exitCode = 2;
});
